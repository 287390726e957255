# make play starts the game, make check runs every test, make help lists the rest.
# Worth setting: CC, CFLAGS, LDFLAGS, B (where to build), WERROR=1, V=1 (show commands), FUZZ_SECONDS.
CFLAGS ?= -O2 -g
B       = build
CMOCKA  = $(B)/cmocka
GCOV    = gcov
FUZZ_SECONDS = 60

WARN     = -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla
SECTIONS = -ffunction-sections -fdata-sections
DROP     = $(if $(filter Darwin,$(shell uname)),-Wl$(,)-dead_strip,-Wl$(,)--gc-sections)
STRICT   = $(if $(filter-out 0 no false,$(CI) $(WERROR)),-Werror)
ALL      = -std=c11 -D_POSIX_C_SOURCE=200809L -Iinclude -Isrc $(WARN) $(STRICT) $(SECTIONS) $(CFLAGS) $(CPPFLAGS)
SANITIZE = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
LINK     = $(CC) $(CFLAGS) $(DROP) $(LDFLAGS)
, := ,

sources  = $(sort $(wildcard $(1)))
objects  = $(patsubst %.c,$(B)/%.o,$(call sources,$(1)))
programs = $(patsubst %.c,$(B)/%,$(call sources,$(1)))
lib      = $(call objects,src/core/*.c src/games/*.c src/play/*.c)
app      = $(call objects,src/ui/*.c src/cli/*.c)
testable = $(filter-out %/cli/main.o,$(app)) $(B)/libnimm.a
tests    = $(call programs,tests/test_*.c)
fuzzers  = $(call programs,tests/fuzz/fuzz_*.c)
benches  = $(call programs,tests/bench/bench_*.c)
say      = @$(if $(V),set -x;,echo '  $(1)';)
again    = +@$(MAKE) --no-print-directory CMOCKA=$(CMOCKA) STRICT=

all: $(B)/nimm $(B)/libnimm.a ## build the game and the library (the default)

$(B)/nimm: $(app) $(B)/libnimm.a
	$(call say,link $@) $(LINK) -o $@ $^

$(B)/libnimm.a: $(lib)
	@rm -f $@
	$(call say,archive $@) $(AR) rcs $@ $^

$(B)/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,compile $<) $(CC) $(ALL) $(EXTRA) -MMD -MP -c -o $@ $<

# Everything is built anew when the compiler or its flags are others than last time.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL)' | cmp -s - $@ || echo '$(CC) $(ALL)' >$@

# A test is one tests/test_*.c with all of the program but its main.
$(tests): $(B)/tests/%: $(B)/tests/%.o $(testable)
	$(call say,link $@) $(LINK) -o $@ $^ @$(CMOCKA)/libs
$(tests:=.o): EXTRA = @$(CMOCKA)/cflags
$(tests:=.o): | $(CMOCKA)/libs

$(CMOCKA)/libs:
	@CC='$(CC)' tests/tools/get-cmocka $(CMOCKA)

# Without libFuzzer, a fuzz target runs the inputs named on its command line, once each.
$(fuzzers): FUZZ_MAIN = $(B)/tests/fuzz/replay.o
$(fuzzers): $(B)/%: $(B)/%.o $(B)/tests/fuzz/replay.o $(testable)
	$(call say,link $@) $(LINK) -o $@ $< $(testable) $(FUZZ_MAIN)

$(benches) $(B)/tests/pty/pty: $(B)/%: $(B)/%.o $(testable)
	$(call say,link $@) $(LINK) -o $@ $^

play: $(B)/nimm ## build the game and start it
	@$(B)/nimm

everything: all $(tests) $(fuzzers) $(benches) $(B)/tests/pty/pty
check: everything ## run every test
	@B=$(B) tests/tools/check $(tests)

lint: all ## look for broken floors, oversized functions and what the analysers find
	@B=$(B) FLAGS='$(ALL)' tests/tools/lint

san: ## run every test with the address and undefined-behaviour sanitizers
	$(again) check B=$(B)/san CFLAGS='$(SANITIZE)'

coverage: ## run every test, then show how much of each floor they reached
	@rm -f $(B)/cov/src/*/*.gcda
	$(again) check B=$(B)/cov CC=gcc CFLAGS='-O0 -g --coverage'
	@GCOV=$(GCOV) tests/tools/coverage $(B)/cov

fuzz: ## feed random inputs to every fuzz target for FUZZ_SECONDS in all (needs clang)
	@tests/tools/fuzz --ready
	$(again) fuzzers B=$(B)/fuzz CC=clang CFLAGS='$(SANITIZE) -fsanitize=fuzzer-no-link' FUZZ_MAIN=-fsanitize=fuzzer
	@B=$(B)/fuzz tests/tools/fuzz $(FUZZ_SECONDS)
fuzzers: $(fuzzers)

bench: all $(benches) ## measure speed and size
	@B=$(B) tests/tools/bench $(benches)

clean: ## remove everything built
	rm -rf $(B)

help: ## show this list
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

.PHONY: all play check lint san coverage fuzz fuzzers everything bench clean help FORCE
.SECONDARY:
-include $(wildcard $(addprefix $(B)/,src/*/*.d tests/*.d tests/*/*.d))
