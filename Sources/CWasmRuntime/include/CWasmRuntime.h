#ifndef CWASMRUNTIME_H
#define CWASMRUNTIME_H

// The few functions of a C library that Embedded Swift calls, for WebAssembly, which has no C library. Swift
// finds them by name when the executable is linked; there is nothing to call here.

#endif
