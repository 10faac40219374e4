import Executables
import Foundation
import SourceText
import TestSupport
import Testing

/// The path of a compiler that knows Apple's systems, nil if there is none.
private let appleCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }

/// What an independent program writes: the object files of a compiler, if there is one.
@Suite("Object files of the compiler", .enabled(if: appleCompiler != nil))
struct CompilerTests {
  /// A compilation: for what, and what the object file has to say (section 8 of the rules for executables).
  struct Target: Sendable, CustomTestStringConvertible {
    let triple: String
    let start: String
    let architecture: String
    let platform: ExecutablePlatform
    let minimumOS: String
    var testDescription: String { triple }
  }

  static let targets = [
    Target(
      triple: "arm64-apple-macos13.2", start: "cffaedfe0c0000010000000001000000", architecture: "arm64",
      platform: .macOS, minimumOS: "13.2"),
    Target(
      triple: "x86_64-apple-macos10.11", start: "cffaedfe070000010300000001000000", architecture: "x86_64",
      platform: .macOS, minimumOS: "10.11"),
    Target(
      triple: "arm64-apple-ios16.4", start: "cffaedfe0c0000010000000001000000", architecture: "arm64",
      platform: .iOS,
      minimumOS: "16.4"),
    Target(
      triple: "arm64-apple-ios15.0-simulator", start: "cffaedfe0c0000010000000001000000",
      architecture: "arm64",
      platform: .iOSSimulator, minimumOS: "15.0"),
    Target(
      triple: "x86_64-apple-ios9.0-simulator", start: "cffaedfe070000010300000001000000",
      architecture: "x86_64",
      platform: .iOSSimulator, minimumOS: "9.0"),
    Target(
      triple: "x86_64-apple-ios14.0-macabi", start: "cffaedfe070000010300000001000000",
      architecture: "x86_64",
      platform: .macCatalyst, minimumOS: "14.0"),
    Target(
      triple: "arm64-apple-tvos15.0", start: "cffaedfe0c0000010000000001000000", architecture: "arm64",
      platform: .tvOS, minimumOS: "15.0"),
    Target(
      triple: "arm64_32-apple-watchos7.0", start: "cefaedfe0c0000020100000001000000",
      architecture: "arm64_32",
      platform: .watchOS, minimumOS: "7.0"),
    Target(
      triple: "armv7k-apple-watchos3.0", start: "cefaedfe0c0000000c00000001000000", architecture: "armv7k",
      platform: .watchOS, minimumOS: "3.0"),
    Target(
      triple: "armv7-apple-ios9.0", start: "cefaedfe0c0000000900000001000000", architecture: "armv7",
      platform: .iOS,
      minimumOS: "9.0"),
    Target(
      triple: "arm64e-apple-macos13", start: "cffaedfe0c0000010200008001000000", architecture: "arm64e",
      platform: .macOS, minimumOS: "13.0"),
    Target(
      triple: "arm64-apple-xros1.0", start: "cffaedfe0c0000010000000001000000", architecture: "arm64",
      platform: .visionOS, minimumOS: "1.0"),
    Target(
      triple: "arm64-apple-driverkit22", start: "cffaedfe0c0000010000000001000000", architecture: "arm64",
      platform: .driverKit, minimumOS: "22.0"),
  ]

  @Test(arguments: targets)
  func `say what they were compiled for, and hold the embedded list (M12–M14, M19, M21)`(target: Target)
    throws
  {
    try withTemporaryFolder { folder in
      try writeFile(
        """
        __attribute__((used, section("__TEXT,__info_plist"))) static const char info[] = "<plist><dict/></plist>";
        extern int outside(void);
        int inside(void) { return outside(); }
        """, to: "\(folder)/a.c")
      let result = try runProcess(
        try #require(appleCompiler), ["-target", target.triple, "-c", "a.c", "-o", "a.o"], folder: folder)
      try #require(result.status == 0, "\(result.errorText)")
      let bytes = try readFile("\(folder)/a.o")
      #expect(bytes.prefix(16).map { String(format: "%02x", $0) }.joined() == target.start)
      let file = Executable(reading: SourceBytes(bytes))
      #expect(file.errors == [])
      let slice = try #require(file.slices.first)
      #expect(slice.fileType == .object)
      #expect(slice.architecture.name == target.architecture)
      #expect(slice.builds.map(\.platform) == [target.platform])
      #expect(slice.builds.map(\.minimumOS.description) == [target.minimumOS])
      // A text literal ends in a zero byte, which is part of the section.
      #expect(slice.infoPlist?.array == Array("<plist><dict/></plist>\0".utf8))
      #expect(slice.undefinedSymbols() == ["_outside"])
    }
  }
}
