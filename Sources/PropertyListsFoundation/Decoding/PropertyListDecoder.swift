public import PropertyLists
internal import SourceText
internal import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes values of any decodable type from property lists, in place of Foundation's decoder of this name.
///
/// It takes the same calls, gives the same values and throws the same errors, several times as fast. Besides, it
/// reads every format that ``PropertyListDocument`` reads, and each error tells where in the file the value
/// stands: its underlying error is a ``PropertyListDecodingPlace``.
///
/// The whole file is checked before anything is decoded. Strings `$null` stand for `nil`, as in Foundation.
open class PropertyListDecoder: @unchecked Sendable {
  /// A file format of property lists.
  public typealias PropertyListFormat = PropertyLists.PropertyListFormat

  private let lockedUserInfo = Mutex<[CodingUserInfoKey: any Sendable]>([:])

  /// Values that types find in their decoder while they are decoded.
  @preconcurrency
  open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { lockedUserInfo.withLock { $0 } }
    set { lockedUserInfo.withLock { $0 = newValue } }
  }

  /// Creates a decoder.
  public init() {}

  // MARK: Data

  /// Decodes the root of a property list.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  /// - Complexity: O(*n*) for reading, and what the type asks for.
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, from: Self.document(of: data))
  }

  /// Decodes the root of a property list, and tells what format it has.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  ///   - format: Becomes the format of the data, if it can be decoded.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  /// - Complexity: O(*n*) for reading, and what the type asks for.
  open func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, format: inout PropertyListFormat
  ) throws -> Value {
    let document = try Self.document(of: data)
    let value = try decode(type, from: document)
    format = document.format
    return value
  }

  /// Decodes the root of a property list, as a type does that wants to be told how.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  ///   - configuration: What the type wants to be told.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  open func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
  ) throws -> Value {
    var format = PropertyListFormat.xml
    return try decode(type, from: data, format: &format, configuration: configuration)
  }

  /// Decodes the root of a property list, as a type does that another type tells how.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  ///   - configuration: The type that knows what `type` wants to be told.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  open func decode<Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding>(
    _ type: Value.Type, from data: Data, configuration: Provider.Type
  ) throws -> Value where Value.DecodingConfiguration == Provider.DecodingConfiguration {
    try decode(type, from: data, configuration: Provider.decodingConfiguration)
  }

  /// Decodes the root of a property list, as a type does that another type tells how, and tells what format it has.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  ///   - format: Becomes the format of the data, if it can be decoded.
  ///   - configuration: The type that knows what `type` wants to be told.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  open func decode<Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding>(
    _ type: Value.Type, from data: Data, format: inout PropertyListFormat, configuration: Provider.Type
  ) throws -> Value where Value.DecodingConfiguration == Provider.DecodingConfiguration {
    try decode(type, from: data, format: &format, configuration: Provider.decodingConfiguration)
  }

  /// Decodes the root of a property list, as a type does that wants to be told how, and tells what format it has.
  ///
  /// - Parameters:
  ///   - type: What to make of it.
  ///   - data: A property list in any format.
  ///   - format: Becomes the format of the data, if it can be decoded.
  ///   - configuration: What the type wants to be told.
  /// - Throws: `DecodingError` if the file cannot be read or holds something else; whatever the type itself throws.
  open func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, format: inout PropertyListFormat,
    configuration: Value.DecodingConfiguration
  ) throws -> Value {
    let document = try Self.document(of: data)
    let decoder = try nodeDecoder(document, at: nil)
    let value = try Value(from: decoder, configuration: configuration)
    format = document.format
    return value
  }

  // MARK: Documents

  /// Decodes the root of a document.
  ///
  /// - Throws: `DecodingError` if the document has errors or holds something else; whatever the type itself throws.
  open func decode<Value: Decodable>(_ type: Value.Type, from document: PropertyListDocument) throws -> Value
  {
    let decoder = try nodeDecoder(document, at: nil)
    return try decoder.value(type, decoder.node) { nil }
  }

  /// Decodes a value anywhere in a document.
  ///
  /// The coding paths of errors begin at that value.
  ///
  /// - Throws: `DecodingError` if the document has errors or holds something else; whatever the type itself throws.
  open func decode<Value: Decodable>(_ type: Value.Type, from node: PropertyListNode) throws -> Value {
    let decoder = try nodeDecoder(node.document, at: node)
    return try decoder.value(type, decoder.node) { nil }
  }

  // MARK: Reading

  private static func document(of data: Data) throws -> PropertyListDocument {
    PropertyListDocument.read(data)
  }

  private func nodeDecoder(_ document: PropertyListDocument, at node: PropertyListNode?) throws -> NodeDecoder
  {
    if let error = document.errors.first {
      throw Self.unreadable(PropertyListDecodingPlace(error, in: document))
    }
    guard let reader = NodeReader(document, seed: DecodingContext.seed) else {
      throw Self.unreadable(PropertyListDecodingPlace(document))
    }
    do throws(WriteError) {
      try reader.checkExpansion(limit: PropertyListNode.defaultExpansionLimit)
    } catch {
      throw Self.unreadable(error)
    }
    return NodeDecoder(DecodingContext(reader, userInfo: userInfo), at: node.map { reader.number(of: $0) })
  }

  private static func unreadable(_ error: any Error) -> Swift.DecodingError {
    .dataCorrupted(
      Swift.DecodingError.Context(
        codingPath: [], debugDescription: "The given data was not a valid property list.",
        underlyingError: error))
  }
}
