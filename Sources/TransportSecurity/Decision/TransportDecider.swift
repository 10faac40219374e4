import SourceText

/// Walks through a policy for one URL (section 2 of the decision procedure, R210).
struct TransportDecider {
  private let policy: TransportPolicy
  private var context: TransportContext
  private var host: TransportHost
  /// An exception that is treated as if it were not there.
  private var skipped: Int?
  private var log: ReasonLog
  private(set) var ignoredKeys: [String] = []
  private(set) var matched: DomainException?
  private(set) var dependsOnDepth = false

  /// - Parameter explains: Whether anything but the requirements is wanted.
  init(
    _ policy: TransportPolicy, _ context: TransportContext, _ host: TransportHost, explains: Bool = true
  ) {
    self.policy = policy
    self.context = context
    self.host = host
    log = ReasonLog(isOpen: explains)
  }

  /// The steps so far.
  var reasons: [TransportReason] { log.reasons }

  /// Finds out what a connection to the host has to fulfill.
  mutating func requirements() -> TransportRequirements {
    if let off = outsideEnforcement() { return off }
    if log.isOpen { noteIdleKeys() }
    let match = policy.exception(
      for: host, on: context.system, depth: context.depth, skipping: skipped)
    if let match {
      if log.isOpen {
        let exception = policy.exceptions[match.index]
        matched = exception
        explain(exception, extraLabels: match.extraLabels)
        noteDepth(match)
      }
      return .except(policy.exceptions[match.index], context, policy.niapPackage?.value)
    }
    if log.isOpen {
      noteDepth(match)
      explainMissing()
    }
    if let off = narrowExemption() ?? localExemption() ?? arbitraryLoads() { return off }
    if log.isOpen {
      log.add("Nothing exempts \(host.name), so the full protection holds.")
      explainPackage(over: nil)
    }
    return .full(context, policy.niapPackage?.value)
  }

  /// Finds out the same for another connection.
  ///
  /// - Parameter skipped: An exception that is treated as if it were not there.
  mutating func requirements(
    for host: TransportHost, in context: TransportContext, skipping skipped: Int?
  ) -> TransportRequirements {
    self.host = host
    self.context = context
    self.skipped = skipped
    return requirements()
  }

  // MARK: Steps

  /// R178, R179, A1, A2.
  private mutating func outsideEnforcement() -> TransportRequirements? {
    let first = TransportMilestone.enforcement.system(of: context.system.platform)
    if !context.system.has(.enforcement) {
      log.add("App Transport Security begins with \(first); this is \(context.system).")
    } else if !context.linkedSDK.has(.enforcement) {
      log.add(
        "The program is linked against the SDK of \(context.linkedSDK); App Transport Security begins with that "
          + "of \(first).")
    } else if context.api == .other {
      log.add("App Transport Security is about URLSession, web views and AVFoundation only.")
    } else {
      return nil
    }
    return .off(on: context.system)
  }

  /// R193, R194: what media and web views load.
  private mutating func narrowExemption() -> TransportRequirements? {
    let setting: TransportSetting<Bool>?
    switch context.api {
    case .media: setting = policy.mediaLoads
    case .web: setting = policy.webLoads
    case .session, .other: return nil
    }
    guard let setting, setting.value else { return nil }
    guard context.system.has(.narrowKeys) else { return nil }
    log.add(
      "\(setting.key) is true, and \(context.api == .media ? "AVFoundation" : "a web view") loads the URL.",
      setting.place)
    return .off(on: context.system)
  }

  /// R188, R189, A6: what is not public.
  private mutating func localExemption() -> TransportRequirements? {
    guard host.kind != .public else { return nil }
    let platform = context.system.platform
    guard context.system.has(.narrowKeys) else { return nil }
    switch host.kind {
    case .address:
      if !context.system.has(.addresses) {
        let first = TransportMilestone.addresses.system(of: platform)
        log.add("\(host.name) is an address, which is protected from \(first) on.")
        return .off(on: context.system)
      }
      guard let setting = policy.localNetworking, setting.value else { return nil }
      log.add("\(setting.key) is true, and \(host.name) is an address.", setting.place)
      return .off(on: context.system)
    case .unqualified:
      log.add("\(host.name) is a name without a domain, which is not protected.")
    case .local:
      log.add("\(host.name) is a name in .local, which is not protected.")
    case .public: return nil
    }
    return .off(on: context.system)
  }

  /// R190–R192, A10.
  private mutating func arbitraryLoads() -> TransportRequirements? {
    guard let setting = policy.arbitraryLoads, setting.value else { return nil }
    guard policy.heedsArbitraryLoads(on: context.system) else { return nil }
    log.add("\(setting.key) is true, and no exception names \(host.name).", setting.place)
    return .off(on: context.system)
  }

  // MARK: Explanations

  /// Says what of the policy counts for no URL: keys that another one keeps out, or that are too new (A8, A10, A26).
  private mutating func noteIdleKeys() {
    for setting in policy.superseded {
      ignoredKeys.append(setting.key)
      log.add("\(setting.key) is ignored because \(setting.value) is there.", setting.place)
    }
    if !context.system.has(.narrowKeys) {
      let first = TransportMilestone.narrowKeys.system(of: context.system.platform)
      for setting in policy.narrowKeys where setting.value { ignore(setting, "from \(first) on") }
    }
    if let setting = policy.arbitraryLoads, setting.value, !policy.heedsArbitraryLoads(on: context.system) {
      ignoredKeys.append(setting.key)
      if let other = policy.narrowKeys.first {
        let isDisputed = !other.value && other.key.isSameText(as: "NSAllowsLocalNetworking")
        log.add(
          "\(setting.key) is ignored because \(other.key) is there"
            + (isDisputed ? "; whether the value false does this is disputed." : "."),
          setting.place)
      }
    }
    if let pinned = policy.pinnedDomains.first, !context.system.has(.pins) {
      ignoredKeys.append("NSPinnedDomains")
      let first = TransportMilestone.pins.system(of: context.system.platform)
      log.add("NSPinnedDomains counts only from \(first) on.", pinned.place)
    }
  }

