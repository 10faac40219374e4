public import PropertyLists
internal import SourceText

/// The smallest policy that lets some URLs load: the one that opens least, and has no setting to spare.
///
/// Hosts are named one by one, since an exception for the names below a domain, or a primary key, would open more
/// than was asked for. Only where a system knows no exception for a host, as iOS 9 for addresses, does
/// `NSAllowsArbitraryLoads` take their place.
public struct TransportMinimum: Sendable {
  /// A setting of the policy, with what fails without it.
  public struct Setting: Sendable {
    /// The path below `NSAppTransportSecurity`.
    public let keyPath: [String]
    /// The value as people write it.
    public let value: String
    /// The first of the URLs that does not load without the setting.
    public let needed: TransportURL
  }

  /// What goes under `NSAppTransportSecurity`; without entries if nothing is needed.
  public let dictionary: PropertyListDictionary
  /// The settings, each with its proof.
  public let settings: [Setting]
  /// The decisions about the URLs under the policy, in their order.
  public let decisions: [TransportDecision]
  /// The URLs that no policy lets load, because their servers fail even without App Transport Security.
  public let hopeless: [TransportURL]

  /// Finds the policy, and proves it by running the decision on it, whole and with each setting left out.
  ///
  /// - Complexity: O(*n* · *m*) for *n* URLs and *m* settings.
  public init(for needs: [TransportNeed], in context: TransportContext) {
    var exceptions: [ExceptionNeed] = []
    var isOpen = false
    var hopeless: [TransportURL] = []
    var possible: [TransportNeed] = []
    for need in needs {
      let host = need.url.host.name
      if let exception = ExceptionNeed.all(for: host).first(where: { exception in
        need.isMet(by: Self.policy(Self.dictionary([exception], isOpen: false)), in: context)
      }) {
        possible.append(need)
        guard !exception.isEmpty else { continue }
        if let index = exceptions.firstIndex(where: { $0.host.isSameText(as: host) }) {
          exceptions[index] = exceptions[index].joined(with: exception)
        } else {
          exceptions.append(exception)
        }
      } else if need.isMet(by: Self.policy(Self.dictionary([], isOpen: true)), in: context) {
        possible.append(need)
        isOpen = true
      } else {
        hopeless.append(need.url)
      }
    }
    // What is open to every host needs no exception besides.
    if isOpen { exceptions = [] }
    let dictionary = Self.dictionary(exceptions, isOpen: isOpen)
    let policy = Self.policy(dictionary)
    self.dictionary = dictionary
    self.hopeless = hopeless
    decisions = needs.map { policy.decision(for: $0.url, in: context) }
    settings = Self.proofs(exceptions, isOpen: isOpen, possible, context)
  }

  /// For each setting, the URL that fails without it.
  private static func proofs(
    _ exceptions: [ExceptionNeed], isOpen: Bool, _ needs: [TransportNeed], _ context: TransportContext
  ) -> [Setting] {
    var settings: [Setting] = []
    func prove(_ keyPath: [String], _ value: String, _ rest: [ExceptionNeed]) {
      let policy = policy(dictionary(rest, isOpen: false))
      guard let failing = needs.first(where: { !$0.isMet(by: policy, in: context) }) else { return }
      settings.append(Setting(keyPath: keyPath, value: value, needed: failing.url))
    }
    if isOpen { prove(["NSAllowsArbitraryLoads"], "true", []) }
    for (index, exception) in exceptions.enumerated() {
      for setting in exception.settings {
        var rest = exceptions
        var value = "true"
        if setting.key.isSameText(as: "NSExceptionMinimumTLSVersion") {
          value = exception.minimumTLS?.name ?? ""
          rest[index].minimumTLS = nil
        } else if setting.key.isSameText(as: "NSExceptionRequiresForwardSecrecy") {
          value = "false"
          rest[index].lacksForwardSecrecy = false
        } else {
          rest[index].allowsInsecureHTTP = false
        }
        prove(["NSExceptionDomains", exception.host, setting.key], value, rest)
      }
    }
    return settings
  }

  private static func dictionary(_ exceptions: [ExceptionNeed], isOpen: Bool) -> PropertyListDictionary {
    var entries: [PropertyListDictionary.Entry] = []
    if isOpen {
      entries.append(PropertyListDictionary.Entry(key: "NSAllowsArbitraryLoads", value: .boolean(true)))
    }
    let domains = exceptions.filter { !$0.isEmpty }.map { exception in
      let settings = exception.settings.map {
        PropertyListDictionary.Entry(key: $0.key, value: $0.value)
      }
      return PropertyListDictionary.Entry(
        key: exception.host, value: .dictionary(PropertyListDictionary(uniqueEntries: settings)))
    }
    if !domains.isEmpty {
      entries.append(
        PropertyListDictionary.Entry(
          key: "NSExceptionDomains",
          value: .dictionary(PropertyListDictionary(uniqueEntries: domains))))
    }
    return PropertyListDictionary(uniqueEntries: entries)
  }

  /// The policy as a system would read it from a file with the dictionary.
  static func policy(_ dictionary: PropertyListDictionary) -> TransportPolicy {
    let root: PropertyListDictionary = ["NSAppTransportSecurity": .dictionary(dictionary)]
    guard let bytes = try? PropertyListValue.dictionary(root).encoded(as: WriteOptions(format: .xml)) else {
      return TransportPolicy()
    }
    return TransportPolicy(reading: PropertyListDocument.read(SourceBytes(bytes)))
  }
}
