import SourceText
public import KeyCatalog

/// Whether a model can run an app, and what is in the way.
public struct DeviceVerdict: Sendable, Hashable {
  /// How an app runs.
  public enum Mode: Sendable, Hashable {
    /// As an app for this family.
    case native
    /// As an app for another family: one for iPhone on iPad, one for iPad on Apple Vision.
    case compatible
    /// Not at all.
    case excluded
  }

  /// Something that keeps an app from a model.
  public struct Exclusion: Sendable, Hashable {
    /// The key, or `CFBundleExecutable` for what the executable says.
    public let key: String
    /// The reason, in a sentence.
    public let reason: String
  }

  /// The model.
  public let model: DeviceModel
  /// How the app runs.
  public let mode: Mode
  /// What keeps it away; empty if it runs.
  public let exclusions: [Exclusion]
  /// What depends on the variant of the model, or is not known, in sentences.
  public let remarks: [String]

  /// Decides about a model.
  ///
  /// - Parameter version: The system on the device, nil for any that the model runs.
  public init(
    _ requirements: DeviceRequirements, on model: DeviceModel, running version: SystemVersion? = nil
  ) {
    self.model = model
    var exclusions: [Exclusion] = []
    var remarks: [String] = []
    let isCompatible = Self.judgeFamily(requirements, model, &exclusions)
    Self.judgeSystem(requirements, model, version, isCompatible, &exclusions)
    Self.judgeCapabilities(requirements, model, &exclusions, &remarks)
    Self.judgeArchitectures(requirements, version, &exclusions)
    self.exclusions = exclusions
    self.remarks = remarks
    mode = !exclusions.isEmpty ? .excluded : isCompatible ? .compatible : .native
  }

  /// - Returns: Whether the app runs as one for another family.
  private static func judgeFamily(
    _ requirements: DeviceRequirements, _ model: DeviceModel, _ exclusions: inout [Exclusion]
  ) -> Bool {
    if requirements.families.contains(model.family.number) { return false }
    let standIns: [Int] =
      switch model.family {
      case .iPad: [1]  // iPad runs what is for iPhone
      case .appleVision: [2, 1]  // Apple Vision runs what is for iPad and iPhone
      case .iPhone, .appleTV: []
      }
    if requirements.families.contains(where: { standIns.contains($0) }) { return true }
    let list = requirements.families.map { "\($0)" }.joined(separator: ", ")
    let reason: String
    if requirements.families.isEmpty {
      reason = "The app names no family by its number."
    } else if requirements.declaresFamilies {
      reason = "The app is for the families \(list), and \(model.family.rawValue) is \(model.family.number)."
    } else {
      reason = "Without the key the app is for family \(list)."
    }
    exclusions.append(Exclusion(key: "UIDeviceFamily", reason: reason))
    return false
  }

  private static func judgeSystem(
    _ requirements: DeviceRequirements, _ model: DeviceModel, _ version: SystemVersion?, _ isCompatible: Bool,
    _ exclusions: inout [Exclusion]
  ) {
    if let version, isCompatible, model.family == .appleVision {
      exclusions.append(
        Exclusion(
          key: requirements.minimumOSKey,
          reason: "\(model.name) runs visionOS, and not version \(version) of the app's system."))
      return
    }
    if let version, version < model.firstSystem || model.lastSystem.map({ version.major > $0.major }) ?? false
    {
      exclusions.append(
        Exclusion(
          key: requirements.minimumOSKey,
          reason: "\(model.name) does not run version \(version) of its system."))
    }
    // The versions of another platform cannot be compared.
    guard let minimum = requirements.minimumOS, !(isCompatible && model.family == .appleVision) else {
      return
    }
    if let version, version < minimum {
      exclusions.append(
        Exclusion(
          key: requirements.minimumOSKey,
          reason: "The app needs version \(minimum), and the device has \(version)."))
    } else if let last = model.lastSystem, last.major < minimum.major {
      exclusions.append(
        Exclusion(
          key: requirements.minimumOSKey,
          reason: "The app needs version \(minimum), and \(last.major) is the last that the model runs."))
    }
  }

  private static func judgeCapabilities(
    _ requirements: DeviceRequirements, _ model: DeviceModel, _ exclusions: inout [Exclusion],
    _ remarks: inout [String]
  ) {
    let key = "UIRequiredDeviceCapabilities"
    for capability in requirements.capabilities {
      switch (CapabilityRule.answer(capability.name, model), capability.isRequired) {
      case (.yes, true), (.no, false): break
      case (.no, true):
        exclusions.append(
          Exclusion(key: key, reason: "The app demands \(capability.name), which the model lacks."))
      case (.yes, false):
        exclusions.append(
          Exclusion(key: key, reason: "The app forbids \(capability.name), which the model has."))
      case (.someVariants, _):
        remarks.append("Only some variants of the model, or some apps, have \(capability.name).")
      case (.unknown, _): remarks.append("Whether the model has \(capability.name) is not known.")
      }
    }
  }

  private static func judgeArchitectures(
    _ requirements: DeviceRequirements, _ version: SystemVersion?, _ exclusions: inout [Exclusion]
  ) {
    guard let architectures = requirements.architectures, !architectures.isEmpty,
      !architectures.contains(where: { $0.isSameText(as: "arm64") || $0.isSameText(as: "arm64e") })
    else { return }
    // Systems before iOS 11 run programs for 32-bit processors as well.
    if let version, requirements.platform == .iOS, version < SystemVersion(11, 0),
      architectures.contains(where: { $0.utf8.starts(with: "armv7".utf8) })
    {
      return
    }
    exclusions.append(
      Exclusion(
        key: "CFBundleExecutable",
        reason: "The executable is for \(architectures.joined(separator: ", ")), and the device needs arm64.")
    )
  }
}
