import SourceText

internal import PropertyLists
internal import UniformTypes

/// What an app does with the documents or addresses it claims (R79, L20).
public enum HandlerRole: UInt8, Sendable, Hashable, CaseIterable {
  /// It reads, changes and saves them.
  case editor
  /// It shows them.
  case viewer
  /// It hosts a process for each of them.
  case shell
  /// It only states facts about them.
  case none

  /// The word for it in Info.plist.
  public var name: String {
    switch self {
    case .editor: "Editor"
    case .viewer: "Viewer"
    case .shell: "Shell"
    case .none: "None"
    }
  }

  /// The role with a name, nil for any other word, also for one in another case (R79).
  public init?(name: String) {
    for role in HandlerRole.allCases where role.name.isSameText(as: name) {
      self = role
      return
    }
    return nil
  }

  /// The role in an entry of `CFBundleDocumentTypes` or `CFBundleURLTypes`: a viewer's if it has none (L20), and
  /// ``none`` if the word for it is unknown.
  init(of claim: PropertyListNode) {
    self = claim["CFBundleTypeRole"]?.string.map { HandlerRole(name: $0) ?? .none } ?? .viewer
  }
}