  private mutating func ignore<Value>(_ setting: TransportSetting<Value>?, _ since: String) {
    guard let setting else { return }
    ignoredKeys.append(setting.key)
    log.add("\(setting.key) counts only \(since).", setting.place)
  }

  /// Says what an exception changes, and which other keys it keeps out (R195, A11).
  private mutating func explain(_ exception: DomainException, extraLabels: Int) {
    log.add(
      extraLabels == 0 && exception.addresses == nil
        ? "The exception for \(exception.domain) holds; it starts from the full protection."
        : "The exception for \(exception.domain) covers \(host.name); it starts from the full protection.",
      exception.place)
    if let setting = exception.allowsInsecureHTTP, setting.value {
      log.add(
        "\(setting.key) is true: HTTP is allowed, and over HTTPS the program may accept other certificates.",
        setting.place)
    }
    if let setting = exception.minimumTLS {
      log.add("\(setting.key) is \(setting.value.name).", setting.place)
    }
    if let setting = exception.requiresForwardSecrecy, !setting.value {
      log.add("\(setting.key) is false: suites without forward secrecy are allowed.", setting.place)
    }
    explainTransparency(exception.requiresTransparency)
    for setting in exception.superseded {
      ignoredKeys.append(setting.key)
      log.add("\(setting.key) is ignored because \(setting.value) is there.", setting.place)
    }
    explainPackage(over: exception.niapPackage)
    var outside = policy.heedsArbitraryLoads(on: context.system) ? [policy.arbitraryLoads] : []
    if context.system.has(.narrowKeys) {
      if context.api == .media { outside.append(policy.mediaLoads) }
      if context.api == .web { outside.append(policy.webLoads) }
      if host.kind != .public { outside.append(policy.localNetworking) }
    }
    for setting in outside {
      guard let setting, setting.value else { continue }
      ignoredKeys.append(setting.key)
      log.add("\(setting.key) does not reach domains that have an exception.", setting.place)
    }
  }

  /// Says whether an exception's request for timestamps counts: not before there is the key, and not once the
  /// system asks for them anyway (R201, A24).
  private mutating func explainTransparency(_ setting: TransportSetting<Bool>?) {
    guard let setting, setting.value else { return }
    let platform = context.system.platform
    if !context.system.has(.narrowKeys) {
      ignore(setting, "from \(TransportMilestone.narrowKeys.system(of: platform)) on")
    } else if context.system.has(.systemTransparency) {
      ignoredKeys.append(setting.key)
      let first = TransportMilestone.systemTransparency.system(of: platform)
      log.add(
        "\(setting.key) adds nothing: from \(first) on the system asks for two timestamps of logs by itself.",
        setting.place)
    } else {
      log.add("\(setting.key) is true: two timestamps of logs are asked for.", setting.place)
    }
  }

  /// Says which package of the NIAP narrows TLS: that of the exception, if it names one (A27).
  private mutating func explainPackage(over own: TransportSetting<NIAPPackage>?) {
    for setting in [own, policy.niapPackage] {
      guard let setting, setting.value.restricts else { continue }
      if !context.system.has(.niapPackages) {
        ignore(setting, "from 26.4 on")
      } else if let own, !own.key.isSameText(as: setting.key) {
        ignoredKeys.append(setting.key)
        log.add("\(setting.key) is ignored because \(own.key) is there.", setting.place)
      } else {
        log.add(
          "\(setting.key) is \(setting.value.name): up to TLS 1.2 only suites with AES-GCM are allowed, with an "
            + "extended master secret.", setting.place)
      }
    }
  }

  /// Says which exception was probably meant for the host and does not match it (R196, A14, A15, A20).
  private mutating func explainMissing() {
    if let address = host.address, !context.system.has(.addresses) {
      if let match = policy.exceptionIndex.match(address, skipping: nil) {
        let exception = policy.exceptions[match.index]
        ignoredKeys.append(exception.domain)
        let first = TransportMilestone.addresses.system(of: context.system.platform)
        log.add(
          "The exception for \(exception.domain) does nothing: addresses count from \(first) on.",
          exception.place)
      }
      return
    }
    guard let index = policy.exceptionIndex.intended(host.bytes) else { return }
    let exception = policy.exceptions[index]
    ignoredKeys.append(exception.domain)
    log.add(
      "The exception for \(exception.domain) does not match \(host.name): names are compared as they are written.",
      exception.place)
  }

  /// Notes whether the other reading of subdomains finds another exception (A17).
  private mutating func noteDepth(_ match: DomainIndex.Match?) {
    // With one reading alone, or without subdomains, both find the same.
    let other =
      context.depth == .any
      ? match.map { $0.extraLabels > 1 } ?? false
        ? policy.exception(for: host, on: context.system, depth: .one) : match
      : match ?? policy.exception(for: host, on: context.system, depth: .any)
    guard other?.index != match?.index, let covering = context.depth == .any ? match : other else { return }
    dependsOnDepth = true
    let exception = policy.exceptions[covering.index]
    log.add(
      .aboutDepth(exception.domain, host, exception.includesSubdomains?.place ?? exception.place))
  }
}
