#include "CUnusedTables.h"

#include <stdint.h>

/* An empty table of contents in place of ICU's data.
 *
 * GRDB brings Foundation, and that brings ICU; with this symbol here the linker leaves the data of
 * the static library out. Whoever asks ICU for anything by place or language then gets an error or
 * a default in silence: nothing in mathbot does, and PurityTests keeps it so. ICU 76 names the
 * symbol icudt76_dat: where a toolchain brings another ICU, `.ci/install` says that the program
 * has become too large. It is hidden, so that Foundation keeps its data where it is a shared
 * library, as in tests. */
struct empty_icu_data {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, is_ebcdic, unit_size, unused;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t count;
};

__attribute__((aligned(16), visibility("hidden"))) const struct empty_icu_data icudt76_dat = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .unit_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
    .count = 0,
};
