// RapidXML, parsing in place: well-formed XML only, and it trusts closing tags.

#include "driver.h"

#include <rapidxml/rapidxml.hpp>

static int supports(const char *operation) { return strcmp(operation, "document") == 0; }
static void *tree_of(struct input *) { return NULL; }
static void release_tree(void *) {}

static void *run(const char *, struct input *input, void *, size_t *) {
  rapidxml::xml_document<> *document = new rapidxml::xml_document<>;
  try {
    document->parse<0>(input->bytes);
    return document;
  } catch (const rapidxml::parse_error &) {
    delete document;
    return NULL;
  }
}

static void release(const char *, void *result) { delete static_cast<rapidxml::xml_document<> *>(result); }
