// What the runtime calls when a cast fails, an unowned object is gone or an actor's check fails.
//
// The C library's own `abort` keeps no frame pointers, so the backtrace of a crash would end in it
// and name no line of the program. This one is found first, since the model's library comes before
// the C library, and keeps its frame.

#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

__attribute__((noreturn)) void abort(void) {
  // Asking for it makes the compiler keep a frame here.
  volatile void *frame = __builtin_frame_address(0);
  (void)frame;
  syscall(SYS_tgkill, getpid(), gettid(), SIGABRT);
  // Whoever handles the signal and returns is ended all the same.
  signal(SIGABRT, SIG_DFL);
  sigset_t abort_only;
  sigemptyset(&abort_only);
  sigaddset(&abort_only, SIGABRT);
  sigprocmask(SIG_UNBLOCK, &abort_only, NULL);
  syscall(SYS_tgkill, getpid(), gettid(), SIGABRT);
  __builtin_trap();
}
