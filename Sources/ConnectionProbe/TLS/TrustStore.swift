internal import COpenSSLShim
internal import ConnectionReports

/// The certificates that every chain has to lead to.
///
/// Reading them takes longer than a handshake, so all sessions share one store.
@safe
final class TrustStore: @unchecked Sendable {
  // The library locks it whenever a session looks something up.
  private let store: OpaquePointer

  /// Reads the system's certificates.
  ///
  /// - Parameter file: Further ones to trust, in PEM.
  /// - Throws: ``ProbeError`` if the file cannot be read.
  init(adding file: String?) throws(ProbeError) {
    _ = copenssl_start()
    guard let store = unsafe X509_STORE_new() else { throw ProbeError("OpenSSL has no memory left.") }
    unsafe self.store = store
    // A system without certificates trusts nobody, which is an answer.
    _ = unsafe X509_STORE_set_default_paths(store)
    if let file, unsafe X509_STORE_load_locations(store, file, nil) != 1 {
      throw ProbeError("\(file) holds no certificates in PEM that can be read.")
    }
    ERR_clear_error()
  }

  deinit { unsafe X509_STORE_free(store) }

  /// Makes a context use the store.
  func share(with context: OpaquePointer) {
    unsafe copenssl_share_store(context, store)
  }
}
