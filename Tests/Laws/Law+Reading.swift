internal import PropertyLists
internal import SourceText

extension Law {
  package static let xml = Law("xml") { bytes throws(LawViolation) in
    let document = try checkReading(bytes, .xml)
    try document.checkInParts()
  }
  package static let binary = reading("binary", .binary)
  package static let openStep = reading("openstep", .openStep)
  package static let gnustep = reading("gnustep", .gnustep)
  package static let strings = reading("strings", .strings)
  package static let json = reading("json", .json)
  /// Files whose format and encoding have to be found out.
  package static let detection = reading("detection", nil)

  private static func reading(_ name: String, _ format: PropertyListFormat?) -> Law {
    Law(name) { bytes throws(LawViolation) in _ = try checkReading(bytes, format) }
  }

  private static func checkReading(
    _ bytes: [UInt8], _ format: PropertyListFormat?
  ) throws(LawViolation) -> DocumentLaws {
    let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: format))
    let laws = DocumentLaws(document)
    try laws.check()
    return laws
  }
}

/// The laws of one document.
private struct DocumentLaws {
  let document: PropertyListDocument
  let file: ByteRange

  init(_ document: PropertyListDocument) {
    self.document = document
    file = ByteRange(0, document.source.file.count)
  }

  /// Property lists that share more values than this are not written out.
  private static let valueLimit = 20_000

  func check() throws(LawViolation) {
    try checkPlaces()
    try demand(
      document.errors.count <= ReadOptions().errorLimit, "there are \(document.errors.count) errors")
    try demand(
      document.isValid == (document.errors.isEmpty && document.root != nil), "a valid document has no error")
    guard let root = document.root else {
      return try demand(!document.errors.isEmpty, "what cannot be read has an error")
    }
    try NodeLaws(document, root).check()
    guard document.isValid else { return }
    let value: PropertyListValue
    do throws(WriteError) { value = try root.value(limit: Self.valueLimit) } catch {
      return try demand(error.code == .tooLarge, "only shared objects keep a value from being made: \(error)")
    }
    guard value.isSmall else { return }
    try checkWriting(value)
  }

  private func checkPlaces() throws(LawViolation) {
    var last = 0
    for error in document.errors {
      try demand(file.contains(error.range), "the error \(error) lies outside the file")
      try demand(error.range.lowerBound >= last, "the errors are not sorted: \(document.errors)")
      last = error.range.lowerBound
      for related in error.related {
        try demand(file.contains(related.range), "a place beside \(error) lies outside the file")
      }
      try demand(!error.message.isEmpty, "\(error.code) says nothing")
    }
    for leniency in document.leniencies {
      try demand(file.contains(leniency.range), "the leniency \(leniency) lies outside the file")
    }
  }

  // MARK: Reading in parts

  /// What is read from two places on is what is read from one.
  func checkInParts() throws(LawViolation) {
    var options = ReadOptions(format: document.format)
    options.leastSizeInParts = 0
    options.startInBackground = { work in
      work()
      return {}
    }
    let parts = PropertyListDocument.read(document.source.file, options: options)
    try demand(parts.errors == document.errors, "read in parts, the errors are \(parts.errors)")
    try demand(
      parts.leniencies == document.leniencies, "read in parts, the leniencies are \(parts.leniencies)")
    try demand(
      parts.root.map(NodeLaws.places) == document.root.map(NodeLaws.places), "read in parts, the nodes differ"
    )
  }

  // MARK: Writing

  private static let formats: [WriteOptions] = [
    WriteOptions(format: .xml), WriteOptions(format: .xml, style: .apple), WriteOptions(format: .binary),
    WriteOptions(format: .openStep), WriteOptions(format: .gnustep), WriteOptions(format: .strings),
    WriteOptions(format: .json), WriteOptions(format: .json, isCompact: true),
  ]

  private func checkWriting(_ value: PropertyListValue) throws(LawViolation) {
    for options in Self.formats {
      guard let written = try? document.encoded(as: options) else {
        try demand(options.format != .json, "the lossless form of JSON cannot hold \(value)")
        continue
      }
      let label = "\(options.format) \(options.style)"
      let again = PropertyListDocument.read(
        SourceBytes(written), options: ReadOptions(format: options.format, nestingLimit: 2_000))
      try demand(again.errors.isEmpty, "what was written as \(label) has errors: \(again.errors)")
      guard let root = again.root, let back = try? root.value() else {
        throw LawViolation("what was written as \(label) has no value")
      }
      if value.isExact(in: options.format) {
        try demand(
          back.isSame(as: value, inOrder: options.style == .keep),
          "\(value) comes back from \(label) as \(back)")
      }
      guard let twice = try? again.encoded(as: options) else {
        throw LawViolation("what was written as \(label) cannot be written again")
      }
      try demand(twice == written, "writing \(label) again gives other bytes")
    }
  }
}
