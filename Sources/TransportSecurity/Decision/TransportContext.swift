/// What a decision depends on besides policy and URL.
public struct TransportContext: Sendable {
  /// The system the program runs on.
  public var system: TransportSystem
  /// The SDK the program was linked against, by the version of its system.
  public var linkedSDK: TransportSystem
  /// What loads the URL.
  public var api: TransportAPI
  /// How far exceptions reach.
  public var depth: SubdomainDepth
  /// What is asked for where no exception says otherwise.
  public var baseline: TransportBaseline

  /// Creates a context.
  ///
  /// - Parameter linkedSDK: The SDK; that of the system if it is nil.
  public init(
    system: TransportSystem, linkedSDK: TransportSystem? = nil, api: TransportAPI = .session,
    depth: SubdomainDepth = .any, baseline: TransportBaseline = .standard
  ) {
    self.system = system
    self.linkedSDK = linkedSDK ?? system
    self.api = api
    self.depth = depth
    self.baseline = baseline
  }
}
