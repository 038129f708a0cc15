#include "Interval.h"

#include <mpfr.h>
#include <stdlib.h>

#include "BigFractionLayout.h"
#include "IntervalLayout.h"

interval *interval_new(long precision) {
  interval *x = malloc(sizeof *x);
  if (!x) abort();
  mpfr_init2(x->low, precision);
  mpfr_init2(x->high, precision);
  return x;
}

void interval_free(interval *x) {
  mpfr_clear(x->low);
  mpfr_clear(x->high);
  free(x);
}

void interval_forget(interval *x) {
  mpfr_set_inf(x->low, -1);
  mpfr_set_inf(x->high, 1);
}

/// An end that is not a number, such as infinity times zero, means that nothing is known.
static void settle(interval *x) {
  if (mpfr_nan_p(x->low) || mpfr_nan_p(x->high)) interval_forget(x);
}

void interval_set_small(interval *x, int64_t numerator, int64_t denominator) {
  mpfr_set_si(x->low, numerator, DOWN);
  mpfr_set_si(x->high, numerator, UP);
  if (denominator == 1) return;
  // A numerator that was cut to the precision is still below, or above, the true one.
  mpfr_div_si(x->low, x->low, denominator, DOWN);
  mpfr_div_si(x->high, x->high, denominator, UP);
}

void interval_set_fraction(interval *x, const big_fraction *a) {
  mpfr_set_q(x->low, a->value, DOWN);
  mpfr_set_q(x->high, a->value, UP);
}

void interval_set_pi(interval *x) {
  mpfr_const_pi(x->low, DOWN);
  mpfr_const_pi(x->high, UP);
}

void interval_negate(interval *x, const interval *a) {
  mpfr_neg(x->low, a->high, DOWN);
  mpfr_neg(x->high, a->low, UP);
}

void interval_add(interval *x, const interval *a, const interval *b) {
  mpfr_add(x->low, a->low, b->low, DOWN);
  mpfr_add(x->high, a->high, b->high, UP);
  settle(x);
}

/// Widens x so that it contains the product of two ends.
static void include_product(interval *x, mpfr_srcptr a, mpfr_srcptr b, mpfr_ptr product) {
  mpfr_mul(product, a, b, DOWN);
  if (mpfr_nan_p(product)) mpfr_set_nan(x->low);
  if (mpfr_less_p(product, x->low)) mpfr_set(x->low, product, DOWN);
  mpfr_mul(product, a, b, UP);
  if (mpfr_greater_p(product, x->high)) mpfr_set(x->high, product, UP);
}

void interval_multiply(interval *x, const interval *a, const interval *b) {
  if (mpfr_sgn(a->low) > 0 && mpfr_sgn(b->low) > 0) {
    mpfr_mul(x->low, a->low, b->low, DOWN);
    mpfr_mul(x->high, a->high, b->high, UP);
    return;
  }
  mpfr_t product;
  mpfr_init2(product, mpfr_get_prec(x->low));
  mpfr_set_inf(x->low, 1);
  mpfr_set_inf(x->high, -1);
  include_product(x, a->low, b->low, product);
  include_product(x, a->low, b->high, product);
  include_product(x, a->high, b->low, product);
  include_product(x, a->high, b->high, product);
  mpfr_clear(product);
  settle(x);
}

/// The power of an interval above zero.
static void power_of_positive(interval *x, mpfr_srcptr low, mpfr_srcptr high, long exponent) {
  mpfr_pow_si(x->low, exponent < 0 ? high : low, exponent, DOWN);
  mpfr_pow_si(x->high, exponent < 0 ? low : high, exponent, UP);
}

/// The power of an interval below zero; the sizes of the ends are the powers of their sizes.
static void power_of_negative(interval *x, const interval *a, long exponent) {
  bool is_even = exponent % 2 == 0;
  bool swaps = is_even != (exponent < 0);
  mpfr_pow_si(x->low, swaps ? a->high : a->low, exponent, DOWN);
  mpfr_pow_si(x->high, swaps ? a->low : a->high, exponent, UP);
}

void interval_power(interval *x, const interval *a, long exponent) {
  if (mpfr_sgn(a->low) > 0) return power_of_positive(x, a->low, a->high, exponent);
  if (mpfr_sgn(a->high) < 0) return power_of_negative(x, a, exponent);
  if (exponent < 0) return interval_forget(x);
  bool is_even = exponent % 2 == 0;
  mpfr_srcptr larger = mpfr_cmpabs(a->low, a->high) > 0 ? a->low : a->high;
  if (is_even) {
    mpfr_set_zero(x->low, 1);
  } else {
    mpfr_pow_si(x->low, a->low, exponent, DOWN);
  }
  mpfr_pow_si(x->high, is_even ? larger : a->high, exponent, UP);
}

int interval_sign(const interval *a) {
  return mpfr_sgn(a->low) > 0 ? 1 : mpfr_sgn(a->high) < 0 ? -1 : 0;
}

bool interval_is_bounded(const interval *a) {
  return mpfr_number_p(a->low) && mpfr_number_p(a->high);
}

bool interval_contains(const interval *a, const big_fraction *value) {
  return mpfr_cmp_q(a->low, value->value) <= 0 && mpfr_cmp_q(a->high, value->value) >= 0;
}

bool interval_is_within(const interval *x, const interval *a) {
  return mpfr_lessequal_p(a->low, x->low) && mpfr_lessequal_p(x->high, a->high);
}

static long exponent_of(mpfr_srcptr end) {
  if (mpfr_zero_p(end)) return mpfr_get_emin();
  return mpfr_number_p(end) ? mpfr_get_exp(end) : mpfr_get_emax();
}

long interval_least_exponent(const interval *a) {
  if (interval_sign(a) == 0) return mpfr_get_emin();
  long low = exponent_of(a->low), high = exponent_of(a->high);
  return (low < high ? low : high) - 1;
}

long interval_exponent(const interval *a) {
  long low = exponent_of(a->low), high = exponent_of(a->high);
  return low > high ? low : high;
}

long interval_width_exponent(const interval *a) {
  mpfr_t width;
  mpfr_init2(width, 32);
  mpfr_sub(width, a->high, a->low, UP);
  long exponent = exponent_of(width);
  mpfr_clear(width);
  return exponent;
}
