#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A program of somebody else's in Python: example.py LIBRARY plays a whole game of each kind by chance, and takes it
back. Of a function, ctypes must be told what it returns where that is no int, and what it takes."""
import ctypes
import random
import sys
import threading
from ctypes import POINTER, byref, c_bool, c_char, c_char_p, c_int, c_size_t, c_uint64, c_void_p

library = ctypes.CDLL(sys.argv[1])
for name, returns, *takes in [
    ("version", c_char_p),
    ("game_name", c_char_p, c_size_t),
    ("solver_new", c_void_p, c_uint64, c_size_t),
    ("solver_free", None, c_void_p),
    ("solver_stop", None, c_void_p),
    ("solver_resume", None, c_void_p),
    ("code_values", c_int, c_void_p, c_char_p, POINTER(c_uint64), c_size_t),
    ("position_open", c_void_p, c_char_p, c_char_p, c_int, c_bool, c_char_p, c_size_t),
    ("position_close", None, c_void_p),
    ("position_copy", c_void_p, c_void_p),
    ("position_print", c_char_p, c_void_p),
    ("position_moves", c_char_p, c_void_p, c_size_t),
    ("position_play", c_char_p, c_void_p, c_char_p),
    ("position_undo", c_bool, c_void_p),
    ("position_mover", c_int, c_void_p),
    ("position_winner", c_int, c_void_p),
    ("position_outcome", c_int, c_void_p, c_void_p, POINTER(c_char)),
]:
    function = getattr(library, "nimm_" + name)
    function.restype, function.argtypes = returns, takes
    globals()[name] = function

why, outcome = ctypes.create_string_buffer(200), c_char()
assert not position_open(b"kayles", b"ii-iii", 1, False, why, len(why)) and why.value.startswith(b'"ii-iii" is not')
solver, games = solver_new(100000, 0), 0
values = (c_uint64 * 12)()
assert version().count(b".") == 2
assert code_values(solver, b"0.77", values, 12) == 0 and list(values) == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]
while game := game_name(games):
    position = position_open(game, None, 1, False, why, len(why))
    assert position, why.value
    start, played = position_print(position), 0
    copy = position_copy(position)
    while moves := position_moves(position, 1000).splitlines():
        assert not position_play(position, random.choice(moves)), moves
        played += 1
    assert position_winner(position) in (0, 3 - position_mover(position)), game
    assert position_outcome(position, solver, byref(outcome)) == 0 and outcome.value in b"PD", game
    while position_undo(position):
        played -= 1
    assert played == 0 and position_print(position) == start == position_print(copy), game
    position_close(position)
    position_close(copy)
    games += 1
solver_free(solver)

# A search that would take hours, until another thread stops it.
position, solver = position_open(b"kayles", b"200", 1, True, None, 0), solver_new(2**64 - 1, 2**31)
threading.Timer(0.02, solver_stop, [solver]).start()
assert position_outcome(position, solver, byref(outcome)) == 3
solver_resume(solver)
position_close(position)
solver_free(solver)
print("every game: played, taken back")
