#ifndef BIG_FRACTION_H
#define BIG_FRACTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An exact fraction of whole numbers of any size, always in lowest terms.
///
/// The first argument of a function that returns nothing receives the result; it may be one of
/// the others too.
typedef struct big_fraction big_fraction;

big_fraction *_Nonnull big_fraction_new(int64_t numerator, int64_t denominator);
void big_fraction_free(big_fraction *_Nonnull x);

/// Sets x to the whole number written in decimal digits, times ten to the power.
void big_fraction_set_decimal(
    big_fraction *_Nonnull x, const char *_Nonnull digits, long power_of_ten);

void big_fraction_add(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, const big_fraction *_Nonnull b);
void big_fraction_subtract(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, const big_fraction *_Nonnull b);
void big_fraction_multiply(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, const big_fraction *_Nonnull b);
/// The divisor b is not zero.
void big_fraction_divide(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, const big_fraction *_Nonnull b);
void big_fraction_power(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, unsigned long exponent);
void big_fraction_factorial(big_fraction *_Nonnull x, unsigned long n);
/// The greatest whole number that is not above a.
void big_fraction_floor(big_fraction *_Nonnull x, const big_fraction *_Nonnull a);
/// The nearest whole number to a times a power of ten, halves away from zero.
void big_fraction_round(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, long power_of_ten);
void big_fraction_numerator(big_fraction *_Nonnull x, const big_fraction *_Nonnull a);
void big_fraction_denominator(big_fraction *_Nonnull x, const big_fraction *_Nonnull a);

/// Whether x could be set to the exact root of a, which is not negative.
bool big_fraction_root(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, unsigned long degree);

/// Takes a prime out of the whole number a, which is above zero, and returns how often it was in.
unsigned long big_fraction_take_out(
    big_fraction *_Nonnull x, const big_fraction *_Nonnull a, unsigned long prime);
/// Whether the whole number a, which is above zero, is a power with a whole exponent above 1.
bool big_fraction_is_perfect_power(const big_fraction *_Nonnull a);

int big_fraction_compare(const big_fraction *_Nonnull a, const big_fraction *_Nonnull b);
int big_fraction_sign(const big_fraction *_Nonnull a);
bool big_fraction_is_whole(const big_fraction *_Nonnull a);
/// A number that is the same for equal fractions.
size_t big_fraction_hash(const big_fraction *_Nonnull a);
/// The bits of the longer of numerator and denominator.
size_t big_fraction_bits(const big_fraction *_Nonnull a);
/// Whether numerator and denominator fit 64 bits each and were stored.
bool big_fraction_get_small(
    const big_fraction *_Nonnull a, int64_t *_Nonnull numerator, int64_t *_Nonnull denominator);

/// How many characters the numerator takes in decimal at most, with sign and closing zero byte.
size_t big_fraction_numerator_capacity(const big_fraction *_Nonnull a);
/// Writes the numerator in decimal, closed by a zero byte.
void big_fraction_write_numerator(const big_fraction *_Nonnull a, char *_Nonnull text);

#endif
