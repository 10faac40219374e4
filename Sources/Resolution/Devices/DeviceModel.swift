import SourceText
public import KeyCatalog

/// A model of a device that apps are installed on.
public struct DeviceModel: Sendable, Hashable {
  /// A family of devices.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    case iPhone, iPad
    case appleVision = "Apple Vision"
    case appleTV = "Apple TV"

    /// The number in `UIDeviceFamily`.
    public var number: Int {
      switch self {
      case .iPhone: 1
      case .iPad: 2
      case .appleTV: 3
      case .appleVision: 7
      }
    }

    /// The platform that runs on it.
    public var platform: Platform {
      switch self {
      case .iPhone, .iPad: .iOS
      case .appleVision: .visionOS
      case .appleTV: .tvOS
      }
    }
  }

  /// The name, such as `iPhone 8 Plus`.
  public let name: String
  /// The family.
  public let family: Family
  /// The name of the chip.
  public let chip: String
  /// The system it came with.
  public let firstSystem: SystemVersion
  /// The last system it runs, nil if that is the newest.
  public let lastSystem: SystemVersion?
  /// Whether it has a flash beside its camera.
  public let hasFlash: Bool

  /// All models, of the families in the order of the records.
  public static let all: [DeviceModel] = {
    let text = deviceModelRecords.withUTF8Buffer { unsafe Array($0) }
    return text.split(separator: 0x0A).map { line in
      let fields = line.drop { $0 == 0x20 }.split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
      ).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count >= 5,
        let family = Family.allCases.first(where: { $0.rawValue.isSameText(as: fields[1]) }),
        let first = SystemVersion(fields[3])
      else { preconditionFailure("a record of a model is malformed") }
      return DeviceModel(
        name: fields[0], family: family, chip: fields[2], firstSystem: first,
        lastSystem: SystemVersion(fields[4]),
        hasFlash: family == .iPhone || fields.count > 5)
    }
  }()

  /// The generation of an A chip, nil for others.
  var generationOfA: Int? { generation(after: "A") }

  /// The generation of an M chip, nil for others.
  var generationOfM: Int? { generation(after: "M") }

  private func generation(after letter: StaticString) -> Int? {
    guard chip.utf8.first == letter.withUTF8Buffer({ unsafe $0.first }) else { return nil }
    let digits = chip.utf8.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Whether the chip is this generation of A chips or a later one; every M chip is later than the A12.
  func hasChip(atLeastA generation: Int) -> Bool {
    generationOfM != nil || (generationOfA ?? 0) >= generation
  }
}
