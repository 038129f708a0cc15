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
static const unsigned char currencies[] = {
#embed "../../Content/currencies.txt"
};
static const unsigned char ko[] = {
#embed "../../Content/ko.txt"
};
static const unsigned char hints_ko[] = {
#embed "../../Content/hints-ko.txt"
};
static const unsigned char check_en[] = {
#embed "../../Content/check-en.txt"
};
static const unsigned char worksheet_en[] = {
#embed "../../Content/worksheet-en.txt"
};
static const unsigned char check_ko[] = {
#embed "../../Content/check-ko.txt"
};
static const unsigned char worksheet_ko[] = {
#embed "../../Content/worksheet-ko.txt"
};
static const unsigned char progress_en[] = {
#embed "../../Content/progress-en.txt"
};
static const unsigned char progress_ko[] = {
#embed "../../Content/progress-ko.txt"
};
static const unsigned char robot_svg[] = {
#embed "../../Content/robot.svg"
};
static const unsigned char worksheet_css[] = {
#embed "../../Content/worksheet.css"
};

static const ContentFile files[] = {
    {"en.txt", en, sizeof en},
    {"hints-en.txt", hints_en, sizeof hints_en},
    {"calculator-en.txt", calculator_en, sizeof calculator_en},
    {"calculator-ko.txt", calculator_ko, sizeof calculator_ko},
    {"currencies.txt", currencies, sizeof currencies},
    {"ko.txt", ko, sizeof ko},
    {"hints-ko.txt", hints_ko, sizeof hints_ko},
    {"check-en.txt", check_en, sizeof check_en},
    {"worksheet-en.txt", worksheet_en, sizeof worksheet_en},
    {"check-ko.txt", check_ko, sizeof check_ko},
    {"worksheet-ko.txt", worksheet_ko, sizeof worksheet_ko},
    {"progress-en.txt", progress_en, sizeof progress_en},
    {"progress-ko.txt", progress_ko, sizeof progress_ko},
    {"robot.svg", robot_svg, sizeof robot_svg},
    {"worksheet.css", worksheet_css, sizeof worksheet_css},
};

const size_t content_file_count = sizeof files / sizeof files[0];

ContentFile content_file(size_t index) { return files[index]; }
