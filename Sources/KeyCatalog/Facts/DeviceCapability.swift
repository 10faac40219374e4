/// A feature of devices that `UIRequiredDeviceCapabilities` can demand.
public struct DeviceCapability: Sendable, Hashable {
  /// The name, such as `front-facing-camera`.
  public let name: String
  /// What it stands for, in a sentence.
  public let meaning: String
  /// The first system that knows the name, as in `iOS 3.0`; nil where no source says.
  public let introduced: String?
  /// Whether Apple Vision has it: `yes`, `no`, or for which apps; nil where no source says.
  public let visionOS: String?
  /// Which devices have it, in a sentence; known from memory.
  public let devices: String
  /// A remark.
  public let note: String?
  /// Where it comes from.
  public let sources: [String]

  /// Every capability.
  public static let all: [DeviceCapability] = PlainRecord.table(deviceCapabilityRecords).map {
    DeviceCapability($0)
  }

  /// The capability with a name, nil if there is none.
  public static func named(_ name: String) -> DeviceCapability? {
    all.first { $0.name.isSameText(as: name) }
  }

  private init(_ record: PlainRecord) {
    name = record.name
    meaning = record.text("means")
    introduced = record["since"]
    visionOS = record["visionOS"]
    devices = record.text("devices")
    note = record["note"]
    sources = SourceNames.fullNames(record.list("source"))
  }
}
