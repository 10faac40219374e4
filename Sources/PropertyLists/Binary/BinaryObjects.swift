internal import SourceText

/// The objects of a binary property list, read where they lie.
struct BinaryObjects: Sendable {
  let root: Int
  static func hasMagic(_ file: SourceBytes) -> Bool { false }
  func kind(of object: Int) -> PropertyListKind { .null }
  func range(of object: Int) -> ByteRange { ByteRange(0, 0) }
  func contentRange(of object: Int) -> ByteRange { ByteRange(0, 0) }
  func string(of object: Int) -> String? { nil }
  func boolean(of object: Int) -> Bool? { nil }
  func integer(of object: Int) -> PropertyListInteger? { nil }
  func real(of object: Int) -> Double? { nil }
  func isSinglePrecision(_ object: Int) -> Bool { false }
  func date(of object: Int) -> PropertyListDate? { nil }
  func data(of object: Int) -> [UInt8]? { nil }
  func uid(of object: Int) -> UInt32? { nil }
  func count(of object: Int) -> Int { 0 }
  func child(_ position: Int, of object: Int) -> Int { 0 }
  func key(_ position: Int, of object: Int) -> Int { 0 }
  func expandedCount(of object: Int) -> Int { 1 }
}
struct BinaryReader {
  var body: PropertyListDocument.Body = .nothing
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  init(_ file: SourceBytes, options: ReadOptions) {}
  mutating func read() {}
}
