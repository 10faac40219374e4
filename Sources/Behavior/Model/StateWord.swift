import SourceText

internal import KeyCatalog

/// A word that describes a state, such as `hidden` or `memory=512`.
public struct StateWord: Sendable {
  /// The word, without a value.
  public let name: String
  /// What its value is, nil if it has none.
  public let placeholder: String?
  /// What it says.
  public let help: String

  /// All words.
  public static let all: [StateWord] = [
    word("hidden", "The app is hidden."),
    word("windowless", "It has no visible window."),
    word("idle", "Nobody uses it."),
    word("sudden-termination-disabled", "It has switched sudden termination off."),
    word("automatic-termination-disabled", "It has switched automatic termination off."),
    word("logging-out", "The person logs out, or shuts the device down."),
    word("left", "The person has left the app."),
    word("booted", "The device has just started."),
    word("release", "The build is for others."),
    word("children", "N", "So many child processes have ended."),
    word("memory", "MB", "The memory of the device."),
    word("cards", "N", "So many video cards are in the computer."),
    word("remotes", "N", "So many remotes are connected."),
    word("minutes", "N", "So long the Wi-Fi connection has been open."),
    word("held", "portrait|upside-down|landscape-left|landscape-right", "How the device is held."),
    word("linked", "VERSION", "The SDK the app was linked with."),
    word("accessory", "PROTOCOL", "An accessory that speaks it is connected; may be repeated."),
    word("home", "PATH", "The person's home folder."),
    word("file", "PATH", "A file that the app makes."),
  ]

  private static func word(_ name: String, _ help: String) -> StateWord {
    StateWord(name: name, placeholder: nil, help: help)
  }

  private static func word(_ name: String, _ placeholder: String, _ help: String) -> StateWord {
    StateWord(name: name, placeholder: placeholder, help: help)
  }

  /// How it is written.
  public var usage: String { placeholder.map { "\(name)=\($0)" } ?? name }
}

/// A word that describes no state.
public struct StateWordError: Error, Sendable, Hashable {
  /// The word without its value.
  public let name: String
  /// Whether there is such a word, but not with this value, or not without one.
  public let isKnown: Bool
  /// One sentence for a person.
  public let message: String
}

extension BehaviorState {
  /// Creates the state that some words describe.
  ///
  /// - Throws: ``StateWordError`` for the first word that describes none.
  public init(words: [String]) throws(StateWordError) {
    self.init()
    for word in words { try apply(word) }
  }

  private mutating func apply(_ text: String) throws(StateWordError) {
    let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(text[..<(equals ?? text.endIndex)])
    let value = equals.map { String(text[text.utf8.index(after: $0)...]) }
    guard let word = StateWord.all.first(where: { $0.name.isSameText(as: name) }) else {
      throw StateWordError(name: name, isKnown: false, message: "There is no state \(name).")
    }
    guard (word.placeholder == nil) == (value == nil), set(word.name, value ?? "") else {
      throw StateWordError(
        name: name, isKnown: true, message: "The state \(name) is written \(word.usage), not \(text).")
    }
  }

  /// Takes a word into account, or gives false if its value makes no sense.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "hidden": isHidden = true
    case "windowless": hasWindow = false
    case "idle": isIdle = true
    case "sudden-termination-disabled": hasDisabledSuddenTermination = true
    case "automatic-termination-disabled": hasDisabledAutomaticTermination = true
    case "logging-out": isLoggingOut = true
    case "left": isLeft = true
    case "booted": hasBooted = true
    case "release": isRelease = true
    case "children": return setNumber(value) { $0.endedChildren = $1 }
    case "memory": return setNumber(value) { $0.memory = $1 }
    case "cards": return setNumber(value) { $0.videoCards = $1 }
    case "remotes": return setNumber(value) { $0.remotes = $1 }
    case "minutes": return setNumber(value) { $0.minutes = $1 }
    case "held":
      guard let name = Self.orientation(value) else { return false }
      orientation = name
    case "linked":
      guard let version = SystemVersion(value) else { return false }
      linkedSDK = version
    case "accessory": accessoryProtocols.append(value)
    case "home": home = value
    case "file": file = value
    default: return false
    }
    return true
  }

  private static func orientation(_ word: String) -> String? {
    switch word {
    case "portrait": "UIInterfaceOrientationPortrait"
    case "upside-down": "UIInterfaceOrientationPortraitUpsideDown"
    case "landscape-left": "UIInterfaceOrientationLandscapeLeft"
    case "landscape-right": "UIInterfaceOrientationLandscapeRight"
    default: nil
    }
  }

  private mutating func setNumber(_ text: String, _ assign: (inout BehaviorState, Int) -> Void) -> Bool {
    guard let number = Int(text), 0...1_000_000_000 ~= number else { return false }
    assign(&self, number)
    return true
  }
}
