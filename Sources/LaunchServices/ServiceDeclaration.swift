public import PropertyLists
internal import UniformTypes

/// One Service that an app offers to others: an entry of `NSServices` (S1, S2).
public struct ServiceDeclaration: Sendable, Hashable {
  /// The identifier of the app, or its name without one.
  public var provider: String
  /// The name of the app, for menus.
  public var providerName: String
  /// The method that is called.
  public var message: String?
  /// The port of the app.
  public var portName: String?
  /// The text of the menu, with everything before slashes.
  public var menuText: String?
  /// The key of the menu.
  public var key: String?
  /// The types of data it takes.
  public var sendTypes: [String]
  /// The types of files it takes.
  public var sendFileTypes: [String]
  /// The types of data it gives back.
  public var returnTypes: [String]
  /// When it is offered: any of these must hold, and nil is always.
  public var contexts: [ServiceContext]?
  /// Whether sandboxed apps may not call it.
  public var isRestricted: Bool
  /// What it says about itself.
  public var summary: String?
  /// How long an answer is waited for, as it is written.
  public var timeout: String?
  /// What it is called with.
  public var userData: String?
  /// Whether it is a workflow, whose port has no meaning.
  public var isWorkflow: Bool
  /// What of it means nothing, a sentence each; conditions have remarks of their own.
  private var ownRemarks: [String] = []
  /// Why it says nothing at all, in a sentence; nil for a dictionary.
  private var malformation: String?

  /// The Services in an Info.plist, in its order (S1).
  ///
  /// What is no dictionary is among them, so that it can be said why it is in no menu; see ``flaw(isOld:)``.
  public static func services(
    in root: PropertyListNode, provider: String, name: String, isWorkflow: Bool = false
  ) -> [ServiceDeclaration] {
    guard let list = root["NSServices"] else { return [] }
    guard list.kind == .array else {
      var whole = ServiceDeclaration(list, provider, name, isWorkflow)
      whole.malformation = "NSServices is no list of dictionaries, so none of it is read."
      return [whole]
    }
    var services: [ServiceDeclaration] = []
    for (index, item) in list.items.enumerated() {
      var service = ServiceDeclaration(item, provider, name, isWorkflow)
      if item.kind != .dictionary {
        service.malformation = "Item \(index) of NSServices is no dictionary, so it is not read."
      }
      services.append(service)
    }
    return services
  }

  /// What of it means nothing, or is spelt in another way than usual, a sentence each.
  public var remarks: [String] { ownRemarks + (contexts ?? []).flatMap { $0.remarks } }

  private init(_ node: PropertyListNode, _ provider: String, _ name: String, _ isWorkflow: Bool) {
    self.provider = provider
    providerName = name
    self.isWorkflow = isWorkflow
    message = node["NSMessage"]?.string
    portName = node["NSPortName"]?.string
    menuText = node["NSMenuItem"]?["default"]?.string
    key = node["NSKeyEquivalent"]?["default"]?.string
    sendTypes = node["NSSendTypes"].texts
    sendFileTypes = node["NSSendFileTypes"].texts
    returnTypes = node["NSReturnTypes"].texts
    isRestricted = LaunchFlag.isOn(node["NSRestricted"])
    summary = node["NSServiceDescription"]?.string
    timeout = node["NSTimeout"]?.string ?? node["NSTimeout"]?.integer?.description
    userData = node["NSUserData"]?.string
    if let context = node["NSRequiredContext"] {
      switch context.kind {
      case .dictionary: contexts = [ServiceContext(context)]
      case .array:
        let items = Array(context.items)
        contexts = items.compactMap { $0.kind == .dictionary ? ServiceContext($0) : nil }
        if items.isEmpty {
          ownRemarks.append("NSRequiredContext is an empty list, which is taken for no condition.")
        } else if contexts?.count != items.count {
          ownRemarks.append("Items of NSRequiredContext that are no dictionaries do not count.")
        }
      default:
        ownRemarks.append("NSRequiredContext is neither a dictionary nor a list, so it does not count.")
      }
    }
    if let key, keyEquivalent == nil {
      ownRemarks.append("NSKeyEquivalent is not one character but \(key.count), so there is no key.")
    }
    if let timeout, Int(timeout).map({ $0 <= 0 }) ?? true {
      ownRemarks.append("NSTimeout is no number of milliseconds, so it does not count.")
    }
    for name in ["NSSendTypes", "NSReturnTypes", "NSSendFileTypes"] {
      guard let types = node[name] else { continue }
      let isList = types.kind == .array && types.items.allSatisfy { $0.string != nil }
      if !isList, types.string == nil { ownRemarks.append("What is no text in \(name) does not count.") }
    }
  }

  /// What keeps the Service out of every menu, in a sentence; nil if nothing does (R153, SV-1).
  ///
  /// - Parameter isOld: Whether it is for Mac OS X 10.5 or earlier, which asks for types to send and knows no types of
  ///   files.
  public func flaw(isOld: Bool = false) -> String? {
    if let malformation { return malformation }
    if message?.isEmpty != false { return "NSMessage is missing, so there is nothing to call." }
    if portName?.isEmpty != false, !isWorkflow { return "NSPortName is missing, so nobody can be called." }
    if menuText?.isEmpty != false { return "NSMenuItem has no default text." }
    if isOld, sendTypes.isEmpty { return "NSSendTypes is missing, which Mac OS X 10.5 and earlier ask for." }
    if sendTypes.isEmpty, returnTypes.isEmpty, sendFileTypes.isEmpty {
      return "NSSendTypes, NSReturnTypes and NSSendFileTypes are all missing."
    }
    return nil
  }

  /// Whether it is offered before a person enables it (S9): text Services without conditions are not.
  public var isEnabledByDefault: Bool { contexts != nil || !sendFileTypes.isEmpty }

  /// The selector of the method (R163).
  public var selector: String? { message.map { $0 + ":userData:error:" } }

  /// How long an answer is waited for, in milliseconds: 30 s unless it says otherwise; nil without an answer (R160).
  public var timeoutInMilliseconds: Int? {
    guard !returnTypes.isEmpty else { return nil }
    guard let timeout, let number = Int(timeout), number > 0 else { return 30_000 }
    return number
  }

  /// The key with its modifiers (R159, S16), nil if there is none or it is not one character.
  public var keyEquivalent: String? {
    guard let key, key.count == 1, let character = key.unicodeScalars.first else { return nil }
    let isCapital = character.properties.isUppercase
    return (isCapital ? "Command-Shift-" : "Command-") + (isCapital ? key : key.withCapitalASCIILetters)
  }
}

extension String {
  /// The text with the letters a to z made capitals.
  fileprivate var withCapitalASCIILetters: String {
    String(
      decoding: utf8.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }
}
