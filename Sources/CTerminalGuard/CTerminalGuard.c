#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* Synchronised output, mouse, paste, appearance, clusters and focus off; all rows scroll, with the
 * cursor where it is; wrapping on; plain text; cursor shown; main screen. */
static const char restoring[] =
    "\033[?2026l\033[?1006l\033[?1002l\033[?1000l\033[?2004l\033[?2031l\033[?2027l\033[?1004l"
    "\0337\033[r\0338\033[?7h\033[0m\033[?25h\033[?1049l";

static struct termios saved;
static atomic_bool active, lends;
static _Atomic uint64_t left_at, away;
static char crash_message[256];
static char own_file[4096];

static void write_all(int fd, const char *text, size_t count) {
    while (count > 0) {
        ssize_t written = write(fd, text, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text += written;
        count -= (size_t)written;
    }
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

bool terminal_guard_is_active(void) { return active; }

uint64_t terminal_guard_time_away(void) { return away; }

bool terminal_guard_is_foreground(void) {
    pid_t group = tcgetpgrp(STDIN_FILENO);
    return group < 0 || group == getpgrp();
}

const char *terminal_guard_restoring_sequence(void) { return restoring; }

void terminal_guard_own_file(const char *path) {
    if (strlen(path) < sizeof own_file) strcpy(own_file, path);
}

/* MARK: Leaving */

void terminal_guard_leave(void) {
    if (!active && !lends) return;
    int error = errno;
    /* SIGTTOU among them: a write from the background must not stop a program on its way out. */
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    if (active) write_all(STDOUT_FILENO, restoring, sizeof restoring - 1);
    /* In the background the modes belong to the shell. */
    if (terminal_guard_is_foreground()) tcsetattr(STDIN_FILENO, TCSANOW, &saved);
    if (active && own_file[0]) unlink(own_file);
    left_at = now();
    /* Last, so that a handler that comes in between does the whole of it again. */
    active = lends = false;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    errno = error;
}

/* MARK: Signals that end the program at once */

static void end(int number) {
    terminal_guard_leave();
    /* The signal is blocked here; it is delivered again, and ends the program, on return. */
    signal(number, SIG_DFL);
    raise(number);
}

static void crash(int number) {
    terminal_guard_leave();
    write_all(STDERR_FILENO, crash_message, strlen(crash_message));
    end(number);
}

static void catch_crashes(void) {
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
    struct sigaction action = {.sa_handler = crash, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}

static bool is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void catch_end(int number) {
    struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    if (!is_ignored(number)) sigaction(number, &action, NULL);
}

/* All that end a program by default and that nothing here has another use for. */
static void catch_ends(void) {
    static const int numbers[] = {
        SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
#ifdef __linux__
        SIGIO, SIGSTKFLT, SIGPWR,
#endif
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) catch_end(numbers[i]);
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch_end(number);
#endif
}

static void catch_ways_out_once(void) {
    static bool installed;
    if (installed) return;
    installed = true;
    catch_crashes();
    catch_ends();
    atexit(terminal_guard_leave);
}

void terminal_guard_set_crash_message(const char *message) {
    strncpy(crash_message, message, sizeof crash_message - 1);
}

static pthread_key_t stack_key;

static void free_stack(void *memory) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    free(memory);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

void terminal_guard_cover_thread(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_stack_key);
    stack_t stack = {0};
    if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
    stack = (stack_t){.ss_sp = malloc(64 * 1024), .ss_size = 64 * 1024};
    if (!stack.ss_sp) return;
    sigaltstack(&stack, NULL);
    pthread_setspecific(stack_key, stack.ss_sp);
}

/* MARK: Other signals */

static int note_pipe[2] = {-1, -1};

static void note(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    /* A full pipe holds enough of them. */
    ssize_t written = write(note_pipe[1], &byte, 1);
    (void)written;
    errno = error;
}

static bool open_note_pipe(void) {
    if (note_pipe[0] >= 0) return true;
    if (pipe(note_pipe) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(note_pipe[i], F_SETFD, FD_CLOEXEC);
        fcntl(note_pipe[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

int terminal_guard_note_signals(const int *numbers, int count) {
    if (!open_note_pipe()) return -1;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < count; i++)
        if (!is_ignored(numbers[i])) sigaction(numbers[i], &action, NULL);
    return note_pipe[0];
}

void terminal_guard_forget_signals(const int *numbers, int count) {
    for (int i = 0; i < count; i++)
        if (!is_ignored(numbers[i])) signal(numbers[i], SIG_DFL);
}

/* MARK: Stopping and going on */

/* It stops this thread's process by the default action and afterwards sends SIGCONT, also where
 * the kernel discards the stop because no shell could ever continue the program. */
static void stop(int number) {
    int error = errno;
    terminal_guard_leave();
    struct sigaction standard = {.sa_handler = SIG_DFL}, own;
    sigemptyset(&standard.sa_mask);
    sigaction(number, &standard, &own);
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, &old);
    raise(number);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    sigaction(number, &own, NULL);
    kill(getpid(), SIGCONT);
    errno = error;
}

static void catch_stops(void) {
    struct sigaction action = {.sa_handler = stop, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    /* A shell without job control has it ignored. */
    if (!is_ignored(SIGTSTP)) sigaction(SIGTSTP, &action, NULL);
}

void terminal_guard_suspend(void) {
    if (is_ignored(SIGTSTP)) return;
    terminal_guard_leave();
    kill(0, SIGTSTP);
}

void terminal_guard_stop_in_background(void) { kill(0, SIGTTOU); }

/* MARK: Entering */

static void catch_stops_once(void) {
    static bool installed;
    if (installed) return;
    installed = true;
    catch_stops();
}

int terminal_guard_enter(const char *enter) {
    catch_ways_out_once();
    catch_stops_once();
    terminal_guard_cover_thread();
    if (!active && tcgetattr(STDIN_FILENO, &saved) != 0) return errno;
    away = active || !left_at ? 0 : now() - left_at;
    struct termios raw = saved;
    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | INPCK | IXON);
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
    raw.c_cflag |= CS8;
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    active = true;
    while (tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0) {
        if (errno == EINTR) continue;
        int error = errno;
        active = false;
        return error;
    }
    write_all(STDOUT_FILENO, enter, strlen(enter));
    return 0;
}

/* MARK: Lending */

void terminal_guard_lend_modes(void) {
    catch_ways_out_once();
    terminal_guard_cover_thread();
    lends = tcgetattr(STDIN_FILENO, &saved) == 0;
}

void terminal_guard_take_back_modes(void) { lends = false; }
