import Executables
import ExecutableWriter
import SourceText
import Testing

@Suite("Broken executables")
struct BrokenExecutableTests {
  static let thin = MachOWriter.executable(signed(.arm64))
  static let old = MachOWriter.executable(signed(.power32))

  static func signed(_ architecture: MachOArchitecture) -> MachOSlice {
    var slice = ExecutableTests.slice(architecture)
    slice.signature = MachOSignature(
      identifier: "com.example", team: "TEAM", infoPlistHash: Array(1...20),
      entitlements: Array("<plist/>".utf8))
    return slice
  }

  /// Reads everything there is to read.
  static func readAll(_ bytes: [UInt8]) -> Executable {
    let file = Executable(reading: SourceBytes(bytes))
    for slice in file.slices {
      _ = slice.undefinedSymbols()
      _ = slice.infoPlist?.array
      _ = slice.entitlements?.value
    }
    for error in file.errors {
      #expect(error.range.upperBound <= bytes.count)
      #expect(error.message.hasSuffix("."))
    }
    return file
  }

  @Test(arguments: [thin, old])
  func `says that a file is cut off, wherever that happens`(whole: [UInt8]) {
    #expect(Self.readAll(whole).errors == [])
    for count in Array(4..<1024) + Array(stride(from: 1024, to: whole.count, by: 509)) + [whole.count - 1] {
      #expect(!Self.readAll(Array(whole.prefix(count))).errors.isEmpty, "cut to \(count) bytes")
    }
  }

  @Test(arguments: [thin, old])
  func `survives any byte of the header and the commands being another`(whole: [UInt8]) {
    var bytes = whole
    for offset in 0..<900 {
      for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
        bytes[offset] = value
        _ = Self.readAll(bytes)
      }
      bytes[offset] = whole[offset]
    }
  }

  @Test(arguments: [thin, old])
  func `survives any byte of the symbols and the signature being another`(whole: [UInt8]) {
    var bytes = whole
    for offset in (whole.count - 400)..<whole.count {
      for value: UInt8 in [0, 0x7f, 0x80, 0xff] {
        bytes[offset] = value
        _ = Self.readAll(bytes)
      }
      bytes[offset] = whole[offset]
    }
  }

  @Test func `says what is wrong with a table of slices (M4)`() {
    let slices = [ExecutableTests.slice(.intel64), ExecutableTests.slice(.arm64)]
    let whole = MachOWriter.universalExecutable(slices)
    func messages(_ change: (inout [UInt8]) -> Void) -> [String] {
      var bytes = whole
      change(&bytes)
      return Self.readAll(bytes).errors.map(\.message)
    }
    #expect(messages { _ in } == [])
    #expect(messages { $0[7] = 0 } == ["The table of slices is empty."])
    #expect(messages { $0[18] = 0x41 }.contains { $0.contains("multiple of the alignment") })
    #expect(
      messages { $0.replaceSubrange(28..<48, with: $0[8..<28]) }.contains("There are two slices for x86_64."))
    #expect(messages { $0.replaceSubrange(36..<40, with: $0[16..<20]) }.contains { $0.contains("overlap") })
    #expect(messages { $0[40] = 0x7f }.contains { $0.contains("does not lie inside the file") })
    #expect(messages { $0[31] = 7 }.contains { $0.contains("The table of slices says") })
  }

  @Test func `does not believe a table of a billion slices`() {
    let file = Executable(reading: SourceBytes([0xca, 0xfe, 0xba, 0xbf, 0x40, 0, 0, 0]))
    #expect(file.errors.count == 2)
    #expect(file.slices.isEmpty)
  }

  @Test func `reads one slice for arm64 that the table does not count (M2)`() throws {
    var bytes = MachOWriter.universalExecutable([
      ExecutableTests.slice(.intel64), ExecutableTests.slice(.arm64),
    ])
    bytes[7] = 1
    #expect(Self.readAll(bytes).architectures == ["x86_64", "arm64"])
  }

  @Test func `reads the table with long offsets`() throws {
    let slice = MachOWriter.executable(ExecutableTests.slice(.arm64))
    var bytes: [UInt8] = [0xca, 0xfe, 0xba, 0xbf, 0, 0, 0, 1, 1, 0, 0, 0x0c, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0x40, 0]
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: slice.count >> (8 * $0)) }
    bytes += [0, 0, 0, 14, 0, 0, 0, 0]
    bytes += Array(repeating: 0, count: 0x4000 - bytes.count) + slice
    let file = Self.readAll(bytes)
    #expect(file.errors == [])
    #expect(file.architectures == ["arm64"])
  }
}
