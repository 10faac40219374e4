/// Finds the entry that holds for a host, by the host's labels and not by looking at every entry (A16–A19).
struct DomainIndex: Sendable {
  /// An entry that holds for a host.
  struct Match {
    /// The number of the entry.
    let index: Int
    /// How many labels the host has in front of the entry's name.
    let extraLabels: Int
  }

  /// Entries by the bytes of their names.
  private var names: [ArraySlice<UInt8>: Int] = [:]
  /// Entries by their addresses.
  private var ranges: [AddressRange: Int] = [:]
  /// The lengths that occur among the ranges, the longest first.
  private var lengths: [Int] = []
  /// Entries whose names match no host, by the name that was meant.
  private var meant: [ArraySlice<UInt8>: Int] = [:]

  /// Adds an entry.
  mutating func add(_ domain: String, _ addresses: AddressRange?, index: Int) {
    if let addresses {
      // Of two spellings of the same addresses the first counts.
      if ranges[addresses] == nil { ranges[addresses] = index }
      let length = addresses.prefixLength
      if !lengths.contains(length) {
        lengths.insert(length, at: lengths.firstIndex { $0 < length } ?? lengths.endIndex)
      }
      return
    }
    names[Array(domain.utf8)[...]] = index
    if let name = DomainName(domain).meant, meant[Array(name.utf8)[...]] == nil {
      meant[Array(name.utf8)[...]] = index
    }
  }

  /// The entry for a name: the exact one, then the nearest above it that covers subdomains.
  ///
  /// - Parameters:
  ///   - depth: How many labels may stand in front of an entry's name.
  ///   - skipped: An entry that is treated as if it were not there.
  /// - Complexity: O(*n*) in the length of the name for each of its labels.
  func match(
    _ name: [UInt8], depth: SubdomainDepth, skipping skipped: Int?, covers: (Int) -> Bool
  ) -> Match? {
    guard !names.isEmpty else { return nil }
    if let index = names[name[...]], index != skipped { return Match(index: index, extraLabels: 0) }
    var extra = 1
    var start = name.startIndex
    while let dot = name[start...].firstIndex(of: UInt8(ascii: ".")), dot + 1 < name.endIndex {
      start = dot + 1
      if let index = names[name[start...]], index != skipped, covers(index) {
        return Match(index: index, extraLabels: extra)
      }
      if depth == .one { return nil }
      extra += 1
    }
    return nil
  }

  /// The entry for an address: the one that names the fewest addresses.
  ///
  /// - Complexity: O(*n*) in the number of different lengths, which is at most 129.
  func match(_ address: IPAddress, skipping skipped: Int?) -> Match? {
    for length in lengths where length <= address.version.bitCount {
      if let index = ranges[AddressRange(address, prefixLength: length)], index != skipped {
        return Match(index: index, extraLabels: 0)
      }
    }
    return nil
  }

  /// The entry that was probably meant for a name and does not match it.
  func intended(_ name: [UInt8]) -> Int? { meant.isEmpty ? nil : meant[name[...]] }
}
