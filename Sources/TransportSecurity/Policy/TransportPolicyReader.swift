internal import PropertyLists
internal import SourceText

/// Reads a policy out of a property list.
struct TransportPolicyReader {
  private(set) var policy = TransportPolicy()

  /// Reads `NSAppTransportSecurity`.
  mutating func read(_ entry: PropertyListEntry) {
    let place = Self.place(of: entry, in: [])
    policy.place = place
    guard let entries = dictionary(entry, place, "so the policy is empty") else { return }
    var media: (old: TransportSetting<Bool>?, new: TransportSetting<Bool>?)
    for entry in entries where entry.keyNode.kind == .string {
      let place = Self.place(of: entry, in: place.keyPath)
      switch entry.key {
      case let key where key.isSameText(as: "NSAllowsArbitraryLoads"):
        policy.arbitraryLoads = boolean(entry, place)
      case let key where key.isSameText(as: "NSAllowsArbitraryLoadsForMedia"):
        media.new = boolean(entry, place)
      case let key where key.isSameText(as: "NSAllowsArbitraryLoadsInMedia"):
        media.old = boolean(entry, place)
      case let key where key.isSameText(as: "NSAllowsArbitraryLoadsInWebContent"):
        policy.webLoads = boolean(entry, place)
      case let key where key.isSameText(as: "NSAllowsLocalNetworking"):
        policy.localNetworking = boolean(entry, place)
      case let key where key.isSameText(as: "NSRequiresNIAPTLSPackageVersion"):
        policy.niapPackage = niapPackage(entry, place)
      case let key where key.isSameText(as: "NSExceptionDomains"):
        readExceptions(entry, place)
      case let key where key.isSameText(as: "NSPinnedDomains"):
        readPins(entry, place)
      default: warn("\(entry.key) is no key of App Transport Security, so it does nothing.", place)
      }
    }
    // The newer name wins (inferred).
    policy.mediaLoads = media.new ?? media.old
    guard let old = media.old else { return }
    if let new = media.new {
      policy.superseded.append(TransportSetting(key: old.key, value: new.key, place: old.place))
    } else {
      warn("\(old.key) is an older name of \(old.newerName ?? ""), and still counts.", old.place)
    }
  }

  // MARK: Exceptions

  private mutating func readExceptions(_ entry: PropertyListEntry, _ place: TransportPlace) {
    guard let entries = dictionary(entry, place, "so there are no exceptions") else { return }
    policy.exceptions.reserveCapacity(entries.count)
    for entry in entries where entry.keyNode.kind == .string {
      let place = Self.place(of: entry, in: place.keyPath)
      warnOfName(entry, place)
      guard let members = dictionary(entry, place, "so the domain has no exception") else { continue }
      var exception = DomainException(domain: entry.key, place: place)
      for member in members where member.keyNode.kind == .string {
        read(member, Self.place(of: member, in: place.keyPath), &exception)
      }
      warnOfOlderName(exception.allowsInsecureHTTP)
      warnOfOlderName(exception.minimumTLS)
      warnOfOlderName(exception.requiresForwardSecrecy)
      policy.exceptionIndex.add(
        exception.domain, exception.addresses, index: policy.exceptions.count)
      policy.exceptions.append(exception)
    }
  }

  private mutating func read(
    _ entry: PropertyListEntry, _ place: TransportPlace, _ exception: inout DomainException
  ) {
    let key = entry.key
    if key.isSameText(as: "NSIncludesSubdomains") {
      exception.includesSubdomains = boolean(entry, place)
    } else if key.isSameText(as: "NSRequiresCertificateTransparency") {
      exception.requiresTransparency = boolean(entry, place)
    } else if key.isSameText(as: "NSExceptionRequiresNIAPTLSPackageVersion") {
      exception.niapPackage = niapPackage(entry, place)
    } else if let ending = ExceptionKeyName.ending(of: key) {
      if ending.isSameText(as: "AllowsInsecureHTTPLoads") {
        exception.allowsInsecureHTTP = Self.winner(
          boolean(entry, place), exception.allowsInsecureHTTP, &exception.superseded)
      } else if ending.isSameText(as: "MinimumTLSVersion") {
        // A version that is none counts as the default, in the place of older names, too (A24, A25).
        let setting = version(entry, place) ?? TransportSetting(key: key, value: .tls12, place: place)
        exception.minimumTLS = Self.winner(setting, exception.minimumTLS, &exception.superseded)
      } else {
        exception.requiresForwardSecrecy = Self.winner(
          boolean(entry, place), exception.requiresForwardSecrecy, &exception.superseded)
      }
    } else {
      warn("\(key) is no key of an exception, so it does nothing.", place)
    }
  }

  /// Which of two settings under different names counts; the other one is noted as superseded.
  private static func winner<Value>(
    _ one: TransportSetting<Value>, _ other: TransportSetting<Value>?,
    _ superseded: inout [TransportSetting<String>]
  ) -> TransportSetting<Value> {
    guard let other else { return one }
    let isNewer = ExceptionKeyName.rank(of: one.key) < ExceptionKeyName.rank(of: other.key)
    let (winner, loser) = isNewer ? (one, other) : (other, one)
    superseded.append(TransportSetting(key: loser.key, value: winner.key, place: loser.place))
    return winner
  }

  // MARK: Pins

