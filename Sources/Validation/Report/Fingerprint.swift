internal import PropertyLists
internal import SourceText

/// What stays the same about a finding while the file around it is edited.
///
/// It is made of the rule, the kind of finding, the path of the file and the path of the value, and of nothing
/// that an edit elsewhere changes: neither of the place nor of the message. Two findings of one kind at one
/// value have the same fingerprint; ``FingerprintCounter`` tells them apart.
public struct Fingerprint: Sendable, Hashable {
  private let hash: UInt64

  /// Makes the fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - diagnostic: The finding.
  ///   - path: The path of its file; `./` in front and doubled slashes do not count.
  public init(of diagnostic: Diagnostic, path: String) {
    self.init(of: diagnostic, path: path, countingIndexes: true)
  }

  /// Makes a fingerprint that may leave the positions of items out of account.
  init(of diagnostic: Diagnostic, path: String, countingIndexes: Bool) {
    var mixer = Mixer()
    mixer.add(diagnostic.rule)
    mixer.add(diagnostic.code)
    mixer.add(Self.plain(path))
    for step in diagnostic.keyPath {
      switch step {
      case .key(let key):
        mixer.add(byte: 1)
        mixer.add(key)
      case .index(let index):
        mixer.add(byte: 2)
        if countingIndexes { mixer.add("\(index)") }
      }
    }
    hash = mixer.result
  }

  /// Reads sixteen small hexadecimal digits, or gives nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 16 else { return nil }
    var hash: UInt64 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hash = hash << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): hash = hash << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.hash = hash
  }

  /// A path without what does not change where it leads: `./` in front, doubled slashes.
  private static func plain(_ path: String) -> String {
    var result: [UInt8] = []
    var skipsSlashes = false
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), skipsSlashes { continue }
      result.append(byte)
      skipsSlashes = byte == UInt8(ascii: "/")
      if result.count == 2, result[0] == UInt8(ascii: "."), skipsSlashes { result = [] }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A stable hash, with its bits mixed at the end.
  private struct Mixer {
    private var hash = StableHash()

    mutating func add(byte: UInt8) { hash.add(UInt64(byte)) }

    /// Adds a text and its end.
    mutating func add(_ text: String) {
      hash.add(text.utf8)
      // No UTF-8 text holds this byte.
      add(byte: 0xFF)
    }

    var result: UInt64 {
      var value = hash.value
      value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
      value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
      return value ^ value >> 33
    }
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen small hexadecimal digits.
  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Tells findings apart that have the same fingerprint.
public struct FingerprintCounter: Sendable {
  private var counts: [Fingerprint: Int] = [:]

  /// Creates a counter that has seen nothing.
  public init() {}

  /// The fingerprint of the next finding, with how many there have been: `1f0c…:1`.
  public mutating func next(_ diagnostic: Diagnostic, path: String) -> String {
    let fingerprint = Fingerprint(of: diagnostic, path: path)
    let count = counts[fingerprint, default: 0] + 1
    counts[fingerprint] = count
    return "\(fingerprint):\(count)"
  }
}
