internal import SourceText

/// Writes a value as XML elements in the manner of a file: its indentation and line ends.
struct EditXMLWriter: PropertyListSink {
  /// A container that is open.
  private struct Frame {
    let close: StaticString
    let isEmpty: Bool
  }

  let lineEnd: [UInt8]
  let unit: [UInt8]
  /// The indentation of the line the value begins on.
  let indentation: [UInt8]
  let isMultiline: Bool
  private(set) var output: [UInt8] = []
  private var frames: [Frame] = []

  init(lineEnd: [UInt8], unit: [UInt8], indentation: [UInt8], isMultiline: Bool) {
    self.lineEnd = lineEnd
    self.unit = unit
    self.indentation = indentation
    self.isMultiline = isMultiline
  }

  // MARK: Leaves

  mutating func string(_ utf8: borrowing Span<UInt8>) { element("string", EditValueText.escaped(text(utf8))) }

  mutating func key(_ utf8: borrowing Span<UInt8>) { element("key", EditValueText.escaped(text(utf8))) }

  private func text(_ utf8: borrowing Span<UInt8>) -> String {
    unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  mutating func boolean(_ value: Bool) {
    breakLine()
    output += (value ? "<true/>" : "<false/>").utf8
  }

  mutating func integer(_ value: PropertyListInteger) throws(WriteError) {
    try leaf(.integer(value), "integer")
  }

  mutating func real(_ real: SinkReal) throws(WriteError) { try leaf(.real(real.value), "real") }

  mutating func date(_ value: PropertyListDate) throws(WriteError) { try leaf(.date(value), "date") }

  mutating func null() throws(WriteError) { try leaf(.null, "") }

  mutating func uid(_ value: UInt32) throws(WriteError) {
    try begin(.dictionary, count: 1)
    element("key", Array("CF$UID".utf8))
    element("integer", Array("\(value)".utf8))
    end(.dictionary)
  }

  mutating func data(_ bytes: borrowing Span<UInt8>) {
    breakLine()
    output += "<data>".utf8
    let inner = indentation(atDepth: frames.count)
    output += Self.data(
      Base64.encoded(bytes), lineEnd: isMultiline ? lineEnd + inner : nil, indentation: inner)
    output += "</data>".utf8
  }

  /// The content of a data element: in lines if it stands on lines of its own.
  ///
  /// - Parameter lineEnd: The line end together with the indentation of the lines, or `nil` for one line.
  static func data(_ text: [UInt8], lineEnd: [UInt8]?, indentation: [UInt8]) -> [UInt8] {
    guard let lineEnd else { return text }
    // The system's lines are 76 columns wide if a tab counts for eight (F45).
    let columns = indentation.reduce(0) { $0 + ($1 == 0x09 ? 8 : 1) }
    let width = max((76 - min(columns, 64)) / 4 * 4, 4)
    var result = lineEnd
    var start = 0
    while start < text.count {
      let end = min(start + width, text.count)
      result += text[start..<end]
      result += lineEnd
      start = end
    }
    return result
  }

  /// Writes a leaf by way of the writer of whole files.
  private mutating func leaf(_ value: PropertyListValue, _ name: StaticString) throws(WriteError) {
    element(name, try Self.content(of: value))
  }

  /// What stands between the tags of a number or date.
  static func content(of value: PropertyListValue) throws(WriteError) -> [UInt8] {
    let bytes = try value.encoded(as: WriteOptions(format: .xml))
    // Behind the line of the plist element comes the leaf, and nothing in it has angle brackets.
    guard let close = bytes.dropLast("</plist>\n".utf8.count).lastIndex(of: UInt8(ascii: "<")),
      let open = bytes[..<close].lastIndex(of: UInt8(ascii: ">"))
    else { return [] }
    return Array(bytes[(open + 1)..<close])
  }

  private mutating func element(_ name: StaticString, _ content: [UInt8]) {
    breakLine()
    output += "<\(name)>".utf8
    output += content
    output += "</\(name)>".utf8
  }

  // MARK: Containers

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    guard container == .array || container == .dictionary else {
      throw WriteError(
        .kindNotRepresentable,
        container == .set
          ? "XML has no form for a set." : "XML has no form for a dictionary key that is not a string.",
        hint: "Only binary files and the lossless JSON can hold it.")
    }
    breakLine()
    let name: StaticString = container == .array ? "array" : "dict"
    output += (count == 0 ? "<\(name)/>" : "<\(name)>").utf8
    frames.append(Frame(close: container == .array ? "</array>" : "</dict>", isEmpty: count == 0))
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast(), !frame.isEmpty else { return }
    breakLine()
    output += "\(frame.close)".utf8
  }

  private mutating func breakLine() {
    guard isMultiline, !output.isEmpty else { return }
    output += lineEnd + indentation(atDepth: frames.count)
  }

  private func indentation(atDepth depth: Int) -> [UInt8] {
    var result = indentation
    for _ in 0..<depth { result += unit }
    return result
  }
}
