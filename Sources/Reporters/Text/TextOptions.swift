/// How a text report looks.
public struct TextOptions: Sendable {
  /// Gives a piece of text its look, such as the codes of a terminal around it.
  public typealias Styling = @Sendable (_ text: String, _ role: TextRole) -> String

  /// The narrowest source lines that still show anything.
  public static let minimumSourceWidth = 20

  /// How many columns of a source line are shown; longer lines are cut around what is wrong.
  public let sourceWidth: Int
  /// Whether inputs without findings get a line that says what they were taken for.
  public let describesCleanInputs: Bool
  /// Gives each piece of text its look; nil leaves it plain.
  ///
  /// Nothing it is handed holds a control character.
  public let styling: Styling?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - sourceWidth: Raised to ``minimumSourceWidth`` if it is less.
  ///   - describesCleanInputs: Whether inputs without findings are mentioned.
  ///   - styling: The look of each piece of text; plain by default.
  public init(sourceWidth: Int = 100, describesCleanInputs: Bool = true, styling: Styling? = nil) {
    self.sourceWidth = max(sourceWidth, Self.minimumSourceWidth)
    self.describesCleanInputs = describesCleanInputs
    self.styling = styling
  }
}
