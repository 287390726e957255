#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A program of somebody else's in Python: example.py LIBRARY plays a whole game of each kind by chance, and takes it
back. Of a function, ctypes must be told what it returns where that is no int, and what it takes."""
import ctypes
import random
import sys
from ctypes import POINTER, byref, c_bool, c_char, c_char_p, c_int, c_size_t, c_uint64, c_void_p

library = ctypes.CDLL(sys.argv[1])
for name, returns, *takes in [
    ("game_name", c_char_p, c_size_t),
    ("solver_new", c_void_p, c_uint64, c_size_t),
    ("solver_free", None, c_void_p),
    ("position_open", c_void_p, c_char_p, c_char_p, c_int, c_bool, c_char_p, c_size_t),
    ("position_close", None, c_void_p),
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
while game := game_name(games):
    position = position_open(game, None, 1, False, why, len(why))
    assert position, why.value
    start, played = position_print(position), 0
    while moves := position_moves(position, 1000).splitlines():
        assert not position_play(position, random.choice(moves)), moves
        played += 1
    assert position_winner(position) in (0, 3 - position_mover(position)), game
    assert position_outcome(position, solver, byref(outcome)) == 0 and outcome.value in b"PD", game
    while position_undo(position):
        played -= 1
    assert played == 0 and position_print(position) == start, game
    position_close(position)
    games += 1
solver_free(solver)
print("every game: played, taken back")
