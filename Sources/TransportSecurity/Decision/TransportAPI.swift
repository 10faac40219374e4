/// Which part of the system loads a URL.
public enum TransportAPI: Sendable, Hashable, CaseIterable {
  /// URLSession, and NSURLConnection before it (R179).
  case session
  /// A web view.
  case web
  /// AVFoundation.
  case media
  /// Anything below, such as sockets and the Network framework, which App Transport Security does not see (A1).
  case other
}
