#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A library to be measured, one operation at a time.
public protocol Driver {
  /// A file, held the way the library likes best.
  associatedtype Input
  /// What is made before the clock of a `write-` operation starts.
  associatedtype Tree

  /// Takes a file over, outside the measurement.
  ///
  /// - Parameters:
  ///   - count: How many bytes the file has.
  ///   - fill: Writes them, into memory that stays: copies would count as memory that the work has taken.
  static func prepare(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> Input
  /// Reads a file into the library's tree, outside the measurement; `nil` if it cannot be read.
  static func tree(of input: Input) -> Tree?
  /// Does an operation.
  ///
  /// - Returns: What it made, to be freed under a clock of its own, and how many bytes it wrote (0 for
  ///   operations that only read); `nil` if it failed.
  static func run(_ operation: DriverOperation, _ input: Input, _ tree: Tree?) -> (result: Any, written: Int)?
  /// The operations the library has.
  static var operations: [DriverOperation] { get }
}

/// Something to be measured.
public enum DriverOperation: String, CaseIterable, Sendable {
  /// Nothing, to find out what reading the files takes in memory.
  case load
  /// A full tree of values.
  case parse
  /// A checked document whose values are not made yet.
  case document
  case writeXML = "write-xml"
  case writeBinary = "write-bin"
  case writeOpenStep = "write-openstep"
  case writeJSON = "write-json"
  /// From the file's bytes to XML.
  case toXML = "to-xml"
  /// From the file's bytes to binary.
  case toBinary = "to-bin"
  /// From the file's bytes to the text of one key of the root: ``lookedUpKey``.
  case get
  /// From the bytes of a music library to the types that `MusicLibrary` declares, through `Codable`.
  case typed

  /// Whether the tree is made before the clock starts.
  public var needsTree: Bool { rawValue.hasPrefix("write-") }
}

/// The key that `get` looks up, the last one of the files the generator makes in the iTunes style.
public let lookedUpKey = "Music Folder"

/// Keeps the result from being optimized away or freed early.
@inline(never)
public func keep<Value>(_ value: Value) {}

extension Driver {
  /// Runs `OP REPS FILE…`; `@LIST` names a file that lists files, one a line.
  public static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count >= 3, let operation = words.first.flatMap(DriverOperation.init(rawValue:)),
      let repetitions = words.dropFirst().first.flatMap({ Int($0) }), repetitions > 0
    else {
      let names = DriverOperation.allCases.map(\.rawValue).joined(separator: "|")
      fail("usage: \(CommandLine.arguments[0]) \(names) REPS FILE…")
    }
    guard operation == .load || operations.contains(operation) else {
      print("UNSUPPORTED \(operation.rawValue)")
      exit(3)
    }
    var inputs: [Input] = []
    var bytesRead = 0
    for word in words.dropFirst(2) {
      for path in files(of: word) {
        let file = File(path)
        bytesRead += file.count
        inputs.append(prepare(count: file.count, fill: file.read))
      }
    }
    for _ in 0..<repetitions { measure(operation, inputs, bytesRead: bytesRead) }
    print("RSS \(peakMemory())")
  }

  private static func measure(_ operation: DriverOperation, _ inputs: [Input], bytesRead: Int) {
    let trees = inputs.map { operation.needsTree ? tree(of: $0) : nil }
    var results: [Any] = []
    results.reserveCapacity(inputs.count)
    var written = 0
    var errors = 0
    let start = processorTime()
    if operation != .load {
      for (input, tree) in zip(inputs, trees) {
        if let made = run(operation, input, tree) {
          written += made.written
          results.append(made.result)
        } else {
          errors += 1
        }
      }
    }
    let middle = processorTime()
    keep(results)
    results.removeAll()
    let end = processorTime()
    keep(trees)
    let bytes = operation.needsTree ? written : bytesRead
    print("R \(operation.rawValue) \(middle - start) \(bytes) \(end - middle) \(errors)")
  }
}

/// The files that a word of a call stands for: itself, or those that the file behind `@` lists, one a line.
public func files(of word: String) -> [String] {
  guard word.hasPrefix("@") else { return [word] }
  let file = File(String(word.dropFirst()))
  let bytes = [UInt8](unsafeUninitializedCapacity: file.count) { buffer, count in
    file.read(into: UnsafeMutableRawBufferPointer(buffer))
    count = file.count
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// A file that is about to be read.
private struct File {
  let path: String
  let count: Int

  init(_ path: String) {
    self.path = path
    guard let file = fopen(path, "rb") else { fail("\(path) cannot be opened") }
    fseek(file, 0, SEEK_END)
    count = ftell(file)
    fclose(file)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) {
    guard let file = fopen(path, "rb") else { fail("\(path) cannot be opened") }
    defer { fclose(file) }
    guard fread(buffer.baseAddress, 1, count, file) == count else { fail("\(path) cannot be read") }
  }
}

private func fail(_ message: String) -> Never {
  _ = (message + "\n").withCString { write(2, $0, strlen($0)) }
  exit(2)
}
