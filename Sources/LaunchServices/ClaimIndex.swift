import SourceText

internal import UniformTypes

/// Finds the bundles that claim anything of what is opened without looking at all of them.
struct ClaimIndex: Sendable {
  /// The numbers of the bundles in their list, by what they claim.
  private var numbers: [String: [Int32]] = [:]

  /// - Complexity: O(*n*) in the number of claims.
  init(_ bundles: [RegisteredBundle]) {
    for (number, bundle) in bundles.enumerated() where bundle.isApplication {
      for claim in bundle.documentClaims {
        for type in claim.types { add(number, Self.type(type)) }
        for name in claim.extensions { add(number, Self.fileExtension(name)) }
        for name in claim.mimeTypes { add(number, Self.mimeType(name)) }
        for code in claim.osTypes { add(number, Self.code(code)) }
      }
      for claim in bundle.schemeClaims {
        for scheme in claim.schemes { add(number, Self.scheme(scheme)) }
      }
    }
  }

  private mutating func add(_ number: Int, _ key: String) {
    let number = Int32(truncatingIfNeeded: number)
    if numbers[key]?.last != number { numbers[key, default: []].append(number) }
  }

  /// The numbers of the bundles that claim one of some keys, in ascending order.
  func bundles(claiming keys: [String]) -> [Int] {
    var found: [Int] = []
    for key in keys {
      for number in numbers[key] ?? [] { found.append(Int(number)) }
    }
    found.sort()
    var unique: [Int] = []
    for number in found where unique.last != number { unique.append(number) }
    return unique
  }

  // A letter in front keeps what is claimed in different ways apart. Only the case of type codes counts.
  static func type(_ text: String) -> String { "t" + text.asciiLowercased }
  static func fileExtension(_ text: String) -> String { "e" + text.asciiLowercased }
  static func mimeType(_ text: String) -> String { "m" + text.asciiLowercased }
  static func code(_ text: String) -> String { "o" + text }
  static func scheme(_ text: String) -> String { "s" + text.asciiLowercased }
}
