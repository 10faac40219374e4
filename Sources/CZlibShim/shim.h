#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/// Starts to unpack a stream without header and trailer; the library has this as a macro, which Swift cannot see.
static inline int czlib_inflate_init_raw(z_stream *stream) {
  return inflateInit2(stream, -MAX_WBITS);
}

#endif
