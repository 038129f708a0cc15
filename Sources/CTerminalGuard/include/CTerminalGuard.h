/* The terminal's modes, and their restoration on every way out of the program.
 *
 * Whatever ends the program, a normal exit, a signal or a crash, the terminal is left as it was
 * found. All state is in C because it must be reached from signal handlers, which may call only
 * async-signal-safe functions. */
#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stdbool.h>
#include <stdint.h>

/* Makes the terminal raw and then writes `enter` to it; from now on every way out writes the
 * restoring sequence and puts the old modes back. When the terminal is raw already, as after a
 * stop that could not be caught, the raw modes are set again. Returns 0, or errno. */
int terminal_guard_enter(const char *enter);

/* Every way out from now on removes this file, too. To be called before the modes are entered. */
void terminal_guard_own_file(const char *path);

/* Leaves the modes; does nothing when they were neither entered nor lent. Async-signal-safe. */
void terminal_guard_leave(void);

/* Another part of the program, as readline, changes the modes from now on: a signal that ends the
 * program, and a crash, put them back. */
void terminal_guard_lend_modes(void);

/* The other part has put the modes back itself. */
void terminal_guard_take_back_modes(void);

/* Whether the terminal is raw, so that one may draw. */
bool terminal_guard_is_active(void);

/* Whether the program is in the foreground of its terminal. */
bool terminal_guard_is_foreground(void);

/* Leaves the modes and stops the program with its whole process group, as Ctrl-Z does; nothing
 * when SIGTSTP is ignored. */
void terminal_guard_suspend(void);

/* Stops the process group that uses its terminal from the background. */
void terminal_guard_stop_in_background(void);

/* How long the program had not had the terminal when it entered last, in nanoseconds; 0 when it
 * is not known. */
uint64_t terminal_guard_time_away(void);

/* What is written to standard error when the program crashes. Copied; at most 255 bytes. */
void terminal_guard_set_crash_message(const char *message);

/* Gives the calling thread a stack on which the crash handler can run when the thread's own is
 * used up. Cheap when the thread has one already. */
void terminal_guard_cover_thread(void);

/* From now on a signal is one byte, its number, in a pipe, and does nothing else. Returns the
 * pipe's reading end, or -1 with errno. A signal that was ignored when the program started, as
 * `nohup` has SIGHUP ignored, stays ignored. */
int terminal_guard_note_signals(const int *numbers, int count);

/* Lets the signals do again what they do by themselves. */
void terminal_guard_forget_signals(const int *numbers, int count);

/* The sequence that undoes every mode mathbot may set. */
const char *terminal_guard_restoring_sequence(void);

#endif
