#ifndef CCONTENT_H
#define CCONTENT_H

#include <stddef.h>

/// A data file of Content as it lies in the binary: its name and its bytes.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} ContentFile;

/// How many data files there are.
extern const size_t content_file_count;

/// The data file at `index`, which must be below `content_file_count`.
ContentFile content_file(size_t index);

#endif
