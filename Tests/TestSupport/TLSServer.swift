internal import Foundation

/// A real TLS server on the loopback interface: `openssl s_server`, with a certificate made for it.
package struct TLSServer: Sendable {
  /// What its certificate is like.
  package struct Certificate: Sendable {
    /// Who signs it.
    package enum Issuer: Sendable {
      /// An authority that the test can trust.
      case authority
      /// Nobody but itself.
      case itself
    }

    package var issuer = Issuer.authority
    /// The names it is for, as OpenSSL writes them.
    package var names = "DNS:server.example.test,DNS:localhost"
    /// The words of `openssl req` that choose the key.
    package var key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    /// The words of `openssl ca` that choose the hash.
    package var digest = "sha256"
    /// The last day it is valid.
    package var end = "20990101000000Z"

    package init() {}

    /// The same with changes.
    package static func with(_ change: (inout Certificate) -> Void) -> Certificate {
      var certificate = Certificate()
      change(&certificate)
      return certificate
    }
  }

  /// The port it listens at.
  package let port: Int
  /// The file with the authority's certificate.
  package let authority: String

  /// Runs a server beside a closure.
  ///
  /// - Parameters:
  ///   - options: Words of `openssl s_server` besides those about port and certificate.
  ///   - files: Files in its folder, by name; with `-HTTP` they are what it answers with.
  package static func run<Result>(
    _ certificate: Certificate = Certificate(), _ options: [String] = [], files: [String: String] = [:],
    _ body: (TLSServer) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      try make(certificate, in: folder)
      for (name, content) in files { try writeFile(content, to: "\(folder)/\(name)") }
      var words = ["s_server", "-accept", "127.0.0.1:0", "-cert", "leaf.pem", "-key", "leaf.key"]
      words += files.isEmpty ? ["-www"] : ["-HTTP"]
      if !options.contains("-cipher") { words += ["-cipher", "ALL:@SECLEVEL=0"] }
      return try withBackgroundProcess("openssl", words + options, folder: folder, announcement: "ACCEPT") {
        output in
        let line = output.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
        let port = line?.split(separator: ":").last.flatMap { Int($0) } ?? 0
        return try body(TLSServer(port: port, authority: "\(folder)/ca.pem"))
      }
    }
  }

  private static func make(_ certificate: Certificate, in folder: String) throws {
    try writeFile(
      """
      [ca]
      default_ca = authority
      [authority]
      database = database
      new_certs_dir = .
      rand_serial = yes
      policy = policy
      copy_extensions = copy
      [policy]
      commonName = supplied
      [req]
      distinguished_name = name
      [name]
      [extensions]
      basicConstraints = critical,CA:TRUE
      """, to: "\(folder)/openssl.cnf")
    try writeFile("", to: "\(folder)/database")
    try openssl(
      [
        "req", "-config", "openssl.cnf", "-x509", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-subj",
        "/CN=Authority",
      ]
        + ["-extensions", "extensions", "-days", "30"] + Certificate().key, in: folder)
    try openssl(
      [
        "req", "-config", "openssl.cnf", "-nodes", "-keyout", "leaf.key", "-out", "leaf.csr", "-subj",
        "/CN=Server",
      ]
        + ["-addext", "subjectAltName=\(certificate.names)"] + certificate.key, in: folder)
    let issuer =
      switch certificate.issuer {
      case .authority: ["-cert", "ca.pem", "-keyfile", "ca.key"]
      case .itself: ["-selfsign", "-keyfile", "leaf.key"]
      }
    try openssl(
      ["ca", "-config", "openssl.cnf", "-batch", "-notext", "-in", "leaf.csr", "-out", "leaf.pem"]
        + ["-md", certificate.digest, "-startdate", "20200101000000Z", "-enddate", certificate.end] + issuer,
      in: folder)
  }

  private static func openssl(_ words: [String], in folder: String) throws {
    let result = try runProcess("/usr/bin/env", ["openssl"] + words, folder: folder)
    if result.status != 0 {
      throw ProcessTimeout(path: "openssl", arguments: words + [result.errorText], seconds: 0)
    }
  }
}
