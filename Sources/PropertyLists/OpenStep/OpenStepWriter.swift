/// Makes OpenStep text, GNUstep text or a strings file of a property list.
///
/// OpenStep text and strings files have strings, data, arrays and dictionaries only. Numbers, Booleans and
/// dates are refused: written as strings they would come back as strings. GNUstep text has forms for them;
/// its dates are cut to whole seconds, as in XML (F47). Text stands in quotes unless the system and GNUstep
/// both read it without (F63, F70). Indentation is four spaces.
struct OpenStepWriter: PropertyListSink {
  /// A container that is being written.
  private struct Frame {
    let container: SinkContainer
    /// It is the root of a strings file, which has no braces.
    let isBare: Bool
    var isEmpty = true
  }

  private let format: PropertyListFormat
  private var output: [UInt8] = []
  private var frames: [Frame] = []
  private var isAfterKey = false

  /// Begins a file of the format ``WriteOptions/format``, one of the three.
  init(options: WriteOptions) {
    format = options.format
  }

  /// Ends the file.
  mutating func finish() throws(WriteError) -> [UInt8] {
    // A file without any byte is none; one with a line end is an empty dictionary.
    if format != .strings || output.isEmpty { output.append(UInt8(ascii: "\n")) }
    return output
  }

  // MARK: Leaves

