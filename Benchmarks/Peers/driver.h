/* What the drivers written in C and C++ share: the same contract as property-list-driver's.

   A driver defines the four functions below. `run` returns what it made, to be released by `release`, or
   NULL if it failed; `tree` and `run` get the file padded with 64 zero bytes that they may overwrite. */

#ifndef DRIVER_H
#define DRIVER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define LOOKED_UP_KEY "Music Folder"

struct input {
  char *bytes;
  size_t count;
};

static int supports(const char *operation);
static void *tree_of(struct input *input);
static void release_tree(void *tree);
static void *run(const char *operation, struct input *input, void *tree, size_t *written);
static void release(const char *operation, void *result);

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static struct input *inputs;
static size_t input_count, input_capacity;

static void add_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  size_t count = (size_t)ftell(file);
  rewind(file);
  if (input_count == input_capacity) {
    input_capacity = input_capacity * 2 + 16;
    inputs = (struct input *)realloc(inputs, input_capacity * sizeof *inputs);
  }
  struct input *input = &inputs[input_count++];
  input->bytes = (char *)calloc(count + 64, 1);
  input->count = fread(input->bytes, 1, count, file);
  fclose(file);
}

static void add_list(const char *path) {
  char line[4096];
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  while (fgets(line, sizeof line, file) != NULL) {
    line[strcspn(line, "\n")] = 0;
    add_file(line);
  }
  fclose(file);
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: %s OP REPS FILE...\n", argv[0]);
    return 2;
  }
  const char *operation = argv[1];
  if (strcmp(operation, "load") != 0 && !supports(operation)) {
    printf("UNSUPPORTED %s\n", operation);
    return 3;
  }
  for (int index = 3; index < argc; index++) {
    if (argv[index][0] == '@') {
      add_list(argv[index] + 1);
    } else {
      add_file(argv[index]);
    }
  }
  void **results = (void **)calloc(input_count, sizeof *results);
  void **trees = (void **)calloc(input_count, sizeof *trees);
  int writes = strncmp(operation, "write-", 6) == 0;
  for (int repetition = atoi(argv[2]); repetition > 0; repetition--) {
    size_t written = 0, bytes_read = 0, errors = 0;
    /* A reader that works in place must get a fresh copy each time, outside the clock. */
    struct input *copies = (struct input *)calloc(input_count, sizeof *copies);
    for (size_t index = 0; index < input_count; index++) {
      copies[index].count = inputs[index].count;
      copies[index].bytes = (char *)malloc(inputs[index].count + 64);
      memcpy(copies[index].bytes, inputs[index].bytes, inputs[index].count + 64);
      bytes_read += inputs[index].count;
      if (writes) trees[index] = tree_of(&copies[index]);
    }
    double start = processor_time();
    if (strcmp(operation, "load") != 0) {
      for (size_t index = 0; index < input_count; index++) {
        results[index] = run(operation, &copies[index], trees[index], &written);
        if (results[index] == NULL) errors++;
      }
    }
    double middle = processor_time();
    for (size_t index = 0; index < input_count; index++) {
      if (results[index] != NULL) release(operation, results[index]);
      results[index] = NULL;
    }
    double end = processor_time();
    for (size_t index = 0; index < input_count; index++) {
      if (trees[index] != NULL) release_tree(trees[index]);
      trees[index] = NULL;
      free(copies[index].bytes);
    }
    free(copies);
    printf("R %s %.9f %zu %.9f %zu\n", operation, middle - start, writes ? written : bytes_read, end - middle, errors);
    fflush(stdout);
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("RSS %ld\n", usage.ru_maxrss);
  return 0;
}

#endif
