/// Makes JSON of a property list.
///
/// The lossless form wraps what JSON has no form for (see ``JSONWrapper``), so that reading it gives the
/// same property list back. The plain form refuses it. In the plain form whole numbers past 2^53 are written
/// as they are; in the lossless one they are wrapped, since many readers round them.
struct JSONWriter: PropertyListWriter {
  /// A container that is being written.
  private struct Frame {
    /// How many brackets close it.
    var depth = 1
    /// For pairs: the next value is the second one of its pair.
    var isSecondOfPair: Bool?
  }

  private(set) var builder: JSONBuilder
  private let form: WriteOptions.JSONForm
  private var frames: [Frame] = []
  /// The size of a dictionary that has begun but whose bracket is not written yet, since it depends on the
  /// first key.
  private var pendingCount: Int?

  init(options: WriteOptions) {
    self.init(continuing: JSONBuilder(options.isCompact ? .compact : .pretty), form: options.jsonForm)
  }

  init(continuing builder: JSONBuilder, form: WriteOptions.JSONForm) {
    self.builder = builder
    self.form = form
  }

  /// Ends the file.
  mutating func finish() throws(WriteError) -> [UInt8] { builder.finish() }

  // MARK: Leaves

  mutating func string(_ utf8: borrowing Span<UInt8>) {
    valueBegins()
    builder.string(utf8)
    valueEnds()
  }

  mutating func boolean(_ value: Bool) {
    valueBegins()
    builder.boolean(value)
    valueEnds()
  }

  mutating func integer(_ value: PropertyListInteger) {
    let limit: Int64 = 1 << 53
    let isExact = value <= PropertyListInteger(limit) && value >= PropertyListInteger(-limit)
    valueBegins()
    if isExact || form == .plain {
      builder.literal(value.description)
    } else {
      builder.inlineObject(JSONWrapper.integer.name) { $0.string(value.description) }
    }
    valueEnds()
  }

  mutating func real(_ real: SinkReal) throws(WriteError) {
    valueBegins()
    if !real.value.isFinite {
      try refuse(.valueNotRepresentable, "JSON has no form for infinite numbers and nan.", .real)
      let text = real.value.isNaN ? "nan" : real.value < 0 ? "-inf" : "inf"
      builder.inlineObject(JSONWrapper.real.name) { $0.string(text) }
    } else if let text = real.text, Self.isRealOfJSON(text),
      real.isText || RealText.value(of: Array(text.utf8)) == real.value
    {
      builder.literal(text)
    } else {
      builder.literal("\(real.value)")
    }
    valueEnds()
  }

  /// Whether a text is a number of JSON, and not a whole one: with a point or an exponent.
  private static func isRealOfJSON(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard RealText.form(of: bytes) == .usual else { return false }
    let digits = bytes.first == UInt8(ascii: "-") ? Array(bytes.dropFirst()) : bytes
    let hasLeadingZero =
      digits.count > 1 && digits[0] == UInt8(ascii: "0") && digits[1] &- UInt8(ascii: "0") < 10
    return !hasLeadingZero && digits.contains { $0 &- UInt8(ascii: "0") >= 10 }
  }

  mutating func date(_ value: PropertyListDate) throws(WriteError) {
    try refuse(.kindNotRepresentable, "JSON has no form for dates.", .date)
    valueBegins()
    builder.inlineObject(JSONWrapper.date.name) { $0.string(JSONDate.text(of: value)) }
    valueEnds()
  }

  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError) {
    try refuse(.kindNotRepresentable, "JSON has no form for data.", .data)
    valueBegins()
    let text = Base64.encoded(bytes)
    builder.inlineObject(JSONWrapper.data.name) { $0.string(text.span) }
    valueEnds()
  }

  mutating func uid(_ value: UInt32) throws(WriteError) {
    try refuse(.kindNotRepresentable, "JSON has no form for UIDs.", .uid)
    valueBegins()
    builder.inlineObject(JSONWrapper.uid.name) { $0.literal("\(value)") }
    valueEnds()
  }

  mutating func null() {
    valueBegins()
    if form == .plain {
      builder.null()
    } else {
      builder.inlineObject(JSONWrapper.null.name) { $0.boolean(true) }
    }
    valueEnds()
  }

  /// Refuses what only a wrapper can hold, if the form is plain.
  private func refuse(
    _ code: WriteError.Code, _ message: String, _ wrapper: JSONWrapper
  ) throws(WriteError) {
    guard form == .plain else { return }
    throw WriteError(code, message, hint: "The lossless form writes it as \(wrapper.form).")
  }

  // MARK: Containers

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    valueBegins()
    switch container {
    case .array:
      builder.beginArray()
      frames.append(Frame())
    case .dictionary:
      pendingCount = count
      frames.append(Frame())
    case .set:
      try refuse(.kindNotRepresentable, "JSON has no form for sets.", .set)
      beginWrapped(.set)
      builder.beginArray()
      frames.append(Frame(depth: 2))
    case .pairs:
      try refuse(
        .kindNotRepresentable,
        "JSON has no form for dictionaries whose keys are not strings or occur twice.", .pairs)
      beginWrapped(.pairs)
      builder.beginArray()
      frames.append(Frame(depth: 2, isSecondOfPair: false))
    }
  }

  private mutating func beginWrapped(_ wrapper: JSONWrapper) {
    builder.beginObject()
    builder.key("\(wrapper.name)")
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) {
    if let count = pendingCount {
      pendingCount = nil
      if needsWrapper(firstKey: utf8, count: count) {
        beginWrapped(.dictionary)
        frames[frames.count - 1].depth = 2
      }
      builder.beginObject()
    }
    builder.key(utf8)
  }

  /// Whether a reader would take a dictionary for a wrapper (or, with the key `$dictionary` in front, what
  /// stands in it for the user's own).
  private func needsWrapper(firstKey: borrowing Span<UInt8>, count: Int) -> Bool {
    guard form == .lossless, firstKey.count > 0, firstKey[0] == UInt8(ascii: "$") else { return false }
    if count == 1 { return true }
    return unsafe firstKey.withUnsafeBufferPointer {
      unsafe "\(JSONWrapper.dictionary.name)".utf8.elementsEqual($0)
    }
  }

  mutating func end(_ container: SinkContainer) {
    if pendingCount != nil {
      pendingCount = nil
      builder.beginObject()
    }
    guard let frame = frames.popLast() else { return }
    container == .dictionary ? builder.endObject() : builder.endArray()
    if frame.depth == 2 { builder.endObject() }
    valueEnds()
  }

  // MARK: Pairs

  /// A value begins; if it is the first one of a pair, so does the pair.
  private mutating func valueBegins() {
    if frames.last?.isSecondOfPair == false { builder.beginArray() }
  }

  /// A value has ended; if it is the second one of a pair, so has the pair.
  private mutating func valueEnds() {
    guard let last = frames.indices.last, let isSecond = frames[last].isSecondOfPair else { return }
    if isSecond { builder.endArray() }
    frames[last].isSecondOfPair = !isSecond
  }
}
