/// What every setting of a policy does on the systems a program runs on.
public struct TransportReport: Sendable {
  /// The settings, those of domains behind the domain, in the order of importance.
  public private(set) var findings: [TransportFinding] = []
  /// The systems that were looked at: the oldest, and each one that came with something new.
  public let systems: [TransportSystem]

  private let policy: TransportPolicy

  /// Reports about a policy.
  ///
  /// - Parameters:
  ///   - oldest: The oldest system the program runs on.
  ///   - limit: How many exceptions, and how many pinned domains, are looked at; the rest is left out.
  /// - Complexity: O(*n*) in the settings.
  public init(_ policy: TransportPolicy, from oldest: TransportSystem, limit: Int = .max) {
    self.policy = policy
    var systems = [oldest]
    for milestone in TransportMilestone.allCases {
      let system = milestone.system(of: oldest.platform)
      if system.isAtLeast(oldest), !systems.contains(system) { systems.append(system) }
    }
    self.systems = systems.sorted { $1.isAtLeast($0) && $0 != $1 }
    addPrimaryKeys()
    for index in policy.exceptions.indices.prefix(limit) { add(policy.exceptions[index], index) }
    for domain in policy.pinnedDomains.prefix(limit) { add(domain) }
  }

  // MARK: Primary keys

  private mutating func addPrimaryKeys() {
    if let setting = policy.arbitraryLoads { findings.append(arbitraryLoads(setting)) }
    addNarrow(
      policy.mediaLoads, effect: "Media that AVFoundation loads is not protected.",
      opens: "Media over HTTP and any TLS, from every host without an exception, through AVFoundation.",
      risk: .medium)
    addNarrow(
      policy.webLoads, effect: "Web views are not protected, while everything else is.",
      opens: "Pages over HTTP and any TLS, from every host without an exception, in web views.",
      risk: .medium)
    addNarrow(
      policy.localNetworking,
      effect: "Addresses, names without a domain and names in .local are not protected.",
      opens: "HTTP and any TLS to devices on the local network.", risk: .low)
    if let setting = policy.niapPackage {
      findings.append(package(setting, "every protected connection whose exception names none of its own"))
    }
    for setting in policy.superseded { findings.append(superseded(setting)) }
  }

  private func arbitraryLoads(_ setting: TransportSetting<Bool>) -> TransportFinding {
    guard setting.value else {
      return stated(setting, "Every host without an exception is protected, as it is by default.")
    }
    var finding = TransportFinding(
      setting, value: "true", effect: "No host without an exception is protected.")
    finding.opens = "HTTP and any TLS to every host without an exception, whatever loads it."
    finding.risk = .high
    finding.justification = TransportJustification.text(for: setting.key)
    let narrower = policy.narrowKeys.first.map { $0.key } ?? "another key"
    return limited(finding, "\(narrower) is there, and makes the system ignore it") {
      $0.has(.enforcement) && policy.heedsArbitraryLoads(on: $0)
    }
  }

  /// Adds the finding for one of the keys that switch `NSAllowsArbitraryLoads` off by being there (R191).
  private mutating func addNarrow(
    _ setting: TransportSetting<Bool>?, effect: String, opens: String, risk: TransportFinding.Risk
  ) {
    guard let setting else { return }
    findings.append(narrow(setting, effect: effect, opens: opens, risk: risk).renamed(setting))
  }

  private func narrow(
    _ setting: TransportSetting<Bool>, effect: String, opens: String, risk: TransportFinding.Risk
  ) -> TransportFinding {
    let switchesOff = policy.arbitraryLoads?.value == true
    guard setting.value else {
      var finding = stated(setting, "Nothing is exempt on its account, as it is by default.")
      if switchesOff {
        finding.effect = "Its being there makes the system ignore NSAllowsArbitraryLoads."
        finding.state = .active
        finding = limited(finding, "The systems do not know the key") { $0.has(.narrowKeys) }
      }
      return finding
    }
    var finding = TransportFinding(
      setting, value: "true",
      effect: switchesOff ? "\(effect) NSAllowsArbitraryLoads is ignored because of it." : effect)
    finding.opens = opens
    finding.risk = risk
    finding.justification = TransportJustification.text(for: setting.key)
    let isLocal = finding.justification == nil
    return limited(
      finding, isLocal ? "Local hosts are not protected anyway" : "The systems do not know the key"
    ) {
      // Before addresses were protected, nothing local was.
      $0.has(isLocal && !switchesOff ? .addresses : .narrowKeys)
    }
  }

