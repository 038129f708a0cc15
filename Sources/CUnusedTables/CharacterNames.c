#include "CUnusedTables.h"

#include <stdint.h>

/* No character has a name: LATIN SMALL LETTER A and all others.
 *
 * Swift's library has them for Unicode.Scalar.Properties.name, which nothing in mathbot reads. The
 * program for every day is linked with --wrap for this function, and so without its tables. The
 * answer is the length of the name. */
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity);

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity) {
  (void)scalar;
  (void)name;
  (void)capacity;
  return 0;
}
