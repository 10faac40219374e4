/// Networks, accessories, NFC, authentication and update security.
let connectivityRecords: StaticString = #"""
  ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn
    today: current, Authentication
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: No security advice prompts at sign-in.
    evidence: platforms from page
    source: apple-2025

  ASWebAuthenticationSessionWebBrowserSupportCapabilities
    today: current, Authentication
    type: dictionary
    platforms: macOS 10.15
    effect: Mac browser declares how it handles sign-in sessions.
    evidence: platforms from page
    source: apple-2025

  ASWebAuthenticationSessionWebBrowserSupportCapabilities.AdditionalHeaderFieldsAreSupported
    today: current, Authentication
    type: boolean
    platforms: macOS 10.15
    effect: Accepts extra headers.
    source: apple-2025

  ASWebAuthenticationSessionWebBrowserSupportCapabilities.CallbackURLMatchingIsSupported
    today: current, Authentication
    type: boolean
    platforms: macOS 10.15
    effect: Matches callback URLs.
    source: apple-2025

  ASWebAuthenticationSessionWebBrowserSupportCapabilities.EphemeralBrowserSessionIsSupported
    today: current, Authentication
    type: boolean
    platforms: macOS 10.15
    effect: Handles private sessions.
    source: apple-2025

  ASWebAuthenticationSessionWebBrowserSupportCapabilities.IsSupported
    today: current, Authentication
    type: boolean
    platforms: macOS 10.15
    effect: Handles sessions.
    source: apple-2025

  "com.apple.developer.nfc.readersession.felica.systemcodes"
    today: current, NFC
    name: ISO18092 system codes for NFC Tag Reader Session
    type: array
    items: string
    platforms: iOS 13.0, iPadOS 13.0
    limit: Four hex digits; no wildcard
    effect: FeliCa system codes.
    source: apple-2025, apple-bundle-rs

  "com.apple.developer.nfc.readersession.iso7816.select-identifiers"
    today: current, NFC
    name: ISO7816 application identifiers for NFC Tag Reader Session
    type: array
    items: string
    platforms: iOS 13.0, iPadOS 13.0
    limit: Hex, 5 to 16 bytes
    effect: ISO 7816 application ids.
    source: apple-2025, apple-bundle-rs

  ENAPIVersion
    today: current, Exposure notification
    type: integer
    platforms: iOS 12.5, iPadOS 12.5
    value: 1 -- original
    value: 2 -- risk scoring of iOS 13.7
    effect: API version.
    source: apple-2025

  ENDeveloperRegion
    today: current, Exposure notification
    type: string
    platforms: iOS 13.7, iPadOS 13.7
    limit: ISO 3166 code, optional subdivision
    effect: Region served.
    evidence: platforms from page
    source: apple-2025

  NETestAppMapping
    books: 2018, current, Cocoa, NetworkExtension
    type: dictionary
    platforms: iOS 9.0, macOS 10.11
    constraint: warning developmentOnly -- Must not be present in a shipped app.
    effect: Development aid: lets a per-app VPN extension be tried without an MDM server.
    source: 004 Key Summary, Table 1 (NETestAppMapping)
    source: 004 NETestAppMapping
    today: current, Network
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0
    limit: Remove before release
    effect: Per-app VPN test rules; ignored in distribution builds.
    source: apple-frameworks-2025

  NSAccessorySetupBluetoothCompanyIdentifiers
    today: current, Accessories
    name: AccessorySetupKit - Bluetooth Company Identifiers
    type: array
    items: string
    platforms: iOS 18.0, iPadOS 18.0
    limit: Two-byte id
    effect: Company ids to look for.
    evidence: platforms from page
    source: apple-2025

  NSAccessorySetupBluetoothNames
    today: current, Accessories
    name: AccessorySetupKit - Bluetooth Names
    type: array
    items: string
    platforms: iOS 18.0, iPadOS 18.0
    effect: Names or parts of names.
    evidence: platforms from page
    source: apple-2025

  NSAccessorySetupBluetoothServices
    today: current, Accessories
    name: AccessorySetupKit - Bluetooth Services
    type: array
    items: string
    platforms: iOS 18.0, iPadOS 18.0
    limit: 16- or 128-bit UUIDs
    related: One of services, company ids needed with Bluetooth
    effect: Service UUIDs to look for.
    evidence: platforms from page
    source: apple-2025

  NSAccessorySetupKitSupports
    today: current, Accessories
    type: array
    items: string
    platforms: iOS 18.0, iPadOS 18.0
    value: Bluetooth
    value: WiFi
    value: WiFiAware -- from iOS 26
    effect: Radios used to find accessories.
    source: apple-2026, apple-frameworks-2025

  NSAccessorySetupSupports
    today: superseded, Accessories
    name: AccessorySetupKit - Supports
    type: array
    items: string
    platforms: iOS 18.0, iPadOS 18.0
    replaced by: NSAccessorySetupKitSupports
    value: Bluetooth
    value: WiFi
    effect: Earlier name printed on Apple's page for the same list.
    evidence: platforms from page
    source: apple-2025

  NSApplicationServices
    today: current, Network
    type: dictionary
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    effect: Services found through DeviceDiscoveryUI.
    source: apple-2025, apple-2026

  NSApplicationServices.Advertises
    today: current, Network
    type: array
    items: dictionary
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    effect: Services the app advertises.
    source: apple-2026

  NSApplicationServices.Advertises[].NSApplicationServiceIdentifier
    today: current, Network
    type: string
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    limit: Same on both sides
    effect: Service id.
    source: apple-frameworks-2025, apple-2026

  NSApplicationServices.Browses
    today: current, Network
    type: array
    items: dictionary
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    effect: Services the app browses.
    source: apple-2026

  NSApplicationServices.Browses[].NSApplicationServiceIdentifier
    today: current, Network
    type: string
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    limit: Same on both sides
    effect: Service id.
    source: apple-frameworks-2025, apple-2026

  NSApplicationServices.Browses[].NSApplicationServicePlatformSupport
    today: current, Network
    type: array
    items: string
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    value: iOS
    value: iPadOS
    value: watchOS
    value: tvOS
    effect: Systems that can take part.
    source: apple-2026

  NSApplicationServices.Browses[].NSApplicationServiceUsageDescription
    today: current, Network
    type: string
    platforms: iOS 16.0, iPadOS 16.0, tvOS 16.0, watchOS 9.0
    limit: Non-empty
    effect: Why the app wants to connect.
    source: apple-2026

  NSBonjourServices
    today: current, Network
    name: Bonjour services
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0
    limit: Each like _name._tcp or _name._udp; name at most 15 letters, digits, hyphens
    related: NSLocalNetworkUsageDescription
    effect: Bonjour types the app browses or advertises.
    evidence: platforms from page
    source: apple-2025

  NSUpdateSecurityPolicy
    today: current, Security
    type: dictionary
    platforms: macCatalyst 16.0, macOS 13.0
    effect: Who besides the same team may write into the Mac app bundle.
    evidence: platforms from page
    source: apple-2025

  NSUpdateSecurityPolicy.AllowPackages
    today: current, Security
    type: array
    items: string
    platforms: macOS 13.0, macCatalyst 16.0
    limit: Ten-character team ids
    effect: Team ids whose installer packages may write.
    source: apple-2025

  NSUpdateSecurityPolicy.AllowProcesses
    today: current, Security
    type: dictionary
    platforms: macOS 13.0, macCatalyst 16.0
    effect: Team id to list of signing ids that may write.
    source: apple-2025

  NSUpdateSecurityPolicy.AllowProcesses.<teamID>
    today: current, Security
    type: array
    items: string
    platforms: macOS 13.0, macCatalyst 16.0
    effect: Signing ids of that team.
    source: apple-2025

  NetworkExtension
    today: current, Networking
    type: dictionary
    platforms: macOS 10.15
    effect: Settings of a system extension that filters or carries network traffic.
    evidence: recalled
    source: general-knowledge

  NetworkExtension.NEMachServiceName
    today: current, Networking
    type: string
    platforms: macOS 10.15
    limit: Begins with an app group of the extension
    effect: Mach service under which the app reaches the extension.
    evidence: recalled
    source: general-knowledge

  NetworkExtension.NEProviderClasses
    today: current, Networking
    type: dictionary
    members: string
    platforms: macOS 10.15
    effect: Extension point, such as com.apple.networkextension.packet-tunnel, to the class that serves it.
    evidence: recalled
    source: general-knowledge

  WiFiAwareServices
    today: current, Network
    type: dictionary
    platforms: iOS 26.0, iPadOS 26.0
    related: com.apple.developer.wifi-aware
    effect: Wi-Fi Aware services published or subscribed.
    source: apple-2026

  WiFiAwareServices.<service>
    today: current, Network
    type: dictionary
    platforms: iOS 26.0, iPadOS 26.0
    limit: Name at most 15 characters
    effect: One service; key like _name._tcp.
    source: apple-frameworks-2025, apple-2026

  WiFiAwareServices.<service>.Publishable
    today: current, Network
    type: dictionary
    platforms: iOS 26.0, iPadOS 26.0
    effect: App publishes it.
    source: apple-frameworks-2025

  WiFiAwareServices.<service>.Subscribable
    today: current, Network
    type: dictionary
    platforms: iOS 26.0, iPadOS 26.0
    effect: App subscribes to it.
    source: apple-frameworks-2025
  """#
