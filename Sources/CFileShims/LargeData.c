// What makes work on large files and tables quick, where the system has it. Each of these may do nothing.

// For room on the disk, and for writing out without waiting.
#define _GNU_SOURCE

#include "CFileShims.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/vfs.h>

// In a header of the kernel, which not every C library brings along.
#ifndef TMPFS_MAGIC
#define TMPFS_MAGIC 0x01021994
#endif

/// Passes advice on for the pages that lie at least in part, or altogether, in some memory.
static void advise(const void *address, size_t size, bool is_outside, int advice) {
  uintptr_t last = (uintptr_t)sysconf(_SC_PAGESIZE) - 1;
  uintptr_t start = ((uintptr_t)address + (is_outside ? 0 : last)) & ~last;
  uintptr_t end = ((uintptr_t)address + size + (is_outside ? last : 0)) & ~last;
  if (start < end) madvise((void *)start, end - start, advice);
}

#endif

void cfile_make_ready(const void *address, size_t size) {
  (void)address;
  (void)size;
#ifdef MADV_POPULATE_READ
  advise(address, size, true, MADV_POPULATE_READ);
#endif
}

void cfile_will_fill(void *address, ptrdiff_t size) {
  (void)address;
  (void)size;
#ifdef MADV_HUGEPAGE
  advise(address, (size_t)size, false, MADV_HUGEPAGE);
#endif
}

int cfile_reserve(int descriptor, int64_t size) {
#ifdef FALLOC_FL_KEEP_SIZE
  // Where files are in memory, room is made by filling it with zeros, before it is filled once more.
  struct statfs system;
  if (fstatfs(descriptor, &system) == 0 && system.f_type == TMPFS_MAGIC) return 0;
  return fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, (off_t)size);
#else
  (void)descriptor;
  (void)size;
  errno = ENOTSUP;
  return -1;
#endif
}

void cfile_begin_writing_out(int descriptor, int64_t offset, int64_t count) {
  (void)descriptor;
  (void)offset;
  (void)count;
#ifdef SYNC_FILE_RANGE_WRITE
  sync_file_range(descriptor, offset, count, SYNC_FILE_RANGE_WRITE);
#endif
}
