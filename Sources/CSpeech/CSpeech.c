/* What plain C does not have: signals, waiting, and to close what a child has no use for. */
#define _GNU_SOURCE

#include "CSpeech.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

/* A group of its own: Ctrl-C at the terminal is for mathbot alone. No file of mathbot's stays open:
 * a child that hangs would hold its locks. */
static pid_t start(char *const arguments[]) {
    pid_t child = -1;
    sigset_t all, none;
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&files);
    for (int descriptor = 0; descriptor < 3; descriptor++)
        posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0);
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
    posix_spawn_file_actions_addclosefrom_np(&files, 3);
#endif
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, flags);
    if (posix_spawn(&child, arguments[0], &files, &attributes, arguments, environ) != 0) child = -1;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return child;
}

pid_t speech_say(const char *program, const char *language, const char *rate, const char *text) {
    const char *const arguments[] = {program, "--language", language, "--rate", rate, "--", text, 0};
    return start((char *const *)arguments);
}

pid_t speech_cancel(const char *program) {
    const char *const arguments[] = {program, "--cancel", 0};
    return start((char *const *)arguments);
}

void speech_wait(pid_t child) {
    siginfo_t end;
    while (waitid(P_PID, (id_t)child, &end, WEXITED | WNOWAIT) != 0 && errno == EINTR) continue;
}

void speech_take(pid_t child) {
    while (waitpid(child, 0, 0) == -1 && errno == EINTR) continue;
}
