public import PropertyLists

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value of any kind as part of a type that is decoded.
///
/// The library's coders keep it as it is. Other coders get along with what they know: dictionaries lose their order,
/// and a UID or a set cannot be encoded.
extension PropertyListValue: Codable {
  /// Takes whatever the decoder has.
  ///
  /// - Throws: Whatever the decoder throws; with the library's own, only if a file shares its objects so that too many
  ///   values come of it.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? NodeDecoder {
      self = try decoder.propertyListValue()
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(PropertyListInteger(value))
    } else if let value = try? container.decode(UInt64.self) {
      self = .integer(PropertyListInteger(value))
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(PropertyListDate(value))
    } else if let value = try? container.decode(Data.self) {
      self = .data([UInt8](value))
    } else if let value = try? container.decode([PropertyListValue].self) {
      self = .array(value)
    } else {
      let entries = try container.decode([String: PropertyListValue].self)
      self = .dictionary(
        PropertyListDictionary(
          uniqueEntries: entries.map { PropertyListDictionary.Entry(key: $0, value: $1) }
        ).sortedByKey())
    }
  }

  /// Encodes the value as itself, rather than as something that stands for it.
  ///
  /// - Throws: `EncodingError` if the encoder is not the library's own and has no form for such values.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? ValueEncoder {
      encoder.set(.leaf(self))
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .integer(let value):
      if let signed = value.int64 {
        try container.encode(signed)
      } else if let unsigned = value.uint64 {
        try container.encode(unsigned)
      } else {
        throw notEncodable("a number of more than 64 bits", container.codingPath)
      }
    case .real(let value): try container.encode(value)
    case .date(let value): try container.encode(Date(value))
    case .data(let value): try container.encode(Data(value))
    case .array(let items): try container.encode(items)
    case .dictionary(let dictionary):
      try container.encode(
        Dictionary(dictionary.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last }))
    case .null: try container.encodeNil()
    case .uid: throw notEncodable("a UID", container.codingPath)
    case .set: throw notEncodable("a set", container.codingPath)
    case .pairs: throw notEncodable("a dictionary with keys that are not strings", container.codingPath)
    }
  }

  private func notEncodable(_ subject: String, _ path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      self,
      EncodingError.Context(codingPath: path, debugDescription: "The encoder has no form for \(subject)."))
  }
}
