/// How a property list is to be written.
public struct WriteOptions: Sendable, Hashable {
  /// Whose habits an XML file follows.
  public enum Style: Sendable, Hashable {
    /// The system's, byte for byte: keys sorted, its number text (F42–F47).
    case apple
    /// The source's: its order of keys, its number text.
    case keep
  }

  /// What JSON does with values it has no form for.
  public enum JSONForm: Sendable, Hashable {
    /// Wraps them, as `{"$date": "…"}`; reading the file gives the same property list back.
    case lossless
    /// Refuses them.
    case plain
  }

  /// The format to write.
  public var format: PropertyListFormat
  /// Whose habits to follow.
  public var style: Style
  /// Whether keys are sorted; the style ``Style/apple`` always sorts in XML.
  public var sortsKeys: Bool
  /// Whether entries whose key occurs again are written too, where the format can.
  public var keepsDuplicates: Bool
  /// What JSON does with values it has no form for.
  public var jsonForm: JSONForm
  /// Whether JSON is written on one line.
  public var isCompact: Bool

  /// Creates options.
  public init(
    format: PropertyListFormat, style: Style = .keep, sortsKeys: Bool = false, keepsDuplicates: Bool = false,
    jsonForm: JSONForm = .lossless, isCompact: Bool = false
  ) {
    self.format = format
    self.style = style
    self.sortsKeys = sortsKeys
    self.keepsDuplicates = keepsDuplicates
    self.jsonForm = jsonForm
    self.isCompact = isCompact
  }
}