  // MARK: Exceptions

  private mutating func add(_ exception: DomainException, _ index: Int) {
    let covered = exception.coversSubdomains ? "\(exception.domain) and the names below it" : exception.domain
    var whole = TransportFinding(
      domain: exception.domain, place: exception.place,
      effect: "\(covered): full protection, but for what follows; primary keys do not reach it.")
    var effect = ExceptionEffect(policy, index)
    whole = limited(whole, deadReason(of: exception)) { effect.exists(on: $0) }
    findings.append(whole)
    var members: [TransportFinding] = []
    if let setting = exception.allowsInsecureHTTP {
      members.append(insecure(setting, covered).renamed(setting))
    }
    if let setting = exception.minimumTLS { members.append(version(setting, covered).renamed(setting)) }
    if let setting = exception.requiresForwardSecrecy {
      members.append(secrecy(setting, covered).renamed(setting))
    }
    if let setting = exception.requiresTransparency { members.append(transparency(setting)) }
    if let setting = exception.niapPackage { members.append(package(setting, covered)) }
    if let setting = exception.includesSubdomains {
      members.append(subdomains(setting, "The exception holds", exception.domain, exception.addresses))
    }
    for setting in exception.superseded { members.append(superseded(setting)) }
    for var member in members {
      if whole.state == .dead, member.state == .active { member.die("The whole exception does nothing.") }
      findings.append(member)
    }
  }

  private func deadReason(of exception: DomainException) -> String {
    if exception.addresses != nil {
      return "The systems know no exceptions for addresses, or the same holds without it"
    }
    return DomainName(exception.domain).unmatchedFlaw.map { "The name \($0.words)" }
      ?? "The same holds without it"
  }

  private func insecure(_ setting: TransportSetting<Bool>, _ covered: String) -> TransportFinding {
    guard setting.value else { return stated(setting, "HTTP is refused, as it is by default.") }
    var finding = TransportFinding(
      setting, value: "true",
      effect: "HTTP is allowed, and over HTTPS the program may accept a certificate that the system refuses.")
    finding.opens = "HTTP to \(covered), and HTTPS with certificates that nobody vouches for."
    finding.risk = .medium
    finding.justification = TransportJustification.text(for: setting.key)
    return limited(finding, "") { $0.has(.enforcement) }
  }

  private func version(_ setting: TransportSetting<TLSVersion>, _ covered: String) -> TransportFinding {
    let baseline = TransportBaseline.standard.minimumTLS
    if setting.value == baseline {
      return stated(
        setting, value: baseline.name, "\(baseline.name) is the oldest version allowed, as it is by default.")
    }
    var finding = TransportFinding(
      setting, value: setting.value.name, effect: "\(setting.value.name) is the oldest version allowed.")
    if setting.value < baseline {
      finding.opens = "HTTPS with \(setting.value.name) and newer to \(covered)."
      finding.risk = .low
      finding.justification = TransportJustification.text(for: setting.key)
    }
    return limited(finding, "") { $0.has(.enforcement) }
  }

  private func secrecy(_ setting: TransportSetting<Bool>, _ covered: String) -> TransportFinding {
    guard !setting.value else {
      return stated(setting, value: "true", "Forward secrecy is required, as it is by default.")
    }
    var finding = TransportFinding(
      setting, value: "false",
      effect: "Cipher suites without forward secrecy are allowed, and short keys of certificates.")
    finding.opens = "HTTPS to \(covered) that can be decrypted later by whoever gets the server's key."
    finding.risk = .low
    return limited(finding, "") { $0.has(.enforcement) }
  }

  private func transparency(_ setting: TransportSetting<Bool>) -> TransportFinding {
    guard setting.value else {
      return stated(setting, "No timestamps are asked for beyond what the system asks for.")
    }
    let finding = TransportFinding(
      setting, value: "true", effect: "Certificates need timestamps of two logs of Certificate Transparency.")
    return limited(finding, "The systems ask for them anyway, or do not know the key") {
      $0.has(.narrowKeys) && !$0.has(.systemTransparency)
    }
  }

