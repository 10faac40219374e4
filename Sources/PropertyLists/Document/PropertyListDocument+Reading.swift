public import SourceText

extension PropertyListDocument {
  /// Whether the bytes could be read as anything, rightly or not.
  package var hasContent: Bool {
    if case .nothing = body { false } else { true }
  }

  /// Reads a property list, keeping every error.
  ///
  /// - Parameters:
  ///   - file: The bytes as they lie on disk.
  ///   - options: The format, if it is known, and limits.
  /// - Returns: A document; look at its ``errors`` before believing it.
  /// - Complexity: O(*n*), in one pass, without recursion.
  public static func read(_ file: SourceBytes, options: ReadOptions = ReadOptions()) -> PropertyListDocument {
    let document = DocumentReader(file: file, options: options).read()
    return document
  }

  /// Reads a property list, or throws what keeps the system from reading it.
  ///
  /// - Throws: The first error in the file.
  public static func validated(
    _ file: SourceBytes, options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> PropertyListDocument {
    let document = read(file, options: options)
    if let first = document.errors.first { throw first }
    return document
  }
}

/// Finds out what a file is and has it read (F1–F4).
private struct DocumentReader {
  let file: SourceBytes
  let options: ReadOptions

  func read() -> PropertyListDocument {
    guard file.count > 0 else {
      return failure(ReadError(.emptyInput, ByteRange(0, 0), "The file is empty."))
    }
    guard file.count < TapeWord.offsetLimit else {
      return failure(ReadError(.tooLarge, ByteRange(0, 0), "The file is larger than 16 GiB."))
    }
    switch options.format {
    case .binary: return readBinary()
    case nil where BinaryTrailer.hasMagic(file): return readBinaryOrText()
    default: return readText()
    }
  }

  private func failure(_ error: ReadError) -> PropertyListDocument {
    PropertyListDocument(
      source: DecodedSource(utf8: file), format: options.format ?? .xml, body: .nothing, errors: [error],
      leniencies: [])
  }

  // MARK: Binary

  private func readBinary() -> PropertyListDocument {
    var reader = BinaryReader(file, options: options)
    reader.read()
    return PropertyListDocument(
      source: DecodedSource(utf8: file), format: .binary, body: reader.body, errors: reader.errors,
      leniencies: reader.leniencies)
  }

  /// Reads a file that begins like a binary one; the system goes on with text if that fails (F3).
  private func readBinaryOrText() -> PropertyListDocument {
    let binary = readBinary()
    if binary.isValid { return binary }
    let text = readText()
    // Of a broken binary file the reason is more use than what a text parser says about it.
    guard text.isValid, let error = binary.errors.first else { return binary }
    let fallback = Leniency(
      .brokenBinary, ByteRange(0, min(8, file.count)),
      "The file begins like a binary property list and is none, so the system reads it as text. The reason: "
        + error.message)
    return PropertyListDocument(
      source: text.source, format: text.format, body: text.body, errors: [],
      leniencies: [fallback] + text.leniencies)
  }

  // MARK: Text

  private func readText() -> PropertyListDocument {
    var leniencies: [Leniency] = []
    let source: DecodedSource
    do throws(ReadError) {
      source = try EncodingDetector(file: file, options: options).decode(noting: &leniencies)
    } catch {
      return failure(error)
    }
    let document = readText(source)
    if document.isValid, document.format == .xml, source.isInPlace, XMLDeclaration.isCutOff(file) {
      return failure(
        ReadError(
          .unexpectedEnd, ByteRange(file.count, file.count),
          "The file ends so soon behind the XML declaration that the system finds no encoding in it.",
          hint: "Write encoding=\"UTF-8\" into the declaration."))
    }
    guard !leniencies.isEmpty else { return document }
    return PropertyListDocument(
      source: source, format: document.format, body: document.body, errors: document.errors,
      leniencies: leniencies + document.leniencies)
  }

