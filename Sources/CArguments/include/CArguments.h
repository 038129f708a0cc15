/* The program's arguments, as its start hands them over.
 *
 * Swift's `CommandLine` looks for them in /proc, and beside the environment in memory: where there
 * is no /proc, and where a preloaded library has moved the environment, it finds none. */
#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/* How many there are, with the program's name; 0 where the start hands over none. */
int arguments_count(void);

/* One of them; the index is from 0 to the count, exclusive. */
const char *_Nonnull arguments_value(int index);

/* A variable of the environment as NAME=VALUE; the index counts from 0, and behind the last one is
 * null. */
const char *_Nullable environment_entry(int index);

#endif
