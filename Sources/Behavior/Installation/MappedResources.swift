internal import PropertyLists

/// How resource files are read (R215).
public struct MappedResources: Sendable {
  /// Whether they are mapped into memory, where they cannot be changed.
  public let areMapped: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { areMapped = context.flag("CSResourcesFileMapped") }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let resources = MappedResources(context)
    return [
      BehaviorEffect(
        .resources, "CSResourcesFileMapped", ["R215"], resources.areMapped,
        .boolean(resources.areMapped.value),
        standard: .boolean(false),
        resources.areMapped.value
          ? "Resource files are mapped into memory; their bytes cannot be changed."
          : "Resource files are read.")
    ]
  }
}
