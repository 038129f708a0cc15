#include <mpfr.h>

#include "Interval.h"
#include "IntervalLayout.h"

/// Maps both ends by a function that rises.
#define DEFINE_RISING(name, function)                 \
  void interval_##name(interval *x, const interval *a) { \
    function(x->low, a->low, DOWN);                   \
    function(x->high, a->high, UP);                   \
  }

DEFINE_RISING(cube_root, mpfr_cbrt)
DEFINE_RISING(exponential, mpfr_exp)
DEFINE_RISING(arctangent, mpfr_atan)

void interval_square_root(interval *x, const interval *a) {
  if (mpfr_sgn(a->high) < 0) return interval_forget(x);
  mpfr_set_zero(x->low, 1);
  if (mpfr_sgn(a->low) > 0) mpfr_sqrt(x->low, a->low, DOWN);
  mpfr_sqrt(x->high, a->high, UP);
}

void interval_logarithm(interval *x, const interval *a) {
  if (mpfr_sgn(a->high) <= 0) return interval_forget(x);
  mpfr_set_inf(x->low, -1);
  if (mpfr_sgn(a->low) > 0) mpfr_log(x->low, a->low, DOWN);
  mpfr_log(x->high, a->high, UP);
}

/// Keeps the ends within −1 and 1.
static void clamp_to_one(interval *x) {
  if (mpfr_cmp_si(x->low, -1) < 0) mpfr_set_si(x->low, -1, DOWN);
  if (mpfr_cmp_si(x->high, 1) > 0) mpfr_set_si(x->high, 1, UP);
}

void interval_arcsine(interval *x, const interval *a) {
  if (mpfr_cmp_si(a->low, 1) > 0 || mpfr_cmp_si(a->high, -1) < 0) return interval_forget(x);
  mpfr_set(x->low, a->low, DOWN);
  mpfr_set(x->high, a->high, UP);
  clamp_to_one(x);
  mpfr_asin(x->low, x->low, DOWN);
  mpfr_asin(x->high, x->high, UP);
}

typedef int (*rounded_function)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

/// Maps an interval by a function whose value changes at most as much as its argument: the value
/// at the lower end, widened by the whole width.
static void map_slowly(interval *x, const interval *a, rounded_function function) {
  if (!interval_is_bounded(a)) {
    mpfr_set_si(x->low, -1, DOWN);
    mpfr_set_si(x->high, 1, UP);
    return;
  }
  mpfr_t width;
  mpfr_init2(width, mpfr_get_prec(x->low));
  mpfr_sub(width, a->high, a->low, UP);
  function(x->low, a->low, DOWN);
  function(x->high, a->low, UP);
  mpfr_sub(x->low, x->low, width, DOWN);
  mpfr_add(x->high, x->high, width, UP);
  mpfr_clear(width);
  clamp_to_one(x);
}

/// Whether all of a lies between two small whole numbers.
static bool lies_between(const interval *a, long low, long high) {
  return mpfr_cmp_si(a->low, low) >= 0 && mpfr_cmp_si(a->high, high) <= 0;
}

void interval_sine(interval *x, const interval *a) {
  if (!lies_between(a, -1, 1)) return map_slowly(x, a, mpfr_sin);
  mpfr_sin(x->low, a->low, DOWN);
  mpfr_sin(x->high, a->high, UP);
}

void interval_cosine(interval *x, const interval *a) {
  if (!lies_between(a, 0, 3)) return map_slowly(x, a, mpfr_cos);
  mpfr_cos(x->low, a->high, DOWN);
  mpfr_cos(x->high, a->low, UP);
}
