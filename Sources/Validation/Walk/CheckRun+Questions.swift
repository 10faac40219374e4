internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// Questions that many rules ask about the document and its bundle.
extension CheckRun {
  /// Whether the document is an Info.plist that the system reads.
  var isInfoPlist: Bool {
    subject.document == .infoPlist && document.isValid && document.root?.kind == .dictionary
  }

  /// Whether the document is one of the files with translations of an Info.plist (R13).
  var isInfoPlistStrings: Bool { subject.document == nil && BundlePath.isInfoPlistStrings(subject.path) }

  /// Whether the bundle is of a kind.
  func isBundle(_ kind: BundleKind) -> Bool { subject.kind?.value == kind }

  /// Whether all platforms the bundle may be for are among some; false if nothing tells the platform.
  func isOnly(for platforms: PlatformSet) -> Bool {
    !subject.candidates.isEmpty && subject.candidates.isSubset(of: platforms)
  }

  /// Whether the bundle is for a platform, as far as the file tells.
  func isFor(_ platform: Platform) -> Bool { subject.platform?.value == platform }

  /// Whether the bundle is for iPhone or iPad, as far as the file tells.
  var isForPhones: Bool { isFor(.iOS) || isFor(.iPadOS) }

  /// Where findings about the bundle stand that concern a top-level key: at its value, or at the opening of the
  /// dictionary that lacks it.
  func range(of key: String) -> ByteRange {
    rootEntries[key]?.value.range ?? document.root?.openingRange ?? ByteRange(0, 0)
  }

  /// Whether a top-level key is true.
  func isTrue(_ key: String) -> Bool { rootEntries.value(key)?.isTrue ?? false }

  /// Whether the bundle runs on no system before a version of its platform; false if nothing tells.
  ///
  /// Platforms without a version here never do.
  func runsOnlyFrom(
    iOS: SystemVersion? = nil, macOS: SystemVersion? = nil, tvOS: SystemVersion? = nil,
    watchOS: SystemVersion? = nil
  ) -> Bool {
    guard let oldest = subject.minimumOS?.value, let platform = subject.platform?.value else { return false }
    let version =
      switch platform {
      case .iOS, .iPadOS: iOS
      case .macOS: macOS
      case .tvOS: tvOS
      case .watchOS: watchOS
      case .macCatalyst, .visionOS: nil as SystemVersion?
      }
    return version.map { oldest >= $0 } ?? false
  }

  /// The version of the SDK the bundle was built with, by the stamp of Xcode; nil if there is none.
  var builtWithSDK: SystemVersion? {
    guard let name = rootEntries.value("DTSDKName")?.string else { return nil }
    let digits = name.utf8.drop { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
    return SystemVersion(String(decoding: digits, as: UTF8.self))
  }
}

extension PropertyListNode {
  /// Whether the value is true, or one of the words and numbers that are read as true (B60).
  var isTrue: Bool {
    if let boolean { return boolean }
    if let integer { return integer != 0 }
    guard let string else { return false }
    return string.isSameTextIgnoringCase(as: "YES") || string.isSameTextIgnoringCase(as: "true")
      || string.isSameText(as: "1")
  }

  /// Whether the value is false, or one of the words and numbers that are read as false.
  var isFalse: Bool {
    if let boolean { return !boolean }
    if let integer { return integer == 0 }
    guard let string else { return false }
    return string.isSameTextIgnoringCase(as: "NO") || string.isSameTextIgnoringCase(as: "false")
      || string.isSameText(as: "0")
  }

  /// Whether an array has an item, or a text is one.
  func holds(_ text: String) -> Bool {
    if let string { return string.isSameText(as: text) }
    return kind == .array && items.contains { $0.string?.isSameText(as: text) ?? false }
  }

  /// The items of an array that are texts; of very long arrays only the first ones.
  var texts: [(index: Int, text: String, node: PropertyListNode)] {
    guard kind == .array else { return [] }
    var result: [(index: Int, text: String, node: PropertyListNode)] = []
    for (index, item) in items.enumerated() {
      if index == Self.longArray { break }
      if let text = item.string { result.append((index: index, text: text, node: item)) }
    }
    return result
  }

  /// The bytes with which an array or dictionary opens: its tag or brace.
  var openingRange: ByteRange {
    let whole = range
    let content = contentRange
    guard content.lowerBound > whole.lowerBound, whole.contains(content) else { return whole }
    return ByteRange(whole.lowerBound, content.lowerBound)
  }

  /// No list that means anything is longer.
  private static let longArray = 10_000
}

extension Visit {
  /// Whether a step of the path is a key of this name.
  func isStep(_ index: Int, _ name: String) -> Bool {
    if index == depth - 1 { return entry?.hasKey(name) ?? false }
    var around = frame
    while let frame = around {
      if frame.depth == index + 1 { return frame.entry?.hasKey(name) ?? false }
      around = frame.outer
    }
    return false
  }
}
