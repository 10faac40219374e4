/// Advertising, the App Store, and keys of widespread third-party kits.
let commerceRecords: StaticString = #"""
  AdAttributionKitConfigurations
    today: current, Ads
    type: dictionary
    platforms: iOS 18.4, iPadOS 18.4
    effect: Attribution window and cooldown settings.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionCooldown
    today: current, Ads
    type: dictionary
    platforms: iOS 18.4, iPadOS 18.4
    effect: Pause after a conversion.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionCooldown.install-cooldown-hours
    today: current, Ads
    type: integer
    platforms: iOS 18.4, iPadOS 18.4
    limit: 0 to 720
    effect: Hours without new conversions.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionCooldown.re-engagement-cooldown-hours
    today: current, Ads
    type: integer
    platforms: iOS 18.4, iPadOS 18.4
    limit: 0 to 720
    effect: Hours without new conversions.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionWindows
    today: current, Ads
    type: dictionary
    platforms: iOS 18.4, iPadOS 18.4
    effect: Windows for all networks ("global") or one network id.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionWindows.<network>.install
    today: current, Ads
    type: dictionary
    platforms: iOS 18.4, iPadOS 18.4
    effect: Install windows.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionWindows.<network>.install.click
    today: current, Ads
    type: integer
    platforms: iOS 18.4, iPadOS 18.4
    limit: 1 to 30
    effect: Days a click counts.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionWindows.<network>.install.ignoreInteractionType
    today: current, Ads
    type: string
    platforms: iOS 18.4, iPadOS 18.4
    value: view
    value: click
    limit: Not recognized under global
    effect: Interaction kind left out.
    source: apple-frameworks-2025

  AdAttributionKitConfigurations.AttributionWindows.<network>.install.view
    today: current, Ads
    type: integer
    platforms: iOS 18.4, iPadOS 18.4
    limit: 1 to 7
    effect: Days a view counts.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  AdNetworkIdentifiers
    today: current, Ads
    type: array
    items: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: AdAttributionKit networks shown by the app.
    evidence: platforms from page
    source: apple-2025

  AttributionCopyEndpoint
    today: current, Ads
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    limit: https
    effect: URL for postback copies.
    evidence: platforms from page
    source: apple-2025

  EligibleForAdAttributionKitReengagementPostbackCopies
    today: current, Ads
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0
    effect: Gets copies of re-engagement postbacks.
    evidence: platforms from page
    source: apple-2025

  NSAdvertisingAttributionReportEndpoint
    today: current, Ads
    type: string
    platforms: iOS 14.5, iPadOS 14.5, visionOS 1.0
    limit: https URL; only the registrable domain counts
    effect: Origin that gets PCM and SKAdNetwork postbacks.
    evidence: platforms from page
    source: apple-2025

  SKAdNetworkItems
    today: current, Ads
    type: array
    items: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    effect: Ad networks whose installs can be attributed.
    source: apple-2025, apple-bundle-rs

  SKAdNetworkItems[].SKAdNetworkIdentifier
    today: current, Ads
    type: string
    platforms: iOS 11.3, iPadOS 11.3
    limit: Lower-case, ends in .skadnetwork or .adattributionkit; unique
    effect: Ad network id.
    source: apple-bundle-rs

  SKExternalLinkAccount
    today: current, StoreKit
    type: dictionary
    platforms: iOS 15.4, iPadOS 15.4, tvOS 16.4
    limit: A default "*" entry is expected besides country codes
    related: com.apple.developer.storekit.external-link.account
    effect: Account links of reader apps per country.
    evidence: partly recalled
    source: apple-2026, general-knowledge

  SKExternalLinkAccount.<country>
    today: current, StoreKit
    type: string
    platforms: iOS 15.4, iPadOS 15.4
    limit: https, absolute, no query
    effect: Link for the country.
    evidence: partly recalled
    source: apple-2026, general-knowledge

  SKExternalPurchase
    today: current, StoreKit
    type: array
    items: string
    platforms: iOS 15.4, iPadOS 15.4, macCatalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.0, watchOS 10.4
    limit: Lower-case ISO 3166-1 alpha-2 codes of the EU or kr
    related: com.apple.developer.storekit.external-purchase
    effect: Countries with external purchase.
    evidence: platforms from page
    source: apple-2025

  SKExternalPurchaseCustomLinkRegions
    today: current, StoreKit
    type: array
    items: string
    platforms: iOS 18.1, iPadOS 18.1, macCatalyst 18.1, macOS 15.1, tvOS 18.1, visionOS 2.1, watchOS 11.1
    limit: Lower-case ISO 3166-1 alpha-2 codes
    effect: Countries with custom links.
    evidence: platforms from page
    source: apple-2025

  SKExternalPurchaseLink
    today: current, StoreKit
    type: dictionary
    platforms: iOS 15.4, iPadOS 15.4, macCatalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.0, watchOS 10.4
    limit: Lower-case ISO 3166-1 alpha-2 codes
    limit: https, absolute, no query, at most 1000 ASCII characters
    related: com.apple.developer.storekit.external-purchase-link
    effect: One link per country.
    evidence: platforms from page
    source: apple-2025

  SKExternalPurchaseLink.<country>
    today: current, StoreKit
    type: string
    platforms: iOS 15.4, iPadOS 15.4, macOS 14.4
    limit: https URL without query
    effect: Link for the country.
    source: apple-2025

  SKExternalPurchaseLinkStreamingRegions
    today: current, StoreKit
    type: array
    items: string
    platforms: iOS 18.2, iPadOS 18.2
    limit: Lower-case ISO 3166-1 alpha-2 codes
    effect: Countries where a music-streaming app promotes offers.
    source: apple-2026

  SKExternalPurchaseMultiLink
    today: current, StoreKit
    type: dictionary
    platforms: iOS 17.5, iPadOS 17.5, macCatalyst 17.5, macOS 14.5, tvOS 17.5, visionOS 1.2, watchOS 10.5
    limit: Lower-case ISO 3166-1 alpha-2 codes
    limit: One to five links, one unless entitled for music streaming
    limit: Counted together with SKExternalPurchaseLink
    effect: Several links per country.
    evidence: platforms from page
    source: apple-2025

  SKExternalPurchaseMultiLink.<country>
    today: current, StoreKit
    type: array
    items: string
    platforms: iOS 17.5, iPadOS 17.5, macOS 14.5
    limit: 1-5 https URLs without query
    effect: Links for the country.
    source: apple-2025

  SKIncludeConsumableInAppPurchaseHistory
    today: current, StoreKit
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0
    default: false
    effect: Finished consumables stay in transaction history.
    evidence: platforms from page
    source: apple-2025
  """#
