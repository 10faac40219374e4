/// The differences of two texts in the form of `diff -u`, which people read and `patch` applies.
package struct UnifiedDiff: Sendable {
  /// The text of the differences as UTF-8, with the two file lines in front; empty if there are none.
  package let bytes: [UInt8]

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: The text before, as UTF-8.
  ///   - new: The text after, as UTF-8.
  ///   - oldName: What the line `---` says.
  ///   - newName: What the line `+++` says.
  ///   - context: How many lines that stay are shown around each difference.
  /// - Complexity: O(*n* × *d*) for *n* lines and *d* differing ones, see ``SequenceDiff``.
  package init(
    from old: SourceBytes, to new: SourceBytes, oldName: String, newName: String, context: Int = 3
  ) {
    var numbers: [[UInt8]: Int] = [:]
    let oldLines = TextLines(old, &numbers)
    let newLines = TextLines(new, &numbers)
    let changes = SequenceDiff(from: oldLines.numbers, to: newLines.numbers).changes
    var output: [UInt8] = []
    var first = 0
    while first < changes.count {
      // Differences whose surroundings meet share a hunk.
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      if output.isEmpty { output += "--- \(oldName)\n+++ \(newName)\n".utf8 }
      Self.write(changes[first...last], oldLines, newLines, context, to: &output)
      first = last + 1
    }
    bytes = output
  }

  private static func write(
    _ changes: ArraySlice<SequenceDiff.Change>, _ old: TextLines, _ new: TextLines, _ context: Int,
    to output: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    output += "@@ -\(header(oldRange)) +\(header(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in changes {
      for line in position..<change.old.lowerBound { old.append(line, mark: " ", to: &output) }
      for line in change.old { old.append(line, mark: "-", to: &output) }
      for line in change.new { new.append(line, mark: "+", to: &output) }
      position = change.old.upperBound
    }
    for line in position..<oldRange.upperBound { old.append(line, mark: " ", to: &output) }
  }

  /// The first line and the number of lines; no lines are counted from the one before them.
  private static func header(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}

/// The lines of a text, each with a number that is the same for equal lines.
private struct TextLines {
  private let text: SourceBytes
  /// Where each line begins, and the end of the text.
  private var starts: [Int] = [0]
  /// The numbers of the lines.
  private(set) var numbers: [Int] = []

  /// The number of lines.
  var count: Int { numbers.count }

  init(_ text: SourceBytes, _ known: inout [[UInt8]: Int]) {
    self.text = text
    unsafe text.withUnsafeBytes { bytes in
      for offset in bytes.indices where unsafe bytes[offset] == 0x0A { starts.append(offset + 1) }
    }
    if starts[starts.count - 1] < text.count { starts.append(text.count) }
    numbers.reserveCapacity(starts.count - 1)
    for index in 0..<(starts.count - 1) {
      let line = text[ByteRange(starts[index], starts[index + 1])].array
      let number = known[line] ?? known.count
      known[line] = number
      numbers.append(number)
    }
  }

  /// Writes a line with its mark, and a remark if it has no end.
  func append(_ index: Int, mark: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(UInt8(ascii: mark))
    let range = ByteRange(starts[index], starts[index + 1])
    output += text[range].array
    if text[range.upperBound - 1] != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
  }
}
