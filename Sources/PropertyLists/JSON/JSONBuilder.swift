/// Writes JSON piece by piece: commas, colons, line breaks and escapes come by themselves.
///
/// Each value of an object is preceded by its ``key(_:)``. What has been begun must be ended.
package struct JSONBuilder: Sendable {
  /// How the text is laid out.
  package enum Layout: Sendable, Hashable {
    /// On one line, without blanks.
    case compact
    /// One entry a line, indented by two spaces, with a line end behind the last.
    case pretty
  }

  private let layout: Layout
  private var output = OutputBytes()
  /// The open containers: whether each holds something yet.
  private var containers: [Bool] = []
  /// A key has been written, and its value comes next.
  private var isAfterKey = false
  /// The innermost container is on one line, whatever the layout.
  private var isInline = false

  /// Begins a text.
  package init(_ layout: Layout = .pretty) {
    self.layout = layout
  }

  /// The text written so far, with a line end if the layout is ``Layout/pretty``.
  package consuming func finish() -> [UInt8] {
    assert(containers.isEmpty && !isAfterKey, "something has been begun and not ended")
    if layout == .pretty { output.append(UInt8(ascii: "\n")) }
    return output.finish()
  }

  // MARK: Containers

  /// Begins an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends an array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    output.append(bracket)
    containers.append(false)
  }

  private mutating func end(_ bracket: UInt8) {
    assert(!containers.isEmpty && !isAfterKey, "there is nothing to end here")
    if containers.popLast() == true { breakLine() }
    output.append(bracket)
  }

  /// Writes an object with a single entry on one line.
  mutating func inlineObject(_ key: StaticString, _ value: (inout JSONBuilder) -> Void) {
    beginObject()
    isInline = true
    self.key("\(key)")
    value(&self)
    endObject()
    isInline = false
  }

  // MARK: Keys and values

  /// Writes the key of the value that comes next.
  package mutating func key(_ key: String) {
    separate()
    JSONBuilder.append(quoted: Array(key.utf8).span, to: &output)
    writeColon()
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) {
    separate()
    JSONBuilder.append(quoted: utf8, to: &output)
    writeColon()
  }

  private mutating func writeColon() {
    output.append(UInt8(ascii: ":"))
    if layout == .pretty { output.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) { string(Array(value.utf8).span) }

  mutating func string(_ utf8: borrowing Span<UInt8>) {
    beginValue()
    JSONBuilder.append(quoted: utf8, to: &output)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) { literal("\(value)") }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes a number or a word as it is; the caller sees to it that it is valid.
  mutating func literal(_ text: String) {
    beginValue()
    output.append(text)
  }

  // MARK: Entries

  /// Writes a key with a string.
  package mutating func entry(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a key with a whole number.
  package mutating func entry(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  /// Writes a key with `true` or `false`.
  package mutating func entry(_ key: String, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  /// Writes a key with an array of strings.
  package mutating func entry(_ key: String, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  /// Writes a key with a value of a property list, in the lossless form.
  package mutating func entry(_ key: String, _ value: PropertyListValue) {
    self.key(key)
    self.value(value)
  }

  // MARK: Layout

  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
    } else if !containers.isEmpty {
      separate()
    }
  }

  /// Comes between the entries of a container.
  private mutating func separate() {
    assert(!containers.isEmpty && !isAfterKey, "there is no container to write this into")
    guard let last = containers.indices.last else { return }
    if containers[last] { output.append(UInt8(ascii: ",")) }
    containers[last] = true
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .pretty, !isInline else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(repeating: UInt8(ascii: " "), count: 2 * containers.count)
  }
}

extension JSONBuilder {
  /// Appends a text in quotes, with escapes where JSON needs them and nowhere else.
  static func append(quoted utf8: borrowing Span<UInt8>, to output: inout OutputBytes) {
    output.append(UInt8(ascii: "\""))
    unsafe utf8.withUnsafeBufferPointer { bytes in
      // Where the part begins that is not written yet.
      var start = 0
      while true {
        let end = unsafe PlainRun.end(bytes, from: start, stopsAtDelete: false)
        unsafe output.append(copying: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        guard end < bytes.count else { break }
        unsafe append(escaped: bytes[end], to: &output)
        start = end + 1
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func append(escaped byte: UInt8, to output: inout OutputBytes) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    case 0x08: append(escape: "b", to: &output)
    case 0x09: append(escape: "t", to: &output)
    case 0x0A: append(escape: "n", to: &output)
    case 0x0C: append(escape: "f", to: &output)
    case 0x0D: append(escape: "r", to: &output)
    default:
      append(escape: "u", to: &output)
      output.append("00\(hexadecimal(byte))" as String)
    }
  }

  private static func append(escape letter: Unicode.Scalar, to output: inout OutputBytes) {
    output.append(UInt8(ascii: "\\"))
    output.append(UInt8(ascii: letter))
  }
}

extension JSONBuilder {
  /// Writes a value of a property list, in the lossless form: what JSON has no form for is wrapped, as
  /// `{"$date": "2001-01-01T00:00:00Z"}`.
  package mutating func value(_ value: PropertyListValue) {
    var writer = JSONWriter(continuing: self, form: .lossless)
    // The lossless form refuses nothing.
    do throws(WriteError) { try value.walk(into: &writer, sortsKeys: false) } catch { return }
    self = writer.builder
  }

  /// Writes the value of a node, in the lossless form.
  ///
  /// - Parameters:
  ///   - keepsDuplicates: Entries that do not count because their key occurs again are written, too.
  ///   - limit: How many values may come of it; see ``PropertyListNode/value(limit:)``.
  package mutating func value(
    _ node: PropertyListNode, keepsDuplicates: Bool = false,
    limit: Int = PropertyListNode.defaultExpansionLimit
  ) throws(WriteError) {
    try node.checkExpansion(limit: limit)
    var writer = JSONWriter(continuing: self, form: .lossless)
    try node.walk(into: &writer, options: WalkOptions(keepsDuplicates: keepsDuplicates))
    self = writer.builder
  }
}
