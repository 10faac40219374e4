public import PropertyLists
public import SourceText

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SourceBytes {
  /// Creates an owned copy of data.
  ///
  /// - Complexity: O(*n*).
  public init(_ data: Data) {
    self = unsafe data.withUnsafeBytes { unsafe SourceBytes(copying: $0) }
  }
}

extension PropertyListDocument {
  /// Reads a property list, keeping every error.
  ///
  /// - Parameters:
  ///   - data: The bytes as they lie on disk.
  ///   - options: The format, if it is known, and limits.
  /// - Returns: A document; look at its ``errors`` before believing it.
  /// - Complexity: O(*n*), in one pass, without recursion.
  public static func read(_ data: Data, options: ReadOptions = ReadOptions()) -> PropertyListDocument {
    read(SourceBytes(data), options: options)
  }

  /// Reads a property list, or throws what keeps the system from reading it.
  ///
  /// - Throws: The first error in the file.
  public static func validated(
    _ data: Data, options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> PropertyListDocument {
    try validated(SourceBytes(data), options: options)
  }

  /// Writes the property list in a format; see ``encoded(as:limit:)``.
  ///
  /// - Throws: ``WriteError`` if the document has errors, or holds what the format cannot.
  public func encodedData(as options: WriteOptions) throws(WriteError) -> Data {
    Data(try encoded(as: options))
  }
}

extension PropertyListValue {
  /// Reads a property list as a value, with everything in it.
  ///
  /// - Throws: ``ReadError`` for the first error in the file, or ``WriteError`` if it shares its objects so that too
  ///   many values come of it.
  public init(reading data: Data) throws {
    let document = try PropertyListDocument.validated(data)
    self = try document.root?.value() ?? .null
  }

  /// Writes the value as a property list; see ``encoded(as:)``.
  ///
  /// - Throws: ``WriteError`` if the value holds what the format cannot.
  public func encodedData(as options: WriteOptions) throws(WriteError) -> Data {
    Data(try encoded(as: options))
  }
}

extension PropertyListNode {
  /// The bytes of data, or `nil` for any other kind.
  ///
  /// - Complexity: O(*n*) in their number.
  public var dataValue: Data? { data.map { Data($0) } }
}
