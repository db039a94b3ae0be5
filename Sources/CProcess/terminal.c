#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int cprocess_spawn_on_terminal(const char *path, char *const *arguments,
                               char *const *environment, int columns, int rows, int *keyboard,
                               pid_t *child) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t pid = forkpty(keyboard, NULL, NULL, &size);
  if (pid < 0) return errno;
  if (pid == 0) {
    syscall(SYS_close_range, 3u, ~0u, 0u);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  fcntl(*keyboard, F_SETFD, FD_CLOEXEC);
  *child = pid;
  return 0;
}
