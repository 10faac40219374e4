/// A text in the `man` macros, while it is written.
struct Roff {
  /// A run of text in one font.
  enum Run {
    case plain(String)
    case bold(String)
    case italic(String)
  }

  private(set) var text = ""
  /// Whether nothing stands below the last heading yet, which sets off what follows by itself.
  private var isAtStart = false

  mutating func title(name: String, source: String) {
    text += ".TH \(quoted(name.uppercased())) 1 \"\" \(quoted(source)) \"User Commands\"\n"
  }

  mutating func section(_ heading: String) {
    text += ".SH \(quoted(heading))\n"
    isAtStart = true
  }

  private mutating func newParagraph() {
    if !isAtStart { text += ".PP\n" }
  }

  /// A line of running text.
  mutating func line(_ runs: [Run]) {
    text += runs.map(rendered).joined() + "\n"
    isAtStart = false
  }

  /// A line of running text in one font.
  mutating func line(_ words: String) {
    line([.plain(words)])
  }

  /// Paragraphs, each one set off from what is before it.
  mutating func paragraphs(_ words: String) {
    for paragraph in TextLayout.paragraphs(words) {
      switch paragraph {
      case .running(let words):
        newParagraph()
        line(words)
      case .fixed(let lines): fixed(lines)
      }
    }
  }

  /// Lines that stay as they are.
  mutating func fixed(_ lines: [String]) {
    newParagraph()
    text += ".RS 4\n.nf\n"
    for words in lines { line(words) }
    text += ".fi\n.RE\n"
  }

  /// A label and the text that explains it.
  mutating func item(_ label: StyledText, _ words: String) {
    text += ".TP\n"
    line(
      label.pieces.map { piece in
        if piece.style.contains(.bold) { return .bold(piece.text) }
        return piece.style.contains(.underline) ? .italic(piece.text) : .plain(piece.text)
      })
    line(words)
  }

  private func rendered(_ run: Run) -> String {
    switch run {
    case .plain(let words): escaped(words, atLineStart: true)
    case .bold(let words): "\\fB\(escaped(words, atLineStart: false))\\fR"
    case .italic(let words): "\\fI\(escaped(words, atLineStart: false))\\fR"
    }
  }

  private func quoted(_ words: String) -> String {
    "\"" + escaped(words, atLineStart: false).split(separator: "\"").joined(separator: "\\(dq") + "\""
  }

  /// The words with nothing left that the formatter would take for a command of its own.
  private func escaped(_ words: String, atLineStart: Bool) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "." where atLineStart && result.isEmpty: result += "\\&."
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u" + hexadecimal(scalar.value) + "]"
        }
      }
    }
    return result
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
