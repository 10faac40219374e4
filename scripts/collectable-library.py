"""Copies a static library so that the linker may leave out what nobody calls.

Usage: collectable-library.py LIBRARY COPY

Swift's standard library marks all its functions as kept, for programs that look them up by name while they run.
A fully static executable cannot do that, and holds 760 KB that it never uses. In the copy the mark,
SHF_GNU_RETAIN, is gone from all sections with code. Everything else stays byte for byte.
"""

import struct
import sys

EXECUTABLE = 0x4  # SHF_EXECINSTR
RETAINED = 0x200000  # SHF_GNU_RETAIN


def release(data: bytearray, member: int) -> None:
    """Clears the mark in the section headers of a 64-bit little-endian ELF file."""
    if data[member : member + 6] != b"\x7fELF\x02\x01":
        return
    (headers,) = struct.unpack_from("<Q", data, member + 0x28)
    size, count = struct.unpack_from("<HH", data, member + 0x3A)
    headers += member
    if count == 0:
        # More sections than a half-word can count: the number is the size of the first one.
        (count,) = struct.unpack_from("<Q", data, headers + 0x20)
    for index in range(count):
        place = headers + index * size + 8
        (flags,) = struct.unpack_from("<Q", data, place)
        if flags & RETAINED and flags & EXECUTABLE:
            struct.pack_into("<Q", data, place, flags & ~RETAINED)


def main() -> None:
    library, copy = sys.argv[1:]
    with open(library, "rb") as file:
        data = bytearray(file.read())
    if data[:8] != b"!<arch>\n":
        sys.exit(f"{library} is no static library")
    place = 8
    while place + 60 <= len(data):
        size = int(data[place + 48 : place + 58])
        release(data, place + 60)
        # Members begin at even places.
        place += 60 + size + size % 2
    with open(copy, "wb") as file:
        file.write(data)


main()
