import Foundation
import PropertyListsFoundation

typealias OurDecoder = PropertyListsFoundation.PropertyListDecoder
typealias OurEncoder = PropertyListsFoundation.PropertyListEncoder
typealias FoundationDecoder = Foundation.PropertyListDecoder
typealias FoundationEncoder = Foundation.PropertyListEncoder

/// What came of decoding or encoding something.
enum Outcome<Value> {
  case value(Value)
  case failure(Failure)

  init(_ body: () throws -> Value) {
    do {
      self = .value(try body())
    } catch {
      self = .failure(Failure(error))
    }
  }

  var value: Value? { if case .value(let value) = self { value } else { nil } }

  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// An error of a coder, so far as two coders have to agree.
struct Failure: Equatable, Sendable, CustomStringConvertible {
  /// The case, with the type that was wanted or the key that is missing.
  let kind: String
  let path: [String]
  /// What the error says, where coders have to agree on that.
  let message: String
  /// What lies under it.
  let place: PropertyListDecodingPlace?

  init(_ error: any Error) {
    var context: (path: [any CodingKey], message: String, underlying: (any Error)?)?
    switch error {
    case Swift.DecodingError.typeMismatch(let type, let found):
      kind = "type mismatch: \(type)"
      context = (found.codingPath, found.debugDescription, found.underlyingError)
    case Swift.DecodingError.valueNotFound(let type, let found):
      // Foundation names the type of an unkeyed container where it wants a decoder.
      kind = "value not found: \(found.debugDescription.contains("at end") ? "end" : "\(type)")"
      context = (found.codingPath, found.debugDescription, found.underlyingError)
    case Swift.DecodingError.keyNotFound(let key, let found):
      kind = "key not found: \(key.stringValue)"
      context = (found.codingPath, found.debugDescription, found.underlyingError)
    case Swift.DecodingError.dataCorrupted(let found):
      kind = "data corrupted"
      context = (found.codingPath, "", found.underlyingError)
    case EncodingError.invalidValue(_, let found):
      let inner = found.underlyingError.map { Failure($0).kind } ?? ""
      kind = "invalid value: \(found.debugDescription) \(inner)"
      context = (found.codingPath, "", nil)
    default: kind = "other: \(error)"
    }
    path = context?.path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue } ?? []
    message = context?.message ?? ""
    place = context?.underlying as? PropertyListDecodingPlace
  }

  static func == (left: Failure, right: Failure) -> Bool {
    left.kind == right.kind && left.path == right.path && left.message == right.message
  }

  var description: String { "\(kind) at \(path): \(message)" }
}

/// What came of a file that both decoders tried to read as the same type.
struct Comparison: Sendable {
  let isSame: Bool
  let isFailure: Bool
  let description: String
}

/// A type to decode, with its type forgotten.
struct Probe: Sendable, CustomStringConvertible {
  let description: String
  /// Decodes a file with Foundation's decoder and with ours.
  let compare: @Sendable (Data) -> Comparison

  /// - Parameter isUnordered: The type is a `Dictionary`, or holds one. Foundation decodes its entries in the random
  ///   order of a hash table, so that of several wrong ones any may be reported.
  init<Value: Decodable & Equatable & Sendable>(_ type: Value.Type, isUnordered: Bool = false) {
    description = "\(type)"
    compare = { data in
      let theirs = Outcome { try FoundationDecoder().decode(type, from: data) }
      let ours = Outcome { try OurDecoder().decode(type, from: data) }
      let isSame =
        switch (theirs, ours) {
        case (.value(let left), .value(let right)): left == right
        case (.failure(let left), .failure(let right)):
          left == right || (isUnordered && Self.mayFailInSeveralPlaces(data))
        default: false
        }
      return Comparison(
        isSame: isSame, isFailure: ours.failure != nil, description: "Foundation: \(theirs)\nours: \(ours)")
    }
  }
  /// Whether a dictionary of a file has several entries.
  private static func mayFailInSeveralPlaces(_ data: Data) -> Bool {
    func check(_ value: Any) -> Bool {
      if let items = value as? [Any] { return items.contains(where: check) }
      guard let entries = value as? [String: Any] else { return false }
      return entries.count > 1 || entries.values.contains(where: check)
    }
    let value = unsafe try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return value.map(check) ?? false
  }
}
