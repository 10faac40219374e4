/* libxml2: a document tree of well-formed XML. */

#include "driver.h"

#include <libxml/parser.h>

static int supports(const char *operation) { return strcmp(operation, "document") == 0; }
static void *tree_of(struct input *input) { return input; }
static void release_tree(void *tree) { (void)tree; }

static void *run(const char *operation, struct input *input, void *tree, size_t *written) {
  (void)operation, (void)tree, (void)written;
  return xmlReadMemory(
      input->bytes, (int)input->count, NULL, NULL, XML_PARSE_HUGE | XML_PARSE_NONET | XML_PARSE_NOERROR);
}

static void release(const char *operation, void *result) {
  (void)operation;
  xmlFreeDoc((xmlDocPtr)result);
}
