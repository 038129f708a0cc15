/* Child processes that speak: started with nothing open, and never waited for by who starts them. */
#ifndef CSPEECH_H
#define CSPEECH_H

#include <sys/types.h>

/* Starts `program --language LANGUAGE --rate RATE -- TEXT`; -1 where that fails. */
pid_t speech_say(const char *program, const char *language, const char *rate, const char *text);

/* Starts `program --cancel`; -1 where that fails. */
pid_t speech_cancel(const char *program);

/* Waits for the end of a child, which stays known by its number until it is taken. */
void speech_wait(pid_t child);

/* Takes a child that has ended: its number may be that of another process from now on. */
void speech_take(pid_t child);

#endif
