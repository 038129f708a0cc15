#ifndef INTERVAL_H
#define INTERVAL_H

#include <stdbool.h>

#include "BigFraction.h"

/// Two binary numbers between which a real number lies, the ends included.
///
/// MPFR rounds every function correctly in the direction that is asked for. So a function that
/// rises maps the ends rounded outwards, and the result contains the true value. Where nothing is
/// known the ends are the infinities.
///
/// The first argument of a function that returns nothing receives the result at its own
/// precision; it is none of the others.
typedef struct interval interval;

/// A new interval whose ends have the precision in bits.
interval *_Nonnull interval_new(long precision);
void interval_free(interval *_Nonnull x);

void interval_set_small(interval *_Nonnull x, int64_t numerator, int64_t denominator);
void interval_set_fraction(interval *_Nonnull x, const big_fraction *_Nonnull a);
void interval_set_pi(interval *_Nonnull x);

void interval_negate(interval *_Nonnull x, const interval *_Nonnull a);
void interval_add(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
void interval_multiply(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
/// Nothing is known of a negative power if a contains zero.
void interval_power(interval *_Nonnull x, const interval *_Nonnull a, long exponent);

/// The value of a is known not to be negative, whatever its lower end.
void interval_square_root(interval *_Nonnull x, const interval *_Nonnull a);
void interval_cube_root(interval *_Nonnull x, const interval *_Nonnull a);
void interval_exponential(interval *_Nonnull x, const interval *_Nonnull a);
/// The value of a is known to be above zero, whatever its lower end.
void interval_logarithm(interval *_Nonnull x, const interval *_Nonnull a);
void interval_sine(interval *_Nonnull x, const interval *_Nonnull a);
void interval_cosine(interval *_Nonnull x, const interval *_Nonnull a);
/// The value of a is known to lie between −1 and 1, whatever its ends.
void interval_arcsine(interval *_Nonnull x, const interval *_Nonnull a);
void interval_arctangent(interval *_Nonnull x, const interval *_Nonnull a);

/// −1 or 1 if all of the interval has that sign, otherwise 0.
int interval_sign(const interval *_Nonnull a);
bool interval_is_bounded(const interval *_Nonnull a);
bool interval_contains(const interval *_Nonnull a, const big_fraction *_Nonnull value);
/// The whole interval lies within a, ends included.
bool interval_is_within(const interval *_Nonnull x, const interval *_Nonnull a);
/// An e such that 2^e is not above the size of any number in the interval; the least there is if
/// the interval contains zero.
long interval_least_exponent(const interval *_Nonnull a);
/// The least e such that 2^e is above the size of every number in the interval; the greatest there
/// is if the interval is not bounded.
long interval_exponent(const interval *_Nonnull a);
/// The least e such that 2^e is above the width of a bounded interval.
long interval_width_exponent(const interval *_Nonnull a);

/// The ends of a bounded interval times a power of ten, to the nearest whole number, halves away
/// from zero.
void interval_round(
    const interval *_Nonnull a, long power_of_ten, big_fraction *_Nonnull low,
    big_fraction *_Nonnull high);
/// The ends of a bounded interval, rounded down to whole numbers.
void interval_floor(
    const interval *_Nonnull a, big_fraction *_Nonnull low, big_fraction *_Nonnull high);

#endif
