public import ConnectionReports

/// What is to be loaded, and how.
public struct ProbeRequest: Sendable {
  /// The URL.
  public var url: WebURL
  /// The settings of each attempt.
  public var attempts: [LoadSettings]
  /// Where the URL's own host is to be found instead of where its name leads.
  public var connect: HostAndPort?
  /// How long one attempt may take, redirections included, in seconds.
  public var timeout: Double
  /// Whether an attempt goes on where the URL redirects to.
  public var followsRedirections: Bool
  /// The path of certificates to trust besides the system's, in PEM.
  public var certificateFile: String?
  /// The proxies.
  public var proxies: ProxySettings

  /// Creates a request.
  public init(
    _ url: WebURL, attempts: [LoadSettings], connect: HostAndPort? = nil, timeout: Double = 10,
    followsRedirections: Bool = true, certificateFile: String? = nil, proxies: ProxySettings = .none
  ) {
    self.url = url
    self.attempts = attempts
    self.connect = connect
    self.timeout = timeout
    self.followsRedirections = followsRedirections
    self.certificateFile = certificateFile
    self.proxies = proxies
  }
}
