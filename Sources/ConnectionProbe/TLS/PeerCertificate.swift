internal import COpenSSLShim
internal import ConnectionReports
internal import PropertyLists

/// A certificate that a session keeps.
@safe
struct PeerCertificate {
  private let certificate: OpaquePointer

  /// So many names of a certificate are shown.
  private static let nameLimit = 50

  /// A certificate that somebody else keeps for as long.
  init(_ certificate: OpaquePointer) { unsafe self.certificate = certificate }

  /// What it says; what only its session knows is left empty.
  func report(for host: String) -> CertificateReport {
    let (keyType, keyBits) = key
    let (algorithm, hashBits) = signature
    return CertificateReport(
      subject: unsafe Self.text(X509_get_subject_name(certificate)),
      issuer: unsafe Self.text(X509_get_issuer_name(certificate)), names: names, keyType: keyType,
      keyBits: keyBits, signatureAlgorithm: algorithm, hashBits: hashBits,
      notBefore: unsafe Self.text(X509_get0_notBefore(certificate)),
      notAfter: unsafe Self.text(X509_get0_notAfter(certificate)), pin: pin, authorityPins: [],
      isPrivatelyTrusted: false, chainLength: 0, trustFailure: nil, matchesHost: matches(host),
      timestampCount: 0)
  }

  private func matches(_ host: String) -> Bool {
    if unsafe X509_check_ip_asc(certificate, host, 0) == 1 { return true }
    return unsafe X509_check_host(certificate, host, host.utf8.count, 0, nil) == 1
  }

  private var key: (type: String, bits: Int) {
    guard let key = unsafe X509_get0_pubkey(certificate) else { return ("unknown", 0) }
    var type = "unknown"
    if let name = unsafe EVP_PKEY_get0_type_name(key) { type = unsafe String(cString: name) }
    return (type == "RSA-PSS" ? "RSA" : type, Int(unsafe EVP_PKEY_get_bits(key)))
  }

  private var signature: (algorithm: String, hashBits: Int?) {
    var algorithm = "unknown"
    if let name = unsafe OBJ_nid2ln(X509_get_signature_nid(certificate)) {
      algorithm = unsafe String(cString: name)
    }
    var hash: Int32 = 0
    guard unsafe X509_get_signature_info(certificate, &hash, nil, nil, nil) == 1, hash != NID_undef,
      let name = unsafe OBJ_nid2sn(hash), let digest = unsafe EVP_get_digestbyname(name)
    else { return (algorithm, nil) }
    return (algorithm, Int(unsafe EVP_MD_get_size(digest)) * 8)
  }

  private var names: [String] {
    var count: Int32 = 0
    guard let list = unsafe copenssl_alternative_names(certificate, &count) else { return [] }
    defer { unsafe copenssl_free_alternative_names(list) }
    var names: [String] = []
    for index in 0..<count where names.count < Self.nameLimit {
      var length: Int32 = 0
      var isAddress: Int32 = 0
      guard let start = unsafe copenssl_alternative_name(list, index, &length, &isAddress) else { continue }
      let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: Int(max(0, length))))
      names.append(isAddress == 1 ? NumericAddress.text(of: bytes) : Self.printable(bytes))
    }
    return names
  }

  /// The hash of the public key, as in `NSPinnedLeafIdentities`.
  var pin: String {
    guard let key = unsafe X509_get_X509_PUBKEY(certificate) else { return "" }
    var start: UnsafeMutablePointer<UInt8>? = nil
    let length = unsafe i2d_X509_PUBKEY(key, &start)
    guard length > 0, let start = unsafe start else { return "" }
    defer { unsafe CRYPTO_free(start, "", 0) }
    var digest = [UInt8](repeating: 0, count: 32)
    guard unsafe EVP_Digest(start, Int(length), &digest, nil, EVP_sha256(), nil) == 1 else { return "" }
    return digest.base64Text
  }

  // MARK: Texts

  /// A distinguished name; the library escapes what is not printable ASCII.
  private static func text(_ name: OpaquePointer?) -> String {
    guard let name = unsafe name, let output = unsafe BIO_new(BIO_s_mem()) else { return "" }
    defer { unsafe BIO_free(output) }
    _ = unsafe copenssl_write_name(output, name)
    let count = unsafe min(copenssl_pending(output), 1000)
    guard count > 0 else { return "" }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe max(0, Int(BIO_read(output, buffer.baseAddress, Int32(count))))
    }
    return printable(bytes)
  }

  private static func text(_ time: UnsafePointer<ASN1_TIME>?) -> String {
    var parts = [Int32](repeating: 0, count: 6)
    guard let time = unsafe time, unsafe copenssl_moment(time, &parts) == 1 else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let year = "\(parts[0])"
    return String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year
      + "-\(two(parts[1]))-\(two(parts[2]))T\(two(parts[3])):\(two(parts[4])):\(two(parts[5]))Z"
  }

  /// The bytes as text, with those that are not printable ASCII escaped as in distinguished names.
  private static func printable(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if 0x20..<0x7F ~= byte {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "\\"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
