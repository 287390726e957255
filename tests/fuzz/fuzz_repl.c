/* SPDX-License-Identifier: MIT */
/* Any lines are typed at the prompt: moves and words keep the table in order, what is shown does no
 * harm to a terminal, and the record of the game as it stands at the end is read again as the same
 * game. */
#include "core/text.h"
#include "input.h"

#include "core/scan.h"
#include "ui/repl.h"

enum { LINES = 60, NODES = 200, SCORE_MOST = LINES };

static void show(struct repl *repl) {
    text_fold(&repl->room->out, 80);
    assert_harmless(&repl->room->out);
    text_clear(&repl->room->out);
}

/* No file is written: what is to be saved has a name that no file can have. */
static bool is_saving(struct prompt *prompt, const char *line) {
    const char *rest = line;
    if (!token_is_any(scan_token(&rest, ""), "s sa sav save")) return false;
    struct text elsewhere = {0};
    text_addf(&elsewhere, "save /dev/null/%s", rest + strspn(rest, " \t"));
    prompt_obey(prompt, text_string(&elsewhere));
    text_free(&elsewhere);
    return true;
}

static void is_in_order(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    assert(session->played <= session->recorded && session->game == repl->next.game);
    assert(repl->table.state != REPL_OVER || session_is_over(session));
    assert(strcmp(repl->table.record.players[0].name, repl->table.record.players[1].name) != 0);
    for (unsigned seat = 0; seat < 2; seat++) {
        assert(text_characters(repl->table.record.players[seat].name) <= NAME_MOST &&
               repl->table.record.players[seat].name[0] != '\0');
        assert(repl->table.record.players[seat].level >= LEVEL_BEGINNER &&
               repl->table.record.players[seat].level <= PLAYER_PERFECT &&
               repl->table.record.score[seat] <= SCORE_MOST);
    }
}

/* As terminal_ask trims a line. */
static const char *trimmed(char *line) {
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r\v\f", line[length - 1])) line[--length] = '\0';
    return line + strspn(line, " \t\r\v\f");
}

static void type(struct prompt *prompt, const char *line) {
    struct repl *repl = prompt->user;
    text_clear(&repl->room->terminal.line);
    text_add(&repl->room->terminal.line, line);
    if (!is_saving(prompt, line)) prompt_obey(prompt, line);
    if (session_is_over(&repl->table.record.session) && repl->table.state != REPL_OVER)
        repl_count_game(repl);
    if (!session_is_over(&repl->table.record.session) &&
        repl->table.record.players[session_mover(&repl->table.record.session)].computer)
        repl_computer_moves(repl);
    repl_show_board(repl);
    show(repl);
    is_in_order(repl);
}

static void record_is_read_again(const struct repl *repl) {
    struct record again;
    struct text written = {0}, rewritten = {0}, why = {0};
    if (record_print(&repl->table.record, &written, &why)) {
        bool good = record_read(&again, text_string(&written), written.length, &why);
        assert(good);
        good = record_print(&again, &rewritten, &why);
        assert(good && strcmp(text_string(&written), text_string(&rewritten)) == 0);
        record_free(&again);
    }
    text_free(&written);
    text_free(&rewritten);
    text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *lines = input_string(data, size), *at = lines;
    struct dialogue room = {.solver = nimm_solver_new(NODES, 1 << 20)};
    struct repl repl = {.asked.hints = true,
                        .table.record.players = {{.name = "Ada", .level = PLAYER_PERFECT},
                                                 {.name = "Charles", .level = LEVEL_MEDIUM}},
                        .random = random_from_seed(1),
                        .room = &room};
    struct prompt prompt = repl_prompt(&repl);
    struct text why = {0};
    repl.position = game_new("nim", &repl.next.game, &why);
    if (lines && room.solver) {
        repl_begin_game(&repl);
        for (int i = 0; at && i < LINES && !prompt.left; i++) {
            char *line = input_line(&at);
            type(&prompt, trimmed(line));
        }
        record_is_read_again(&repl);
    }
    repl_free(&repl);
    dialogue_close(&room);
    free(lines);
    scratch_forget(0);
    return 0;
}
