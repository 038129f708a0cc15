#include "BigFraction.h"

#include <gmp.h>
#include <stdlib.h>

#include "BigFractionLayout.h"

big_fraction *big_fraction_new(int64_t numerator, int64_t denominator) {
  big_fraction *x = malloc(sizeof *x);
  if (!x) abort();
  mpq_init(x->value);
  mpq_set_si(x->value, numerator, (unsigned long)denominator);
  return x;
}

void big_fraction_free(big_fraction *x) {
  mpq_clear(x->value);
  free(x);
}

void big_fraction_set_decimal(big_fraction *x, const char *digits, long power_of_ten) {
  mpz_ptr whole = power_of_ten < 0 ? mpq_denref(x->value) : mpq_numref(x->value);
  mpz_t power;
  mpz_init(power);
  mpz_ui_pow_ui(power, 10, (unsigned long)labs(power_of_ten));
  mpz_set_ui(mpq_denref(x->value), 1);
  mpz_set_str(mpq_numref(x->value), digits, 10);
  mpz_mul(whole, whole, power);
  mpq_canonicalize(x->value);
  mpz_clear(power);
}

void big_fraction_add(big_fraction *x, const big_fraction *a, const big_fraction *b) {
  mpq_add(x->value, a->value, b->value);
}

void big_fraction_subtract(big_fraction *x, const big_fraction *a, const big_fraction *b) {
  mpq_sub(x->value, a->value, b->value);
}

void big_fraction_multiply(big_fraction *x, const big_fraction *a, const big_fraction *b) {
  mpq_mul(x->value, a->value, b->value);
}

void big_fraction_divide(big_fraction *x, const big_fraction *a, const big_fraction *b) {
  mpq_div(x->value, a->value, b->value);
}

void big_fraction_power(big_fraction *x, const big_fraction *a, unsigned long exponent) {
  // Powers of coprime numbers are coprime, so there is nothing to cancel.
  mpz_pow_ui(mpq_numref(x->value), mpq_numref(a->value), exponent);
  mpz_pow_ui(mpq_denref(x->value), mpq_denref(a->value), exponent);
}

void big_fraction_factorial(big_fraction *x, unsigned long n) {
  mpz_fac_ui(mpq_numref(x->value), n);
  mpz_set_ui(mpq_denref(x->value), 1);
}

void big_fraction_floor(big_fraction *x, const big_fraction *a) {
  mpz_fdiv_q(mpq_numref(x->value), mpq_numref(a->value), mpq_denref(a->value));
  mpz_set_ui(mpq_denref(x->value), 1);
}

void big_fraction_numerator(big_fraction *x, const big_fraction *a) {
  mpz_set(mpq_numref(x->value), mpq_numref(a->value));
  mpz_set_ui(mpq_denref(x->value), 1);
}

void big_fraction_denominator(big_fraction *x, const big_fraction *a) {
  mpz_set(mpq_numref(x->value), mpq_denref(a->value));
  mpz_set_ui(mpq_denref(x->value), 1);
}

bool big_fraction_root(big_fraction *x, const big_fraction *a, unsigned long degree) {
  return mpz_root(mpq_numref(x->value), mpq_numref(a->value), degree) &&
         mpz_root(mpq_denref(x->value), mpq_denref(a->value), degree);
}

unsigned long big_fraction_take_out(
    big_fraction *x, const big_fraction *a, unsigned long prime) {
  mpz_set_ui(mpq_denref(x->value), 1);
  if (!mpz_divisible_ui_p(mpq_numref(a->value), prime)) {
    mpz_set(mpq_numref(x->value), mpq_numref(a->value));
    return 0;
  }
  mpz_t factor;
  mpz_init_set_ui(factor, prime);
  mp_bitcnt_t count = mpz_remove(mpq_numref(x->value), mpq_numref(a->value), factor);
  mpz_clear(factor);
  return count;
}

bool big_fraction_is_perfect_power(const big_fraction *a) {
  return mpz_perfect_power_p(mpq_numref(a->value));
}

int big_fraction_compare(const big_fraction *a, const big_fraction *b) {
  return mpq_cmp(a->value, b->value);
}

int big_fraction_sign(const big_fraction *a) { return mpq_sgn(a->value); }

bool big_fraction_is_whole(const big_fraction *a) {
  return mpz_cmp_ui(mpq_denref(a->value), 1) == 0;
}

size_t big_fraction_hash(const big_fraction *a) {
  return (size_t)mpz_fdiv_ui(mpq_numref(a->value), 4294967291u) * 31 +
         (size_t)mpz_fdiv_ui(mpq_denref(a->value), 4294967291u);
}

size_t big_fraction_bits(const big_fraction *a) {
  size_t numerator = mpz_sizeinbase(mpq_numref(a->value), 2);
  size_t denominator = mpz_sizeinbase(mpq_denref(a->value), 2);
  return numerator > denominator ? numerator : denominator;
}

bool big_fraction_get_small(const big_fraction *a, int64_t *numerator, int64_t *denominator) {
  if (!mpz_fits_slong_p(mpq_numref(a->value)) || !mpz_fits_slong_p(mpq_denref(a->value)))
    return false;
  *numerator = mpz_get_si(mpq_numref(a->value));
  *denominator = mpz_get_si(mpq_denref(a->value));
  return true;
}

size_t big_fraction_numerator_capacity(const big_fraction *a) {
  return mpz_sizeinbase(mpq_numref(a->value), 10) + 2;
}

void big_fraction_write_numerator(const big_fraction *a, char *text) {
  mpz_get_str(text, 10, mpq_numref(a->value));
}
