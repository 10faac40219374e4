// Stands, in the release executable, for the set-up of the parts of SQLite that are left out of it: full-text search,
// R-trees and virtual tables about the database itself. SQLite calls it with a database and takes 0 for success. It also
// stands for the trigonometric functions of its language, which no statement here uses.
// scripts/build-release tells the linker so; nothing else calls it.

int cfile_left_out(void *database);

int cfile_left_out(void *database) {
  (void)database;
  return 0;
}
