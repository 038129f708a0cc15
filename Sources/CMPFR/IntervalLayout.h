#ifndef INTERVAL_LAYOUT_H
#define INTERVAL_LAYOUT_H

#include <mpfr.h>

#include "Interval.h"

struct interval {
  mpfr_t low, high;
};

#define DOWN MPFR_RNDD
#define UP MPFR_RNDU

/// Sets the interval to all numbers.
void interval_forget(interval *x);

#endif
