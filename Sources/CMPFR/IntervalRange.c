#include "IntervalRange.h"

#include <mpfr.h>

#include "BigFractionLayout.h"
#include "IntervalLayout.h"

void interval_set(interval *x, const interval *a) {
  mpfr_set(x->low, a->low, DOWN);
  mpfr_set(x->high, a->high, UP);
}

void interval_set_low(interval *x, const interval *a) {
  mpfr_set(x->low, a->low, DOWN);
  mpfr_set(x->high, a->low, UP);
}

void interval_set_high(interval *x, const interval *a) {
  mpfr_set(x->low, a->high, DOWN);
  mpfr_set(x->high, a->high, UP);
}

void interval_set_inner(interval *x, const interval *a, double share) {
  mpfr_sub(x->low, a->high, a->low, DOWN);
  mpfr_mul_d(x->low, x->low, share, DOWN);
  mpfr_add(x->low, x->low, a->low, MPFR_RNDN);
  if (mpfr_less_p(x->low, a->low)) mpfr_set(x->low, a->low, UP);
  if (mpfr_greater_p(x->low, a->high)) mpfr_set(x->low, a->high, DOWN);
  mpfr_set(x->high, x->low, UP);
}

void interval_set_all(interval *x) { interval_forget(x); }

void interval_hull(interval *x, const interval *a, const interval *b) {
  mpfr_min(x->low, a->low, b->low, DOWN);
  mpfr_max(x->high, a->high, b->high, UP);
}

bool interval_meet(interval *x, const interval *a, const interval *b) {
  mpfr_max(x->low, a->low, b->low, DOWN);
  mpfr_min(x->high, a->high, b->high, UP);
  return mpfr_lessequal_p(x->low, x->high);
}

void interval_upwards(interval *x, const interval *a) {
  mpfr_set(x->low, a->low, DOWN);
  mpfr_set_inf(x->high, 1);
}

void interval_downwards(interval *x, const interval *a) {
  mpfr_set_inf(x->low, -1);
  mpfr_set(x->high, a->high, UP);
}

int interval_compare_low(const interval *a, long number) { return mpfr_cmp_si(a->low, number); }

int interval_compare_high(const interval *a, long number) {
  return mpfr_cmp_si(a->high, number);
}

bool interval_is_below(const interval *a, const interval *b) {
  return mpfr_less_p(a->high, b->low);
}

int interval_compare_lows(const interval *a, const interval *b) {
  return mpfr_cmp(a->low, b->low);
}

bool interval_is_inside(const interval *x, const interval *a) {
  return mpfr_less_p(a->low, x->low) && mpfr_less_p(x->high, a->high);
}

bool interval_is_narrower(const interval *a, const interval *b, double share) {
  mpfr_t first, second;
  mpfr_inits2(53, first, second, (mpfr_ptr)0);
  mpfr_sub(first, a->high, a->low, UP);
  mpfr_sub(second, b->high, b->low, DOWN);
  mpfr_mul_d(second, second, share, DOWN);
  bool is_narrower = mpfr_less_p(first, second);
  mpfr_clears(first, second, (mpfr_ptr)0);
  return is_narrower;
}

bool interval_is_point(const interval *a) { return mpfr_equal_p(a->low, a->high); }

// Nearer to zero than two to minus this no end is told: as a fraction it would have more bits than
// there is room or time for, such as a thousand million in e^(-1/x^6) near zero.
static const long least_exponent = -100000;

// An end as a fraction, away from the other one where it is too near to zero: the side is -1 or 1.
static void get_end(mpq_t end, mpfr_srcptr a, int side) {
  if (mpfr_zero_p(a) || mpfr_get_exp(a) >= least_exponent) {
    mpfr_get_q(end, a);
    return;
  }
  mpq_set_si(end, mpfr_sgn(a) == side ? side : 0, 1);
  mpq_div_2exp(end, end, -least_exponent);
}

void interval_get_ends(const interval *a, big_fraction *low, big_fraction *high) {
  get_end(low->value, a->low, -1);
  get_end(high->value, a->high, 1);
}
