// The few C calls that Swift's Glibc module lacks, as inline wrappers.
#ifndef CPROCESS_H
#define CPROCESS_H

#include <wchar.h>

// Columns of a character on a terminal, -1 where it has none. Declared by <wchar.h> only under
// _XOPEN_SOURCE, which Swift's Glibc module is built without.
int wcwidth(wchar_t character);

#endif
