internal import Foundation
internal import Testing

/// One property list together with what up to three existing parsers make of it.
///
/// The values are in a compact notation: strings quoted with `\"`, `\\` and `\u{hex}` escapes, data as
/// `<hex>`, dates as `date(seconds since 2001-01-01T00:00:00Z)`, arrays as `[…,…]`, dictionaries as
/// `{key:value,…}` with the keys in ascending order. Numbers of the reference parser are printed bare, as
/// Swift prints an `NSNumber`; those of the other two print reals as `real(…)`.
package struct GoldenVector: Sendable {
  /// What one parser makes of the bytes.
  package struct Outcome: Sendable, Hashable {
    /// Whether the parser accepts the bytes.
    package let verdict: Verdict
    /// The detected format: `xml`, `binary`, `openstep` or `gnustep`; nil unless accepted.
    package let format: String?
    /// The value in compact notation; nil unless accepted.
    package let value: String?
    /// The parser's message; nil unless refused.
    package let message: String?
    /// The message of the OpenStep attempt that followed a failed XML attempt (F4).
    package let openStepMessage: String?
  }

  /// How a parser's run can end.
  package enum Verdict: String, Sendable {
    case ok, error, exception, crash, hang
  }

  /// The name, unique among all vectors, such as `text/bom-utf8`.
  package let id: String
  /// The input.
  package let bytes: [UInt8]
  /// The outcome of CoreFoundation, which is the reference; nil for vectors about GNUstep alone.
  package let reference: Outcome?
  /// The outcome of the Swift decoder.
  package let decoder: Outcome?
  /// The outcome of GNUstep.
  package let gnustep: Outcome?
  /// The outcome of GNUstep with an XML declaration put in front, without which it reads no XML.
  package let gnustepWithDeclaration: Outcome?

  /// The 456 vectors written by hand, one for each peculiarity.
  package static let all = load("Vectors/property-lists.json")
  /// The 1,000 vectors made at random; only the reference's outcome is known.
  package static let random = load("Vectors/property-lists-random.json")
  /// Further vectors for limits that the first two sets leave open; only the reference's outcome is known.
  package static let additional = load("Vectors/property-lists-additional.json")
}

extension GoldenVector: CustomTestStringConvertible {
  package var testDescription: String { id }
}

extension GoldenVector {
  private static func load(_ name: String) -> [GoldenVector] {
    do {
      let data = Data(try Fixtures.bytes(name))
      guard let rows = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
        preconditionFailure("\(name) is not an array of objects")
      }
      return rows.map(GoldenVector.init(row:))
    } catch {
      preconditionFailure("\(name) cannot be read: \(error)")
    }
  }

  private init(row: [String: Any]) {
    guard let id = row["id"] as? String, let text = row["base64"] as? String,
      let data = Data(base64Encoded: text)
    else { preconditionFailure("a vector lacks its id or its bytes: \(row)") }
    self.id = id
    bytes = [UInt8](data)
    reference = Outcome(row["corefoundation"], of: id)
    decoder = Outcome(row["decoder"], of: id)
    gnustep = Outcome(row["gnustep"], of: id)
    gnustepWithDeclaration = Outcome(row["gnustepWithXMLDeclaration"], of: id)
  }
}

extension GoldenVector.Outcome {
  fileprivate init?(_ object: Any?, of id: String) {
    guard let object else { return nil }
    guard let fields = object as? [String: String], let result = fields["result"],
      let verdict = GoldenVector.Verdict(rawValue: result)
    else { preconditionFailure("an outcome of \(id) has no known verdict") }
    self.verdict = verdict
    format = fields["format"]
    value = fields["value"]
    message = fields["message"]
    openStepMessage = fields["openStepMessage"]
  }
}
