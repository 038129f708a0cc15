#include "CContent.h"

static const unsigned char en[] = {
#embed "../../Content/en.txt"
};
static const unsigned char hints_en[] = {
#embed "../../Content/hints-en.txt"
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
    {"ko.txt", ko, sizeof ko},
    {"hints-ko.txt", hints_ko, sizeof hints_ko},
};

const size_t content_file_count = sizeof files / sizeof files[0];

ContentFile content_file(size_t index) { return files[index]; }
