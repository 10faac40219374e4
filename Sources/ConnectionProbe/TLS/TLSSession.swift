internal import COpenSSLShim
internal import ConnectionReports

/// The client's side of a TLS connection, apart from any socket: bytes of the network go in and come out.
///
/// Whom to trust is judged and reported, but never ends the handshake: that is for the caller to decide.
@safe
struct TLSSession: ~Copyable {
  /// How far a step has come.
  enum Progress: Sendable, Hashable {
    /// It is done.
    case finished
    /// It needs more bytes of the peer.
    case needsInput
    /// The peer has ended the session in good order.
    case closed
    /// It cannot go on.
    case failed(ConnectionFailure)
  }

  private let context: OpaquePointer
  private let session: OpaquePointer
  /// What the peer has sent, and what is for it; both belong to the session.
  private let input: OpaquePointer
  private let output: OpaquePointer

  /// Begins a session.
  ///
  /// The security level is lowered for this connection only, so that what the system's policy forbids can be seen.
  ///
  /// - Parameters:
  ///   - requirements: What to offer.
  ///   - serverName: The name to send (SNI); nil for an address.
  ///   - store: Whom to trust.
  /// - Throws: ``ConnectionFailure`` if the library cannot offer that.
  init(
    offering requirements: ConnectionRequirements, to serverName: String?, trusting store: TrustStore
  ) throws(ConnectionFailure) {
    _ = copenssl_start()
    let problem = ConnectionFailure(.handshakeFailed, "OpenSSL cannot offer what this attempt needs.")
    guard let context = unsafe SSL_CTX_new(TLS_client_method()) else { throw problem }
    unsafe copenssl_tolerate_old_servers(context)
    unsafe store.share(with: context)
    unsafe SSL_CTX_set_verify(context, SSL_VERIFY_NONE, nil)
    unsafe copenssl_ask_for_timestamps(context)
    if requirements.cipherSuites == .niapPackage { unsafe copenssl_offer_strong_signatures(context) }
    guard
      unsafe copenssl_set_minimum_version(context, Self.number(of: requirements.minimumVersion)) == 1,
      unsafe SSL_CTX_set_cipher_list(context, Self.list(of: requirements.cipherSuites)) == 1,
      let session = unsafe SSL_new(context)
    else {
      unsafe SSL_CTX_free(context)
      throw problem
    }
    guard let input = unsafe BIO_new(BIO_s_mem()), let output = unsafe BIO_new(BIO_s_mem()) else {
      unsafe SSL_free(session)
      unsafe SSL_CTX_free(context)
      throw problem
    }
    unsafe SSL_set_bio(session, input, output)
    unsafe SSL_set_connect_state(session)
    if let serverName { _ = unsafe copenssl_set_server_name(session, serverName) }
    unsafe self.context = context
    unsafe self.session = session
    unsafe self.input = input
    unsafe self.output = output
  }

  deinit {
    unsafe SSL_free(session)
    unsafe SSL_CTX_free(context)
  }

  // MARK: Bytes of the network

  /// Takes bytes that the peer has sent.
  func receive(_ bytes: [UInt8]) {
    // It fails only without memory; the session then waits in vain, and the time-out ends it.
    _ = unsafe BIO_write(input, bytes, Int32(clamping: bytes.count))
  }

