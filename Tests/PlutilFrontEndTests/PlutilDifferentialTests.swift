import Foundation
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("plutil answers as the toolchain's does")
struct PlutilDifferentialTests {
  /// The toolchain's plutil, if there is one.
  static let toolchain: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    return folders.map { "\($0)/plutil" }.first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      return (try? runProcess(path, ["-help"]))?.outputText.contains("Running in Swift mode") == true
    }
  }()

  /// What a call leaves behind.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
    /// The files in the folder, in a form that does not depend on the order of unordered keys.
    var files: [String: String]
  }

  /// So many calls; set `PLUTIL_RUNS` for more, and `PLUTIL_SEED` for others.
  static let runs = setting("PLUTIL_RUNS") ?? 60

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(.enabled(if: toolchain != nil))
  func `on random files and calls`() throws {
    let toolchain = try #require(Self.toolchain)
    var generator = PlutilCallGenerator(seed: UInt64(Self.setting("PLUTIL_SEED") ?? 1))
    var explained: [String: Int] = [:]
    var differences = 0
    for run in 0..<Self.runs where differences < 10 {
      let file = try generator.file()
      let words = generator.words(for: "file.plist")
      let other = try generator.file()
      let theirs = try Self.outcome(words, file, other) { try runProcess(toolchain, words, folder: $0) }
      let ours = try Self.outcome(words, file, other) { folder in
        try runProcess(builtProduct("infoplist"), ["plutil"] + words, folder: folder)
      }
      guard ours != theirs else { continue }
      if let reason = Self.reason(words, ours, theirs) {
        explained[reason, default: 0] += 1
        continue
      }
      differences += 1
      Issue.record(
        """
        run \(run): plutil \(words.map { "'\($0)'" }.joined(separator: " "))
        on \(String(decoding: file, as: UTF8.self))
        theirs \(theirs)
        ours   \(ours)
        """)
    }
    #expect(explained.values.reduce(0, +) <= Self.runs / 3, "\(explained)")
  }

  /// Why an answer may be another one: each is a fault of the toolchain's, or a matter of chance there.
  private static func reason(_ words: [String], _ ours: Outcome, _ theirs: Outcome) -> String? {
    if theirs.status > 1 { return "it crashes" }
    if theirs.output.contains("{length = "), ours.output.contains("{length = ") {
      return "it drops zeros of data it prints"
    }
    if ours.status == theirs.status, ours.files == theirs.files, ours.output == theirs.output {
      // The same mistake, in other words.
      if theirs.errors.contains("The operation could not be completed") { return "the words of macOS" }
      if theirs.errors.contains("JSON error: ") { return "the words of the JSON parser" }
      if theirs.errors.contains("Unable to parse") { return "the words of the parser" }
    }
    if ([theirs.output] + theirs.files.values).contains(where: {
      $0.contains("-9223372036854775808.000000") || $0.contains("-9.2233720368547758e+18")
        || $0.contains("-9.223372036854776e+18")
    }) {
      return "it reads whole numbers of JSON as reals"
    }
    if words.first == "-replace", ours.status == 0, theirs.status == 0 { return "it inserts into arrays" }
    if words.first == "-create", words.contains("swift") { return "its empty dictionary is no Swift" }
    if words.contains("swift"),
      theirs.output.contains("= [\n]") || theirs.files.values.contains(where: { $0.contains("= [\n]") })
        || ours.output.contains("[:]") || ours.files.values.contains(where: { $0.contains("[:]") })
    {
      return "its empty dictionary is no Swift"
    }
    return nil
  }

  private static func outcome(
    _ words: [String], _ file: [UInt8], _ other: [UInt8], _ run: (String) throws -> ProcessResult
  ) throws -> Outcome {
    try withTemporaryFolder { folder in
      try writeFile(file, to: "\(folder)/file.plist")
      try writeFile(other, to: "\(folder)/other.plist")
      let result = try run(folder)
      var files: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        files[name] = canonical(try readFile("\(folder)/\(name)"))
      }
      return Outcome(
        status: result.status, output: documents(of: result.output).map(canonical).joined(separator: "|"),
        errors: withoutLog(result.errorText), files: files)
    }
  }

  /// The parts of what was printed: documents in XML and binary, and objects of JSON, one behind the other.
  private static func documents(of output: [UInt8]) -> [[UInt8]] {
    var documents: [[UInt8]] = [[]]
    var depth = 0
    var isInString = false
    var isEscaped = false
    var binaryEnd = 0
    for (place, byte) in output.enumerated() {
      if documents[documents.count - 1].isEmpty, let end = endOfBinary(in: output, from: place) {
        binaryEnd = end
      }
      if place < binaryEnd {
        documents[documents.count - 1].append(byte)
        if place == binaryEnd - 1 { documents.append([]) }
        continue
      }
      // The line end behind a document is its own.
      if byte == UInt8(ascii: "\n"), documents.count > 1, documents[documents.count - 1].isEmpty {
        documents[documents.count - 2].append(byte)
        continue
      }
      documents[documents.count - 1].append(byte)
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where depth > 0: isInString = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { documents.append([]) }
      case UInt8(ascii: ">") where documents[documents.count - 1].suffix(8) == Array("</plist>".utf8)[...]:
        documents.append([])
      default: break
      }
    }
    return documents.filter { !$0.isEmpty }
  }

  /// Where a binary property list ends that begins at a place: behind the first trailer that fits its length.
  private static func endOfBinary(in output: [UInt8], from start: Int) -> Int? {
    guard output[start...].starts(with: "bplist00".utf8) else { return nil }
    let trailerSize = 32
    return (start + 8 + trailerSize..<output.count + 1).first { end in
      let trailer = output[end - trailerSize..<end]
      func number(_ offset: Int) -> Int {
        trailer.dropFirst(offset).prefix(8).reduce(0) { $0 &<< 8 | Int($1) }
      }
      let entries = number(8).multipliedReportingOverflow(by: Int(trailer[trailer.startIndex + 6]))
      let (table, overflows) = number(24).addingReportingOverflow(entries.partialValue)
      return trailer.prefix(6).allSatisfy { $0 == 0 } && !entries.overflow && !overflows
        && number(8) > 0 && table == end - trailerSize - start
    }
  }

  /// Keys of compact JSON and of binary files come in any order.
  private static func canonical(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let isJSON = bytes.first == UInt8(ascii: "{") && text.contains("\":")
    guard isJSON || text.hasPrefix("bplist00") else { return text }
    let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(jsonForm: .plain))
    guard document.isValid, document.format == (isJSON ? .json : .binary),
      let sorted = try? document.encoded(as: WriteOptions(format: .json, sortsKeys: true))
    else { return text }
    return String(decoding: sorted, as: UTF8.self) + (text.hasSuffix("\n") ? "line end" : "")
  }

  /// The messages without the lines that the system's log adds.
  private static func withoutLog(_ errors: String) -> String {
    errors.split(separator: "\n").filter { !$0.contains("CFPropertyListCreateFromXMLData") }.joined(
      separator: "\n")
  }
}
