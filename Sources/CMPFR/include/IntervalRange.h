#ifndef INTERVAL_RANGE_H
#define INTERVAL_RANGE_H

#include "Interval.h"

/// Intervals as the values that a variable takes, rather than as what is known of one number.
///
/// As in `Interval.h`, the first argument of a function that returns nothing receives the result
/// at its own precision, rounded outwards, and is none of the others.

void interval_set(interval *_Nonnull x, const interval *_Nonnull a);
/// The lower end alone, rounded outwards.
void interval_set_low(interval *_Nonnull x, const interval *_Nonnull a);
/// The upper end alone, rounded outwards.
void interval_set_high(interval *_Nonnull x, const interval *_Nonnull a);
/// One number of the bounded interval, so far from the lower end, as a share of the width.
void interval_set_inner(interval *_Nonnull x, const interval *_Nonnull a, double share);
/// All numbers.
void interval_set_all(interval *_Nonnull x);
/// From the lowest end of the two to the highest one.
void interval_hull(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
/// The numbers of both; false if there are none.
bool interval_meet(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
/// The numbers from the lower end of a on.
void interval_upwards(interval *_Nonnull x, const interval *_Nonnull a);
/// The numbers up to the upper end of a.
void interval_downwards(interval *_Nonnull x, const interval *_Nonnull a);

void interval_subtract(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
/// Where b has zero as an end, an end of the result is infinite; nothing is known if zero is inside.
void interval_divide(
    interval *_Nonnull x, const interval *_Nonnull a, const interval *_Nonnull b);
/// The root of the numbers in a that are not negative.
void interval_root(interval *_Nonnull x, const interval *_Nonnull a, unsigned long degree);
void interval_magnitude(interval *_Nonnull x, const interval *_Nonnull a);
/// The greatest whole numbers that are not above those in a.
void interval_round_down(interval *_Nonnull x, const interval *_Nonnull a);
/// The sines of all numbers in a, no wider than they are.
void interval_sine_range(interval *_Nonnull x, const interval *_Nonnull a);
/// The cosines of all numbers in a, no wider than they are.
void interval_cosine_range(interval *_Nonnull x, const interval *_Nonnull a);
/// The arccosines of the numbers in a from −1 to 1.
void interval_arccosine(interval *_Nonnull x, const interval *_Nonnull a);
void interval_hyperbolic_sine(interval *_Nonnull x, const interval *_Nonnull a);
void interval_hyperbolic_cosine(interval *_Nonnull x, const interval *_Nonnull a);
void interval_hyperbolic_tangent(interval *_Nonnull x, const interval *_Nonnull a);
void interval_inverse_hyperbolic_sine(interval *_Nonnull x, const interval *_Nonnull a);
/// Of the numbers in a from 1 on.
void interval_inverse_hyperbolic_cosine(interval *_Nonnull x, const interval *_Nonnull a);
/// Of the numbers in a from −1 to 1.
void interval_inverse_hyperbolic_tangent(interval *_Nonnull x, const interval *_Nonnull a);

/// The sign of the lower end less the number.
int interval_compare_low(const interval *_Nonnull a, long number);
/// The sign of the upper end less the number.
int interval_compare_high(const interval *_Nonnull a, long number);
/// All of a is below all of b.
bool interval_is_below(const interval *_Nonnull a, const interval *_Nonnull b);
/// The sign of the lower end of a less that of b.
int interval_compare_lows(const interval *_Nonnull a, const interval *_Nonnull b);
/// The interval lies within a and has no end in common with it.
bool interval_is_inside(const interval *_Nonnull x, const interval *_Nonnull a);
/// The width of a is below the share of that of b.
bool interval_is_narrower(
    const interval *_Nonnull a, const interval *_Nonnull b, double share);
/// Both ends are the same number.
bool interval_is_point(const interval *_Nonnull a);
/// The ends of a bounded interval as fractions.
void interval_get_ends(
    const interval *_Nonnull a, big_fraction *_Nonnull low, big_fraction *_Nonnull high);

#endif
