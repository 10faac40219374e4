/// Entitlements of networking, NFC, CarPlay, accessories and associated domains.
let connectivityEntitlementRecords: StaticString = #"""
  "com.apple.developer.associated-domains"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.15, tvOS 9.0, visionOS 1.0, watchOS 6.0
    related: applinks, webcredentials, appclips, activitycontinuation
    effect: Domains tied to the app, as service:host.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.associated-domains.applinks.read-write"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Change link preferences on Mac.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-audio"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: CarPlay audio app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-charging"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: CarPlay charging app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-communication"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: CarPlay messaging or calling app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-maps"
    today: current, Entitlements
    type: boolean
    platforms: iOS 12.0, iPadOS 12.0
    effect: CarPlay navigation app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-messaging"
    today: deprecated, Entitlements
    type: boolean
    platforms: iOS 12.0 deprecated 14.0, iPadOS 12.0 deprecated 14.0
    effect: CarPlay messaging app, old form.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-parking"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: CarPlay parking app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carplay-quick-ordering"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: CarPlay food ordering app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.location.push"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0
    effect: Location push extension.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.matter.allow-setup-payload"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0
    effect: Read Matter codes.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.carrier-constrained.app-optimized"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Fit for satellite-like networks.
    source: apple-updates-2026

  "com.apple.developer.networking.carrier-constrained.appcategory"
    today: current, Entitlements
    type: array
    items: string
    announced: June 2025
    related: 2026 adds payment-8015, health-fitness-8014
    effect: App kind on such networks.
    source: apple-updates-2026

  "com.apple.developer.networking.HotspotConfiguration"
    today: current, Entitlements
    type: boolean
    platforms: iOS 11.0, iPadOS 11.0, visionOS 1.0
    effect: Configure Wi-Fi networks.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.manage-thread-network-credentials"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    effect: Store Thread credentials.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.multicast"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, visionOS 1.0
    related: NSLocalNetworkUsageDescription
    effect: Send multicast and broadcast.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.multipath"
    today: current, Entitlements
    type: boolean
    platforms: iOS 3.0, iPadOS 3.0, visionOS 1.0
    effect: Multipath TCP.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.networkextension"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0
    value: dns-proxy
    value: app-proxy-provider
    value: content-filter-provider
    value: packet-tunnel-provider
    value: dns-proxy-systemextension
    value: app-proxy-provider-systemextension
    value: content-filter-provider-systemextension
    value: packet-tunnel-provider-systemextension
    value: dns-settings
    value: app-push-provider
    value: relay
    effect: Network extension kinds.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.slicing.appcategory"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0
    value: gaming-6014
    value: communication-9000
    value: streaming-9001
    related: Set with the traffic category; 2026 adds browser-9003 and mc-9500
    effect: App kind used to pick a 5G slice.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.slicing.trafficcategory"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0
    value: defaultslice-1
    value: video-2
    value: background-3
    value: voice-4
    value: callsignaling-5
    value: responsivedata-6
    value: avstreaming-7
    value: responsiveav-8
    related: Set with the app category
    effect: Traffic kind used to pick a 5G slice.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.vmnet"
    today: current, Entitlements
    type: boolean
    platforms: macOS 14.0
    effect: Use vmnet in sandboxed apps.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.vpn.api"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, visionOS 1.0
    value: allow-vpn
    effect: Set up personal VPN.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.networking.wifi-info"
    today: current, Entitlements
    type: boolean
    platforms: iOS 12.0, iPadOS 12.0, visionOS 1.0
    effect: Read the current Wi-Fi network.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.nfc.hce"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Emulate cards.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.nfc.hce.default-contactless-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: May be the default contactless app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: Ids answered in card emulation.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.nfc.readersession.formats"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 11.0, iPadOS 11.0
    value: TAG
    related: NFCReaderUsageDescription
    effect: NFC formats read.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.wifi-aware"
    today: current, Entitlements
    type: array
    items: string
    announced: June 2025
    related: WiFiAwareServices
    effect: Publish or Subscribe over Wi-Fi Aware.
    source: apple-updates-2026

  "com.apple.external-accessory.wireless-configuration"
    today: current, Entitlements
    type: boolean
    platforms: iOS 3.0, iPadOS 3.0
    effect: Set up MFi Wi-Fi accessories.
    evidence: platforms from page
    source: apple-2025
  """#
