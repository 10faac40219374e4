#ifndef CWEBASSEMBLYSUPPORT_H
#define CWEBASSEMBLYSUPPORT_H

// What Embedded Swift expects of a C library, for WebAssembly modules without one.

#endif
