internal import ConnectionReports

/// A TLS session over a socket.
struct SecureChannel: ~Copyable {
  private let socket: Socket
  let session: TLSSession

  init(_ session: consuming TLSSession, over socket: consuming Socket) {
    self.session = session
    self.socket = socket
  }

  /// Brings the handshake to its end.
  func handshake(by deadline: Deadline) throws(ConnectionFailure) {
    while true {
      let progress = session.handshake()
      // What the session has to say includes the alert that tells the server why it ends.
      try send(by: deadline, whileFailing: progress)
      switch progress {
      case .finished: return
      case .needsInput: break
      case .closed: throw Self.lost
      case .failed(let failure): throw failure
      }
      let bytes = try socket.receive(by: deadline)
      if bytes.isEmpty { throw Self.lost }
      session.receive(bytes)
    }
  }

  /// Sends bytes.
  func send(_ bytes: [UInt8], by deadline: Deadline) throws(ConnectionFailure) {
    // Without renegotiation writing never waits for the peer.
    let progress = session.write(bytes)
    try send(by: deadline, whileFailing: progress)
    if case .failed(let failure) = progress { throw failure }
  }

  /// Waits for bytes.
  ///
  /// - Returns: At least one byte, or none if the server has closed the connection.
  func receive(by deadline: Deadline) throws(ConnectionFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      switch session.read(into: &bytes) {
      case .finished: return bytes
      case .closed: return []
      case .failed(let failure): throw failure
      case .needsInput: break
      }
      try send(by: deadline, whileFailing: .needsInput)
      let received = try socket.receive(by: deadline)
      // Many servers just close.
      if received.isEmpty { return [] }
      session.receive(received)
    }
  }

  /// Sends what the session has for the peer; where it has failed, that it cannot be sent is not the reason.
  private func send(by deadline: Deadline, whileFailing progress: TLSSession.Progress)
    throws(ConnectionFailure)
  {
    let output = session.takeOutput()
    if output.isEmpty { return }
    do throws(ConnectionFailure) { try socket.send(output, by: deadline) } catch {
      if case .failed = progress { return }
      throw error
    }
  }

  private static var lost: ConnectionFailure {
    ConnectionFailure(.connectionLost, "The server has closed the connection during the handshake.")
  }
}
