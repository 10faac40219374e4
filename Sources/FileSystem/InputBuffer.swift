#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import SourceText

/// Memory that grows while an input of unknown length is read into it.
@safe
struct InputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of bytes read so far.
  private(set) var count = 0

  /// Makes room for a first number of bytes.
  init(capacity: Int) throws(SystemCall.Failure) {
    guard let memory = unsafe malloc(capacity + SourceBytes.readAhead) else {
      throw SystemCall.Failure(number: ENOMEM)
    }
    unsafe self.memory = memory
    self.capacity = capacity
  }

  deinit { unsafe free(memory) }

  /// How many bytes can be read before the buffer must grow.
  var room: Int { capacity - count }

  /// Reads once and tells how many bytes came; 0 is the end.
  mutating func read(_ descriptor: Int32) throws(SystemCall.Failure) -> Int {
    let got = try unsafe SystemCall.readSome(descriptor, into: memory + count, atMost: room)
    count += got
    return got
  }

  /// Makes the buffer hold more, or less, but never less than it has.
  mutating func grow(to newCapacity: Int) throws(SystemCall.Failure) {
    let newCapacity = max(newCapacity, count)
    guard let moved = unsafe realloc(memory, newCapacity + SourceBytes.readAhead) else {
      throw SystemCall.Failure(number: ENOMEM)
    }
    unsafe memory = moved
    capacity = newCapacity
  }

  /// Gives the bytes away, and returns memory that they do not need.
  consuming func finish() -> SourceBytes {
    // Shrinking cannot lose bytes; if it fails, the larger memory stays.
    if capacity > count * 2 { try? grow(to: count) }
    unsafe memset(memory + count, 0, SourceBytes.readAhead)
    let bytes = unsafe SourceBytes(
      adopting: memory, count: count, release: { unsafe free(UnsafeMutableRawPointer(mutating: $0)) })
    discard self
    return bytes
  }
}
