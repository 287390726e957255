/* SPDX-License-Identifier: MIT */
/* What happens when memory is out. */
#ifndef NIMM_MEMORY_H
#define NIMM_MEMORY_H

/* Sets what is called then; it must not return to go on: exit, abort or longjmp. When it does return, or none
 * was set, the program says "nimm: out of memory" on standard error and calls exit(1). Call it at most once,
 * before any thread. */
void memory_on_failure(void (*handler)(void));

#endif
