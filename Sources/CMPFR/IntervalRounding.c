#include <gmp.h>
#include <mpfr.h>
#include <stdlib.h>

#include "BigFractionLayout.h"
#include "Interval.h"
#include "IntervalLayout.h"

/// Sets x to the nearest whole number to numerator / denominator, halves away from zero.
///
/// Both arguments are changed; the denominator is above zero.
static void round_quotient(mpz_ptr x, mpz_ptr numerator, mpz_ptr denominator) {
  int sign = mpz_sgn(numerator);
  mpz_abs(numerator, numerator);
  mpz_mul_2exp(numerator, numerator, 1);
  mpz_add(numerator, numerator, denominator);
  mpz_mul_2exp(denominator, denominator, 1);
  mpz_tdiv_q(x, numerator, denominator);
  if (sign < 0) mpz_neg(x, x);
}

/// Multiplies numerator / denominator by a power of ten.
static void scale(mpz_ptr numerator, mpz_ptr denominator, long power_of_ten) {
  mpz_t power;
  mpz_init(power);
  mpz_ui_pow_ui(power, 10, (unsigned long)labs(power_of_ten));
  mpz_ptr scaled = power_of_ten < 0 ? denominator : numerator;
  mpz_mul(scaled, scaled, power);
  mpz_clear(power);
}

void big_fraction_round(big_fraction *x, const big_fraction *a, long power_of_ten) {
  mpz_t numerator, denominator;
  mpz_init_set(numerator, mpq_numref(a->value));
  mpz_init_set(denominator, mpq_denref(a->value));
  scale(numerator, denominator, power_of_ten);
  round_quotient(mpq_numref(x->value), numerator, denominator);
  mpz_set_ui(mpq_denref(x->value), 1);
  mpz_clears(numerator, denominator, NULL);
}

/// Whether the end times the power of ten is below a quarter, so that it need not be written out.
static bool rounds_to_zero(mpfr_srcptr end, long power_of_ten) {
  const double bits_of_ten = 3.3219280948873626;
  return mpfr_zero_p(end) || mpfr_get_exp(end) + power_of_ten * bits_of_ten < -3;
}

static void round_end(big_fraction *x, mpfr_srcptr end, long power_of_ten) {
  if (rounds_to_zero(end, power_of_ten)) return mpq_set_ui(x->value, 0, 1);
  mpz_t numerator, denominator;
  mpz_inits(numerator, denominator, NULL);
  mpz_set_ui(denominator, 1);
  mpfr_exp_t exponent = mpfr_get_z_2exp(numerator, end);
  scale(numerator, denominator, power_of_ten);
  mpz_ptr shifted = exponent < 0 ? denominator : numerator;
  mpz_mul_2exp(shifted, shifted, (mp_bitcnt_t)labs(exponent));
  round_quotient(mpq_numref(x->value), numerator, denominator);
  mpz_set_ui(mpq_denref(x->value), 1);
  mpz_clears(numerator, denominator, NULL);
}

void interval_round(
    const interval *a, long power_of_ten, big_fraction *low, big_fraction *high) {
  round_end(low, a->low, power_of_ten);
  round_end(high, a->high, power_of_ten);
}

void interval_floor(const interval *a, big_fraction *low, big_fraction *high) {
  mpfr_get_z(mpq_numref(low->value), a->low, MPFR_RNDD);
  mpfr_get_z(mpq_numref(high->value), a->high, MPFR_RNDD);
  mpz_set_ui(mpq_denref(low->value), 1);
  mpz_set_ui(mpq_denref(high->value), 1);
}
