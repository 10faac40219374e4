internal import PropertyLists

/// The smallest exception for one host.
struct ExceptionNeed {
  /// The host, as a key of exceptions names it.
  let host: String
  /// Whether plain HTTP, or a certificate that the program has to accept itself, is needed.
  var allowsInsecureHTTP = false
  /// The version of TLS that is needed, nil for the default.
  var minimumTLS: TLSVersion?
  /// Whether suites without forward secrecy are needed.
  var lacksForwardSecrecy = false

  /// Every exception for a host, the ones that open least first.
  static func all(for host: String) -> [ExceptionNeed] {
    let versions: [TLSVersion?] = [nil, .tls11, .tls10]
    var needs: [ExceptionNeed] = []
    for count in 0...3 {
      for version in versions {
        for (isInsecure, lacksSecrecy) in [(false, false), (false, true), (true, false), (true, true)] {
          let parts = (isInsecure ? 1 : 0) + (lacksSecrecy ? 1 : 0) + (version == nil ? 0 : 1)
          guard parts == count else { continue }
          needs.append(
            ExceptionNeed(
              host: host, allowsInsecureHTTP: isInsecure, minimumTLS: version,
              lacksForwardSecrecy: lacksSecrecy))
        }
      }
    }
    return needs
  }

  /// Whether nothing is needed.
  var isEmpty: Bool { !allowsInsecureHTTP && minimumTLS == nil && !lacksForwardSecrecy }

  /// The same with all that another need for the host asks for.
  func joined(with other: ExceptionNeed) -> ExceptionNeed {
    var result = self
    result.allowsInsecureHTTP = allowsInsecureHTTP || other.allowsInsecureHTTP
    result.lacksForwardSecrecy = lacksForwardSecrecy || other.lacksForwardSecrecy
    if let version = other.minimumTLS { result.minimumTLS = min(minimumTLS ?? version, version) }
    return result
  }

  /// The keys of the exception with their values.
  var settings: [(key: String, value: PropertyListValue)] {
    var settings: [(key: String, value: PropertyListValue)] = []
    if allowsInsecureHTTP { settings.append(("NSExceptionAllowsInsecureHTTPLoads", .boolean(true))) }
    if let minimumTLS { settings.append(("NSExceptionMinimumTLSVersion", .string(minimumTLS.name))) }
    if lacksForwardSecrecy { settings.append(("NSExceptionRequiresForwardSecrecy", .boolean(false))) }
    return settings
  }
}
