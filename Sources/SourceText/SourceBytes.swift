/// The bytes of one source: an owned buffer, a memory mapping, or a slice of either.
///
/// Copying the value copies a reference, never the bytes. Behind the last byte lie at least
/// ``readAhead`` more readable bytes whose contents mean nothing, so that a loop may load whole words
/// without checking each one against the end.
public struct SourceBytes: Sendable {
  /// How many bytes behind the end may be read (but not believed).
  public static let readAhead = 64

  /// Owns the memory; shared by all slices.
  @safe
  private final class Storage: @unchecked Sendable {
    let base: UnsafeRawPointer
    let release: @Sendable (UnsafeRawPointer) -> Void
    let hasFaulted: @Sendable () -> Bool

    init(
      base: UnsafeRawPointer, release: @escaping @Sendable (UnsafeRawPointer) -> Void,
      hasFaulted: @escaping @Sendable () -> Bool
    ) {
      unsafe self.base = base
      unsafe self.release = release
      self.hasFaulted = hasFaulted
    }

    deinit { unsafe release(base) }
  }

  private let storage: Storage
  private let start: Int
  /// The number of bytes.
  public let count: Int

  private init(storage: Storage, start: Int, count: Int) {
    self.storage = storage
    self.start = start
    self.count = count
  }

  /// Takes over memory that somebody else made, such as a mapping.
  ///
  /// - Parameters:
  ///   - base: The first byte. `count` + ``readAhead`` bytes from here stay readable and unchanged until
  ///     `release` is called.
  ///   - count: The number of bytes.
  ///   - release: Called with `base` once nobody uses the bytes anymore.
  ///   - hasFaulted: Tells whether some of the memory could not be read after all.
  @unsafe
  public init(
    adopting base: UnsafeRawPointer, count: Int,
    release: @escaping @Sendable (UnsafeRawPointer) -> Void,
    hasFaulted: @escaping @Sendable () -> Bool = { false }
  ) {
    let storage = unsafe Storage(base: base, release: release, hasFaulted: hasFaulted)
    self.init(storage: storage, start: 0, count: count)
  }

  /// Creates an owned buffer and lets the caller fill it.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes the buffer can hold.
  ///   - fill: Writes into the buffer and returns how many bytes it wrote.
  public init<Failure: Error>(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity + Self.readAhead, alignment: 16)
    let filled: Int
    do {
      filled = try unsafe fill(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    } catch {
      unsafe memory.deallocate()
      throw error
    }
    precondition(filled >= 0 && filled <= capacity, "more bytes were written than there is room for")
    unsafe (memory + filled).initializeMemory(
      as: UInt8.self, repeating: 0, count: capacity - filled + Self.readAhead)
    let storage = unsafe Storage(
      base: memory, release: { unsafe $0.deallocate() }, hasFaulted: { false })
    self.init(storage: storage, start: 0, count: filled)
  }

  /// Creates an owned copy of a buffer.
  ///
  /// - Complexity: O(*n*).
  @unsafe
  public init(copying buffer: UnsafeRawBufferPointer) {
    unsafe self.init(capacity: buffer.count) { memory in
      unsafe memory.copyMemory(from: buffer)
      return buffer.count
    }
  }

  /// Creates an owned copy of an array.
  ///
  /// - Complexity: O(*n*).
  public init(_ bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBytes { unsafe SourceBytes(copying: $0) }
  }

  /// Creates an owned copy of a text, as UTF-8.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Calls a closure with the bytes.
  ///
  /// ``readAhead`` more bytes behind the buffer may be read. The pointer is good only during the call.
  @inlinable
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return unsafe try body(UnsafeRawBufferPointer(start: address, count: count))
  }

  /// The address of the first byte, good as long as this value is kept alive.
  @unsafe
  public var address: UnsafeRawPointer { unsafe storage.base + start }

  /// The byte at an offset.
  ///
  /// - Precondition: `0 <= offset < count`.
  public subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "the offset lies outside the bytes")
    return unsafe address.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// A part of the bytes, without copying.
  ///
  /// - Precondition: The range lies inside the bytes.
  public subscript(range: ByteRange) -> SourceBytes {
    precondition(range.upperBound <= count, "the range lies outside the bytes")
    return SourceBytes(storage: storage, start: start + range.lowerBound, count: range.count)
  }

  /// The bytes as an array.
  ///
  /// - Complexity: O(*n*).
  public var array: [UInt8] {
    unsafe withUnsafeBytes { unsafe Array($0) }
  }

  /// Whether some bytes could not be read after all, because a mapped file shrank.
  ///
  /// Ask once the work is done; if so, nothing that was read can be trusted.
  public var hasFaulted: Bool { storage.hasFaulted() }
}

extension SourceBytes: Equatable {
  /// Whether the two hold the same bytes.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: SourceBytes, right: SourceBytes) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBytes { leftBytes in
      unsafe right.withUnsafeBytes { rightBytes in unsafe leftBytes.elementsEqual(rightBytes) }
    }
  }
}
