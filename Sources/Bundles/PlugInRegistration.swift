import SourceText
public import PropertyLists

/// How a plug-in tells its host what it offers (B55–B57, R111–R114).
public struct PlugInRegistration: Sendable, Hashable {
  /// A factory: a function that makes instances.
  public struct Factory: Sendable, Hashable {
    /// The name of the factory, a UUID in capitals.
    public let identifier: String
    /// The name of the function.
    public let function: String
  }

  /// A type the plug-in offers.
  public struct OfferedType: Sendable, Hashable {
    /// The name of the type, a UUID in capitals.
    public let identifier: String
    /// The factories for it.
    public let factories: [String]
    /// The factories among them that are not declared (R113).
    public let missingFactories: [String]
  }

  /// Whether a function is called that registers everything; otherwise the tables are read.
  public let isDynamic: Bool
  /// The function that registers everything, the standard one if no key names another (R112).
  public let registerFunction: String
  /// The function that is called before the code is unloaded (R114).
  public let unloadFunction: String?
  /// The factories, in the order of the file.
  public let factories: [Factory]
  /// The types, in the order of the file.
  public let types: [OfferedType]
  /// Names that are no UUIDs, which are skipped.
  public let badIdentifiers: [String]

  /// Reads what Info.plist says.
  ///
  /// - Returns: Nil if the bundle is no plug-in of this kind (B55).
  public init?(of root: PropertyListNode) {
    let factoryNode = root["CFPlugInFactories"].flatMap { $0.kind == .dictionary ? $0 : nil }
    isDynamic = BundleBoolean.isYes(root["CFPlugInDynamicRegistration"])
    guard factoryNode != nil || isDynamic else { return nil }
    registerFunction = Self.text(root["CFPlugInDynamicRegisterFunction"]) ?? "CFPlugInDynamicRegister"
    unloadFunction = Self.text(root["CFPlugInUnloadFunction"])
    var bad: [String] = []
    var factories: [Factory] = []
    for entry in factoryNode?.effectiveEntries ?? [] {
      guard let identifier = Self.uuid(entry.key) else {
        bad.append(entry.key)
        continue
      }
      let function = entry.value.string ?? ""
      // The pair that templates have means nothing.
      if identifier.isSameText(as: Self.noUUID), function.isSameText(as: "MyFactoryFunction") { continue }
      factories.append(Factory(identifier: identifier, function: function))
    }
    let declared = factories.map { $0.identifier }
    var types: [OfferedType] = []
    for entry in root["CFPlugInTypes"].flatMap({ $0.kind == .dictionary ? $0.effectiveEntries : nil }) ?? [] {
      guard let identifier = Self.uuid(entry.key) else {
        bad.append(entry.key)
        continue
      }
      // A single text stands for a list of one.
      let texts = entry.value.string.map { [$0] } ?? entry.value.items.compactMap { $0.string }
      let wanted = texts.compactMap { Self.uuid($0) }
      bad += texts.filter { Self.uuid($0) == nil }
      types.append(
        OfferedType(
          identifier: identifier, factories: wanted, missingFactories: wanted.filter { !declared.holds($0) }))
    }
    self.factories = factories
    self.types = types
    badIdentifiers = bad
  }

  private static let noUUID = "00000000-0000-0000-0000-000000000000"

  private static func text(_ node: PropertyListNode?) -> String? {
    node?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A UUID in capitals, nil for any other text.
  private static func uuid(_ text: String) -> String? {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map({ $0.count }) == [8, 4, 4, 4, 12] else { return nil }
    let isHexadecimal = groups.allSatisfy { group in
      group.allSatisfy {
        $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0.asciiLowercased)
      }
    }
    return isHexadecimal ? text.asciiUppercased : nil
  }
}
