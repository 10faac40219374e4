import FileSystem
import Foundation
import Testing

@Suite("Standard streams")
struct StreamTests {
  @Test func `end the process quietly when nobody reads`() async throws {
    let scratch = try Scratch()
    let log = try scratch.write("log", [])
    await #expect(processExitsWith: .signal(SIGPIPE)) { [log = log as String] in
      try Posix.redirect(STDERR_FILENO, to: Posix.open(log, O_WRONLY))
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      try Posix.redirect(STDOUT_FILENO, to: pipe.fileHandleForWriting.fileDescriptor)
      try pipe.fileHandleForReading.close()
      try pipe.fileHandleForWriting.close()
      do throws(FileError) {
        try StandardStream.output.write([1, 2, 3])
      } catch {
        if error.code == .brokenPipe { ProcessSignals.endByBrokenPipe() }
      }
      exit(0)
    }
    #expect(try scratch.bytes("log") == [])
  }

  #if os(Linux)
    @Test func `keep the first failure for the end`() async throws {
      await #expect(processExitsWith: .success) {
        try Posix.redirect(STDOUT_FILENO, to: Posix.open("/dev/full", O_WRONLY))
        let output = BufferedOutput(.output)
        output.write([1, 2, 3])
        let first = #expect(throws: FileError.self) { try output.flush() }
        #expect(first?.message == "The disk is full; standard output was not written.")
        output.write(Array(repeating: 0, count: 200_000))
        #expect(throws: FileError.self) { try output.flush() }
        exit(0)
      }
    }
  #endif

  @Test func `put small writes together, in order`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try Posix.redirect(STDOUT_FILENO, to: Posix.open(scratch("out"), O_WRONLY | O_CREAT))
      let output = BufferedOutput(.output)
      var expected: [UInt8] = []
      for size in [1, 10, 70_000, 3, 65_536, 65_535, 5, 1] {
        let bytes = Array(repeating: UInt8(truncatingIfNeeded: size), count: size)
        expected += bytes
        output.write(bytes)
      }
      #expect(try scratch.bytes("out").count < expected.count)
      try output.flush()
      #expect(try scratch.bytes("out") == expected)
      exit(0)
    }
  }

  @Test func `do not hold errors back`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try Posix.redirect(STDERR_FILENO, to: Posix.open(scratch("log"), O_WRONLY | O_CREAT))
      let errors = BufferedOutput(.error)
      errors.write([1])
      #expect(try scratch.bytes("log") == [1])
      exit(0)
    }
  }

  @Test func `wait for a reader that is slow`() async throws {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      try Posix.redirect(STDOUT_FILENO, to: descriptor)
      try pipe.fileHandleForWriting.close()
      let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
      let writer = Thread {
        try? StandardStream.output.write(bytes)
        close(STDOUT_FILENO)
      }
      writer.start()
      usleep(50_000)
      let read = try pipe.fileHandleForReading.readToEnd()
      #expect(read.map(Array.init) == bytes)
      exit(0)
    }
  }

  @Test func `know that a file is no terminal`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try Posix.redirect(STDOUT_FILENO, to: Posix.open(scratch("out"), O_WRONLY | O_CREAT))
      Posix.set("COLUMNS", nil)
      #expect(!StandardStream.output.isTerminal)
      #expect(StandardStream.output.columns == nil)
      Posix.set("COLUMNS", "132")
      #expect(StandardStream.output.columns == 132)
      Posix.set("COLUMNS", "-3")
      #expect(StandardStream.output.columns == nil)
      exit(0)
    }
  }

  #if os(Linux)
    @Test func `know a terminal and its width`() async {
      await #expect(processExitsWith: .success) {
        let terminal = try Posix.open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var unlocked: Int32 = 0
        var number: Int32 = 0
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        try #require(unsafe ioctl(terminal, unlock, &unlocked) == 0)
        try #require(unsafe ioctl(terminal, getNumber, &number) == 0)
        try Posix.redirect(STDOUT_FILENO, to: Posix.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
        var size = winsize(ws_row: 40, ws_col: 111, ws_xpixel: 0, ws_ypixel: 0)
        try #require(unsafe ioctl(STDOUT_FILENO, UInt(TIOCSWINSZ), &size) == 0)
        Posix.set("COLUMNS", nil)
        #expect(StandardStream.output.isTerminal)
        #expect(StandardStream.output.columns == 111)
        exit(0)
      }
    }
  #endif
}

@Suite("The environment")
struct EnvironmentTests {
  @Test func `has variables`() async {
    await #expect(processExitsWith: .success) {
      Posix.set("INFOPLIST_TEST", "välue")
      #expect(ProcessEnvironment["INFOPLIST_TEST"] == "välue")
      Posix.set("INFOPLIST_TEST", nil)
      #expect(ProcessEnvironment["INFOPLIST_TEST"] == nil)
      exit(0)
    }
  }

  @Test func `has the words of the call`() {
    #expect(ProcessEnvironment.arguments == CommandLine.arguments)
  }

  @Test(arguments: [
    ("/data", "/home/me", "/data"), ("relative", "/home/me", "/home/me/.local/share"),
    ("", "/home/me", "/home/me/.local/share"), ("", "", nil),
  ])
  func `has a folder for data`(data: String, home: String, expected: String?) async {
    await #expect(processExitsWith: .success) { [data, home, expected] in
      Posix.set("XDG_DATA_HOME", data)
      Posix.set("HOME", home)
      #expect(ProcessEnvironment.dataFolder == expected)
      exit(0)
    }
  }
}
