// Runs when a program loads the model's library. It is in C because Swift has no constructors, and
// in a target of its own because learners would otherwise need its module map.

#include <stdio.h>
#include <stdlib.h>

void kata_program_starts(void);
void kata_prepare_replay(void);

// Acts only where the runner says that this is a kata's program: a test process needs the
// runtime's own main queue, or it runs nothing and exits with 0.
__attribute__((constructor)) static void program_starts(void) {
  if (getenv("UIKATA_PROGRAM") == NULL) return;
  // A trap loses what is still in the buffer, so each line leaves at its end.
  setvbuf(stdout, NULL, _IOLBF, 0);
  kata_prepare_replay();
  kata_program_starts();
}