  private mutating func readPins(_ entry: PropertyListEntry, _ place: TransportPlace) {
    guard let entries = dictionary(entry, place, "so nothing is pinned") else { return }
    for entry in entries where entry.keyNode.kind == .string {
      let place = Self.place(of: entry, in: place.keyPath)
      warnOfName(entry, place)
      guard let members = dictionary(entry, place, "so the domain is not pinned") else { continue }
      var domain = PinnedDomain(domain: entry.key, place: place)
      for member in members where member.keyNode.kind == .string {
        let place = Self.place(of: member, in: place.keyPath)
        if member.key.isSameText(as: "NSIncludesSubdomains") {
          domain.includesSubdomains = boolean(member, place)
        } else if member.key.isSameText(as: "NSPinnedCAIdentities") {
          domain.pins += pins(of: .authority, member, place)
        } else if member.key.isSameText(as: "NSPinnedLeafIdentities") {
          domain.pins += pins(of: .leaf, member, place)
        } else {
          warn("\(member.key) is no key of a pinned domain, so it does nothing.", place)
        }
      }
      if domain.pins.isEmpty { warn("\(domain.domain) has no pins, so it is not pinned.", place) }
      policy.pinIndex.add(domain.domain, domain.addresses, index: policy.pinnedDomains.count)
      policy.pinnedDomains.append(domain)
    }
  }

  private mutating func pins(
    of owner: TransportPin.Owner, _ entry: PropertyListEntry, _ place: TransportPlace
  ) -> [TransportPin] {
    var pins: [TransportPin] = []
    for (index, item) in entry.value.items.enumerated() {
      let path = place.keyPath + [.index(index), .key("SPKI-SHA256-BASE64")]
      guard let digest = item.entry(for: "SPKI-SHA256-BASE64"), let text = digest.value.string else {
        let place = TransportPlace(keyPath: path, range: item.range, keyRange: item.range)
        warn("The identity has no text for SPKI-SHA256-BASE64, so it matches nothing.", place)
        continue
      }
      let place = TransportPlace(keyPath: path, range: digest.value.range, keyRange: digest.keyRange)
      pins.append(TransportPin(owner: owner, digest: text, place: place))
    }
    return pins
  }

  // MARK: Values

  /// The entries of a dictionary; nil, with a warning, if the value is none.
  private mutating func dictionary(
    _ entry: PropertyListEntry, _ place: TransportPlace, _ consequence: String
  ) -> [PropertyListEntry]? {
    if entry.value.kind == .dictionary { return entry.value.effectiveEntries }
    warn("\(entry.key) is no dictionary, \(consequence).", place)
    return nil
  }

  /// A Boolean, or what the system takes for one: the texts `true`, `YES` and `1`, and numbers that are not 0 (A9).
  private mutating func boolean(
    _ entry: PropertyListEntry, _ place: TransportPlace
  ) -> TransportSetting<Bool> {
    let node = entry.value
    let value: Bool
    if let boolean = node.boolean {
      value = boolean
    } else {
      if let text = node.string {
        value = ["true", "yes", "1"].contains { $0.isSameTextIgnoringCase(as: text) }
      } else if let number = node.integer {
        value = number.low != 0 || number.high != 0
      } else {
        value = node.real.map { $0 != 0 } ?? false
      }
      warn("\(entry.key) is no Boolean; it is taken for \(value ? "true" : "false") (inferred).", place)
    }
    return TransportSetting(key: entry.key, value: value, place: place)
  }

  private mutating func version(
    _ entry: PropertyListEntry, _ place: TransportPlace
  ) -> TransportSetting<TLSVersion>? {
    setting(
      entry, place, entry.value.string.flatMap { TLSVersion(name: $0) },
      orNone: "none of TLSv1.0 to TLSv1.3, so the default TLSv1.2 holds")
  }

  private mutating func niapPackage(
    _ entry: PropertyListEntry, _ place: TransportPlace
  ) -> TransportSetting<NIAPPackage>? {
    setting(
      entry, place, entry.value.string.flatMap { NIAPPackage(name: $0) },
      orNone: "none of none, FCP_v2.1 and recommended, so it does nothing (inferred)")
  }

  /// A setting with a value; nil, with a warning, if it has none.
  private mutating func setting<Value>(
    _ entry: PropertyListEntry, _ place: TransportPlace, _ value: Value?, orNone problem: String
  ) -> TransportSetting<Value>? {
    guard let value else {
      warn("\(entry.key) is \(problem).", place)
      return nil
    }
    return TransportSetting(key: entry.key, value: value, place: place)
  }

  // MARK: Warnings

  /// Warns of the name of a domain that matches no host (R196).
  private mutating func warnOfName(_ entry: PropertyListEntry, _ place: TransportPlace) {
    let name = DomainName(entry.key)
    guard let flaw = name.unmatchedFlaw else { return }
    warn(
      "The name \(entry.key) \(flaw.words)\(name.meant.map { "; write \($0)" } ?? "").", place)
  }

  /// Warns of a key of an exception that has another name today, and counts all the same (A25).
  private mutating func warnOfOlderName<Value>(_ setting: TransportSetting<Value>?) {
    guard let setting, let name = setting.newerName else { return }
    warn("\(setting.key) is an older name of \(name), and still counts.", setting.place)
  }

  private mutating func warn(_ message: String, _ place: TransportPlace) {
    policy.warnings.append(TransportWarning(message: message, place: place))
  }

  private static func place(
    of entry: PropertyListEntry, in path: [PropertyListPathStep]
  ) -> TransportPlace {
    TransportPlace(
      keyPath: path + [.key(entry.key)], range: entry.value.range, keyRange: entry.keyRange)
  }
}
