#include <mpfr.h>

#include "IntervalLayout.h"
#include "IntervalRange.h"

/// An end that is not a number means that nothing is known.
static void settle(interval *x) {
  if (mpfr_nan_p(x->low) || mpfr_nan_p(x->high)) interval_forget(x);
}

void interval_subtract(interval *x, const interval *a, const interval *b) {
  mpfr_sub(x->low, a->low, b->high, DOWN);
  mpfr_sub(x->high, a->high, b->low, UP);
  settle(x);
}

/// Widens x so that it contains the quotient of two ends.
static void include_quotient(interval *x, mpfr_srcptr a, mpfr_srcptr b, mpfr_ptr quotient) {
  mpfr_div(quotient, a, b, DOWN);
  if (mpfr_nan_p(quotient)) mpfr_set_nan(x->low);
  if (mpfr_less_p(quotient, x->low)) mpfr_set(x->low, quotient, DOWN);
  mpfr_div(quotient, a, b, UP);
  if (mpfr_greater_p(quotient, x->high)) mpfr_set(x->high, quotient, UP);
}

/// The quotient by an interval without zero.
static void divide_by_nonzero(interval *x, const interval *a, const interval *b) {
  mpfr_t quotient;
  mpfr_init2(quotient, mpfr_get_prec(x->low));
  mpfr_set_inf(x->low, 1);
  mpfr_set_inf(x->high, -1);
  include_quotient(x, a->low, b->low, quotient);
  include_quotient(x, a->low, b->high, quotient);
  include_quotient(x, a->high, b->low, quotient);
  include_quotient(x, a->high, b->high, quotient);
  mpfr_clear(quotient);
  settle(x);
}

/// The quotient by an interval whose numbers other than zero have all one sign.
static void divide_by_half(interval *x, const interval *a, const interval *b) {
  int sign = interval_sign(a);
  bool is_positive = mpfr_sgn(b->high) > 0;
  if (sign == 0) return interval_forget(x);
  // The quotient least in size is that of the end that is nearer to zero by the far divisor.
  mpfr_srcptr nearest = sign > 0 ? a->low : a->high;
  mpfr_srcptr far = is_positive ? b->high : b->low;
  bool is_above = (sign > 0) == is_positive;
  if (is_above) {
    mpfr_div(x->low, nearest, far, DOWN);
    mpfr_set_inf(x->high, 1);
  } else {
    mpfr_div(x->high, nearest, far, UP);
    mpfr_set_inf(x->low, -1);
  }
  settle(x);
}

void interval_divide(interval *x, const interval *a, const interval *b) {
  if (interval_sign(b) != 0) return divide_by_nonzero(x, a, b);
  bool is_inside = mpfr_sgn(b->low) < 0 && mpfr_sgn(b->high) > 0;
  bool is_zero = mpfr_zero_p(b->low) && mpfr_zero_p(b->high);
  if (is_inside || is_zero) return interval_forget(x);
  divide_by_half(x, a, b);
}

void interval_root(interval *x, const interval *a, unsigned long degree) {
  mpfr_set_zero(x->low, 1);
  mpfr_set_zero(x->high, 1);
  if (mpfr_sgn(a->low) > 0) mpfr_rootn_ui(x->low, a->low, degree, DOWN);
  if (mpfr_sgn(a->high) > 0) mpfr_rootn_ui(x->high, a->high, degree, UP);
}

void interval_magnitude(interval *x, const interval *a) {
  int sign = interval_sign(a);
  if (sign > 0) return interval_set(x, a);
  if (sign < 0) return interval_negate(x, a);
  mpfr_set_zero(x->low, 1);
  mpfr_abs(x->high, mpfr_cmpabs(a->low, a->high) > 0 ? a->low : a->high, UP);
}

void interval_round_down(interval *x, const interval *a) {
  mpfr_rint_floor(x->low, a->low, DOWN);
  mpfr_rint_floor(x->high, a->high, UP);
}

typedef int (*rounded_function)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

