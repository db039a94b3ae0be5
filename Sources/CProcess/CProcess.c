#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Bytes; what Linux gives to begin with.
#define STACK_SIZE (8u << 20)

static int limit(int resource, uint64_t most) {
  struct rlimit both = {most, most};
  return most == 0 ? 0 : setrlimit(resource, &both);
}

// Only in the child, and past the C library, which would tell the parent's threads to do the same.
static int take_user(uid_t user) {
  if (syscall(SYS_setgroups, 0, NULL) != 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) != 0) return -1;
  if (syscall(SYS_setresuid, user, user, user) != 0) return -1;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

// Runs in the child between vfork and exec: system calls only, and no return.
static void become(const struct cprocess_request *request, volatile int *failure) {
  enum { count = sizeof request->descriptors / sizeof request->descriptors[0] };
  int high[count];
  for (int i = 0; i < count; i++) {
    int from = request->descriptors[i];
    high[i] = from < 0 ? -1 : fcntl(from, F_DUPFD, 16);
    if (from >= 0 && high[i] < 0) goto failed;
  }
  for (int i = 0; i < count; i++) {
    if (high[i] < 0) {
      close(i);
    } else if (dup2(high[i], i) < 0) {
      goto failed;
    }
  }
  syscall(SYS_close_range, (unsigned)count, ~0u, 0u);

  if (request->directory && chdir(request->directory) != 0) goto failed;
  if (request->own_group && setpgid(0, 0) != 0) goto failed;
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  // A thread's stack takes its size from this limit and counts as data: under a large one the
  // compiler would run out of memory at its first thread, and recursion would end elsewhere.
  struct rlimit stack;
  getrlimit(RLIMIT_STACK, &stack);
  stack.rlim_cur = stack.rlim_max < STACK_SIZE ? stack.rlim_max : STACK_SIZE;
  setrlimit(RLIMIT_STACK, &stack);
  if (limit(RLIMIT_DATA, request->memory) != 0) goto failed;
  if (limit(RLIMIT_FSIZE, request->file_size) != 0) goto failed;
  if (limit(RLIMIT_NOFILE, request->open_files) != 0) goto failed;
  if (limit(RLIMIT_NPROC, request->processes) != 0) goto failed;
  if (request->user != 0 && take_user(request->user) != 0) goto failed;
  // A change of the user would take it back.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) goto failed;

  // What the parent ignores (SIGPIPE, say) the child would ignore too.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(request->path, request->arguments, request->environment);

failed:
  *failure = errno;
  _exit(127);
}

int cprocess_spawn(const struct cprocess_request *request, pid_t *child) {
  volatile int failure = 0;
  // A handler that ran in the child would work on the parent's memory.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  // vfork: a fork copies the page tables of a process that may hold much, and only vfork tells the
  // parent that the exec failed without another pipe.
  pid_t pid = vfork();
  if (pid == 0) become(request, &failure);
  int forked = pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (forked) return forked;
  if (failure) {
    while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) {}
    return failure;
  }
  *child = pid;
  return 0;
}

int cprocess_kill_user(uid_t user) {
  volatile int failure = 0;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t pid = vfork();
  if (pid == 0) {
    // All that the user may kill, which is the user's own; the killer itself is spared.
    if (take_user(user) != 0 || (kill(-1, SIGKILL) != 0 && errno != ESRCH)) failure = errno;
    _exit(0);
  }
  int forked = pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (forked) return forked;
  while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) {}
  return failure;
}

int cprocess_pidfd(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0u); }

int cprocess_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return 0;
}
