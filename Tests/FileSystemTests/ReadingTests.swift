import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileSystem

@Suite("Reading a file")
struct ReadingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Sizes about the borders of pages, and of the size from which files are mapped.
  static let sizes = [
    0, 1, 63, 64, 4031, 4032, 4095, 4096, 4097, 65535, 65536, 1_048_575, 1_048_576,
    1_048_577,
  ]

  private func pattern(_ count: Int) -> [UInt8] {
    // A prime length, so that no two pages are alike.
    let block = (0..<4093).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += block.prefix(count - bytes.count) }
    return bytes
  }

  @Test(arguments: sizes, [0, FileSystem.mappingThreshold, .max])
  func `gives the same bytes whether mapped or read`(size: Int, threshold: Int) throws {
    let expected = pattern(size)
    let path = try scratch.write("file", expected)
    let bytes = try FileSystem.open(path, limit: size, mappingFrom: threshold)
    #expect(bytes.array == expected)
    #expect(!bytes.hasFaulted)
  }

  @Test(arguments: sizes, [0, .max])
  func `leaves readable bytes behind the end`(size: Int, threshold: Int) throws {
    let path = try scratch.write("file", pattern(size))
    let bytes = try FileSystem.open(path, limit: size, mappingFrom: threshold)
    let behind = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return [UInt8]() }
      return unsafe Array(
        UnsafeRawBufferPointer(start: start + size, count: SourceBytes.readAhead))
    }
    #expect(behind == Array(repeating: 0, count: SourceBytes.readAhead))
  }

  @Test func `keeps the bytes for a slice after the whole is gone`() throws {
    let expected = pattern(1_300_000)
    let path = try scratch.write("file", expected)
    let slice = try FileSystem.open(path)[ByteRange(1_299_000, 1_299_010)]
    #expect(slice.array == Array(expected[1_299_000..<1_299_010]))
  }

  @Test func `maps and unmaps more files than fit one block of the registry`() throws {
    let path = try scratch.write("file", pattern(5000))
    for _ in 0..<3 {
      let all = try (0..<200).map { _ in try FileSystem.open(path, limit: .max, mappingFrom: 0) }
      #expect(all.allSatisfy { $0[4999] == all[0][4999] })
    }
  }

  @Test func `survives a mapped file that becomes shorter, and says so`() throws {
    let path = try scratch.write("file", pattern(2_000_000))
    let other = try scratch.write("other", pattern(2_000_000))
    let bytes = try FileSystem.open(path)
    let untouched = try FileSystem.open(other)
    #expect(bytes[500_000] == pattern(500_001)[500_000])
    try Posix.shorten(path, to: 8192)
    #expect(bytes.array.count == 2_000_000)
    #expect(bytes[1_999_999] == 0)
    #expect(bytes.hasFaulted)
    #expect(untouched.array == pattern(2_000_000))
    #expect(!untouched.hasFaulted)
  }

  @Test func `survives files that become shorter under several threads`() async throws {
    let paths = try (0..<8).map { try scratch.write("file\($0)", pattern(1_400_000)) }
    await withTaskGroup(of: Bool.self) { group in
      for path in paths {
        group.addTask {
          guard let bytes = try? FileSystem.open(path), (try? Posix.shorten(path, to: 0)) != nil else {
            return false
          }
          return bytes.array.reduce(0) { $0 | $1 } == 0 && bytes.hasFaulted
        }
      }
      for await survived in group { #expect(survived) }
    }
  }

  @Test func `notices a mapped file that is written to`() throws {
    let path = try scratch.write("file", pattern(1_300_000))
    let bytes = try FileSystem.open(path)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([1]))
    try handle.close()
    #expect(bytes.hasFaulted)
  }

  @Test func `does not mistake a replaced file for a changed one`() throws {
    let path = try scratch.write("file", pattern(1_300_000))
    let bytes = try FileSystem.open(path)
    try FileSystem.replace(path, with: [1, 2, 3])
    #expect(bytes.array == pattern(1_300_000))
    #expect(!bytes.hasFaulted)
  }

  @Test func `leaves a bus error of others to end the process`() async throws {
    await #expect(processExitsWith: .failure) {
      let scratch = try Scratch()
      let bytes = try FileSystem.open(try scratch.write("file", Array(repeating: 1, count: 1_300_000)))
      raise(SIGBUS)
      #expect(bytes.count == 0, "the process should have ended")
      exit(0)
    }
  }

  @Test func `reads a pipe to its end`() throws {
    let expected = pattern(1_300_000)
    let source = try scratch.write("source", expected)
    let pipe = scratch("pipe")
    try Posix.makePipe(pipe)
    let feeder = try shellInBackground("cat \"$1\" > \"$2\"", source, pipe)
    let bytes = try FileSystem.open(pipe)
    #expect(feeder.wait()?.status == 0)
    #expect(bytes.array == expected)
  }

  #if os(Linux)
    @Test(arguments: ["/proc/self/maps", "/proc/cpuinfo", "/proc/self/cmdline"])
    func `reads files that the system makes up, which say they are empty`(path: String) throws {
      #expect(try FileSystem.open(path).count > 0)
    }
  #endif

  @Test func `reads a device`() throws {
    #expect(try FileSystem.open("/dev/null").count == 0)
  }

  @Test func `reads standard input from where it stands`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let contents = (0..<1_300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      try Posix.redirect(STDIN_FILENO, to: Posix.open(scratch.write("file", contents), O_RDONLY))
      #expect(try FileSystem.openInput("-").array == contents)
      lseek(STDIN_FILENO, 10, SEEK_SET)
      #expect(try FileSystem.openInput("-").array == Array(contents[10...]))
      #expect(try FileSystem.openInput("-").count == 0)
      exit(0)
    }
  }

  @Test func `waits for a pipe that does not block`() async throws {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      try Posix.redirect(STDIN_FILENO, to: pipe.fileHandleForReading.fileDescriptor)
      _ = fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK)
      let feeder = Thread {
        usleep(50_000)
        try? pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
        try? pipe.fileHandleForWriting.close()
      }
      feeder.start()
      #expect(try FileSystem.readStandardInput().array == [1, 2, 3])
      exit(0)
    }
  }

  @Test(arguments: [(10, 9), (10, 0), (1_300_000, 1_299_999), (1_300_000, 5)])
  func `refuses a file above the limit`(size: Int, limit: Int) throws {
    let path = try scratch.write("file", pattern(size))
    let error = #expect(throws: FileError.self) { try FileSystem.open(path, limit: limit) }
    #expect(error?.code == .tooLarge)
    #expect(error?.message == "\(path) is larger than the limit of \(limit) bytes.")
    #expect(try FileSystem.open(path, limit: size).count == size)
  }

  @Test(arguments: [0, 1, 65535, 65536, 65537, 1_000_000])
  func `refuses an endless input above the limit`(limit: Int) {
    let error = #expect(throws: FileError.self) { try FileSystem.open("/dev/zero", limit: limit) }
    #expect(error?.code == .tooLarge)
  }

  @Test func `takes a limit of any number`() throws {
    #expect(try FileSystem.open("/dev/null", limit: .max).count == 0)
    #expect(throws: FileError.self) { try FileSystem.open("/dev/zero", limit: -1) }
  }
}
