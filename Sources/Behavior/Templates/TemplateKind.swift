public import KeyCatalog

/// What kind of bundle a new Info.plist is for.
public enum TemplateKind: Sendable, Hashable, CaseIterable {
  case app, framework, plugIn, preferencePane, appExtension
  /// The thirteen entries of Xcode's template for a Mac app of 2010 (R9), in its order.
  case cocoaTemplate

  /// The word for it in calls.
  public var name: String {
    switch self {
    case .app: "app"
    case .framework: "framework"
    case .plugIn: "plug-in"
    case .preferencePane: "preference-pane"
    case .appExtension: "extension"
    case .cocoaTemplate: "cocoa-template"
    }
  }

  /// A few words about it.
  public var summary: String {
    switch self {
    case .app: "An application."
    case .framework: "A framework."
    case .plugIn: "A loadable bundle for the Mac."
    case .preferencePane: "A pane for the settings of the Mac."
    case .appExtension: "An app extension, such as a widget."
    case .cocoaTemplate: "What Xcode's template for a Mac app held in 2010."
    }
  }

  /// Creates a kind from its word, nil if there is none.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = kind
  }

  /// The platforms for which an era has something to say about such bundles.
  public func platforms(in era: Era) -> [Platform] {
    switch (self, era) {
    case (.cocoaTemplate, .books2010), (.plugIn, _), (.preferencePane, _): [.macOS]
    case (.app, .today), (.framework, .today), (.appExtension, .today):
      [.macOS, .iOS, .tvOS, .watchOS, .visionOS]
    case (.app, _), (.framework, .books2018): [.macOS, .iOS]
    case (.framework, .books2010): [.macOS]
    // The books' chapters about extensions are not among the ones this rests on.
    case (.appExtension, _), (.cocoaTemplate, _): []
    }
  }
}
