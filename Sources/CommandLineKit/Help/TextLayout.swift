/// Breaking text into lines.
enum TextLayout {
  /// The lines of a paragraph, none longer than a width unless a single word is.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wordWidth = word.count
      if lineWidth > 0 && lineWidth + 1 + wordWidth > width {
        lines.append(line)
        line = ""
        lineWidth = 0
      }
      if lineWidth > 0 {
        line += " "
        lineWidth += 1
      }
      line += word
      lineWidth += wordWidth
    }
    if lineWidth > 0 { lines.append(line) }
    return lines
  }

  /// The lines of a discussion: paragraphs are wrapped, and lines that begin with spaces stay as they are.
  static func wrapParagraphs(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for block in paragraphs(text) {
      if !lines.isEmpty { lines.append("") }
      switch block {
      case .running(let text): lines += wrap(text, width: width)
      case .fixed(let fixed): lines += fixed
      }
    }
    return lines
  }

  /// A part of a discussion.
  enum Paragraph: Equatable {
    /// Text that may be broken anywhere.
    case running(String)
    /// Lines that stay as they are.
    case fixed([String])
  }

  /// The parts of a discussion, which empty lines and changes of indentation separate.
  static func paragraphs(_ text: String) -> [Paragraph] {
    var result: [Paragraph] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard !line.allSatisfy(\.isWhitespace) else {
        continues = false
        continue
      }
      switch (line.first == " ", continues ? result.last : nil) {
      case (true, .fixed(let lines)?): result[result.count - 1] = .fixed(lines + [String(line)])
      case (true, _): result.append(.fixed([String(line)]))
      case (false, .running(let text)?): result[result.count - 1] = .running(text + " " + line)
      case (false, _): result.append(.running(String(line)))
      }
      continues = true
    }
    return result
  }
}
