import Executables
import ExecutableWriter
import PropertyLists
import SourceText
import Testing

@Suite("Executables")
struct ExecutableTests {
  /// A slice of which everything that can be said is said.
  static func slice(_ architecture: MachOArchitecture, platform: MachOPlatform = .iOS) -> MachOSlice {
    var slice = MachOSlice(
      architecture, platform: platform, minimumOS: MachOVersion(16, 4), sdk: MachOVersion(17, 0, 1),
      uuid: Array(1...16),
      libraries: ["/usr/lib/libSystem.B.dylib", "/System/Library/Frameworks/UIKit.framework/UIKit"],
      infoPlist: Array("<plist><dict/></plist>".utf8))
    slice.undefinedSymbols = ["_OBJC_CLASS_$_CLLocationManager", "_AVMediaTypeVideo"]
    slice.runPaths = ["@executable_path/Frameworks"]
    return slice
  }

  @Test(arguments: MachOArchitecture.allCases)
  func `reads back what the writer wrote, for every processor and byte order`(
    architecture: MachOArchitecture
  ) throws {
    let file = Executable(reading: SourceBytes(MachOWriter.executable(Self.slice(architecture))))
    #expect(file.format == .machO)
    #expect(file.errors == [])
    let slice = try #require(file.slices.first)
    #expect(slice.isBigEndian == architecture.isBigEndian)
    #expect(slice.architecture.is64Bit == architecture.is64Bit)
    #expect(slice.fileType == .executable)
    #expect(slice.uuid == Array(1...16))
    #expect(slice.hasEntryPoint)
    #expect(!slice.isEncrypted)
    #expect(slice.builds.map(\.platform) == [.iOS])
    #expect(slice.builds.map(\.minimumOS.description) == ["16.4"])
    #expect(slice.builds.map(\.sdk.description) == ["17.0.1"])
    #expect(slice.libraries.map(\.frameworkName) == [nil, "UIKit"])
    #expect(slice.runPaths == ["@executable_path/Frameworks"])
    #expect(slice.infoPlist?.array == Array("<plist><dict/></plist>".utf8))
    #expect(slice.undefinedSymbols() == ["_OBJC_CLASS_$_CLLocationManager", "_AVMediaTypeVideo"])
    #expect(slice.signature == nil)
  }

  @Test(
    arguments: zip(
      [MachOArchitecture.intel64, .arm64, .arm64e, .arm64with32, .armv7, .armv7k, .intel32, .power32, .power64],
      ["x86_64", "arm64", "arm64e", "arm64_32", "armv7", "armv7k", "i386", "ppc", "ppc64"]))
  func `names the processors as tools do, without the bits for features (M5)`(
    architecture: MachOArchitecture, name: String
  ) {
    let file = Executable(reading: SourceBytes(MachOWriter.executable(Self.slice(architecture))))
    #expect(file.architectures == [name])
    #expect(file.slices.first?.architecture.keyName == (name == "arm64e" ? "arm64" : name))
  }

  @Test func `reads every slice of a universal file`() {
    let slices: [MachOArchitecture] = [.power32, .intel64, .arm64]
    let file = Executable(
      reading: SourceBytes(MachOWriter.universalExecutable(slices.map { Self.slice($0) })))
    #expect(file.format == .universal)
    #expect(file.errors == [])
    #expect(file.architectures == ["ppc", "x86_64", "arm64"])
    #expect(file.slices.allSatisfy { $0.undefinedSymbols().count == 2 && $0.infoPlist != nil })
  }

  @Test func `takes the embedded list of the best processor, else of the first (M20)`() {
    var intel = Self.slice(.intel64)
    intel.infoPlist = Array("intel".utf8)
    var arm = Self.slice(.arm64)
    arm.infoPlist = Array("arm".utf8)
    let file = Executable(reading: SourceBytes(MachOWriter.universalExecutable([intel, arm])))
    #expect(file.infoPlist()?.array == Array("arm".utf8))
    #expect(file.infoPlist(preferring: ["x86_64"])?.array == Array("intel".utf8))
    #expect(file.infoPlist(preferring: ["riscv"])?.array == Array("intel".utf8))
  }

  @Test(arguments: [
    (MachOArchitecture.intel64, MachOPlatform.macOS, ExecutablePlatform.macOS),
    (.intel64, .iOS, .iOSSimulator), (.intel32, .iOS, .iOSSimulator), (.armv7, .iOS, .iOS),
    (.arm64, .tvOS, .tvOS), (.intel64, .tvOS, .tvOSSimulator), (.armv7k, .watchOS, .watchOS),
    (.intel32, .watchOS, .watchOSSimulator),
  ])
  func `takes the older version commands on Intel for simulators (M13)`(
    architecture: MachOArchitecture, written: MachOPlatform, expected: ExecutablePlatform
  ) {
    var slice = Self.slice(architecture, platform: written)
    slice.usesMinimumVersionCommand = true
    let file = Executable(reading: SourceBytes(MachOWriter.executable(slice)))
    #expect(file.slices.first?.builds.map(\.platform) == [expected])
    #expect(file.slices.first?.builds.map(\.minimumOS.description) == ["16.4"])
  }

  @Test func `knows a library by its type and name, and an encrypted program`() {
    var slice = Self.slice(.arm64)
    slice.fileType = 6
    slice.installName = "@rpath/Some.framework/Some"
    slice.isEncrypted = true
    let read = Executable(reading: SourceBytes(MachOWriter.executable(slice))).slices.first
    #expect(read?.fileType == .dynamicLibrary)
    #expect(read?.installName?.path == "@rpath/Some.framework/Some")
    #expect(read?.isEncrypted == true)
    #expect(read?.hasEntryPoint == false)
  }

  @Test(arguments: [
    ([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52], ExecutableFormat.javaClass),
    (Array("!<arch>\nmore".utf8), .staticArchive), ([0x7f, 0x45, 0x4c, 0x46], .elf),
    (Array("#!/bin/sh".utf8), .script),
    (Array("MZ".utf8), .portableExecutable), (Array("Joy!peff".utf8), .codeFragment),
    (Array("text".utf8), .other),
    ([], .other), ([0xfe], .other),
  ])
  func `says of other files what they are, without an error (M27)`(bytes: [UInt8], format: ExecutableFormat) {
    let file = Executable(reading: SourceBytes(bytes))
    #expect(file.format == format)
    #expect(file.slices.isEmpty)
    #expect(file.errors == [])
  }
}
