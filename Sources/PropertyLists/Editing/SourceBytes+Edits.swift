internal import SourceText

extension SourceBytes {
  /// The bytes after edits, in a buffer of their own.
  ///
  /// Insertions at one place keep their order.
  ///
  /// - Returns: `nil` if two edits overlap.
  /// - Complexity: O(*n* + *m* log *m*), each byte being copied once.
  func applying(_ edits: [SourceEdit]) -> SourceBytes? {
    guard let pieces = edits.pieces(of: self) else { return nil }
    let size = pieces.reduce(0) { $0 + $1.count }
    return unsafe SourceBytes(capacity: size) { memory in
      var offset = 0
      for piece in pieces {
        unsafe piece.withUnsafeBytes { bytes in
          unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + piece.count])
            .copyMemory(from: bytes)
        }
        offset += piece.count
      }
      return size
    }
  }
}
