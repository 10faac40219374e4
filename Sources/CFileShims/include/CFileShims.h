// What Swift cannot reach, or would have to spell differently on every system: guarded file mappings,
// file facts, folder entries, the size of the terminal, and the character conversion of the C library.

#ifndef CFILESHIMS_H
#define CFILESHIMS_H

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Guarded mappings

/// A read-only mapping of a file that survives the file getting shorter.
///
/// Reading a page that the file no longer has would end the process with SIGBUS. For the ranges made here a
/// signal handler puts zeros in the place of the lost pages instead, and the mapping remembers it.
struct cfile_mapping;

/// Maps the first `size` bytes of an open file, with at least `read_ahead` readable zeros behind them.
///
/// Returns NULL and sets errno on failure. `size` must not be 0, `read_ahead` not exceed a page.
struct cfile_mapping *cfile_map(int descriptor, size_t size, size_t read_ahead);

/// The address of the first byte of a mapping.
const void *cfile_mapping_base(const struct cfile_mapping *mapping);

/// Whether some page of the mapping could not be read.
bool cfile_mapping_has_faulted(const struct cfile_mapping *mapping);

/// Removes a mapping. No other thread may be reading it.
void cfile_unmap(struct cfile_mapping *mapping);

/// Makes the pages of a part of a mapping ready to be read, where the system can.
///
/// That takes less than to wait for each of them when it is first touched. What cannot be read is left out.
void cfile_make_ready(const void *address, size_t size);

// MARK: Memory

/// Tells the system that all of some memory will be used, so that it may give it in large pages.
void cfile_will_fill(void *address, ptrdiff_t size);

// MARK: File facts

enum cfile_kind { CFILE_KIND_FILE, CFILE_KIND_FOLDER, CFILE_KIND_LINK, CFILE_KIND_OTHER, CFILE_KIND_UNKNOWN };

/// What the system says about a file, in the same words on every system.
struct cfile_status {
  int32_t kind;
  uint32_t mode;
  uint32_t owner;
  uint32_t group;
  int64_t size;
  uint64_t device;
  uint64_t inode;
  int64_t modified_seconds;
  int64_t modified_nanoseconds;
  /// When the contents or any of these facts changed last; unlike the time of modification, nobody can set it back.
  int64_t changed_seconds;
  int64_t changed_nanoseconds;
};

/// Asks about an open file. Returns 0, or -1 with errno set.
int cfile_status_of_descriptor(int descriptor, struct cfile_status *status);

/// Asks about a path. Returns 0, or -1 with errno set.
int cfile_status_of_path(const char *path, bool follow_link, struct cfile_status *status);

// MARK: Files without a name

/// Creates an empty file in a folder that has no name there, so that nothing is left of it if the process ends.
///
/// Returns its descriptor, or -1 with errno set; not every system and disk has such files.
int cfile_open_unnamed(const char *folder, uint32_t mode);

/// Gives such a file a name. Returns 0, or -1 with errno set (EEXIST if the name is taken).
int cfile_name_unnamed(int descriptor, const char *path);

// MARK: Large files

/// Finds room on the disk for so many bytes of an open file, whose size stays, where the system can.
///
/// Returns 0, or -1 with errno set (ENOTSUP where there is no such thing).
int cfile_reserve(int descriptor, int64_t size);

/// Begins to bring bytes of an open file to the disk, without waiting for it, where the system can.
///
/// A `count` of 0 stands for all bytes behind the offset.
void cfile_begin_writing_out(int descriptor, int64_t offset, int64_t count);

// MARK: Folder entries

/// The bytes of an entry's name, ending in a zero.
static inline const char *cfile_entry_name(const struct dirent *entry) { return entry->d_name; }

/// The kind the folder itself knows for an entry, as a `cfile_kind`; some file systems know none.
int32_t cfile_entry_kind(const struct dirent *entry);

// MARK: Processors

/// The number of processors that the process may use now, or 0 if that is not known.
int cfile_processor_count(void);

// MARK: Terminal

/// The number of columns of a terminal, or 0 if that is not known.
int cfile_terminal_columns(int descriptor);

// MARK: Character conversion

/// Opens a conversion from a named charset to UTF-8. Returns NULL and sets errno on failure.
void *cfile_converter_open(const char *charset);

/// Converts what it can, moves both positions, and returns 0, or errno (EILSEQ, EINVAL, E2BIG).
///
/// Without input, writes what the conversion still holds back and returns to the initial state.
int cfile_converter_step(
    void *converter, const uint8_t **input, size_t *input_left, uint8_t **output, size_t *output_left);

/// Converts one character of at most so many bytes: more and more of them are tried until some are consumed.
///
/// Returns how many those are, and says how many bytes it has written, and what the last try came to: 0, or errno.
size_t cfile_converter_character(
    void *converter, const uint8_t *input, size_t longest, uint8_t *output, size_t capacity, size_t *written,
    int *error);

/// Ends a conversion.
void cfile_converter_close(void *converter);

#endif
