#include "CArguments.h"

#include <stddef.h>

static int count;
static char **values;

/* glibc and dyld call constructors with what `main` gets. */
__attribute__((constructor)) static void take(int argc, char **argv) {
    count = argc;
    values = argv;
}

int arguments_count(void) { return count; }

const char *arguments_value(int index) { return values[index]; }

extern char **environ;

const char *environment_entry(int index) { return environ ? environ[index] : NULL; }
