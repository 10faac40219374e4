internal import SourceText

extension SourceBytes {
  /// The bytes after edits, in a buffer of their own.
  ///
  /// Insertions at one place keep their order.
  ///
  /// - Returns: `nil` if two edits overlap.
  /// - Complexity: O(*n* + *m* log *m*), each byte being copied once.
  func applying(_ edits: [SourceEdit]) -> SourceBytes? {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map { $0.element }
    var size = count
    var end = 0
    for edit in ordered {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= count else { return nil }
      end = edit.range.upperBound
      size += edit.replacement.count - edit.range.count
    }
    return unsafe SourceBytes(capacity: size) { memory in
      unsafe withUnsafeBytes { source in
        var position = 0
        var offset = 0
        for edit in ordered {
          let kept = edit.range.lowerBound - position
          unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + kept]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: source[position..<position + kept]))
          offset += kept
          unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + edit.replacement.count])
            .copyBytes(from: edit.replacement)
          offset += edit.replacement.count
          position = edit.range.upperBound
        }
        unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset..<size]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[position..<count]))
      }
      return size
    }
  }
}
