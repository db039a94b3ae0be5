// The few C calls that Swift's Glibc module lacks.
#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <wchar.h>

// Columns of a character on a terminal, -1 where it has none. Declared by <wchar.h> only under
// _XOPEN_SOURCE, which Swift's Glibc module is built without.
int wcwidth(wchar_t character);

/// What `cprocess_spawn` starts, and what the child finds.
struct cprocess_request {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The child's folder; null for the parent's.
  const char *directory;
  /// The parent's descriptors that become 0 to 4 in the child, -1 for none. Every other one is closed,
  /// so no pipe leaks into a child started at the same time.
  int descriptors[5];
  /// `RLIMIT_DATA` in bytes, 0 for none. It covers heap and private mappings.
  uint64_t memory;
  /// `RLIMIT_FSIZE` in bytes, `RLIMIT_NOFILE` and `RLIMIT_NPROC`; 0 for none.
  uint64_t file_size, open_files, processes;
  /// The user and group that the child becomes, for good; 0 for the parent's.
  uid_t user;
  /// A process group of its own, so that a signal reaches the child's children too.
  bool own_group;
};

/// Starts a child that dies with the calling thread. Returns 0, or an `errno` of what failed, the
/// exec included.
int cprocess_spawn(const struct cprocess_request *request, pid_t *child);

/// Kills every process of a user, which only root can. Returns 0 or an `errno`.
int cprocess_kill_user(uid_t user);

/// A descriptor that is readable once the child has ended, or -1 with `errno`.
int cprocess_pidfd(pid_t child);

/// Both ends closed on exec, the reading end not blocking. Returns 0 or an `errno`.
int cprocess_pipe(int ends[2]);

/// Starts a program on a new terminal, in a session of its own. What is written to `*keyboard` is
/// typed there, and what is read from it is shown. Returns 0 or an `errno`.
int cprocess_spawn_on_terminal(const char *path, char *const *arguments,
                               char *const *environment, int columns, int rows, int *keyboard,
                               pid_t *child);

#endif
