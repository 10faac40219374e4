// For files without a name.
#define _GNU_SOURCE

#include "CFileShims.h"

#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#ifdef __linux__
#include <sched.h>
#endif
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

static int32_t kind_of_mode(mode_t mode) {
  if (S_ISREG(mode)) return CFILE_KIND_FILE;
  if (S_ISDIR(mode)) return CFILE_KIND_FOLDER;
  if (S_ISLNK(mode)) return CFILE_KIND_LINK;
  return CFILE_KIND_OTHER;
}

static int translate_status(int result, const struct stat *from, struct cfile_status *to) {
  if (result != 0) return -1;
  to->kind = kind_of_mode(from->st_mode);
  to->mode = (uint32_t)(from->st_mode & 07777);
  to->owner = from->st_uid;
  to->group = from->st_gid;
  to->size = from->st_size;
  to->device = (uint64_t)from->st_dev;
  to->inode = from->st_ino;
#ifdef __APPLE__
  to->modified_seconds = from->st_mtimespec.tv_sec;
  to->modified_nanoseconds = from->st_mtimespec.tv_nsec;
  to->changed_seconds = from->st_ctimespec.tv_sec;
  to->changed_nanoseconds = from->st_ctimespec.tv_nsec;
#else
  to->modified_seconds = from->st_mtim.tv_sec;
  to->modified_nanoseconds = from->st_mtim.tv_nsec;
  to->changed_seconds = from->st_ctim.tv_sec;
  to->changed_nanoseconds = from->st_ctim.tv_nsec;
#endif
  return 0;
}

int cfile_status_of_descriptor(int descriptor, struct cfile_status *status) {
  struct stat native;
  return translate_status(fstat(descriptor, &native), &native, status);
}

int cfile_status_of_path(const char *path, bool follow_link, struct cfile_status *status) {
  struct stat native;
  int result = follow_link ? stat(path, &native) : lstat(path, &native);
  return translate_status(result, &native, status);
}

int32_t cfile_entry_kind(const struct dirent *entry) {
  switch (entry->d_type) {
    case DT_REG: return CFILE_KIND_FILE;
    case DT_DIR: return CFILE_KIND_FOLDER;
    case DT_LNK: return CFILE_KIND_LINK;
    case DT_UNKNOWN: return CFILE_KIND_UNKNOWN;
    default: return CFILE_KIND_OTHER;
  }
}

int cfile_processor_count(void) {
#ifdef __linux__
  // Fails where there are more processors than a set has room for.
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) return CPU_COUNT(&allowed);
#endif
  const long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 0;
}

int cfile_terminal_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

void *cfile_converter_open(const char *charset) {
  iconv_t converter = iconv_open("UTF-8", charset);
  return converter == (iconv_t)-1 ? NULL : (void *)converter;
}

int cfile_converter_step(
    void *converter, const uint8_t **input, size_t *input_left, uint8_t **output, size_t *output_left) {
  char *from = input ? (char *)*input : NULL;
  char *to = (char *)*output;
  size_t result = iconv((iconv_t)converter, input ? &from : NULL, input_left, &to, output_left);
  int error = result == (size_t)-1 ? errno : 0;
  if (input) *input = (const uint8_t *)from;
  *output = (uint8_t *)to;
  return error;
}

size_t cfile_converter_character(
    void *converter, const uint8_t *input, size_t longest, uint8_t *output, size_t capacity, size_t *written,
    int *error) {
  char *to = (char *)output;
  size_t room = capacity;
  size_t consumed = 0;
  *error = EINVAL;
  for (size_t length = 1; length <= longest && consumed == 0 && *error == EINVAL; length++) {
    char *from = (char *)input;
    size_t left = length;
    size_t result = iconv((iconv_t)converter, &from, &left, &to, &room);
    *error = result == (size_t)-1 ? errno : 0;
    consumed = length - left;
  }
  *written = capacity - room;
  return consumed;
}

void cfile_converter_close(void *converter) { iconv_close((iconv_t)converter); }

// MARK: Files without a name

#ifdef O_TMPFILE

/// The name that the system itself has for an open file.
static void name_of_descriptor(int descriptor, char name[32]) {
  snprintf(name, 32, "/proc/self/fd/%d", descriptor);
}

int cfile_open_unnamed(const char *folder, uint32_t mode) {
  int descriptor = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, (mode_t)mode);
  if (descriptor < 0) return -1;
  char name[32];
  name_of_descriptor(descriptor, name);
  // Where that is not to be seen, the file could never get a name.
  if (access(name, F_OK) != 0) {
    close(descriptor);
    errno = ENOTSUP;
    return -1;
  }
  return descriptor;
}

int cfile_name_unnamed(int descriptor, const char *path) {
  char name[32];
  name_of_descriptor(descriptor, name);
  return linkat(AT_FDCWD, name, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}

#else

int cfile_open_unnamed(const char *folder, uint32_t mode) {
  (void)folder;
  (void)mode;
  errno = ENOTSUP;
  return -1;
}

int cfile_name_unnamed(int descriptor, const char *path) {
  (void)descriptor;
  (void)path;
  errno = ENOTSUP;
  return -1;
}

#endif