/// Whether a multiple of π may lie in a less the shift times π; the least multiple is even or not.
///
/// So many may be there: 0, 1, or 2 for more than one.
static int extremes(const interval *a, double shift, bool *least_is_even) {
  mpfr_t pi, low, high;
  mpfr_prec_t precision = mpfr_get_prec(a->low) + 16;
  mpfr_inits2(precision, pi, low, high, (mpfr_ptr)0);
  // A quotient that is rounded away from its interval is a bound, whatever its sign.
  mpfr_const_pi(pi, mpfr_sgn(a->low) < 0 ? DOWN : UP);
  mpfr_div(low, a->low, pi, DOWN);
  mpfr_const_pi(pi, mpfr_sgn(a->high) < 0 ? UP : DOWN);
  mpfr_div(high, a->high, pi, UP);
  mpfr_sub_d(low, low, shift, DOWN);
  mpfr_sub_d(high, high, shift, UP);
  mpfr_ceil(low, low);
  mpfr_floor(high, high);
  int count = mpfr_less_p(high, low) ? 0 : mpfr_equal_p(low, high) ? 1 : 2;
  mpfr_div_2ui(pi, low, 1, DOWN);
  *least_is_even = mpfr_integer_p(pi);
  mpfr_clears(pi, low, high, (mpfr_ptr)0);
  return count;
}

/// The range of a wave that has its heights at even multiples of π behind the shift, and its
/// depths at odd ones.
static void map_wave(
    interval *x, const interval *a, rounded_function function, double shift) {
  bool is_even = true;
  int count = interval_is_bounded(a) ? extremes(a, shift, &is_even) : 2;
  if (count == 2) {
    mpfr_set_si(x->low, -1, DOWN);
    mpfr_set_si(x->high, 1, UP);
    return;
  }
  mpfr_t end;
  mpfr_init2(end, mpfr_get_prec(x->low));
  function(x->low, a->low, DOWN);
  function(end, a->high, DOWN);
  mpfr_min(x->low, x->low, end, DOWN);
  function(x->high, a->low, UP);
  function(end, a->high, UP);
  mpfr_max(x->high, x->high, end, UP);
  mpfr_clear(end);
  if (count == 1 && is_even) mpfr_set_si(x->high, 1, UP);
  if (count == 1 && !is_even) mpfr_set_si(x->low, -1, DOWN);
}

void interval_sine_range(interval *x, const interval *a) { map_wave(x, a, mpfr_sin, 0.5); }

void interval_cosine_range(interval *x, const interval *a) { map_wave(x, a, mpfr_cos, 0); }

void interval_arccosine(interval *x, const interval *a) {
  mpfr_set_zero(x->low, 1);
  mpfr_const_pi(x->high, UP);
  if (mpfr_cmp_si(a->high, 1) < 0) mpfr_acos(x->low, a->high, DOWN);
  if (mpfr_cmp_si(a->low, -1) > 0) mpfr_acos(x->high, a->low, UP);
}

/// Maps both ends by a function that rises.
#define DEFINE_RISING(name, function)                    \
  void interval_##name(interval *x, const interval *a) { \
    function(x->low, a->low, DOWN);                      \
    function(x->high, a->high, UP);                      \
    settle(x);                                           \
  }

DEFINE_RISING(hyperbolic_sine, mpfr_sinh)
DEFINE_RISING(hyperbolic_tangent, mpfr_tanh)
DEFINE_RISING(inverse_hyperbolic_sine, mpfr_asinh)

void interval_hyperbolic_cosine(interval *x, const interval *a) {
  int sign = interval_sign(a);
  bool high_is_larger = mpfr_cmpabs(a->high, a->low) > 0;
  mpfr_srcptr far = high_is_larger ? a->high : a->low;
  mpfr_srcptr near = high_is_larger ? a->low : a->high;
  mpfr_set_si(x->low, 1, DOWN);
  if (sign != 0) mpfr_cosh(x->low, near, DOWN);
  mpfr_cosh(x->high, far, UP);
}

void interval_inverse_hyperbolic_cosine(interval *x, const interval *a) {
  mpfr_set_zero(x->low, 1);
  mpfr_set_zero(x->high, 1);
  if (mpfr_cmp_si(a->low, 1) > 0) mpfr_acosh(x->low, a->low, DOWN);
  if (mpfr_cmp_si(a->high, 1) > 0) mpfr_acosh(x->high, a->high, UP);
}

void interval_inverse_hyperbolic_tangent(interval *x, const interval *a) {
  mpfr_set_inf(x->low, -1);
  mpfr_set_inf(x->high, 1);
  if (mpfr_cmp_si(a->low, -1) > 0 && mpfr_cmp_si(a->low, 1) < 0) {
    mpfr_atanh(x->low, a->low, DOWN);
  }
  if (mpfr_cmp_si(a->high, 1) < 0 && mpfr_cmp_si(a->high, -1) > 0) {
    mpfr_atanh(x->high, a->high, UP);
  }
}
