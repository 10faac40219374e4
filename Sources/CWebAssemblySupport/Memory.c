// Memory for WebAssembly modules that have no C library: a free list per power of two, grown from the end
// of the linear memory. Empty on every other platform.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { smallest_class = 5, class_count = 32, header_size = 16, page_size = 65536 };

// Every block has its class in front of it, at the place where its alignment puts the header.
typedef struct block {
  struct block *next;
} block;

static block *free_blocks[class_count];
static uintptr_t heap_end;

static int class_of(size_t size) {
  int index = smallest_class;
  while (index < class_count && ((size_t)1 << index) < size) index++;
  return index;
}

void *malloc(size_t size) {
  int index = class_of(size + header_size);
  if (index >= class_count - 1) return NULL;
  block *found = free_blocks[index];
  if (found != NULL) {
    free_blocks[index] = found->next;
    return found;
  }
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + header_size - 1) & ~(uintptr_t)(header_size - 1);
  size_t whole = (size_t)1 << index;
  uintptr_t needed = heap_end + whole;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * page_size;
  if (needed > available) {
    size_t pages = (needed - available + page_size - 1) / page_size;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  uintptr_t start = heap_end;
  heap_end = needed;
  *(uint32_t *)(start + header_size - sizeof(uint32_t)) = (uint32_t)index;
  return (void *)(start + header_size);
}

void free(void *memory) {
  if (memory == NULL) return;
  uint32_t index = *(uint32_t *)((uintptr_t)memory - sizeof(uint32_t));
  block *freed = memory;
  freed->next = free_blocks[index];
  free_blocks[index] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Blocks are aligned to 16 bytes; nothing here asks for more.
  if (alignment > header_size) return 22;
  *result = malloc(size);
  return *result == NULL ? 12 : 0;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t index = 0; index < count; index++) target[index] = source[index];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    for (size_t index = 0; index < count; index++) target[index] = source[index];
  } else {
    for (size_t index = count; index > 0; index--) target[index - 1] = source[index - 1];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  for (size_t index = 0; index < count; index++) target[index] = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *first = left;
  const unsigned char *second = right;
  for (size_t index = 0; index < count; index++) {
    if (first[index] != second[index]) return first[index] < second[index] ? -1 : 1;
  }
  return 0;
}

// Seeds the standard library's hashing. A module without an outside has nothing random to offer, so hashes
// are the same in every run; the inputs' size limits keep that harmless.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5A, count); }

#endif
