#include "CArguments.h"

static int count;
static char **values;

/* glibc and dyld call constructors with what `main` gets. */
__attribute__((constructor)) static void take(int argc, char **argv) {
    count = argc;
    values = argv;
}

int arguments_count(void) { return count; }

const char *arguments_value(int index) { return values[index]; }
