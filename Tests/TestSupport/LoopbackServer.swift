internal import Foundation
internal import ParallelWork
internal import Synchronization

/// A server on the loopback interface that does one simple thing with each connection.
package final class LoopbackServer: Sendable {
  /// What it does.
  package enum Behavior: Sendable {
    /// Takes the connection and never says a word.
    case hang
    /// Closes the connection at once.
    case close
    /// Sends bytes at once, and closes.
    case send([UInt8])
    /// Waits for a request, sends a text, and closes.
    case answer(String)
    /// Is a proxy: passes bytes on to a port of the loopback interface, whatever it is asked to connect to.
    case forward(to: Int)
  }

  private let listener: Int32
  /// The port it listens at.
  package let port: Int
  private let isStopped = Atomic(false)
  private let isDone = Atomic(false)
  private let requests = Locked<[String]>([])

  /// The first bytes of each connection, as text.
  package var received: [String] { requests.withLock { $0 } }

  /// Runs a server beside a closure.
  package static func run<Result>(_ behavior: Behavior, _ body: (LoopbackServer) throws -> Result) throws
    -> Result
  {
    let server = try LoopbackServer()
    Thread.detachNewThread { server.serve(behavior) }
    defer {
      server.isStopped.store(true, ordering: .relaxed)
      while !server.isDone.load(ordering: .acquiring) { usleep(1000) }
      Foundation.close(server.listener)
    }
    return try body(server)
  }

  /// A port that nobody listens at.
  package static func closedPort() throws -> Int {
    let server = try LoopbackServer()
    defer { Foundation.close(server.listener) }
    return server.port
  }

  private init() throws {
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let status = unsafe bind(listener, address, size) == 0 ? listen(listener, 64) : -1
        return status == 0 ? unsafe getsockname(listener, address, &size) : -1
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ behavior: Behavior) {
    var open: [Int32] = []
    while !isStopped.load(ordering: .relaxed) {
      guard waits(for: listener) else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      switch behavior {
      case .hang: open.append(connection)
      case .close: Foundation.close(connection)
      case .send(let bytes):
        write(bytes, to: connection)
        Foundation.close(connection)
      case .answer(let text):
        read(from: connection)
        write(Array(text.utf8), to: connection)
        Foundation.close(connection)
      case .forward(let port):
        // Each tunnel has a thread, as the two sides take turns.
        Thread.detachNewThread { self.forward(connection, to: port) }
      }
    }
    for connection in open { Foundation.close(connection) }
    isDone.store(true, ordering: .releasing)
  }

  private func waits(for descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 10) > 0
  }

  @discardableResult
  private func read(from connection: Int32, notes: Bool = true) -> [UInt8] {
    while !isStopped.load(ordering: .relaxed) {
      guard waits(for: connection) else { continue }
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, filled in
        filled = unsafe max(0, recv(connection, buffer.baseAddress, buffer.count, 0))
      }
      if notes { requests.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) } }
      return bytes
    }
    return []
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = unsafe bytes.withUnsafeBytes { unsafe send(connection, $0.baseAddress, $0.count, flags) }
  }

  private func forward(_ connection: Int32, to port: Int) {
    defer { Foundation.close(connection) }
    read(from: connection)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    #if canImport(Glibc)
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let server = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { Foundation.close(server) }
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return }
    write(Array("HTTP/1.1 200 Connected\r\n\r\n".utf8), to: connection)
    while !isStopped.load(ordering: .relaxed) {
      for (from, to) in [(connection, server), (server, connection)] where waits(for: from) {
        let bytes = read(from: from, notes: false)
        if bytes.isEmpty { return }
        write(bytes, to: to)
      }
    }
  }
}
