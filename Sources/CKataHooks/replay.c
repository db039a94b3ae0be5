// For a replay, which steps through what a program did: tells what is printed in its place among
// everything else that is reported, and from where in the program each of it comes.

#define _GNU_SOURCE
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __GLIBC__

typedef int (*kata_calls_t)(intptr_t *places, int most);

void kata_replay_begins(kata_calls_t calls);
void kata_prints(const char *bytes, long count);

// The program itself, which the loader names first.
static struct {
  uintptr_t base, start, end;
} program;

static int note_program(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  program.base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0) continue;
    program.start = info->dlpi_addr + part->p_vaddr;
    program.end = program.start + part->p_memsz;
  }
  return 1;
}

// The calls that are under way in the program's own code, the innermost first, as addresses in its
// executable. A return address may lie behind the call's line, so each is moved into its call.
static int calls(intptr_t *places, int most) {
  void *frames[256];
  int count = backtrace(frames, 256), found = 0;
  for (int index = 0; index < count && found < most; index++) {
    uintptr_t address = (uintptr_t)frames[index] - 1;
    if (address < program.start || address >= program.end) continue;
    places[found++] = (intptr_t)(address - program.base);
  }
  return found;
}

static ssize_t pass_on(void *unused, const char *bytes, size_t count) {
  (void)unused;
  kata_prints(bytes, (long)count);
  size_t written = 0;
  while (written < count) {
    ssize_t more = write(STDOUT_FILENO, bytes + written, count - written);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) return (ssize_t)written;
    written += (size_t)more;
  }
  return (ssize_t)count;
}

void kata_prepare_replay(void) {
  if (getenv("UIKATA_REPLAY") == NULL) return;
  dl_iterate_phdr(note_program, NULL);
  cookie_io_functions_t functions = {.write = pass_on};
  FILE *output = fopencookie(NULL, "w", functions);
  if (output == NULL) return;
  setvbuf(output, NULL, _IOLBF, 0);
  stdout = output;
  kata_replay_begins(calls);
}

#else

// Elsewhere a replay has no lines, and shows what was printed at its end.
void kata_prepare_replay(void) {}

#endif
