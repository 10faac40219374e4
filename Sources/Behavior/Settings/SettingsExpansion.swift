/// A text in which references to settings have been replaced.
public struct SettingsExpansion: Sendable, Hashable {
  /// The text; references that could not be replaced stand in it as they were (R10).
  public let text: String
  /// What could not be replaced as it was meant, in the order of the text.
  public let problems: [SettingsProblem]
}
