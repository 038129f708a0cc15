// Put before the C library (LD_PRELOAD): one call that reaches a file below FAULT_HOME fails.
//
// FAULT_CALL  the number of the call, from 1; 0 counts only
// FAULT_KIND  EIO, ENOSPC, EINTR, short (half of a read or write is done), kill
// FAULT_COUNT the path of a file that gets a line for each call: its number and its name
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST = 1024 };

static bool watched[MOST];
static int calls;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static bool below(const char *path) {
  const char *home = getenv("FAULT_HOME");
  return home && path && strncmp(path, home, strlen(home)) == 0;
}

static bool is_watched(int file) { return file >= 0 && file < MOST && watched[file]; }

static void note(const char *name) {
  const char *path = getenv("FAULT_COUNT");
  if (!path) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT, 0600);
  char line[80];
  int count = snprintf(line, sizeof line, "%d %s\n", calls, name);
  syscall(SYS_write, file, line, count);
  syscall(SYS_close, file);
}

// What becomes of a call: 0 it is done, 1 it fails, 2 only half of it is done.
static int fate(const char *name) {
  const char *number = getenv("FAULT_CALL");
  const char *kind = getenv("FAULT_KIND");
  calls++;
  note(name);
  if (!number || atoi(number) != calls || !kind) return 0;
  if (strcmp(kind, "kill") == 0) raise(SIGKILL);
  if (strcmp(kind, "short") == 0) return 2;
  errno = strcmp(kind, "ENOSPC") == 0 ? ENOSPC : strcmp(kind, "EINTR") == 0 ? EINTR : EIO;
  return 1;
}

static int opened(int file, bool watch) {
  if (file >= 0 && file < MOST) watched[file] = watch;
  return file;
}

#define OPEN(name, real, before, given)                              \
  int name before {                                                  \
    mode_t mode = 0;                                                 \
    va_list list;                                                    \
    va_start(list, flags);                                           \
    if (flags & (O_CREAT | O_TMPFILE)) mode = va_arg(list, mode_t);  \
    va_end(list);                                                    \
    bool watch = below(path);                                        \
    if (watch && fate(#name) == 1) return -1;                        \
    return opened(REAL(real) given, watch);                          \
  }

OPEN(open, open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

#define ON_PATH(type, name, before, given, path)   \
  type name before {                               \
    if (below(path) && fate(#name) == 1) return -1; \
    return REAL(name) given;                       \
  }

ON_PATH(int, rename, (const char *from, const char *to), (from, to), from)
ON_PATH(int, link, (const char *from, const char *to), (from, to), from)
ON_PATH(int, unlink, (const char *path), (path), path)
ON_PATH(int, mkdir, (const char *path, mode_t mode), (path, mode), path)
ON_PATH(int, chmod, (const char *path, mode_t mode), (path, mode), path)
ON_PATH(int, access, (const char *path, int mode), (path, mode), path)
ON_PATH(int, stat, (const char *restrict path, struct stat *restrict to), (path, to), path)
ON_PATH(int, stat64, (const char *restrict path, struct stat64 *restrict to), (path, to), path)
ON_PATH(int, lstat, (const char *restrict path, struct stat *restrict to), (path, to), path)
ON_PATH(int, lstat64, (const char *restrict path, struct stat64 *restrict to), (path, to), path)
ON_PATH(ssize_t, readlink, (const char *restrict path, char *restrict to, size_t size), (path, to, size), path)

#define ON_FILE(type, name, before, given)                       \
  type name before {                                             \
    if (is_watched(file) && fate(#name) == 1) return -1;         \
    return REAL(name) given;                                     \
  }

ON_FILE(int, fsync, (int file), (file))
ON_FILE(int, fdatasync, (int file), (file))
ON_FILE(int, ftruncate, (int file, off_t size), (file, size))
ON_FILE(int, ftruncate64, (int file, off64_t size), (file, size))
ON_FILE(int, fstat, (int file, struct stat *to), (file, to))
ON_FILE(int, fstat64, (int file, struct stat64 *to), (file, to))
ON_FILE(int, fchmod, (int file, mode_t mode), (file, mode))
ON_FILE(int, flock, (int file, int operation), (file, operation))
ON_FILE(off_t, lseek, (int file, off_t offset, int from), (file, offset, from))
ON_FILE(off64_t, lseek64, (int file, off64_t offset, int from), (file, offset, from))

#define MOVES_BYTES(name, before, given)                \
  ssize_t name before {                                 \
    int way = is_watched(file) ? fate(#name) : 0;       \
    if (way == 1) return -1;                            \
    if (way == 2 && size > 1) size /= 2;                \
    return REAL(name) given;                            \
  }

MOVES_BYTES(read, (int file, void *to, size_t size), (file, to, size))
MOVES_BYTES(write, (int file, const void *from, size_t size), (file, from, size))
MOVES_BYTES(pread, (int file, void *to, size_t size, off_t at), (file, to, size, at))
MOVES_BYTES(pread64, (int file, void *to, size_t size, off64_t at), (file, to, size, at))
MOVES_BYTES(pwrite, (int file, const void *from, size_t size, off_t at), (file, from, size, at))
MOVES_BYTES(pwrite64, (int file, const void *from, size_t size, off64_t at), (file, from, size, at))

int close(int file) {
  bool fails = is_watched(file) && fate("close") == 1;
  int error = errno;
  opened(file, false);
  int result = REAL(close)(file);
  if (fails) errno = error;
  return fails ? -1 : result;
}

#define CONTROL(name)                                             \
  int name(int file, int command, ...) {                          \
    va_list list;                                                 \
    va_start(list, command);                                      \
    void *argument = va_arg(list, void *);                        \
    va_end(list);                                                 \
    if (is_watched(file) && fate(#name) == 1) return -1;          \
    int result = REAL(name)(file, command, argument);             \
    bool copies = command == F_DUPFD || command == F_DUPFD_CLOEXEC; \
    return copies ? opened(result, is_watched(file)) : result;    \
  }

CONTROL(fcntl)
CONTROL(fcntl64)
