import SourceText
public import UniformTypes

/// The Services menu for a selection (S8–S16, R153–R163).
public struct ServiceMenu: Sendable, Hashable {
  /// A Service in the menu.
  public struct Item: Sendable, Hashable {
    /// The Service.
    public let service: ServiceDeclaration
    /// What stands in the menu.
    public internal(set) var title: String
    /// The menu in the menu, on systems that have one (R156).
    public let submenu: String?
    /// The key that calls it, nil if it has none or another comes before it.
    public internal(set) var keyEquivalent: String?
    /// Whether it is there before a person enables it.
    public let isEnabled: Bool
    /// Remarks about it, a sentence each.
    public internal(set) var remarks: [String]
  }

  /// A Service that is not in the menu.
  public struct Omission: Sendable, Hashable {
    /// The Service.
    public let service: ServiceDeclaration
    /// The condition that does not hold, in a sentence.
    public let because: String
  }

  /// What is offered, in the order of the Services.
  public private(set) var items: [Item] = []
  /// What is not.
  public private(set) var omissions: [Omission] = []

  /// Works out the menu.
  ///
  /// - Parameters:
  ///   - services: All Services that are there.
  ///   - isOld: Whether it is that of Mac OS X 10.5 or earlier, with menus in the menu and one item of each title.
  ///   - onlyEnabled: Whether what a person has to enable first is left out.
  ///   - translate: The text of a Service in the person's language, nil where there is none.
  public init(
    _ services: [ServiceDeclaration], in client: ServiceClient, for selection: ServiceSelection,
    types: TypeRegistry, isOld: Bool = false, onlyEnabled: Bool = false,
    translate: (_ service: ServiceDeclaration, _ text: String) -> String? = { _, _ in nil }
  ) {
    for service in services {
      if let reason = Self.reason(service, client, selection, types, isOld, onlyEnabled) {
        omissions.append(Omission(service: service, because: reason))
        continue
      }
      let text = service.menuText ?? ""
      let (submenu, last) = Self.split(text)
      let shown = translate(service, text).map { Self.split($0).title } ?? last
      var remarks: [String] = []
      if service.key != nil, service.keyEquivalent == nil {
        remarks.append("NSKeyEquivalent is not one character, so there is no key.")
      }
      if !service.isEnabledByDefault {
        remarks.append("It is off until a person enables it, since it has no NSRequiredContext.")
      }
      items.append(
        Item(
          service: service, title: shown, submenu: isOld ? submenu : nil,
          keyEquivalent: service.keyEquivalent,
          isEnabled: service.isEnabledByDefault, remarks: remarks))
    }
    settleTitles(isOld: isOld)
    settleKeys()
  }

  /// What stands before the last slash of a menu text, and behind it (R156, R157).
  private static func split(_ text: String) -> (menu: String?, title: String) {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (nil, text) }
    return (
      String(decoding: text.utf8[..<slash], as: UTF8.self),
      String(decoding: text.utf8[text.utf8.index(after: slash)...], as: UTF8.self)
    )
  }

  /// Tells equal titles apart by the apps, or on old systems keeps the first of them (S8, R156, R157).
  private mutating func settleTitles(isOld: Bool) {
    let titles = items.map { (submenu: $0.submenu, title: $0.title, provider: $0.service.provider) }
    if isOld {
      var kept: [Item] = []
      for item in items {
        if kept.contains(where: { $0.title.isSameText(as: item.title) && $0.submenu == item.submenu }) {
          omissions.append(Omission(service: item.service, because: "Another Service has the title already."))
        } else {
          kept.append(item)
        }
      }
      items = kept
      return
    }
    for index in items.indices {
      let own = titles[index]
      let isShared = titles.contains {
        $0.title.isSameText(as: own.title) && !$0.provider.isSameText(as: own.provider)
      }
      if isShared { items[index].title += " (\(items[index].service.providerName))" }
    }
  }

  /// Leaves each key to the first item that has it (S16).
  private mutating func settleKeys() {
    var taken: Set<String> = []
    for index in items.indices {
      guard let key = items[index].keyEquivalent, !taken.insert(key).inserted else { continue }
      items[index].keyEquivalent = nil
      items[index].remarks.append("Its key \(key) belongs to a Service before it.")
    }
  }

  // MARK: What is left out

  private static func reason(
    _ service: ServiceDeclaration, _ client: ServiceClient, _ selection: ServiceSelection,
    _ types: TypeRegistry,
    _ isOld: Bool, _ onlyEnabled: Bool
  ) -> String? {
    if let flaw = service.flaw(isOld: isOld) { return flaw }
    if onlyEnabled, !service.isEnabledByDefault {
      return "It is off until a person enables it, since it has no NSRequiredContext."
    }
    if service.isRestricted, client.isSandboxed { return "NSRestricted keeps it from sandboxed apps." }
    if !isOld, let contexts = service.contexts, !contexts.isEmpty {
      var failures: [String] = []
      for context in contexts {
        guard let failure = context.failure(in: client, selection.text) else {
          failures = []
          break
        }
        failures.append(failure)
      }
      if !failures.isEmpty { return failures.joined(separator: " ") }
    }
    if !isOld, !selection.fileTypes.isEmpty, !service.sendFileTypes.isEmpty {
      return fileReason(service, selection.fileTypes, types)
    }
    return typeReason(service, selection, types)
  }

  /// Every selected file has to be of one of the types (S13, R154).
  private static func fileReason(
    _ service: ServiceDeclaration, _ files: [String], _ types: TypeRegistry
  ) -> String? {
    for file in files {
      let fits = service.sendFileTypes.contains {
        !ServiceSelection.isPasteboardName($0) && types.conforms(file, to: $0)
      }
      if !fits {
        let unknown = service.sendFileTypes.filter { types.declaration(of: $0) == nil }
        let hint = unknown.isEmpty ? "" : ", of which \(unknown.joined(separator: ", ")) is no known type"
        return
          "NSSendFileTypes asks for \(service.sendFileTypes.joined(separator: " or "))\(hint), and a file is \(file)."
      }
    }
    return nil
  }

  /// Data that is sent, and data that comes back, must both be possible in one place (S11).
  private static func typeReason(
    _ service: ServiceDeclaration, _ selection: ServiceSelection, _ types: TypeRegistry
  ) -> String? {
    if service.sendTypes.isEmpty, service.returnTypes.isEmpty {
      return "It takes files only, and none is selected."
    }
    if !service.sendTypes.isEmpty {
      let wanted = service.sendTypes.map { ServiceSelection.identifier(of: $0, types) }
      let sends = selection.sends.map { ServiceSelection.identifier(of: $0, types) }
      let fits = wanted.contains { type in sends.contains { types.conforms($0, to: type) } }
      if !fits {
        return
          "NSSendTypes asks for \(service.sendTypes.joined(separator: " or ")), which the selection cannot be given as."
      }
    }
    if !service.returnTypes.isEmpty {
      let offered = service.returnTypes.map { ServiceSelection.identifier(of: $0, types) }
      let takes = selection.takes.map { ServiceSelection.identifier(of: $0, types) }
      let fits = offered.contains { type in takes.contains { types.conforms(type, to: $0) } }
      if !fits {
        return
          "NSReturnTypes gives \(service.returnTypes.joined(separator: " or ")), which cannot take the place of the selection."
      }
    }
    return nil
  }
}
