// What compilers expect of a runtime library, for WebAssembly modules that have none. Empty elsewhere.

#if defined(__wasm__)

#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit numbers, from 64-bit halves.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t mask = 0xFFFFFFFF;
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t low = (a & mask) * (b & mask);
  uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
  uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (low & mask));
}

#endif
