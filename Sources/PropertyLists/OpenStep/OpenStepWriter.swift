/// Makes OpenStep text, GNUstep text or a strings file of a property list.
///
/// OpenStep text and strings files have strings, data, arrays and dictionaries only. Numbers, Booleans and
/// dates are refused: written as strings they would come back as strings. GNUstep text has forms for them;
/// its dates are cut to whole seconds, as in XML (F47). Text stands in quotes unless the system and GNUstep
/// both read it without (F63, F70). Indentation is four spaces.
struct OpenStepWriter: PropertyListWriter {
  /// A container that is being written.
  private struct Frame {
    let container: SinkContainer
    /// It is the root of a strings file, which has no braces.
    let isBare: Bool
    var isEmpty = true
  }

  private let format: PropertyListFormat
  private var output = OutputBytes()
  private var frames: [Frame] = []
  private var isAfterKey = false

  /// Begins a file of the format ``WriteOptions/format``, one of the three.
  init(options: WriteOptions) {
    format = options.format
  }

  /// Ends the file.
  mutating func finish() throws(WriteError) -> [UInt8] {
    // A file without any byte is none; one with a line end is an empty dictionary.
    if format != .strings || output.count == 0 { output.append(UInt8(ascii: "\n")) }
    return output.finish()
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
    unsafe output.write(atMost: 3 * bytes.count) { target in
      var place = 0
      for index in bytes.indices {
        if index > 0, index % 4 == 0 {
          unsafe target[place] = UInt8(ascii: " ")
          place &+= 1
        }
        unsafe target[place] = hexadecimalDigit(bytes[index] >> 4)
        unsafe target[place &+ 1] = hexadecimalDigit(bytes[index] & 15)
        place &+= 2
      }
      return place
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
      real.isText || RealText.value(of: Array(kept.utf8)) == real.value
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
    guard format == .gnustep else { throw noForm("dates") }
    let fields = value.wholeSeconds.map { DateFields(wholeSeconds: $0) }
    guard let fields, (0...9999).contains(fields.year) else {
      throw WriteError(
        .valueNotRepresentable, "GNUstep text has no form for dates before the year 0 or after 9999.")
    }
    func padded(_ number: Int, to width: Int = 2) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
    try typed(
      "D",
      "\(padded(Int(fields.year), to: 4))-\(padded(fields.month))-\(padded(fields.day)) "
        + "\(padded(fields.hour)):\(padded(fields.minute)):\(padded(fields.second)) +0000", "dates")
  }

  mutating func uid(_ value: UInt32) throws(WriteError) { throw noForm("UIDs") }

  mutating func null() throws(WriteError) { throw noForm("null") }

  /// Writes a typed value of GNUstep (F72).
  private mutating func typed(_ letter: Unicode.Scalar, _ text: String, _ noun: String) throws(WriteError) {
    guard format == .gnustep else { throw noForm(noun) }
    try beginValue()
    output.append("<*" as StaticString)
    output.append(UInt8(ascii: letter))
    output.append(text)
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
    output.append(" = " as StaticString)
    isAfterKey = true
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast(), !frame.isBare else { return }
    if !frame.isEmpty {
      // The last item of an array has no comma behind it.
      if container == .array { output.rewind(to: output.count - 1) }
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
    output.append(repeating: UInt8(ascii: " "), count: 4 * depth)
  }

  // MARK: Text

  /// Appends a text, in quotes where it needs them; in strings files always.
  private mutating func append(text utf8: borrowing Span<UInt8>) {
    unsafe utf8.withUnsafeBufferPointer { bytes in
      guard unsafe format == .strings || Self.needsQuotes(bytes) else {
        unsafe output.append(copying: bytes)
        return
      }
      output.append(UInt8(ascii: "\""))
      // Where the part begins that is not written yet.
      var start = 0
      while true {
        let end = unsafe PlainRun.end(bytes, from: start, stopsAtDelete: true)
        unsafe output.append(copying: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        guard end < bytes.count else { break }
        unsafe append(escaped: bytes[end])
        start = end + 1
      }
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(escaped byte: UInt8) {
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
    default:
      append(escape: "U")
      output.append("00\(hexadecimal(byte))" as String)
    }
  }

  private mutating func append(escape letter: Unicode.Scalar) {
    output.append(UInt8(ascii: "\\"))
    output.append(UInt8(ascii: letter))
  }

  /// Whether some reader would not take a text without quotes for itself.
  private static func needsQuotes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Two slashes, or one and a star, would begin a comment.
    guard let first = unsafe utf8.first, first != UInt8(ascii: "/") else { return true }
    let (low, high) = OpenStepText.bareCharacters
    return unsafe !utf8.allSatisfy { $0 < 0x80 && ($0 < 0x40 ? low : high) >> UInt64($0 & 63) & 1 != 0 }
  }
}
