internal import ConnectionReports

/// One attempt to load a URL, redirections included.
struct Load {
  private let request: ProbeRequest
  private let settings: LoadSettings
  private let store: TrustStore
  private let resolver: HostResolver
  private let deadline: Deadline

  /// So many redirections are followed.
  static let redirectionLimit = 16

  init(
    _ request: ProbeRequest, under settings: LoadSettings, trusting store: TrustStore,
    _ resolver: HostResolver
  ) {
    self.request = request
    self.settings = settings
    self.store = store
    self.resolver = resolver
    deadline = Deadline(in: request.timeout)
  }

  /// Loads the URL and goes wherever it leads; each step is judged by its own URL (A4).
  func run() -> [HopReport] {
    var hops: [HopReport] = []
    var next: WebURL? = request.url
    while let url = next {
      var hop = HopReport(url: url.text)
      do throws(ConnectionFailure) {
        next = try load(url, &hop)
        if !request.followsRedirections { next = nil }
        if next != nil, hops.count == Self.redirectionLimit {
          throw ConnectionFailure(.tooManyRedirections, "There is no end of redirections.")
        }
      } catch {
        hop.failure = error
        next = nil
      }
      hops.append(hop)
    }
    return hops
  }

  /// Loads one URL.
  ///
  /// - Returns: Where it redirects to, or nil.
  private func load(_ url: WebURL, _ hop: inout HopReport) throws(ConnectionFailure) -> WebURL? {
    let requirements = settings.requirements(forNamedHost: url.host == request.url.host)
    guard url.isSecure || requirements.allowsCleartext else {
      throw ConnectionFailure(
        .cleartextBlocked, "The policy requires https, and the URL has http.")
    }
    // Only the first server can be told to be elsewhere.
    let isFirst = url.host == request.url.host && url.port == request.url.port
    let override = isFirst ? request.connect : nil
    let proxy = override == nil ? try request.proxies.proxy(for: url) : nil
    hop.proxy = proxy?.place.text
    let place = override ?? proxy?.place
    let addresses = try resolver.addresses(
      of: place?.host ?? url.host, port: place?.port ?? url.port, by: deadline)
    let socket = try Socket(to: addresses, by: deadline)
    hop.address = socket.address.text

    let head: ResponseHead
    if url.isSecure {
      if let proxy { try connect(socket, through: proxy, to: url) }
      let isNumeric = NumericAddress.bytes(of: url.host) != nil
      let name = url.host.hasSuffix(".") ? String(url.host.dropLast()) : url.host
      let session = try TLSSession(
        offering: requirements, to: isNumeric ? nil : name, trusting: store)
      let channel = SecureChannel(session, over: socket)
      try channel.handshake(by: deadline)
      hop.version = channel.session.version
      hop.cipherSuite = channel.session.cipherSuite?.name
      hop.hasForwardSecrecy = channel.session.cipherSuite?.hasForwardSecrecy
      hop.hasExtendedMasterSecret = channel.session.hasExtendedMasterSecret
      hop.certificate = channel.session.certificate(for: name, trusting: store)
      try judge(&hop, by: requirements)
      try channel.send(message(for: url, through: nil), by: deadline)
      head = try responseHead { () throws(ConnectionFailure) in try channel.receive(by: deadline) }
    } else {
      try socket.send(message(for: url, through: proxy), by: deadline)
      head = try responseHead { () throws(ConnectionFailure) in try socket.receive(by: deadline) }
    }
    hop.status = head.status
    hop.location = head.location
    guard let location = head.location else { return nil }
    do throws(ProbeError) { return try url.redirected(to: location) } catch {
      throw ConnectionFailure(.badRedirection, error.message)
    }
  }

  /// Judges what was agreed on: key, hash, trust, host; the first failure is the reason (R210).
  private func judge(_ hop: inout HopReport, by requirements: ConnectionRequirements)
    throws(ConnectionFailure)
  {
    guard let certificate = hop.certificate else {
      throw ConnectionFailure(.handshakeFailed, "The server has shown no certificate.")
    }
    if requirements.checksKeySize, let failure = certificate.keyFailure { throw failure }
    if requirements.checksSignature, let failure = certificate.signatureFailure { throw failure }
    var failure = certificate.trustFailure
    if failure == nil, !certificate.matchesHost {
      failure = ConnectionFailure(.nameMismatch, "The certificate is not for this host.")
    }
    if let failure {
      guard requirements.trustMayBeOverridden else { throw failure }
      hop.needsOverride = true
    }
  }

  // MARK: HTTP

  private func message(for url: WebURL, through proxy: ProxySettings.Proxy?) -> [UInt8] {
    var text = "GET \(proxy == nil ? url.target : url.text) HTTP/1.1\r\nHost: \(url.authority)\r\n"
    text += "User-Agent: infoplist-probe\r\nAccept: */*\r\nConnection: close\r\n"
    if let authorization = proxy?.authorization { text += "Proxy-Authorization: \(authorization)\r\n" }
    return Array("\(text)\r\n".utf8)
  }

  /// Waits for the head of the response; those that only say that another one comes are passed over.
  private func responseHead(
    _ receive: () throws(ConnectionFailure) -> [UInt8]
  ) throws(ConnectionFailure) -> ResponseHead {
    var bytes: [UInt8] = []
    while true {
      switch ResponseHead.read(bytes) {
      case .head(let head, let end) where head.status / 100 == 1: bytes.removeFirst(end)
      case .head(let head, _): return head
      case .malformed:
        throw ConnectionFailure(.badResponse, "What the server has sent is no response of HTTP.")
      case .incomplete:
        let received = try receive()
        if received.isEmpty {
          throw ConnectionFailure(.connectionLost, "The server has closed the connection without a response.")
        }
        bytes += received
      }
    }
  }

  /// Has a proxy connect the socket to a server.
  private func connect(
    _ socket: borrowing Socket, through proxy: ProxySettings.Proxy, to url: WebURL
  ) throws(ConnectionFailure) {
    let place =
      url.host.utf8.contains(UInt8(ascii: ":")) ? "[\(url.host)]:\(url.port)" : "\(url.host):\(url.port)"
    var text = "CONNECT \(place) HTTP/1.1\r\nHost: \(place)\r\nUser-Agent: infoplist-probe\r\n"
    if let authorization = proxy.authorization { text += "Proxy-Authorization: \(authorization)\r\n" }
    try socket.send(Array("\(text)\r\n".utf8), by: deadline)
    var bytes: [UInt8] = []
    while true {
      switch ResponseHead.read(bytes) {
      case .head(let head, let end):
        // The server speaks only when it is spoken to, so nothing of TLS can be behind the head.
        guard head.status / 100 == 2, end == bytes.count else {
          throw ConnectionFailure(.proxyFailed, "The proxy answers with \(head.status).")
        }
        return
      case .malformed:
        throw ConnectionFailure(.proxyFailed, "What the proxy has sent is no response of HTTP.")
      case .incomplete:
        let received = try socket.receive(by: deadline)
        if received.isEmpty {
          throw ConnectionFailure(.proxyFailed, "The proxy has closed the connection.")
        }
        bytes += received
      }
    }
  }
}
