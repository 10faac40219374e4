internal import CommandLineKit
internal import TransportSecurity

/// Options that the subcommands of `transport` have in common.
extension Option {
  static var transportSystem: Option {
    .option(
      "--os", value: .text("SYSTEM"),
      help:
        "The system the program runs on, such as iOS 17 or macOS 14.2; by default the newest that is known.")
  }

  static var linkedSDK: Option {
    .option(
      "--linked-sdk", value: .text("SYSTEM"),
      help: "The SDK the program was linked against; by default that of the system it runs on.")
  }

  static var transportAPI: Option {
    .option(
      "--api",
      value: .choice(
        [
          Choice("session", "URLSession, and what is built on it."), Choice("web", "A web view."),
          Choice("media", "AVFoundation."),
          Choice("other", "Sockets and the Network framework, which are not covered."),
        ], placeholder: "API"),
      default: "session", help: "What loads the URLs.")
  }

  static var subdomainDepth: Option {
    .option(
      "--subdomain-depth",
      value: .choice(
        [
          Choice("any", "To any depth, as the archived reference says."),
          Choice("one", "To one more label, as today's documentation says."),
        ], placeholder: "DEPTH"),
      default: "any", help: "How far NSIncludesSubdomains reaches.")
  }
}

extension ParsedArguments {
  /// The system of an option, nil if it is not given.
  ///
  /// - Parameter platform: The family of a version without a name.
  func transportSystem(
    _ option: String, platform: TransportSystem.Platform
  ) throws(CommandError) -> TransportSystem? {
    guard let text = value(option) else { return nil }
    if let system = TransportSystem(text, platform: platform) { return system }
    throw .usage(
      "\(SafeText.visible(text)) is no system.", hint: "Write it as iOS 17, macOS 14.2, or 17 alone.")
  }

  /// What decisions depend on besides policy and URL.
  ///
  /// - Parameter depth: How far exceptions reach.
  func transportContext(
    platform: TransportSystem.Platform, depth: SubdomainDepth = .any
  ) throws(CommandError) -> TransportContext {
    let system = try transportSystem("--os", platform: platform) ?? .newest(of: platform)
    let sdk = try transportSystem("--linked-sdk", platform: system.platform) ?? system
    guard sdk.platform == system.platform else {
      throw .usage(
        "The SDK of \(sdk) makes no programs for \(system).", hint: "Name an SDK of \(system.platform.name).")
    }
    let apis: [(String, TransportAPI)] = [("web", .web), ("media", .media), ("other", .other)]
    return TransportContext(
      system: system, linkedSDK: sdk, api: apis.first { $0.0 == value("--api") }?.1 ?? .session,
      depth: depth)
  }

  /// The depth of `--subdomain-depth`.
  var subdomainDepth: SubdomainDepth { value("--subdomain-depth") == "one" ? .one : .any }

  /// The URLs of the call.
  ///
  /// - Throws: An error of the call that names every text that is no URL.
  func transportURLs() throws(CommandError) -> [TransportURL] {
    var urls: [TransportURL] = []
    var mistakes: [String] = []
    for text in values("URL") {
      do throws(TransportURLError) { urls.append(try TransportURL(text)) } catch {
        mistakes.append("The URL \(SafeText.shortened(SafeText.visible(text))) \(error.message)")
      }
    }
    guard mistakes.isEmpty else { throw .usage(mistakes.joined(separator: " ")) }
    return urls
  }
}
