#ifndef BIG_FRACTION_LAYOUT_H
#define BIG_FRACTION_LAYOUT_H

#include <gmp.h>

struct big_fraction {
  mpq_t value;
};

#endif
