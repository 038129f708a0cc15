#ifndef CCONTENT_H
#define CCONTENT_H

#include <stddef.h>

/// A data file of Content as it lies in the binary: its name and its bytes.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} ContentFile;

/// Every data file of Content; the count is `content_file_count`.
extern const ContentFile content_files[];

/// How many files `content_files` holds.
extern const size_t content_file_count;

#endif
