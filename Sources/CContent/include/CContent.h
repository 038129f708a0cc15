#ifndef CCONTENT_H
#define CCONTENT_H

#include <stddef.h>

// The data files of Content as they lie in the binary: UTF-8, ended by a zero byte, for ever there.

/// The texts of the language at `index`, counted from 0; null behind the last one.
const char *_Nullable content_language(size_t index);

/// The words that are understood of the language at `index`, counted from 0; null behind the last.
const char *_Nullable content_words(size_t index);

/// How many bytes a file has before its zero.
size_t content_length(const char *_Nonnull file);

/// Where the text ends, or before it the first of the characters that end it stands.
size_t content_end(const char *_Nonnull text, const char *_Nonnull ending);

/// What one US dollar costs in other currencies.
const char *_Nonnull content_currencies(void);

/// The names of units in other languages than English.
const char *_Nonnull content_units(void);

/// Robo's picture, as SVG.
const char *_Nonnull content_robot(void);

/// Robo's moods, drawn in letters.
const char *_Nonnull content_moods(void);

/// The style of a worksheet's page, as CSS.
const char *_Nonnull content_worksheet_style(void);

/// The style of a report's page, as CSS.
const char *_Nonnull content_report_style(void);

/// The style of a page with a working, as CSS that goes behind a worksheet's.
const char *_Nonnull content_working_style(void);

/// The completion script of the shell at `index`, counted from 0; null behind the last one.
const char *_Nullable content_completion(size_t index);

#endif
