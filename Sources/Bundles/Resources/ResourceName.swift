/// The name of a resource file, with the variants a system looks for (B49).
public struct ResourceName: Sendable, Hashable {
  /// The name without its ending.
  public let stem: String
  /// The ending without its period, nil if there is none.
  public let ending: String?

  /// Creates a name from a whole file name.
  public init(_ fileName: String) {
    stem = PathName.stem(of: fileName)
    ending = PathName.ending(of: fileName)
  }

  /// Creates a name from its parts.
  public init(stem: String, ending: String?) {
    self.stem = stem
    self.ending = ending.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The file name.
  public var fileName: String { fileName(suffix: "") }

  /// The file names a system looks for on a device, the most specific first.
  public func variants(on system: RuntimeSystem, device: Device) -> [String] {
    var suffixes: [String] = []
    let deviceSuffix = device.resourceWord.map { "~\($0)" }
    if let deviceSuffix {
      suffixes.append("-\(system.resourceWord)\(deviceSuffix)")
      suffixes.append(deviceSuffix)
    }
    suffixes.append("-\(system.resourceWord)")
    return suffixes.map { fileName(suffix: $0) } + [fileName]
  }

  private func fileName(suffix: String) -> String {
    guard let ending else { return stem + suffix }
    return "\(stem)\(suffix).\(ending)"
  }
}
