import SourceText

internal import Bundles
internal import KeyCatalog
internal import PropertyLists

/// Whether Java is started before an app's code, and with which classes (R138).
public struct JavaRuntime: Sendable {
  /// Whether the virtual machine is started.
  public let isNeeded: Reading<Bool>
  /// The folder that relative paths begin in.
  public let root: Reading<String?>
  /// The paths as they are written.
  public let declaredPaths: Reading<[String]>
  /// The paths of the classes.
  public let classPaths: [String]
  /// Whether the keys are deprecated: from Mac OS X 10.5 on.
  public let isDeprecated: Bool

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    isNeeded = context.flag("NSJavaNeeded")
    let root = context.text("NSJavaRoot")
    self.root = root
    declaredPaths = context.texts("NSJavaPath")
    classPaths = declaredPaths.value.map { path in
      guard !path.hasBeginning("/"), let root = root.value else { return path }
      return PathName.join(root, path)
    }
    isDeprecated = context.isAtLeast(SystemVersion(10, 5))
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let java = JavaRuntime(context)
    guard java.isNeeded.isPresent || java.root.isPresent || java.declaredPaths.isPresent else {
      return [
        BehaviorEffect(
          .startup, "NSJavaNeeded", ["R138"], java.isNeeded, .boolean(false), standard: .boolean(false),
          "No Java virtual machine is started for the bundle.")
      ]
    }
    let deprecated = java.isDeprecated ? ["The key is deprecated from Mac OS X 10.5 on."] : []
    return [
      BehaviorEffect(
        .startup, "NSJavaNeeded", ["R138"], java.isNeeded, .boolean(java.isNeeded.value),
        standard: .boolean(false), remarks: java.isNeeded.isPresent ? deprecated : [],
        java.isNeeded.value
          ? "The Java virtual machine is started before the bundle's code."
          : "No Java virtual machine is started for the bundle."),
      BehaviorEffect(
        .startup, "NSJavaPath", ["R138"], java.declaredPaths, .texts(java.classPaths),
        remarks: java.declaredPaths.isPresent ? deprecated : [],
        java.classPaths.isEmpty
          ? "There are no Java classes." : "Java classes are looked for in \(java.classPaths.enumeration)."),
    ]
  }
}
