internal import CommandLineKit

/// An answer that can be as large as its input, and is passed on while it is made.
///
/// A file is still written whole or not at all, at the end.
struct AnswerWriter {
  /// So many bytes are collected before they are passed on.
  private static let pieceSize = 1 << 16

  private var bytes: [UInt8] = []
  private let path: String
  private let console: Console

  /// Begins an answer to what `--output` names.
  init(_ arguments: ParsedArguments, _ console: Console) {
    path = arguments.required("--output")
    self.console = console
  }

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
    passOn()
  }

  /// Appends bytes.
  mutating func append(_ more: [UInt8]) {
    bytes += more
    passOn()
  }

  /// Appends a text of the file, safe to look at.
  mutating func append(_ text: String, _ manner: SafeText.Manner) {
    SafeText.append(text, to: &bytes, manner)
    passOn()
  }

  /// Appends a text of the file in double quotes.
  mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    SafeText.append(text, to: &bytes, .quoted)
    append("\"")
  }

  /// Appends the spaces in front of a line.
  mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * max(0, depth)))
  }

  private mutating func passOn() {
    guard path == "-", bytes.count >= Self.pieceSize else { return }
    console.output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends the answer.
  mutating func finish() throws(CommandError) {
    try Output.write(bytes, to: path, console)
    bytes = []
  }
}
