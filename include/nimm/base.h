/* SPDX-License-Identifier: MIT */
/* What all headers share: the version, how they declare, and what happens when memory is out. */
#ifndef NIMM_BASE_H
#define NIMM_BASE_H

#define NIMM_VERSION "0.2.0"

/* Around declarations: for C and C++ alike, and seen outside the library. */
#if defined(__GNUC__)
#define NIMM_VISIBLE _Pragma("GCC visibility push(default)")
#define NIMM_HIDDEN  _Pragma("GCC visibility pop")
#else
#define NIMM_VISIBLE
#define NIMM_HIDDEN
#endif
#ifdef __cplusplus
#define NIMM_BEGIN NIMM_VISIBLE extern "C" {
#define NIMM_END                                                                                             \
    }                                                                                                        \
    NIMM_HIDDEN
#else
#define NIMM_BEGIN NIMM_VISIBLE
#define NIMM_END   NIMM_HIDDEN
#endif

NIMM_BEGIN

/* Sets what is called when memory is out; it must not return to go on: exit, abort or longjmp. When it does
 * return, or none was set, the program says "nimm: out of memory" on standard error and calls exit(1). Call
 * it at most once, before any thread. */
void nimm_memory_on_failure(void (*call)(void));

NIMM_END

#endif
