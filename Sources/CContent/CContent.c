#include "CContent.h"

static const unsigned char en[] = {
#embed "../../Content/en.txt"
};
static const unsigned char hints_en[] = {
#embed "../../Content/hints-en.txt"
};
static const unsigned char calculator_en[] = {
#embed "../../Content/calculator-en.txt"
};
static const unsigned char calculator_ko[] = {
#embed "../../Content/calculator-ko.txt"
};
static const unsigned char ko[] = {
#embed "../../Content/ko.txt"
};
static const unsigned char hints_ko[] = {
#embed "../../Content/hints-ko.txt"
};

static const ContentFile files[] = {
    {"en.txt", en, sizeof en},
    {"hints-en.txt", hints_en, sizeof hints_en},
    {"calculator-en.txt", calculator_en, sizeof calculator_en},
    {"calculator-ko.txt", calculator_ko, sizeof calculator_ko},
    {"ko.txt", ko, sizeof ko},
    {"hints-ko.txt", hints_ko, sizeof hints_ko},
};

const size_t content_file_count = sizeof files / sizeof files[0];

ContentFile content_file(size_t index) { return files[index]; }
