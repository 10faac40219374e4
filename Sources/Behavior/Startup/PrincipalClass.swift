import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// The class where the code of a bundle begins (R134).
public struct PrincipalClass: Sendable {
  /// The name in the file.
  public let declared: Reading<String?>
  /// The class that counts: NSApplication for apps of the Mac that name none, else the first one loaded.
  public let name: String?

  /// Whether it is not known what kind of bundle it is, so that a class that is not named is not known either.
  private let isOpen: Bool

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    declared = context.text("NSPrincipalClass")
    let isApp = context.resolver.bundle.packageInfo.typeText.isSameText(as: "APPL")
    let given = declared.value.flatMap { $0.isEmpty ? nil : $0 }
    // Without the key, the ending of the bundle's name says what it is.
    isOpen = !context.knowsFiles && !context.raw("CFBundlePackageType").isPresent
    name = given ?? (context.isMac && isApp && !isOpen ? "NSApplication" : nil)
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let principal = PrincipalClass(context)
    let sentence: String
    if let name = principal.name {
      sentence = "The code of the bundle begins in the class \(name)."
    } else if !context.isMac {
      sentence = "The bundle has no principal class."
    } else if principal.isOpen {
      sentence =
        "An app begins in the class NSApplication, other bundles in the first class that is loaded; which it is, is not known from the property list alone."
    } else {
      sentence = "The first class of the bundle that is loaded is its principal one."
    }
    return [
      BehaviorEffect(
        .startup, "NSPrincipalClass", ["R134"], principal.declared, .string(principal.name ?? ""),
        standard: principal.name.map { .string($0) }, sentence)
    ]
  }
}
