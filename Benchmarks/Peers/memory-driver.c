/* The C library itself, as a yardstick: `document` finds each `<` with memchr, `parse` copies the file. */

#include "driver.h"

static int supports(const char *operation) {
  return strcmp(operation, "document") == 0 || strcmp(operation, "parse") == 0;
}
static void *tree_of(struct input *input) { return input; }
static void release_tree(void *tree) { (void)tree; }

static volatile size_t found;

static void *run(const char *operation, struct input *input, void *tree, size_t *written) {
  (void)tree, (void)written;
  if (strcmp(operation, "parse") == 0) {
    char *copy = (char *)malloc(input->count);
    memcpy(copy, input->bytes, input->count);
    found += (size_t)copy[input->count / 2];
    return copy;
  }
  const char *position = input->bytes, *end = input->bytes + input->count;
  while ((position = (const char *)memchr(position, '<', (size_t)(end - position))) != NULL) {
    position++;
    found++;
  }
  return input;
}

static void release(const char *operation, void *result) {
  if (strcmp(operation, "parse") == 0) free(result);
}
