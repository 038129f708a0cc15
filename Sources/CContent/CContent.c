#include "CContent.h"

#include <string.h>

// A language is one line here, and its case in Language.
static const char languages[] = {
#embed "../../Content/en.txt" suffix(, 0,)
#embed "../../Content/ko.txt" suffix(, 0,)
#embed "../../Content/ja.txt" suffix(, 0,)
#embed "../../Content/zh-Hant.txt" suffix(, 0,)
    0};

// What is typed in them; behind the languages stand emoji and single words of other languages.
static const char words[] = {
#embed "../../Content/words.en.txt" suffix(, 0,)
#embed "../../Content/words.ko.txt" suffix(, 0,)
#embed "../../Content/words.ja.txt" suffix(, 0,)
#embed "../../Content/words.zh-Hant.txt" suffix(, 0,)
#embed "../../Content/words.other.txt" suffix(, 0,)
    0};

static const char currencies[] = {
#embed "../../Content/currencies.txt" suffix(, 0)
};
static const char units[] = {
#embed "../../Content/units.txt" suffix(, 0)
};
static const char robot[] = {
#embed "../../Content/robot.svg" suffix(, 0)
};
static const char moods[] = {
#embed "../../Content/robo.txt" suffix(, 0)
};
static const char worksheet_style[] = {
#embed "../../Content/worksheet.css" suffix(, 0)
};
static const char working_style[] = {
#embed "../../Content/working.css" suffix(, 0)
};

static const char report_style[] = {
#embed "../../Content/report.css" suffix(, 0)
};

// In the order of CompletionScript.
static const char completions[] = {
#embed "../../Content/completions/mathbot.bash" suffix(, 0,)
#embed "../../Content/completions/mathbot.zsh" suffix(, 0,)
#embed "../../Content/completions/mathbot.fish" suffix(, 0,)
    0};

static const char *file_at(size_t index, const char *file) {
  for (; *file != 0 && index > 0; index -= 1) file += strlen(file) + 1;
  return *file == 0 ? NULL : file;
}

const char *content_language(size_t index) { return file_at(index, languages); }
const char *content_words(size_t index) { return file_at(index, words); }
const char *content_completion(size_t index) { return file_at(index, completions); }

size_t content_length(const char *file) { return strlen(file); }
size_t content_end(const char *text, const char *ending) { return strcspn(text, ending); }

const char *content_currencies(void) { return currencies; }
const char *content_units(void) { return units; }
const char *content_robot(void) { return robot; }
const char *content_moods(void) { return moods; }
const char *content_worksheet_style(void) { return worksheet_style; }
const char *content_report_style(void) { return report_style; }
const char *content_working_style(void) { return working_style; }
