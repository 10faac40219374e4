public import PropertyLists
internal import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes property lists from values of any encodable type, in place of Foundation's encoder of this name.
///
/// It takes the same calls and throws the same errors; XML comes out byte for byte the same. Besides, it writes every
/// format that ``PropertyLists/PropertyListValue`` can be written in.
///
/// `nil` becomes the string `$null` where a value has to stand, as in Foundation.
open class PropertyListEncoder: @unchecked Sendable {
  private struct Options {
    var outputFormat = PropertyListFormat.binary
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  }

  private let lockedOptions = Mutex(Options())

  /// The format to write; binary unless it is set.
  open var outputFormat: PropertyListFormat {
    get { lockedOptions.withLock { $0.outputFormat } }
    set { lockedOptions.withLock { $0.outputFormat = newValue } }
  }

  /// Values that types find in their encoder while they are encoded.
  @preconcurrency
  open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { lockedOptions.withLock { $0.userInfo } }
    set { lockedOptions.withLock { $0.userInfo = newValue } }
  }

  /// Creates an encoder.
  public init() {}

  /// Makes a property list of a value.
  ///
  /// - Throws: `EncodingError` for the value as a whole, with what went wrong as its underlying error: the value has
  ///   no form as the root of a property list, the format cannot hold it, or the type itself failed.
  /// - Complexity: O(*n*) in what is written, but for the sorting of keys in XML.
  open func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try write(value) { try $0.encode(value) }
  }

  /// Makes a property list of a value that wants to be told how.
  ///
  /// - Throws: `EncodingError`, as without a configuration.
  open func encode<Value: EncodableWithConfiguration>(
    _ value: Value, configuration: Value.EncodingConfiguration
  ) throws -> Data {
    try write(value) { try value.encode(to: $0, configuration: configuration) }
  }

  /// Makes a property list of a value that another type tells how.
  ///
  /// - Throws: `EncodingError`, as without a configuration.
  open func encode<Value: EncodableWithConfiguration, Provider: EncodingConfigurationProviding>(
    _ value: Value, configuration: Provider.Type
  ) throws -> Data where Value.EncodingConfiguration == Provider.EncodingConfiguration {
    try encode(value, configuration: Provider.encodingConfiguration)
  }

  /// Makes the property list that ``encode(_:)`` writes, without writing it.
  ///
  /// Any kind of value may be the root here. The keys of dictionaries come in the order in which they were encoded.
  ///
  /// - Throws: `EncodingError` if the value encodes nothing; whatever the type itself throws.
  open func propertyList<Value: Encodable>(of value: Value) throws -> PropertyListValue {
    try root(of: value) { try $0.encode(value) }.value(sortsKeys: false)
  }

  // MARK: Writing

  private func root<Value>(of value: Value, _ encode: (ValueEncoder) throws -> Void) throws -> EncodedValue {
    let encoder = ValueEncoder(userInfo: userInfo)
    try encode(encoder)
    guard let result = encoder.result else {
      throw Self.invalid(value, "Top-level \(Value.self) did not encode any values.")
    }
    return result
  }

  private func write<Value>(_ value: Value, _ encode: (ValueEncoder) throws -> Void) throws -> Data {
    do {
      let root = try root(of: value, encode)
      if let fragment = root.fragmentName {
        throw Self.invalid(value, "Top-level \(Value.self) encoded as \(fragment) property list fragment.")
      }
      let format = outputFormat
      let options = WriteOptions(format: format)
      return Data(try root.value(sortsKeys: format == .xml).encodedWithShortReals(as: options))
    } catch {
      throw Self.invalid(
        value, "Unable to encode the given top-level value as a property list", underlyingError: error)
    }
  }

  private static func invalid(
    _ value: Any, _ description: String, underlyingError: (any Error)? = nil
  ) -> EncodingError {
    .invalidValue(
      value,
      EncodingError.Context(
        codingPath: [], debugDescription: description, underlyingError: underlyingError))
  }
}
