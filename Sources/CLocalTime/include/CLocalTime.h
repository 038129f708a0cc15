/* The time zone in which the program runs, as the C library knows it.
 *
 * Foundation would need ICU's tables for it, half of the program's size. */
#ifndef CLOCALTIME_H
#define CLOCALTIME_H

#include <stdint.h>

/* By how many seconds the local clock is ahead of UTC at a second counted from the start of 1970. */
int64_t local_utc_offset(int64_t second);

#endif
