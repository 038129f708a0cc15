#include "CContent.h"

static const unsigned char english[] = {
#embed "../../Content/en.txt"
};
static const unsigned char korean[] = {
#embed "../../Content/ko.txt"
};

static const ContentFile files[] = {
    {"en.txt", english, sizeof english},
    {"ko.txt", korean, sizeof korean},
};

const size_t content_file_count = sizeof files / sizeof files[0];

ContentFile content_file(size_t index) { return files[index]; }
