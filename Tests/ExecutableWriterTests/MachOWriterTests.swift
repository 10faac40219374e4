import ExecutableWriter
import Testing

@Suite("The executable writer")
struct MachOWriterTests {
  static let slices = MachOArchitecture.mac.map { architecture in
    MachOSlice(
      architecture, platform: .iOS, minimumOS: MachOVersion(16, 4), sdk: MachOVersion(17, 0, 1),
      uuid: Array(1...16), libraries: ["/usr/lib/libSystem.B.dylib", "@rpath/Some.framework/Some"],
      infoPlist: Array("<plist><dict/></plist>".utf8))
  }

  @Test(arguments: slices)
  func `writes commands that fill the space the header gives them`(slice: MachOSlice) {
    let file = MachOWriter.executable(slice)
    #expect(file.word(at: 0) == 0xfeed_facf)
    let commands = file.commands
    #expect(commands.count == Int(file.word(at: 16)))
    #expect(commands.last.map { $0.offset + $0.size } == 32 + Int(file.word(at: 20)))
    #expect(commands.allSatisfy { $0.size >= 8 && $0.size.isMultiple(of: 8) })
  }

  @Test(arguments: slices)
  func `writes segments that cover the file without gaps`(slice: MachOSlice) {
    let file = MachOWriter.executable(slice)
    let segments = file.commands.filter { $0.number == 0x19 }
    #expect(segments.map { file.name(at: $0.offset + 8) } == ["__PAGEZERO", "__TEXT", "__LINKEDIT"])
    var end = 0
    var address = 0
    for segment in segments {
      let size = file.long(at: segment.offset + 48)
      #expect(file.long(at: segment.offset + 24) == address)
      #expect(size == 0 || file.long(at: segment.offset + 40) == end)
      #expect(file.long(at: segment.offset + 32) >= size)
      end += size
      address += file.long(at: segment.offset + 32)
    }
    #expect(end == file.count)
  }

  @Test(arguments: slices)
  func `says the platform, the versions and the name of the build`(slice: MachOSlice) throws {
    let file = MachOWriter.executable(slice)
    let build = try #require(file.commands.first { $0.number == 0x32 })
    #expect(file.word(at: build.offset + 8) == 2)
    #expect(file.word(at: build.offset + 12) == 0x0010_0400)
    #expect(file.word(at: build.offset + 16) == 0x0011_0001)
    let uuid = try #require(file.commands.first { $0.number == 0x1b })
    #expect(Array(file[(uuid.offset + 8)..<(uuid.offset + 24)]) == Array(1...16))
  }

  @Test(arguments: slices)
  func `names the libraries`(slice: MachOSlice) {
    let file = MachOWriter.executable(slice)
    let names = file.commands.filter { $0.number == 0x0c }.map { command in
      let start = command.offset + Int(file.word(at: command.offset + 8))
      return String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(names == slice.libraries)
  }

  @Test(arguments: slices)
  func `enters the program at the first instruction`(slice: MachOSlice) throws {
    let file = MachOWriter.executable(slice)
    let text = try #require(file.section("__text"))
    let entry = try #require(file.commands.first { $0.number == 0x8000_0028 })
    #expect(file.long(at: entry.offset + 8) == text.lowerBound)
    #expect(text.count == (slice.architecture == .arm64 ? 8 : 3))
  }

  @Test(arguments: slices)
  func `embeds a property list only when it is given one`(slice: MachOSlice) throws {
    let file = MachOWriter.executable(slice)
    let range = try #require(file.section("__info_plist"))
    #expect(Array(file[range]) == slice.infoPlist)
    var without = slice
    without.infoPlist = nil
    #expect(MachOWriter.executable(without).section("__info_plist") == nil)
  }

  @Test(arguments: [0, 1, 16_383, 16_384, 70_000])
  func `makes room for a property list of any size`(size: Int) throws {
    var slice = Self.slices[0]
    slice.infoPlist = Array(repeating: 7, count: size)
    let file = MachOWriter.executable(slice)
    let range = try #require(file.section("__info_plist"))
    #expect(Array(file[range]) == slice.infoPlist)
  }

  @Test func `puts the slices of a universal executable at aligned places`() {
    let file = MachOWriter.universalExecutable(Self.slices)
    #expect(Array(file[..<8]) == [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2])
    var end = 8 + 20 * Self.slices.count
    for (index, slice) in Self.slices.enumerated() {
      let entry = 8 + 20 * index
      let offset = Int(file.word(at: entry + 8).byteSwapped)
      let size = Int(file.word(at: entry + 12).byteSwapped)
      #expect(offset >= end && offset.isMultiple(of: 1 << 14))
      #expect(Array(file[offset..<(offset + size)]) == MachOWriter.executable(slice))
      #expect(file.word(at: entry).byteSwapped == file.word(at: offset + 4))
      end = offset + size
    }
    #expect(end == file.count)
  }
}

extension [UInt8] {
  /// A load command: its number and where it stands.
  fileprivate struct Command {
    let number: UInt32
    let offset: Int
    let size: Int
  }

  fileprivate func word(at offset: Int) -> UInt32 {
    self[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  fileprivate func long(at offset: Int) -> Int {
    Int(word(at: offset)) | Int(word(at: offset + 4)) << 32
  }

  fileprivate func name(at offset: Int) -> String {
    String(decoding: self[offset..<(offset + 16)].prefix { $0 != 0 }, as: UTF8.self)
  }

  fileprivate var commands: [Command] {
    var offset = 32
    return (0..<word(at: 16)).map { _ in
      let command = Command(number: word(at: offset), offset: offset, size: Int(word(at: offset + 4)))
      offset += command.size
      return command
    }
  }

  /// The bytes of a section, found by its name.
  fileprivate func section(_ name: String) -> Range<Int>? {
    for segment in commands where segment.number == 0x19 {
      for index in 0..<Int(word(at: segment.offset + 64)) {
        let section = segment.offset + 72 + 80 * index
        guard self.name(at: section) == name else { continue }
        let start = Int(word(at: section + 48))
        return start..<(start + long(at: section + 40))
      }
    }
    return nil
  }
}
