/* GNUstep's NSPropertyListSerialization, the only other complete reader of OpenStep text on Linux. */

#import <Foundation/Foundation.h>

#include "driver.h"

static int supports(const char *operation) {
  return strcmp(operation, "document") != 0 && strcmp(operation, "write-json") != 0;
}

static void *tree_of(struct input *input) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSData *data = [NSData dataWithBytesNoCopy:input->bytes length:input->count freeWhenDone:NO];
  id root = [NSPropertyListSerialization propertyListWithData:data
                                                      options:NSPropertyListImmutable
                                                       format:NULL
                                                        error:NULL];
  [root retain];
  [pool release];
  return root;
}

static void release_tree(void *tree) { [(id)tree release]; }

static void *written(const char *operation, id root, size_t *count) {
  if (root == nil) return NULL;
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSPropertyListFormat format = NSPropertyListBinaryFormat_v1_0;
  if (strstr(operation, "xml") != NULL) format = NSPropertyListXMLFormat_v1_0;
  if (strstr(operation, "openstep") != NULL) format = NSPropertyListOpenStepFormat;
  NSData *data = [NSPropertyListSerialization dataWithPropertyList:root format:format options:0 error:NULL];
  [data retain];
  *count += [data length];
  [pool release];
  return data;
}

static void *run(const char *operation, struct input *input, void *tree, size_t *count) {
  if (strncmp(operation, "write-", 6) == 0) return written(operation, tree, count);
  id root = tree_of(input);
  if (strcmp(operation, "parse") == 0 || root == nil) return root;
  id result = strcmp(operation, "get") == 0 ? [[root objectForKey:@LOOKED_UP_KEY] retain]
                                            : (id)written(operation, root, count);
  [root release];
  return result;
}

static void release(const char *operation, void *result) {
  (void)operation;
  [(id)result release];
}
