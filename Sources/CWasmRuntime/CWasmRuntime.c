#include "CWasmRuntime.h"

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// Memory is handed out in blocks whose sizes are powers of two, each behind a header. A freed block waits in
// the list of its size for the next request of that size; nothing is given back to the system. That is plenty
// for a program that answers one question and is thrown away.

typedef struct Block {
  struct Block *next;   // while the block is free
  uint32_t sizeClass;   // the block's size, header included, is 2 to this power
  uint32_t padding[2];  // keeps what follows aligned to 16 bytes
} Block;

enum { smallestClass = 5, classCount = 32 };

extern unsigned char __heap_base;
static Block *freeBlocks[classCount];
static uintptr_t heapEnd;

static Block *newBlock(uint32_t sizeClass) {
  const uintptr_t pageSize = 65536;
  if (heapEnd == 0) {
    heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  }
  uint64_t end = (uint64_t)heapEnd + ((uint64_t)1 << sizeClass);
  uint64_t size = (uint64_t)__builtin_wasm_memory_size(0) * pageSize;
  if (end > size) {
    size_t pages = (size_t)((end - size + pageSize - 1) / pageSize);
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      return NULL;
    }
  }
  Block *block = (Block *)heapEnd;
  heapEnd = (uintptr_t)end;
  block->sizeClass = sizeClass;
  return block;
}

void *malloc(size_t size) {
  uint32_t sizeClass = smallestClass;
  while (((uint64_t)1 << sizeClass) < (uint64_t)size + sizeof(Block)) {
    sizeClass += 1;
  }
  if (sizeClass >= classCount) {
    return NULL;
  }
  Block *block = freeBlocks[sizeClass];
  if (block != NULL) {
    freeBlocks[sizeClass] = block->next;
  } else {
    block = newBlock(sizeClass);
  }
  if (block == NULL) {
    return NULL;
  }
  block->next = block;  // where `free` finds the block again, even behind a coarser alignment
  return block + 1;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  const int outOfMemory = 12;
  if (alignment <= sizeof(Block)) {
    *result = malloc(size);
    return *result == NULL ? outOfMemory : 0;
  }
  if (size > SIZE_MAX - alignment) {
    return outOfMemory;
  }
  Block *start = malloc(size + alignment);
  if (start == NULL) {
    return outOfMemory;
  }
  uintptr_t aligned = ((uintptr_t)start + alignment - 1) & ~(uintptr_t)(alignment - 1);
  if (aligned != (uintptr_t)start) {
    ((Block *)aligned)[-1].next = start - 1;  // there is room: both are multiples of 16
  }
  *result = (void *)aligned;
  return 0;
}

void free(void *pointer) {
  if (pointer == NULL) {
    return;
  }
  Block *block = ((Block *)pointer)[-1].next;
  block->next = freeBlocks[block->sizeClass];
  freeBlocks[block->sizeClass] = block;
}

// Written as loops that the compiler must not turn back into calls of themselves.
#define LOOP __attribute__((no_builtin))

LOOP void *memmove(void *destination, const void *source, size_t count) {
  unsigned char *to = destination;
  const unsigned char *from = source;
  if (to < from) {
    for (size_t index = 0; index < count; index += 1) {
      to[index] = from[index];
    }
  } else {
    for (size_t index = count; index > 0; index -= 1) {
      to[index - 1] = from[index - 1];
    }
  }
  return destination;
}

LOOP void *memcpy(void *destination, const void *source, size_t count) {
  return memmove(destination, source, count);
}

LOOP void *memset(void *destination, int value, size_t count) {
  unsigned char *to = destination;
  for (size_t index = 0; index < count; index += 1) {
    to[index] = (unsigned char)value;
  }
  return destination;
}

LOOP int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *first = left;
  const unsigned char *second = right;
  for (size_t index = 0; index < count; index += 1) {
    if (first[index] != second[index]) {
      return first[index] < second[index] ? -1 : 1;
    }
  }
  return 0;
}

// Swift asks for the seed of its hashes. The same one every time makes every run the same.
void arc4random_buf(void *buffer, size_t count) {
  memset(buffer, 0x5A, count);
}

// Only code that is not optimized calls the next two.

// What the program would say before it traps. There is nobody to hear it: the host sees the trap.
int putchar(int character) {
  return character;
}

typedef union {
  __int128 whole;
  struct {
    uint64_t low, high;
  } halves;
} Wide;

// Shifts a number of 128 bits to the left, by fewer bits than it has.
__int128 __ashlti3(__int128 number, int count) {
  Wide from = {.whole = number};
  Wide to;
  if (count == 0) {
    return number;
  }
  if (count >= 64) {
    to.halves.low = 0;
    to.halves.high = from.halves.low << (count - 64);
  } else {
    to.halves.low = from.halves.low << count;
    to.halves.high = from.halves.high << count | from.halves.low >> (64 - count);
  }
  return to.whole;
}

uintptr_t __stack_chk_guard = 0x5AFEC0DE;

_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}

// The product of two numbers of 128 bits, from products of 32 bits by 32 bits.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t mask = 0xFFFFFFFF;
  uint64_t a = (uint64_t)left;
  uint64_t b = (uint64_t)right;
  uint64_t low = (a & mask) * (b & mask);
  uint64_t middle = (a >> 32) * (b & mask) + (low >> 32);
  uint64_t other = (a & mask) * (b >> 32) + (middle & mask);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)left >> 64) * b + a * (uint64_t)((unsigned __int128)right >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & mask)));
}

#endif