  /// - Parameter subject: What holds for the domain, the exception or the pins.
  private func subdomains(
    _ setting: TransportSetting<Bool>, _ subject: String, _ domain: String, _ addresses: AddressRange?
  ) -> TransportFinding {
    guard setting.value else {
      return stated(setting, "Names below \(domain) are not covered, as they are not by default.")
    }
    var finding = TransportFinding(
      setting, value: "true",
      effect: "\(subject) for names below \(domain) as well; how deep is disputed.")
    if addresses != nil { finding.die("An address has no subdomains.") }
    return finding
  }

  // MARK: Pins

  private mutating func add(_ domain: PinnedDomain) {
    let authorities = domain.pins.count { $0.owner == .authority }
    let leaves = domain.pins.count - authorities
    // Both are wanted where both are pinned.
    let parts =
      (authorities > 0 ? ["one of \(authorities) for authorities in the chain"] : [])
      + (leaves > 0 ? ["one of \(leaves) for the certificate itself"] : [])
    var finding = TransportFinding(
      domain: domain.domain, place: domain.place,
      effect: "HTTPS works only with a pinned key: \(parts.joined(separator: ", and ")).")
    if domain.pins.isEmpty {
      finding.effect = "Nothing is pinned."
      finding.die("There are no pins.")
    } else if let flaw = DomainName(domain.domain).unmatchedFlaw {
      finding.die("The name \(flaw.words).")
    } else {
      finding = limited(finding, "The systems know no pins") {
        $0.has(.pins) && (domain.addresses == nil || $0.has(.addresses))
      }
    }
    findings.append(finding)
    guard let setting = domain.includesSubdomains else { return }
    var member = subdomains(setting, "The pins hold", domain.domain, domain.addresses)
    if finding.state == .dead, member.state == .active { member.die("The pins do nothing.") }
    findings.append(member)
  }

  // MARK: Shared

  private func package(_ setting: TransportSetting<NIAPPackage>, _ covered: String) -> TransportFinding {
    guard setting.value.restricts else {
      return stated(setting, value: "none", "No package narrows TLS, as none does by default.")
    }
    let finding = TransportFinding(
      setting, value: setting.value.name,
      effect: "TLS is narrowed to the suites of a package of the NIAP for \(covered).")
    return limited(finding, "The systems do not know the key") { $0.has(.niapPackages) }
  }

  private func superseded(_ setting: TransportSetting<String>) -> TransportFinding {
    var finding = TransportFinding(
      setting, value: "ignored", effect: "It is an older name of \(setting.value), which counts.")
    finding.die("\(setting.value) is there as well.")
    return finding
  }

  /// The finding for a setting with the value it has by default.
  private func stated<Value>(
    _ setting: TransportSetting<Value>, value: String = "false", _ effect: String
  ) -> TransportFinding {
    var finding = TransportFinding(setting, value: value, effect: effect)
    finding.state = .default
    return finding
  }

  /// The finding with a remark about the systems on which it counts, if those are not all.
  private func limited(
    _ finding: TransportFinding, _ reason: @autoclosure () -> String, isActive: (TransportSystem) -> Bool
  ) -> TransportFinding {
    let active = systems.map(isActive)
    guard let first = active.firstIndex(of: true), let last = active.lastIndex(of: true) else {
      var finding = finding
      let reason = reason()
      finding.die(reason.isEmpty ? "App Transport Security is not in force." : "\(reason).")
      return finding
    }
    var finding = finding
    if active.contains(false) {
      let since = first > 0 ? " from \(systems[first]) on" : ""
      let until = last + 1 < systems.count ? " before \(systems[last + 1])" : ""
      finding.remark = "It counts only\(since)\(since.isEmpty || until.isEmpty ? "" : " and")\(until)."
    }
    return finding
  }
}

extension TransportFinding {
  /// The finding with a remark about the name of its key, if it has another one today (A25).
  fileprivate func renamed<Value>(_ setting: TransportSetting<Value>) -> TransportFinding {
    guard state != .dead, let name = setting.newerName else { return self }
    var result = self
    let words = "It is an older name of \(name), and still counts."
    result.remark = remark.map { "\(words) \($0)" } ?? words
    return result
  }
}
