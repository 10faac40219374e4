/* libplist, the property-list library of libimobiledevice. */

#include "driver.h"

#include <plist/plist.h>
#include <stdint.h>

static int supports(const char *operation) {
  return strcmp(operation, "document") != 0 && strcmp(operation, "write-json") != 0 &&
         strcmp(operation, "write-openstep") != 0;
}

static void *tree_of(struct input *input) {
  plist_t root = NULL;
  plist_from_memory(input->bytes, (uint32_t)input->count, &root);
  return root;
}

static void release_tree(void *tree) { plist_free(tree); }

static void *written(const char *operation, plist_t root, size_t *count) {
  char *bytes = NULL;
  uint32_t length = 0;
  if (root == NULL) return NULL;
  if (strstr(operation, "xml") != NULL) {
    plist_to_xml(root, &bytes, &length);
  } else {
    plist_to_bin(root, &bytes, &length);
  }
  *count += length;
  return bytes;
}

static void *run(const char *operation, struct input *input, void *tree, size_t *count) {
  if (strncmp(operation, "write-", 6) == 0) return written(operation, tree, count);
  plist_t root = tree_of(input);
  if (strcmp(operation, "parse") == 0 || root == NULL) return root;
  void *result;
  if (strcmp(operation, "get") == 0) {
    char *text = NULL;
    plist_t node = plist_dict_get_item(root, LOOKED_UP_KEY);
    if (node != NULL) plist_get_string_val(node, &text);
    result = text;
  } else {
    result = written(operation, root, count);
  }
  plist_free(root);
  return result;
}

static void release(const char *operation, void *result) {
  if (strcmp(operation, "parse") == 0) {
    plist_free(result);
  } else {
    free(result);
  }
}
