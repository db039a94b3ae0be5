// The few C calls that Swift's Glibc module lacks, as inline wrappers.
#ifndef CPROCESS_H
#define CPROCESS_H

#endif