  /// Takes the bytes that are for the peer.
  func takeOutput() -> [UInt8] {
    let count = unsafe copenssl_pending(output)
    guard count > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe max(0, Int(BIO_read(output, buffer.baseAddress, Int32(clamping: count))))
    }
  }

  // MARK: Steps

  /// Goes on with the handshake.
  func handshake() -> Progress {
    ERR_clear_error()
    let result = unsafe SSL_do_handshake(session)
    return result == 1 ? .finished : progress(after: result)
  }

  /// Encrypts bytes for the peer.
  func write(_ bytes: [UInt8]) -> Progress {
    ERR_clear_error()
    let result = unsafe SSL_write(session, bytes, Int32(clamping: bytes.count))
    return result > 0 ? .finished : progress(after: result)
  }

  /// Decrypts what there is, and adds it.
  func read(into bytes: inout [UInt8]) -> Progress {
    ERR_clear_error()
    var result: Int32 = 0
    let part = unsafe [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, filled in
      unsafe result = SSL_read(session, buffer.baseAddress, Int32(clamping: buffer.count))
      filled = max(0, Int(result))
    }
    bytes += part
    return result > 0 ? .finished : progress(after: result)
  }

  private func progress(after result: Int32) -> Progress {
    switch unsafe SSL_get_error(session, result) {
    case SSL_ERROR_WANT_READ: .needsInput
    case SSL_ERROR_ZERO_RETURN: .closed
    default: .failed(Self.failure(ERR_peek_error()))
    }
  }

  private static func failure(_ error: UInt) -> ConnectionFailure {
    let name = unsafe ERR_reason_error_string(error)
    let text = if let name = unsafe name { unsafe String(cString: name) } else { "unknown error" }
    switch copenssl_reason(error) {
    case SSL_R_TLSV1_ALERT_PROTOCOL_VERSION, SSL_R_UNSUPPORTED_PROTOCOL, SSL_R_WRONG_SSL_VERSION,
      SSL_R_VERSION_TOO_LOW, SSL_R_INAPPROPRIATE_FALLBACK:
      return ConnectionFailure(
        .protocolVersion, "The server speaks no version of TLS that is asked for (\(text)).")
    case SSL_R_SSLV3_ALERT_HANDSHAKE_FAILURE, SSL_R_TLSV1_ALERT_INSUFFICIENT_SECURITY,
      SSL_R_UNKNOWN_CIPHER_RETURNED, SSL_R_WRONG_CIPHER_RETURNED, SSL_R_NO_CIPHERS_AVAILABLE:
      return ConnectionFailure(.cipherSuite, "The server has none of the cipher suites offered (\(text)).")
    case SSL_R_TLSV13_ALERT_CERTIFICATE_REQUIRED:
      return ConnectionFailure(
        .clientCertificateRequired, "The server asks for a client certificate (\(text)).")
    default:
      return ConnectionFailure(.handshakeFailed, "The server does not speak TLS as it should (\(text)).")
    }
  }

  // MARK: What was agreed on

  /// The version of TLS, once the handshake is done.
  var version: ProtocolVersion? {
    switch unsafe SSL_version(session) {
    case TLS1_VERSION: .tls10
    case TLS1_1_VERSION: .tls11
    case TLS1_2_VERSION: .tls12
    case TLS1_3_VERSION: .tls13
    default: nil
    }
  }

  /// The name of the cipher suite and whether its key exchange has forward secrecy, once the handshake is done.
  var cipherSuite: (name: String, hasForwardSecrecy: Bool)? {
    guard let cipher = unsafe SSL_get_current_cipher(session),
      let name = unsafe SSL_CIPHER_standard_name(cipher)
    else { return nil }
    let exchange = unsafe SSL_CIPHER_get_kx_nid(cipher)
    // Any of TLS 1.3 has it.
    let hasForwardSecrecy = [NID_kx_ecdhe, NID_kx_dhe, NID_kx_any].contains(exchange)
    return (unsafe String(cString: name), hasForwardSecrecy)
  }

  /// Whether the handshake has an extended master secret, or is one of TLS 1.3, which needs none.
  var hasExtendedMasterSecret: Bool {
    unsafe SSL_version(session) == TLS1_3_VERSION || copenssl_has_extended_master_secret(session) == 1
  }

  /// The server's certificate, once the handshake is done.
  ///
  /// - Parameters:
  ///   - host: The name or address it should be for.
  ///   - store: Whom to trust.
  func certificate(for host: String, trusting store: TrustStore) -> CertificateReport? {
    guard let certificate = unsafe SSL_get0_peer_certificate(session) else { return nil }
    var report = unsafe PeerCertificate(certificate).report(for: host)
    report.chainLength = Int(unsafe copenssl_chain_length(session))
    report.timestampCount = Int(unsafe copenssl_timestamp_count(session))
    report.trustFailure = Self.trustFailure(unsafe SSL_get_verify_result(session))
    var anchor = unsafe certificate
    var index: Int32 = 1
    while let authority = unsafe copenssl_chain_certificate(session, index), index <= Self.chainLimit {
      report.authorityPins.append(unsafe PeerCertificate(authority).pin)
      unsafe anchor = authority
      index += 1
    }
    report.isPrivatelyTrusted = unsafe report.trustFailure == nil && store.isAdded(anchor)
    return report
  }

  /// So many authorities of a chain are shown.
  private static let chainLimit: Int32 = 16

  private static func trustFailure(_ result: Int) -> ConnectionFailure? {
    if result == Int(X509_V_OK) { return nil }
    let text = unsafe String(cString: X509_verify_cert_error_string(result))
    switch Int32(truncatingIfNeeded: result) {
    case X509_V_ERR_CERT_HAS_EXPIRED:
      return ConnectionFailure(.expired, "The certificate, or one above it, has expired.")
    case X509_V_ERR_CERT_NOT_YET_VALID:
      return ConnectionFailure(.notYetValid, "The certificate, or one above it, is not valid yet.")
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
      return ConnectionFailure(.untrusted, "The certificate is signed by itself, and not trusted.")
    default:
      return ConnectionFailure(.untrusted, "The chain of certificates is not trusted (\(text)).")
    }
  }

  // MARK: What is offered

  private static func number(of version: ProtocolVersion) -> Int32 {
    switch version {
    case .tls10: TLS1_VERSION
    case .tls11: TLS1_1_VERSION
    case .tls12: TLS1_2_VERSION
    case .tls13: TLS1_3_VERSION
    }
  }

  private static func list(of suites: ConnectionRequirements.CipherSuites) -> String {
    // R185, in its order.
    let forwardSecret = """
      ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-SHA384:\
      ECDHE-ECDSA-AES256-SHA:ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA:ECDHE-RSA-AES256-GCM-SHA384:\
      ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA256:ECDHE-RSA-AES128-SHA
      """
    // R186, in its order.
    let keyTransport =
      "AES256-GCM-SHA384:AES128-GCM-SHA256:AES256-SHA256:AES256-SHA:AES128-SHA256:AES128-SHA"
    return switch suites {
    case .forwardSecret: forwardSecret + ":@SECLEVEL=0"
    case .niapPackage:
      """
      ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:\
      ECDHE-RSA-AES128-GCM-SHA256:@SECLEVEL=0
      """
    case .forwardSecretAndRSA: forwardSecret + ":" + keyTransport + ":@SECLEVEL=0"
    case .any: "ALL:!aNULL:!eNULL:@SECLEVEL=0"
    }
  }
}
