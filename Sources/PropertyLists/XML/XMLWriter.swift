/// Writes a property list as XML, as the system does (F42–F47) or keeping to the source.
struct XMLWriter: PropertyListWriter {
  /// An open container.
  private struct Frame {
    let container: SinkContainer
    let isEmpty: Bool
    /// In ``SinkContainer/pairs``, whether a key comes next.
    var isKeyNext: Bool
  }

  var output = OutputBytes()
  /// Whether numbers are written as the system writes them, rather than as the source does.
  let isApple: Bool
  private var frames: [Frame] = []

  init(options: WriteOptions) {
    isApple = options.style == .apple
    output.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
  }

  mutating func expect(sourceCount: Int) {
    output.reserve(sourceCount + sourceCount / 8)
  }

  mutating func finish() -> [UInt8] {
    output.append("</plist>\n")
    return output.finish()
  }

  // MARK: Places

  /// How many containers are open.
  private var depth: Int { frames.count }

  /// Sees to it that a value, and no key, is expected.
  @inline(__always)
  private mutating func beginValue() throws(WriteError) {
    guard let last = frames.indices.last, frames[last].container == .pairs else { return }
    guard !frames[last].isKeyNext else {
      throw WriteError(
        .kindNotRepresentable, "XML has no form for a dictionary key that is not a string.",
        hint: "Only binary files can hold such keys.")
    }
    frames[last].isKeyNext = true
  }

  /// Writes a leaf on a line of its own.
  @inline(__always)
  private mutating func line(
    _ open: StaticString, _ close: StaticString, _ body: (inout OutputBytes) -> Void
  ) {
    let depth = depth
    unsafe output.write(atMost: depth + 8) { target in
      unsafe OutputBytes.writeTabs(depth, to: target)
      return depth
    }
    output.append(open)
    body(&output)
    output.append(close)
  }

  // MARK: Leaves

  mutating func string(_ utf8: borrowing Span<UInt8>) throws(WriteError) {
    if let last = frames.indices.last, frames[last].container == .pairs, frames[last].isKeyNext {
      frames[last].isKeyNext = false
      return key(utf8)
    }
    try beginValue()
    element("<string>", "</string>\n", utf8)
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) {
    element("<key>", "</key>\n", utf8)
  }

  mutating func boolean(_ value: Bool) throws(WriteError) {
    try beginValue()
    line(value ? "<true/>\n" : "<false/>\n", "") { _ in }
  }

  mutating func integer(_ value: PropertyListInteger) throws(WriteError) {
    try beginValue()
    guard value.int64 != nil || value.uint64 != nil else {
      throw WriteError(
        .valueNotRepresentable, "XML has no form for \(value), which needs more than 64 bits.",
        hint: "Only binary files and JSON can hold such numbers.")
    }
    line("<integer>", "</integer>\n") { output in
      if value.isNegative { output.append(UInt8(ascii: "-")) }
      output.append(decimal: value.isNegative ? 0 &- value.low : value.low)
    }
  }

  mutating func integer(_ value: PropertyListInteger, text: String?) throws(WriteError) {
    guard !isApple, let text else { return try integer(value) }
    try beginValue()
    line("<integer>", "</integer>\n") { $0.append(text) }
  }

  mutating func real(_ real: SinkReal) throws(WriteError) {
    try beginValue()
    line("<real>", "</real>\n") { [isApple] output in
      if isApple {
        output.append(appleReal: real.value)
      } else {
        output.append(keptReal: real)
      }
    }
  }

  mutating func date(_ value: PropertyListDate) throws(WriteError) {
    try beginValue()
    guard let seconds = value.wholeSeconds else {
      throw WriteError(
        .valueNotRepresentable, "XML has no form for a date that is not a number, or without bounds.",
        hint: "Only binary files can hold such dates.")
    }
    line("<date>", "</date>\n") { $0.append(DateFields(wholeSeconds: seconds)) }
  }

  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError) {
    try beginValue()
    let depth = depth
    unsafe bytes.withUnsafeBufferPointer { buffer in
      output.append(repeating: UInt8(ascii: "\t"), count: depth)
      output.append("<data>\n")
      unsafe output.append(base64: buffer, indentedBy: min(depth, Self.deepestData))
      output.append(repeating: UInt8(ascii: "\t"), count: depth)
      output.append("</data>\n")
    }
  }

  /// Lines of data are indented no further than this, while their tags are (F45).
  private static let deepestData = 8

  /// Writes a UID as the system does: as a dictionary that stands for it (F27).
  mutating func uid(_ value: UInt32) throws(WriteError) {
    try beginValue()
    line("<dict>\n", "") { _ in }
    line("\t<key>CF$UID</key>\n", "") { _ in }
    line("\t<integer>", "</integer>\n") { $0.append(decimal: UInt64(value)) }
    line("</dict>\n", "") { _ in }
  }

  mutating func null() throws(WriteError) {
    throw WriteError(
      .kindNotRepresentable, "XML has no form for null.", hint: "Only binary files and JSON can hold it.")
  }

  // MARK: Containers

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    try beginValue()
    let isEmpty = count == 0
    switch container {
    case .array: line(isEmpty ? "<array/>\n" : "<array>\n", "") { _ in }
    case .dictionary, .pairs: line(isEmpty ? "<dict/>\n" : "<dict>\n", "") { _ in }
    case .set:
      throw WriteError(
        .kindNotRepresentable, "XML has no form for a set.",
        hint: "Only binary files and JSON can hold sets; an array may do.")
    }
    frames.append(Frame(container: container, isEmpty: isEmpty, isKeyNext: container == .pairs))
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast(), !frame.isEmpty else { return }
    line(container == .array ? "</array>\n" : "</dict>\n", "") { _ in }
  }

  // MARK: Text

  /// Writes an element with text in it, on a line of its own.
  @inline(__always)
  private mutating func element(
    _ open: StaticString, _ close: StaticString, _ utf8: borrowing Span<UInt8>
  ) {
    let depth = depth
    unsafe utf8.withUnsafeBufferPointer { source in
      // What needs no escaping, the most of it by far, is one piece with its tags.
      let plain = unsafe XMLEscaping.plainPrefix(of: source)
      let openLength = open.utf8CodeUnitCount
      unsafe output.write(atMost: depth + 8 + openLength + plain) { target in
        unsafe OutputBytes.writeTabs(depth, to: target)
        unsafe (target + depth).update(from: open.utf8Start, count: openLength)
        if plain > 0, let base = source.baseAddress {
          unsafe (target + depth + openLength).update(from: base, count: plain)
        }
        return depth + openLength + plain
      }
      if plain < source.count {
        unsafe XMLEscaping.append(UnsafeBufferPointer(rebasing: source[plain...]), to: &output)
      }
      output.append(close)
    }
  }
}
