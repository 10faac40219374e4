internal import COpenSSLShim
internal import ConnectionReports

/// The certificates that every chain has to lead to.
///
/// Reading them takes longer than a handshake, so all sessions share one store.
@safe
final class TrustStore: @unchecked Sendable {
  // The library locks it whenever a session looks something up.
  private let store: OpaquePointer
  /// Those of the caller's file alone, nil without one.
  private let added: OpaquePointer?

  /// Reads the system's certificates.
  ///
  /// - Parameter file: Further ones to trust, in PEM.
  /// - Throws: ``ProbeError`` if the file cannot be read.
  init(adding file: String?) throws(ProbeError) {
    _ = copenssl_start()
    guard let store = unsafe X509_STORE_new() else { throw ProbeError("OpenSSL has no memory left.") }
    unsafe self.store = store
    unsafe added = file == nil ? nil : X509_STORE_new()
    // A system without certificates trusts nobody, which is an answer.
    _ = unsafe X509_STORE_set_default_paths(store)
    if let file, unsafe X509_STORE_load_locations(store, file, nil) != 1 {
      throw ProbeError("\(file) holds no certificates in PEM that can be read.")
    }
    if let file, let added = unsafe added { _ = unsafe X509_STORE_load_locations(added, file, nil) }
    ERR_clear_error()
  }

  deinit {
    unsafe X509_STORE_free(store)
    unsafe X509_STORE_free(added)
  }

  /// Whether a certificate is one of the caller's file.
  func isAdded(_ certificate: OpaquePointer) -> Bool {
    guard let added = unsafe added else { return false }
    return unsafe copenssl_store_holds(added, certificate) == 1
  }

  /// Makes a context use the store.
  func share(with context: OpaquePointer) {
    unsafe copenssl_share_store(context, store)
  }
}
