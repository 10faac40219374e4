import SourceText

internal import UniformTypes

/// Finds the claims on what is opened without looking at all of them.
struct ClaimIndex: Sendable {
  /// One claim of one bundle, by their numbers.
  struct Entry: Sendable, Comparable {
    let bundle: Int32
    let claim: Int32

    /// Both numbers as one, which orders them.
    private var number: Int64 { Int64(bundle) << 32 | Int64(claim) }

    static func < (left: Entry, right: Entry) -> Bool { left.number < right.number }
  }

  /// A claim that may fit.
  struct Hit: Sendable {
    let entry: Entry
    /// How far the nearest type is that it was found by; nil if it was found by anything else.
    let distance: Int?
  }

  /// The entries of one key, of which most have one: that one takes no memory of its own.
  private struct Entries: Sendable {
    private(set) var first: Entry
    private(set) var others: [Entry] = []

    init(_ entry: Entry) { first = entry }

    /// Claims come in order, so that one that is there already is the last one.
    mutating func add(_ entry: Entry) {
      if (others.last ?? first) != entry { others.append(entry) }
    }
  }

  /// The claims by what they are on; only the case of type codes counts.
  private var types: [String: Entries] = [:]
  private var extensions: [String: Entries] = [:]
  private var mimeTypes: [String: Entries] = [:]
  private var codes: [String: Entries] = [:]
  private var schemes: [String: Entries] = [:]

  /// - Complexity: O(*n*) in the number of claims.
  init(_ bundles: [SharedBundle]) {
    types.reserveCapacity(2 * bundles.count)
    extensions.reserveCapacity(bundles.count)
    schemes.reserveCapacity(bundles.count)
    for (number, shared) in bundles.enumerated() where shared.isApplication {
      let bundle = Int32(truncatingIfNeeded: number)
      // One member after another: copying whole claims takes longer than looking at them.
      let claims = shared.bundle.documentClaims
      for number in claims.indices {
        let entry = Entry(bundle: bundle, claim: Int32(truncatingIfNeeded: number))
        for type in claims[number].types {
          Self.add(entry, &types[type.asciiLowercased, default: Entries(entry)])
        }
        for name in claims[number].extensions {
          Self.add(entry, &extensions[name.asciiLowercased, default: Entries(entry)])
        }
        for name in claims[number].mimeTypes {
          Self.add(entry, &mimeTypes[name.asciiLowercased, default: Entries(entry)])
        }
        for code in claims[number].osTypes { Self.add(entry, &codes[code, default: Entries(entry)]) }
      }
      for (number, claim) in shared.bundle.schemeClaims.enumerated() {
        let entry = Entry(bundle: bundle, claim: Int32(truncatingIfNeeded: number))
        for scheme in claim.schemes {
          Self.add(entry, &schemes[scheme.asciiLowercased, default: Entries(entry)])
        }
      }
    }
  }

  private static func add(_ entry: Entry, _ entries: inout Entries) { entries.add(entry) }

  /// The claims on addresses with a scheme, those of each bundle together.
  func claims(onScheme scheme: String) -> [Entry] {
    guard let entries = schemes[scheme.asciiLowercased] else { return [] }
    return [entries.first] + entries.others
  }

  /// The claims on any of several things, those of each bundle together, each once.
  ///
  /// - Parameters:
  ///   - types: Types, in small letters, with how far they are.
  func claims(
    onTypes types: [String: Int], extensions: [String], mimeTypes: [String], codes: [String]
  ) -> [Hit] {
    var found: [Hit] = []
    for (type, distance) in types { Self.append(self.types[type], distance, to: &found) }
    for name in extensions { Self.append(self.extensions[name.asciiLowercased], nil, to: &found) }
    for name in mimeTypes { Self.append(self.mimeTypes[name.asciiLowercased], nil, to: &found) }
    for code in codes { Self.append(self.codes[code], nil, to: &found) }
    found.sort { one, other in
      one.entry != other.entry ? one.entry < other.entry : one.distance ?? .max < other.distance ?? .max
    }
    var unique: [Hit] = []
    unique.reserveCapacity(found.count)
    for hit in found where unique.last?.entry != hit.entry { unique.append(hit) }
    return unique
  }

  private static func append(_ entries: Entries?, _ distance: Int?, to found: inout [Hit]) {
    guard let entries else { return }
    found.append(Hit(entry: entries.first, distance: distance))
    for entry in entries.others { found.append(Hit(entry: entry, distance: distance)) }
  }
}
