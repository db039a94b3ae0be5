#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How often this process has asked the allocator for memory since it started. Always 0 where the C
/// library isn't glibc, whose own allocator the counting functions hand everything on to.
unsigned long allocation_count(void);

#endif
