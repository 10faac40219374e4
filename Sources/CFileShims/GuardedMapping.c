// File mappings whose lost pages read as zeros.
//
// The registry is a list of blocks of slots that only ever grows, so that the signal handler can walk it at
// any moment without a lock. A slot's version is odd while its range is being changed; the handler skips
// such a slot, which cannot be the one at fault, because nobody reads a mapping that is not ready.

#include "CFileShims.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

struct cfile_mapping {
  atomic_uint version;
  atomic_uintptr_t base;
  // The bytes that belong to the file: whole pages. 0 if the slot is free.
  atomic_size_t guarded;
  // All bytes of the mapping, with those behind the file.
  size_t length;
  atomic_bool has_faulted;
};

enum { SLOTS_PER_BLOCK = 64 };

struct block {
  struct block *next;
  struct cfile_mapping slots[SLOTS_PER_BLOCK];
};

static struct block first_block;
static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t handler_once = PTHREAD_ONCE_INIT;
static struct sigaction previous_action;
static uintptr_t page_size;

// The next block, readable while another thread appends one.
static struct block *next_of(struct block *block) { return __atomic_load_n(&block->next, __ATOMIC_ACQUIRE); }

// Finds the slot whose guarded range holds an address. Async-signal-safe.
static struct cfile_mapping *slot_holding(uintptr_t address) {
  for (struct block *block = &first_block; block; block = next_of(block)) {
    for (int index = 0; index < SLOTS_PER_BLOCK; index++) {
      struct cfile_mapping *slot = &block->slots[index];
      unsigned before = atomic_load_explicit(&slot->version, memory_order_acquire);
      if (before & 1) continue;
      uintptr_t base = atomic_load_explicit(&slot->base, memory_order_relaxed);
      size_t guarded = atomic_load_explicit(&slot->guarded, memory_order_relaxed);
      atomic_thread_fence(memory_order_acquire);
      if (atomic_load_explicit(&slot->version, memory_order_relaxed) != before) continue;
      if (address >= base && address - base < guarded) return slot;
    }
  }
  return NULL;
}

// Hands a signal that is not ours to whoever was there before.
static void forward(int number, siginfo_t *information, void *context) {
  if (previous_action.sa_flags & SA_SIGINFO) {
    previous_action.sa_sigaction(number, information, context);
    return;
  }
  bool is_sent = information->si_code <= 0;
  if (previous_action.sa_handler == SIG_IGN && is_sent) return;
  if (previous_action.sa_handler != SIG_DFL && previous_action.sa_handler != SIG_IGN) {
    previous_action.sa_handler(number);
    return;
  }
  // A true fault happens again, and ends the process, when the instruction is repeated.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  if (is_sent) raise(number);
}

static void handle_bus_error(int number, siginfo_t *information, void *context) {
  int kept_errno = errno;
  uintptr_t address = (uintptr_t)information->si_addr;
  struct cfile_mapping *slot = information->si_code > 0 ? slot_holding(address) : NULL;
  if (slot) {
    // All from here on is lost or worth nothing: replacing it at once costs one signal, not one a page.
    uintptr_t page = address & ~(page_size - 1);
    uintptr_t end = atomic_load(&slot->base) + atomic_load(&slot->guarded);
    void *zeros = mmap(
        (void *)page, end - page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (zeros != MAP_FAILED) {
      atomic_store(&slot->has_faulted, true);
      errno = kept_errno;
      return;
    }
  }
  forward(number, information, context);
  errno = kept_errno;
}

static void install_handler(void) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction action = {0};
  action.sa_sigaction = handle_bus_error;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &previous_action);
}

// Publishes a range in a slot. The registry must be locked.
static void set_range(struct cfile_mapping *slot, uintptr_t base, size_t guarded) {
  unsigned version = atomic_load_explicit(&slot->version, memory_order_relaxed);
  atomic_store_explicit(&slot->version, version + 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&slot->base, base, memory_order_relaxed);
  atomic_store_explicit(&slot->guarded, guarded, memory_order_relaxed);
  atomic_store_explicit(&slot->version, version + 2, memory_order_release);
}

// Finds or makes a free slot. The registry must be locked.
static struct cfile_mapping *free_slot(void) {
  struct block *block = &first_block;
  for (;;) {
    for (int index = 0; index < SLOTS_PER_BLOCK; index++) {
      if (atomic_load_explicit(&block->slots[index].guarded, memory_order_relaxed) == 0) {
        return &block->slots[index];
      }
    }
    if (!block->next) {
      struct block *fresh = calloc(1, sizeof *fresh);
      if (!fresh) return NULL;
      __atomic_store_n(&block->next, fresh, __ATOMIC_RELEASE);
    }
    block = block->next;
  }
}

static struct cfile_mapping *register_range(void *base, size_t guarded, size_t length) {
  pthread_mutex_lock(&registry_lock);
  struct cfile_mapping *slot = free_slot();
  if (slot) {
    slot->length = length;
    atomic_store(&slot->has_faulted, false);
    set_range(slot, (uintptr_t)base, guarded);
  }
  pthread_mutex_unlock(&registry_lock);
  return slot;
}

struct cfile_mapping *cfile_map(int descriptor, size_t size, size_t read_ahead) {
  pthread_once(&handler_once, install_handler);
  if (size == 0 || read_ahead > page_size || size > SIZE_MAX / 2) {
    errno = EINVAL;
    return NULL;
  }
  // Reserve a page more than the file needs, then lay the file over the beginning.
  size_t guarded = (size + page_size - 1) & ~(page_size - 1);
  size_t length = guarded + page_size;
  void *base = mmap(NULL, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED) return NULL;
  struct cfile_mapping *slot = NULL;
  if (mmap(base, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0) != MAP_FAILED) {
    slot = register_range(base, guarded, length);
    if (!slot) errno = ENOMEM;
  }
  if (!slot) {
    int error = errno;
    munmap(base, length);
    errno = error;
  }
  return slot;
}

const void *cfile_mapping_base(const struct cfile_mapping *mapping) {
  return (const void *)atomic_load_explicit(&mapping->base, memory_order_relaxed);
}

bool cfile_mapping_has_faulted(const struct cfile_mapping *mapping) {
  return atomic_load(&mapping->has_faulted);
}

void cfile_unmap(struct cfile_mapping *mapping) {
  pthread_mutex_lock(&registry_lock);
  void *base = (void *)atomic_load(&mapping->base);
  size_t length = mapping->length;
  set_range(mapping, 0, 0);
  pthread_mutex_unlock(&registry_lock);
  munmap(base, length);
}
