#include "CContent.h"

static const unsigned char english[] = {
#embed "../../Content/en.txt"
};
static const unsigned char korean[] = {
#embed "../../Content/ko.txt"
};

const ContentFile content_files[] = {
    {"en.txt", english, sizeof english},
    {"ko.txt", korean, sizeof korean},
};

const size_t content_file_count = sizeof content_files / sizeof content_files[0];