  mutating func string(_ utf8: borrowing Span<UInt8>) throws(WriteError) {
    try beginValue()
    append(text: utf8)
    endValue()
  }

  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError) {
    try beginValue()
    output.append(UInt8(ascii: "<"))
    for index in bytes.indices {
      if index > 0, index % 4 == 0 { output.append(UInt8(ascii: " ")) }
      output.append(hexadecimalDigit(bytes[index] >> 4))
      output.append(hexadecimalDigit(bytes[index] & 15))
    }
    output.append(UInt8(ascii: ">"))
    endValue()
  }

  mutating func boolean(_ value: Bool) throws(WriteError) {
    try typed("B", value ? "Y" : "N", "Booleans")
  }

  mutating func integer(_ value: PropertyListInteger) throws(WriteError) {
    guard format != .gnustep || value.int64 != nil || value.uint64 != nil else {
      throw WriteError(
        .valueNotRepresentable, "GNUstep text has no form for whole numbers of more than 64 bits.")
    }
    try typed("I", value.description, "numbers")
  }

  mutating func real(_ real: SinkReal) throws(WriteError) {
    let text: String
    if let kept = real.text, RealText.form(of: Array(kept.utf8)) == .usual,
      RealText.value(of: Array(kept.utf8)) == real.value
    {
      text = kept
    } else if real.value.isNaN {
      text = "nan"
    } else {
      text = "\(real.value)"
    }
    try typed("R", text, "numbers")
  }

  mutating func date(_ value: PropertyListDate) throws(WriteError) {
    guard let seconds = value.wholeSeconds else {
      guard format == .gnustep else { throw noForm("dates") }
      throw WriteError(.valueNotRepresentable, "GNUstep text has no form for a date out of all calendars.")
    }
    let fields = DateFields(wholeSeconds: seconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let digits = "\(fields.year.magnitude)"
    let year =
      (fields.year < 0 ? "-" : "") + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    try typed(
      "D",
      "\(year)-\(padded(fields.month))-\(padded(fields.day)) "
        + "\(padded(fields.hour)):\(padded(fields.minute)):\(padded(fields.second)) +0000", "dates")
  }

  mutating func uid(_ value: UInt32) throws(WriteError) { throw noForm("UIDs") }

  mutating func null() throws(WriteError) { throw noForm("null") }

  /// Writes a typed value of GNUstep (F72).
  private mutating func typed(_ letter: Unicode.Scalar, _ text: String, _ noun: String) throws(WriteError) {
    guard format == .gnustep else { throw noForm(noun) }
    try beginValue()
    output += "<*".utf8
    output.append(UInt8(ascii: letter))
    output += text.utf8
    output.append(UInt8(ascii: ">"))
    endValue()
  }

  private func noForm(_ noun: String) -> WriteError {
    let name =
      switch format {
      case .gnustep: "GNUstep text has"
      case .strings: "A strings file has"
      default: "OpenStep text has"
      }
    let isTyped = noun == "Booleans" || noun == "numbers" || noun == "dates"
    return WriteError(
      .kindNotRepresentable, "\(name) no form for \(noun).",
      hint: isTyped
        ? "XML and GNUstep text keep the type; to give it up, make the value a string first."
        : "XML or the lossless JSON can hold it.")
  }

  // MARK: Containers

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    switch container {
    case .set: throw noForm("sets")
    case .pairs: throw noForm("dictionaries whose keys are not strings or occur twice")
    case .array, .dictionary: break
    }
    let isBare = format == .strings && frames.isEmpty && container == .dictionary
    if !isBare {
      try beginValue()
      output.append(container == .array ? UInt8(ascii: "(") : UInt8(ascii: "{"))
    }
    frames.append(Frame(container: container, isBare: isBare))
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) {
    beginLine()
    append(text: utf8)
    output += " = ".utf8
    isAfterKey = true
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast(), !frame.isBare else { return }
    if !frame.isEmpty {
      // The last item of an array has no comma behind it.
      if container == .array { output.removeLast() }
      breakLine()
    }
    output.append(container == .array ? UInt8(ascii: ")") : UInt8(ascii: "}"))
    endValue()
  }

  // MARK: Layout

  private mutating func beginValue() throws(WriteError) {
    if frames.isEmpty {
      guard format != .strings else {
        throw WriteError(
          .rootNotRepresentable, "A strings file holds keys with values, so its root has to be a dictionary.")
      }
    } else if !isAfterKey {
      beginLine()
    }
    isAfterKey = false
  }

  private mutating func endValue() {
    guard let frame = frames.last else { return }
    output.append(frame.container == .array ? UInt8(ascii: ",") : UInt8(ascii: ";"))
    if frame.isBare { output.append(UInt8(ascii: "\n")) }
  }

  private mutating func beginLine() {
    guard let last = frames.indices.last else { return }
    frames[last].isEmpty = false
    if !frames[last].isBare { breakLine() }
  }

  private mutating func breakLine() {
    output.append(UInt8(ascii: "\n"))
    let depth = frames.count - (frames.first?.isBare == true ? 1 : 0)
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
  }

  // MARK: Text

  /// Appends a text, in quotes where it needs them; in strings files always.
  private mutating func append(text utf8: borrowing Span<UInt8>) {
    guard format == .strings || Self.needsQuotes(utf8) else {
      for index in utf8.indices { output.append(utf8[index]) }
      return
    }
    output.append(UInt8(ascii: "\""))
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0x07: append(escape: "a")
      case 0x08: append(escape: "b")
      case 0x09: append(escape: "t")
      case 0x0A: append(escape: "n")
      case 0x0B: append(escape: "v")
      case 0x0C: append(escape: "f")
      case 0x0D: append(escape: "r")
      case ..<0x20, 0x7F:
        append(escape: "U")
        output += "00\(hexadecimal(byte))".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func append(escape letter: Unicode.Scalar) {
    output.append(UInt8(ascii: "\\"))
    output.append(UInt8(ascii: letter))
  }

  /// Whether some reader would not take a text without quotes for itself.
  private static func needsQuotes(_ utf8: borrowing Span<UInt8>) -> Bool {
    if utf8.isEmpty { return true }
    // Two slashes, or one and a star, would begin a comment.
    if utf8[0] == UInt8(ascii: "/") { return true }
    let (low, high) = OpenStepText.bareCharacters
    for index in utf8.indices {
      let byte = utf8[index]
      guard byte < 0x80, (byte < 0x40 ? low : high) >> UInt64(byte & 63) & 1 != 0 else { return true }
    }
    return false
  }
}
