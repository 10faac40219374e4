internal import Bundles
internal import Executables
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let platform = Aspect(
    "platform-mismatch", "The executable is for another platform.", Levels(.error))
  fileprivate static let minimum = Aspect(
    "minimum-mismatch", "The executable needs a newer system than Info.plist says.",
    Levels(.warning, stores: .error))
  fileprivate static let simulator = Aspect(
    "simulator-slice", "The executable holds code for a simulator.", Levels(appStoreOnly: .error))
  fileprivate static let mixed = Aspect(
    "mixed-platforms", "The executable mixes code for a device and for a simulator.", Levels(.warning))
  fileprivate static let narrow = Aspect(
    "capability-mismatch", "The required capabilities do not go with the processors.",
    Levels(appStoreOnly: .error))

  /// Compares the executable with what Info.plist says of it (M12–M17).
  static let executableMatch = Rule(
    id: "executable-match",
    topic: .platforms,
    summary: "The executable is built for something else than Info.plist says.",
    explanation: Explanation(
      finds:
        "In a bundle: an executable for a platform that CFBundleSupportedPlatforms does not list; one that needs a newer "
        + "system than MinimumOSVersion or LSMinimumSystemVersion says; one with code for a simulator, alone for the store or "
        + "mixed with that for a device; and required processors that go against those the executable is for.",
      matters:
        "The system offers the app where it cannot start: the loader refuses it after the launch. The store refuses it "
        + "(ITMS-90087, ITMS-90208, ITMS-90503).",
      instead: "Let the build write these keys, from the same settings that the compiler gets.",
      sources: "The headers of Mach-O; messages of App Store Connect."),
    references: ["M12", "M13", "M15", "M16", "ITMS-90087", "ITMS-90208", "ITMS-90502", "ITMS-90503"],
    aspects: [platform, minimum, simulator, mixed, narrow],
    accepts: [
      Example(
        "<key>MinimumOSVersion</key>\n<string>16.0</string>",
        bundle: example([slice("arm64", .iOS, PackedVersion(16))])),
      Example("<key>MinimumOSVersion</key>\n<string>16.0</string>"),
    ],
    rejects: [
      Example(
        "<key>CFBundleSupportedPlatforms</key>\n⟦<array><string>MacOSX</string></array>⟧",
        bundle: example([slice("arm64", .iOS, PackedVersion(16))])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>15.0</string>⟧",
        bundle: example([slice("arm64", .iOS, PackedVersion(16, 4))])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", profile: .appStore,
        bundle: example([slice("x86_64", .iOSSimulator, PackedVersion(16))])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: example([
          slice("arm64", .iOS, PackedVersion(16)), slice("x86_64", .iOSSimulator, PackedVersion(16)),
        ])),
      Example(
        "<key>UIRequiredDeviceCapabilities</key>\n⟦<array><string>arm64</string></array>⟧",
        profile: .appStore,
        bundle: example([slice("arm64", .iOS, PackedVersion(9)), slice("armv7", .iOS, PackedVersion(9))])),
    ],
    check: Check(closing: { run in
      guard let executable = run.bundle?.executable, run.isInfoPlist, !executable.slices.isEmpty else {
        return
      }
      run.checkPlatforms(of: executable)
      run.checkMinimum(of: executable)
      run.checkCapabilities(of: executable)
    }))

  private static func slice(
    _ architecture: String, _ platform: ExecutablePlatform, _ minimum: PackedVersion
  ) -> ExecutableFacts.Slice {
    ExecutableFacts.Slice(
      architecture: architecture,
      builds: [PlatformBuild(platform: platform, minimumOS: minimum, sdk: minimum)])
  }

  private static func example(_ slices: [ExecutableFacts.Slice]) -> ExampleBundle {
    ExampleBundle("A.app", executable: ExecutableFacts(path: "A.app/A", slices: slices), files: ["A": ""])
  }
}

extension CheckRun {
  fileprivate mutating func checkPlatforms(of executable: ExecutableFacts) {
    let platforms = executable.slices.flatMap { $0.builds.map { $0.platform } }
    if let entry = rootEntries["CFBundleSupportedPlatforms"] {
      let listed = entry.value.texts.map { $0.text.asciiLowercased }
      if !listed.isEmpty,
        let missing = platforms.first(where: { platform in
          guard let name = platform.supportedPlatform?.asciiLowercased else { return false }
          return !listed.contains { $0.isSameText(as: name) }
        })
      {
        report(Rule.platform, [.key(entry.key)], at: entry.value.range) {
          FindingDetails(
            "The executable is for \(missing.name), which is not among the platforms here.",
            references: ["M16"])
        }
      }
    }
    guard let entry = rootEntries["CFBundleExecutable"] else { return }
    let range = entry.value.range
    let isSimulated = platforms.contains { $0.isSimulator }
    if isSimulated, platforms.contains(where: { !$0.isSimulator && $0 != .macOS && $0 != .macCatalyst }) {
      report(Rule.mixed, [.key(entry.key)], at: range) {
        FindingDetails(
          "The executable holds code for a device and for a simulator, which are never used together.",
          references: ["M15"])
      }
    }
    if isSimulated {
      report(Rule.simulator, [.key(entry.key)], at: range) {
        FindingDetails(
          "The executable holds code for a simulator, which the store refuses.",
          help: "Leave out the slices for the simulator when the app is archived.", references: ["ITMS-90087"]
        )
      }
    }
  }

  fileprivate mutating func checkMinimum(of executable: ExecutableFacts) {
    let isMac = executable.slices.contains { $0.builds.contains { $0.platform == .macOS } }
    let key = isMac ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let entry = rootEntries[key], let text = entry.value.string, let declared = SystemVersion(text)
    else { return }
    for slice in executable.slices {
      for build in slice.builds where build.minimumOS.packed != 0 && build.platform != .macCatalyst {
        let needed = SystemVersion(build.minimumOS.major, build.minimumOS.minor, build.minimumOS.patch)
        // The code for 64 bits may need more than the one for 32 bits: that of the least counts.
        guard needed > declared, needed <= leastMinimum(of: executable) else { continue }
        report(Rule.minimum, [.key(key)], at: entry.value.range) {
          FindingDetails(
            "The executable needs \(build.platform.name) \(build.minimumOS), and \(key) says \(text.shown): on systems "
              + "between them the loader refuses it.", references: ["M16", "ITMS-90208"])
        }
        return
      }
    }
  }

  private func leastMinimum(of executable: ExecutableFacts) -> SystemVersion {
    executable.slices.flatMap { $0.builds }.filter { $0.platform != .macCatalyst && $0.minimumOS.packed != 0 }
      .map { SystemVersion($0.minimumOS.major, $0.minimumOS.minor, $0.minimumOS.patch) }.min()
      ?? SystemVersion(0)
  }

  fileprivate mutating func checkCapabilities(of executable: ExecutableFacts) {
    guard let entry = rootEntries["UIRequiredDeviceCapabilities"] else { return }
    let names = executable.slices.map { $0.architecture }
    let has32 = names.contains { $0.hasBeginning("armv7") }
    guard has32, entry.value.holds("arm64") || entry.value["arm64"]?.isTrue ?? false else { return }
    report(Rule.narrow, [.key(entry.key)], at: entry.value.range) {
      FindingDetails(
        "arm64 is required, and the executable also holds code for 32-bit processors.",
        help: "Leave out those slices, or do not require arm64.", references: ["ITMS-90503"])
    }
  }
}
