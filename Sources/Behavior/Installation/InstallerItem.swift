/// Something that an app offers to install (R212, R213).
public struct InstallerItem: Sendable, Hashable {
  /// What is done with an item.
  public enum Action: String, Sendable, Hashable {
    /// It is copied.
    case copy = "Copy"
    /// It is opened.
    case open = "Open"
  }

  /// The name, nil if there is none that a file could have.
  public let name: String?
  /// Where it comes from, nil if the path is missing or leads out of the base.
  public let source: String?
  /// Where it goes to, nil if the path is missing or leads out of the app.
  public let destination: String?
  /// Whether it is shown as a folder, otherwise as a document.
  public let isShownAsFolder: Bool
  /// What is done with it, nil if the file does not say, or in other words.
  public let action: Action?
  /// The description for people.
  public let summary: String?
  /// The indexes that lead to it, one for each list.
  public let path: [Int]
  /// Why it is not installed, the end of a sentence; nil if it is.
  public let refusal: String?
}
