import SourceText

/// What URL schemes look like, and which ones the system keeps for itself.
enum URLSchemeForm {
  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  static func isScheme(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, ASCII.isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }

  /// The scheme in a text that has a colon, and perhaps slashes, behind it; nil if there is no such scheme.
  static func schemeBeforeColon(in text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard isScheme(scheme), text[colon...].utf8.dropFirst().allSatisfy({ $0 == UInt8(ascii: "/") }) else {
      return nil
    }
    return String(scheme)
  }

  /// Whether URLs with a scheme never reach an app that claims it, on any system.
  static func neverReachesApps(_ scheme: String) -> Bool {
    ["about", "blob", "data", "file", "javascript"].contains { scheme.isSameTextIgnoringCase(as: $0) }
  }

  /// Whether iPhones and iPads open URLs with a scheme in a program of their own.
  static func belongsToPhone(_ scheme: String) -> Bool {
    [
      "app-settings", "facetime", "facetime-audio", "itms", "itms-apps", "itms-appss", "itms-services",
      "maps",
      "prefs", "sms", "tel",
    ].contains { scheme.isSameTextIgnoringCase(as: $0) }
  }
}
