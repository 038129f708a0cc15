#ifndef CREADLINE_H
#define CREADLINE_H
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
#endif
