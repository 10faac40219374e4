/// The bytes of records that do not come with the library.
///
/// Whoever keeps a ``RecordText`` of them keeps the storage, too.
@safe
final class RecordStorage: @unchecked Sendable {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    // Records are compared eight bytes at a time, but never beyond their end.
    unsafe buffer = UnsafeMutableBufferPointer.allocate(capacity: max(bytes.count, 1))
    unsafe buffer.initialize(repeating: 0)
    for (index, byte) in bytes.enumerated() { unsafe buffer[index] = byte }
    text = unsafe RecordText(UnsafePointer(buffer.baseAddress), count: bytes.count)
  }

  /// The text, good as long as the storage.
  let text: RecordText

  deinit { unsafe buffer.deallocate() }
}
