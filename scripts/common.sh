# Functions the scripts share. To be read with `.`, from the folder of the package.
#
# Everything said here goes to standard error: standard output belongs to the command.

say() {
  echo "infoplist: $*" >&2
}

fail() {
  echo "infoplist: error: $*" >&2
  exit 70
}

# install_packages WHAT APT-PACKAGES BREW-PACKAGES
# Installs packages with the system's package manager, and says so.
install_packages() {
  if command -v apt-get >/dev/null; then
    manager="apt-get" packages=$2
    if [ "$(id -u)" -eq 0 ]; then
      prefix="env DEBIAN_FRONTEND=noninteractive"
    elif command -v sudo >/dev/null; then
      prefix="sudo env DEBIAN_FRONTEND=noninteractive"
    else
      fail "$1 is missing and only root can install it; run: apt-get install $2"
    fi
    command="$prefix apt-get install -y --no-install-recommends $packages"
    update="$prefix apt-get update"
  elif command -v brew >/dev/null; then
    manager="brew" packages=$3
    command="brew install $packages"
    update=true
  else
    fail "$1 is missing, and neither apt-get nor brew is here to install it; install it and call again"
  fi
  if [ -z "$packages" ]; then
    fail "$1 is missing and cannot be installed with $manager; install it and call again"
  fi
  say "$1 is missing; installing $packages with $manager"
  # The lists of a fresh machine are empty or old, which shows only when a package is not found.
  if ! $command >&2 </dev/null; then
    $update >&2 </dev/null && $command >&2 </dev/null ||
      fail "$manager could not install $packages; install $1 by hand and call again"
  fi
}

# need COMMAND APT-PACKAGES BREW-PACKAGES
# Makes sure that a command is there.
need() {
  command -v "$1" >/dev/null && return
  install_packages "$1" "$2" "$3"
  command -v "$1" >/dev/null || fail "$1 is still missing after its package was installed"
}

# need_python_module MODULE APT-PACKAGES
# Makes sure that Python has a module, and says in INFOPLIST_PYTHON which Python that is.
need_python_module() {
  INFOPLIST_PYTHON=python3
  export INFOPLIST_PYTHON
  "$INFOPLIST_PYTHON" -c "import $1" 2>/dev/null && return
  # A package of the system serves the system's own Python, which need not be the first of the path.
  if command -v apt-get >/dev/null; then
    [ -x /usr/bin/python3 ] && INFOPLIST_PYTHON=/usr/bin/python3
    "$INFOPLIST_PYTHON" -c "import $1" 2>/dev/null && return
    install_packages "the Python module $1" "$2" ""
    [ -x /usr/bin/python3 ] && INFOPLIST_PYTHON=/usr/bin/python3
  else
    say "the Python module $1 is missing; installing it with pip into .build-test/python"
    python3 -m venv .build-test/python >&2 && .build-test/python/bin/pip install --quiet "$1" >&2 ||
      fail "pip could not install $1; install it by hand and call again"
    INFOPLIST_PYTHON=$PWD/.build-test/python/bin/python3
  fi
  "$INFOPLIST_PYTHON" -c "import $1" 2>/dev/null ||
    fail "the Python module $1 is still missing after its package was installed"
}

# How the modules are compiled where all of them are: each as a whole. File by file, what a module imports is read
# for every few files, which takes a quarter more; but then a change costs only the files that it touches.
whole_modules="-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2"
whole_modules="$whole_modules -Xswiftc -no-emit-module-separately-wmo"

# compile COMMAND...
# Runs what compiles. With memory in large pages, and given back only at the end, the compiler takes a tenth less time;
# other C libraries than GNU's do not look at the variable.
compile() {
  pages=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864:glibc.malloc.trim_threshold=536870912
  env "GLIBC_TUNABLES=$pages:glibc.malloc.mmap_threshold=67108864" "$@"
}

# build_sanitized KIND OPTION...
# Builds with the checks of a sanitizer, in the folder .build-KIND.
build_sanitized() {
  sanitizer=$1
  shift
  # shellcheck disable=SC2086  # the options are words
  INFOPLIST_SANITIZED=$sanitizer compile swift build "--sanitize=$sanitizer" --scratch-path ".build-$sanitizer" \
    --disable-index-store $whole_modules "$@"
}

# Makes sure that Swift is there and that what it compiles can be linked.
need_swift() {
  if ! command -v swift >/dev/null; then
    for folder in "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin" /opt/swift/usr/bin /usr/share/swift/usr/bin; do
      if [ -x "$folder/swift" ]; then
        PATH=$folder:$PATH
        export PATH
        break
      fi
    done
  fi
  command -v swift >/dev/null ||
    fail "the Swift toolchain (6.2 or newer) is missing; get it from https://www.swift.org/install and call again"
  if [ "$(uname -s)" = Linux ]; then
    compiler=$(dirname "$(command -v swift)")/clang
    [ -x "$compiler" ] || compiler=clang
    mkdir -p .build-release
    probe=.build-release/probe.$$
    if ! echo '#include <stdlib.h>
int main(void) { return 0; }' | "$compiler" -x c++ -o "$probe" - >/dev/null 2>&1; then
      install_packages "a C library to link with" "binutils libc6-dev g++" ""
    fi
    if ! echo '#include <zlib.h>
int main(void) { return zlibVersion() == 0; }' | "$compiler" -x c -o "$probe" - -lz >/dev/null 2>&1; then
      install_packages "the library zlib" zlib1g-dev ""
    fi
    if ! echo '#include <sqlite3.h>
int main(void) { return sqlite3_libversion_number() == 0; }' |
      "$compiler" -x c -o "$probe" - -lsqlite3 >/dev/null 2>&1; then
      install_packages "the library SQLite" libsqlite3-dev ""
    fi
    rm -f "$probe"
  fi
}

# Makes sure that the headers of OpenSSL are there, which infoplist-probe is built with.
need_openssl() {
  if [ "$(uname -s)" = Linux ]; then
    compiler=$(dirname "$(command -v swift)")/clang
    [ -x "$compiler" ] || compiler=clang
    mkdir -p .build-release
    probe=.build-release/probe.$$
    if ! echo '#include <openssl/ssl.h>
int main(void) { return TLS_client_method() == 0; }' |
      "$compiler" -x c -o "$probe" - -lssl -lcrypto >/dev/null 2>&1; then
      install_packages "the library OpenSSL" "libssl-dev pkg-config" ""
    fi
    rm -f "$probe"
  elif command -v brew >/dev/null && ! brew --prefix --installed openssl@3 >/dev/null 2>&1; then
    install_packages "the library OpenSSL" "" "openssl@3 pkgconf"
  fi
}
