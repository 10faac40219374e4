internal import ConnectionReports

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A connection to a server, which is closed when the value goes away.
///
/// No call waits beyond its deadline.
struct Socket: ~Copyable {
  private let descriptor: Int32
  /// The address that took the connection.
  let address: SocketAddress

  deinit { _ = close(descriptor) }

  /// Connects to the first of some addresses that takes the connection.
  ///
  /// Each has its share of the time, so that one that is silent leaves time for the next.
  init(to addresses: [SocketAddress], by deadline: Deadline) throws(ConnectionFailure) {
    var failure = ConnectionFailure(.cannotConnect, "There is no address to connect to.")
    for (index, address) in addresses.enumerated() {
      do throws(ConnectionFailure) {
        descriptor = try Self.connected(to: address, by: deadline.share(of: addresses.count - index))
        self.address = address
        return
      } catch { failure = error }
    }
    throw failure
  }

  private static func connected(to address: SocketAddress, by deadline: Deadline) throws(ConnectionFailure)
    -> Int32
  {
    func failure(_ number: Int32) -> ConnectionFailure {
      ConnectionFailure(
        .cannotConnect, "\(address.text) takes no connection (\(unsafe String(cString: strerror(number)))).")
    }
    let descriptor = socket(address.family, SocketAddress.streamType, 0)
    guard descriptor >= 0 else { throw failure(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let result = unsafe address.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return Int32(-1) }
      return unsafe connect(
        descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    var number = result == 0 ? 0 : errno
    if number == EINPROGRESS || number == EINTR {
      guard wait(descriptor, for: POLLOUT, by: deadline) else {
        _ = close(descriptor)
        throw ConnectionFailure(.timedOut, "\(address.text) did not take the connection in time.")
      }
      var size = socklen_t(MemoryLayout<Int32>.size)
      number = 0
      _ = unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size)
    }
    guard number == 0 else {
      _ = close(descriptor)
      throw failure(number)
    }
    return descriptor
  }

  /// Sends all bytes.
  func send(_ bytes: [UInt8], by deadline: Deadline) throws(ConnectionFailure) {
    var sent = 0
    while sent < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[sent...])
        return unsafe sendto(descriptor, rest.baseAddress, rest.count, Self.sendFlags, nil, 0)
      }
      if result >= 0 {
        sent += result
      } else if errno == EAGAIN {
        guard Self.wait(descriptor, for: POLLOUT, by: deadline) else {
          throw ConnectionFailure(.timedOut, "The server did not read in time.")
        }
      } else if errno != EINTR {
        throw Self.lost
      }
    }
  }

  /// A peer that has gone is an error of the call, and no signal.
  private static var sendFlags: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }

  /// Waits for bytes.
  ///
  /// - Returns: At least one byte, or none if the server has closed the connection in good order.
  func receive(by deadline: Deadline) throws(ConnectionFailure) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, filled in
        result = unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
        filled = max(0, result)
      }
      if result >= 0 { return bytes }
      if errno == EAGAIN {
        guard Self.wait(descriptor, for: POLLIN, by: deadline) else {
          throw ConnectionFailure(.timedOut, "The server did not answer in time.")
        }
      } else if errno != EINTR {
        throw Self.lost
      }
    }
  }

  private static var lost: ConnectionFailure {
    ConnectionFailure(.connectionLost, "The server has closed the connection early.")
  }

  private static func wait(_ descriptor: Int32, for event: Int32, by deadline: Deadline) -> Bool {
    while !deadline.isOver {
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      if unsafe poll(&request, 1, deadline.milliseconds) > 0 { return true }
    }
    return false
  }
}
