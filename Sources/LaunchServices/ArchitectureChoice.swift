import SourceText

internal import Bundles
internal import UniformTypes

/// The choice of the code in an executable that is run (R115–R117, L36, L37).
struct ArchitectureChoice {
  /// The processor it is for, nil if there is none.
  private(set) var architecture: String?
  /// Whether Rosetta translates it.
  private(set) var isEmulated = false
  /// Why none fits.
  private(set) var error: LaunchError?
  /// What was considered.
  private(set) var reasons: [String] = []

  /// What one kind of processor runs on a system.
  private struct Host {
    /// What it runs itself, the best first.
    let native: [String]
    /// What it runs under Rosetta.
    let emulated: [String]

    /// The processor's names differ only where keys know one name for them.
    init(_ architecture: String, _ system: HostSystem) {
      guard system.system == .macOS else {
        native = architecture == "arm64" ? ["arm64", "arm64e"] : [architecture]
        emulated = []
        return
      }
      switch architecture {
      case "arm64", "arm64e":
        (native, emulated) = (["arm64"], ["x86_64"])
      case "x86_64", "x86_64h":
        native = system.version < SystemNumber(10, 15) ? ["x86_64", "i386"] : ["x86_64"]
        emulated = system.version < SystemNumber(10, 7) ? ["ppc"] : []
      case "i386":
        (native, emulated) = (["i386"], system.version < SystemNumber(10, 7) ? ["ppc"] : [])
      case "ppc64":
        (native, emulated) = (["ppc64", "ppc"], [])
      default:
        (native, emulated) = ([architecture], [])
      }
    }
  }

  /// The names that keys know.
  private static let known = ["i386", "ppc", "x86_64", "ppc64", "arm64"]

  init(_ facts: LaunchFacts, _ request: LaunchRequest) {
    // An executable that is no Mach-O file, such as a script, has nothing to choose.
    guard !facts.architectures.isEmpty else { return }
    let host = Host(request.architecture ?? Self.usual(request.system), request.system)
    var order = Self.order(facts, request, host)
    if request.means == .launchServices {
      order = order.filter { !isTooOld($0, facts, request.system) }
      if facts.requiresNativeExecution {
        order = order.filter { host.native.contains($0) }
        reasons.append("LSRequiresNativeExecution allows only code for the processor itself.")
      }
    }
    for name in order where facts.architectures.contains(name) {
      if host.native.contains(name) {
        architecture = name
        error = nil
        reasons.append("The code for \(name) runs on the processor itself.")
        return
      }
      guard host.emulated.contains(name) else { continue }
      if request.hasRosetta {
        architecture = name
        isEmulated = true
        reasons.append("The code for \(name) runs under Rosetta.")
        return
      }
      error = .noRosettaEnvironment
    }
    let has = facts.architectures.joined(separator: ", ")
    if error != nil {
      reasons.append(
        "The executable has code for \(has) only, which needs Rosetta, and Rosetta is not there.")
    } else {
      error = .executableIncorrectFormat
      reasons.append("No code of the executable, which is for \(has), can be run here.")
    }
  }

  /// The order in which architectures are tried.
  private static func order(_ facts: LaunchFacts, _ request: LaunchRequest, _ host: Host) -> [String] {
    let usual = host.native + host.emulated
    guard request.means == .launchServices else { return usual }
    if request.prefersRosetta { return host.emulated + host.native }
    let listed = facts.architecturePriority.filter { known.contains($0) }
    return listed.isEmpty ? usual : listed
  }

  /// Whether the system is older than an architecture asks for (R117).
  private mutating func isTooOld(_ name: String, _ facts: LaunchFacts, _ system: HostSystem) -> Bool {
    for pair in facts.minimumByArchitecture where pair.name.isSameText(as: name) {
      guard let minimum = SystemNumber(pair.value) else {
        reasons.append("\(pair.value) is no version, so \(name) is tried on any system.")
        continue
      }
      if system.version < minimum {
        reasons.append("The code for \(name) is not tried before \(system.system.name) \(minimum).")
        return true
      }
    }
    return false
  }

  /// The processor that machines with a system usually have.
  private static func usual(_ system: HostSystem) -> String {
    guard system.system == .macOS else { return "arm64" }
    if system.version >= SystemNumber(11) { return "arm64" }
    return system.version >= SystemNumber(10, 6) ? "x86_64" : "i386"
  }
}