  private func readText(_ source: DecodedSource) -> PropertyListDocument {
    switch options.format {
    case .xml: return readXML(source)
    case .openStep: return readOpenStep(source, .openStep)
    case .strings: return readOpenStep(source, .strings)
    case .gnustep: return readOpenStep(source, .gnustep)
    case .json: return readJSON(source)
    case .binary, nil: break
    }
    let xml = readXML(source)
    if xml.isValid { return xml }
    let openStep = readOpenStep(source, .openStep)
    if openStep.isValid { return openStep }
    let first = firstSignificantByte(of: source)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      let json = readJSON(source)
      if json.isValid || first == UInt8(ascii: "[") { return json }
      return looksLikeJSON(source) ? json : openStep
    }
    // The system reports the XML error always (F4); people are helped by the one for what they wrote.
    return first == UInt8(ascii: "<") ? xml : openStep
  }

  private func firstSignificantByte(of source: DecodedSource) -> UInt8 {
    var offset = source.textStart
    while offset < source.text.count, XMLReader.isSpace(source.text[offset]) { offset += 1 }
    return offset < source.text.count ? source.text[offset] : 0
  }

  /// Whether a text in braces that neither reader accepts was meant as JSON: its first key has a colon.
  private func looksLikeJSON(_ source: DecodedSource) -> Bool {
    let text = TextScanner(source.text)
    let quote = text.first(UInt8(ascii: "\""), from: source.textStart)
    var offset = text.first(UInt8(ascii: "\""), from: min(quote + 1, text.count)) + 1
    while offset < text.count, XMLReader.isSpace(text[offset]) { offset += 1 }
    return offset < text.count && text[offset] == UInt8(ascii: ":")
  }

  private func readXML(_ source: DecodedSource) -> PropertyListDocument {
    if let document = readXMLInParts(source) { return document }
    var reader = XMLReader(source, options: options)
    reader.read()
    return finish(reader, source)
  }

  /// Reads a large XML text from its beginning and from its middle on, at once.
  ///
  /// - Returns: `nil` if there is no other thread, if the parts do not fit together, or if there are errors, which
  ///   depend on what stands before them.
  private func readXMLInParts(_ source: DecodedSource) -> PropertyListDocument? {
    let count = source.text.count
    guard let start = options.startInBackground, count >= options.leastSizeInParts,
      let split = XMLTail.beginning(in: source, behind: count / 2)
    else { return nil }
    let reading = XMLTailReading(source, from: split, options: options)
    guard let wait = start({ reading.read() }) else { return nil }
    var reader = XMLReader(source, options: options)
    reader.readBeginning(upTo: split)
    wait()
    guard let tail = reading.tail, reader.goOn(behind: tail) else { return nil }
    return finish(reader, source)
  }

  private func finish(_ reader: consuming XMLReader, _ source: DecodedSource) -> PropertyListDocument {
    let end = reader.position
    var errors = reader.errors
    if options.allowsError(after: errors.count), let surrogate = source.firstLoneSurrogate(upTo: end) {
      errors.append(
        ReadError(
          .invalidEncoding, source.fileRange(ofText: surrogate),
          "Half of a surrogate pair stands alone; the system reads the XML only up to here.",
          hint: "Remove the character, or write it whole."))
    }
    return PropertyListDocument(
      source: source, format: .xml, body: .tape(reader.finish()), errors: errors,
      leniencies: reader.leniencies)
  }

  private func readOpenStep(_ source: DecodedSource, _ format: PropertyListFormat) -> PropertyListDocument {
    var reader = OpenStepReader(source, format: format, options: options)
    reader.read()
    return PropertyListDocument(
      source: source, format: reader.format, body: .tape(reader.finish()), errors: reader.errors,
      leniencies: reader.leniencies)
  }

  private func readJSON(_ source: DecodedSource) -> PropertyListDocument {
    var reader = JSONReader(source, options: options)
    reader.read()
    return PropertyListDocument(
      source: source, format: .json, body: .tape(reader.finish()), errors: reader.errors,
      leniencies: reader.leniencies)
  }
}
