#ifndef CMPFR_H
#define CMPFR_H

#include "BigFraction.h"
#include "Interval.h"
#include "IntervalRange.h"

#endif
