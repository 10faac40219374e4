/// Entitlements of iCloud, push, Health, Home and other common capabilities.
let capabilityEntitlementRecords: StaticString = #"""
  application-identifier
    today: current, Entitlements
    type: string
    related: Must match CFBundleIdentifier (ITMS-90075 when missing)
    effect: Team id, dot, bundle id; signing identity of the app.
    evidence: partly recalled
    source: apple-frameworks-2025

  aps-environment
    today: current, Entitlements
    type: string
    platforms: iOS 10.0, iPadOS 10.0, tvOS 10.0, visionOS 1.0, watchOS 3.0
    value: development
    value: production
    related: UIBackgroundModes remote-notification for silent pushes
    effect: Push service used, iOS family.
    evidence: platforms from page
    source: apple-2025

  beta-reports-active
    today: current, Entitlements
    type: boolean
    effect: TestFlight feedback; needed for TestFlight builds.
    evidence: partly recalled
    source: rules_apple

  "com.apple.developer.applesignin"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 13.0, iPadOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0
    value: Default
    effect: Sign in with Apple.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.aps-environment"
    today: current, Entitlements
    type: string
    platforms: macOS 10.14
    value: development
    value: production
    effect: Push service used, macOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.ClassKit-environment"
    today: current, Entitlements
    type: string
    platforms: iOS 11.4, iPadOS 11.4, macOS 11.0, visionOS 1.0
    value: development
    value: production
    effect: ClassKit server used.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.default-data-protection"
    today: current, Entitlements
    type: string
    platforms: iOS 3.0, iPadOS 3.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    value: NSFileProtectionComplete
    value: NSFileProtectionCompleteUnlessOpen
    value: NSFileProtectionCompleteUntilFirstUserAuthentication
    value: NSFileProtectionNone
    effect: Default file protection class.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.game-center"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macCatalyst 13.0, macOS 10.8, visionOS 1.0
    related: gamekit device capability
    effect: Use Game Center.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.healthkit"
    today: current, Entitlements
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0, visionOS 1.0
    related: NSHealthShareUsageDescription, NSHealthUpdateUsageDescription
    effect: Use HealthKit.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.healthkit.access"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0, visionOS 1.0
    value: health-records
    related: NSHealthClinicalHealthRecordsShareUsageDescription
    effect: Extra health data kinds.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.healthkit.background-delivery"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0, watchOS 8.0
    effect: Wake for new health data.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.healthkit.recalibrate-estimates"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0
    effect: Reset estimates.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.homekit"
    today: current, Entitlements
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0, tvOS 10.0, visionOS 1.0, watchOS 2.0
    related: NSHomeKitUsageDescription
    effect: Use HomeKit.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.icloud-container-development-container-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: Containers used in development.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.icloud-container-environment"
    today: current, Entitlements
    type: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    value: Development
    value: Production
    effect: CloudKit environment.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.icloud-container-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    related: NSUbiquitousContainers
    effect: iCloud containers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.icloud-services"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    value: CloudDocuments
    value: CloudKit
    value: CloudKit-Anonymous
    effect: iCloud services used.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.in-app-identity-presentment"
    today: current, Entitlements
    type: dictionary
    platforms: iOS 16.0, iPadOS 16.0
    related: NSIdentityUsageDescription
    effect: Ask for ids in Wallet.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.in-app-identity-presentment.merchant-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 16.0, iPadOS 16.0
    effect: Merchant ids for identity requests.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.in-app-payments"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 6.0, iPadOS 6.0, visionOS 1.0, watchOS 2.0
    effect: Apple Pay merchant ids.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.parent-application-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: App an App Clip belongs to.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.pass-type-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 6.0, iPadOS 6.0, visionOS 1.0, watchOS 2.0
    effect: Pass types.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.siri"
    today: current, Entitlements
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, visionOS 1.0, watchOS 3.2
    related: NSSiriUsageDescription
    effect: Use SiriKit.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.team-identifier"
    today: current, Entitlements
    type: string
    effect: Team id.
    evidence: partly recalled
    source: apple-frameworks-2025

  "com.apple.developer.ubiquity-container-identifiers"
    today: current, Entitlements
    type: array
    items: string
    effect: iCloud Documents containers.
    evidence: partly recalled
    source: apple-frameworks-2025

  "com.apple.developer.ubiquity-kvstore-identifier"
    today: current, Entitlements
    type: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, watchOS 2.0
    effect: Key-value store id.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.usernotifications.communication"
    today: current, Entitlements
    type: boolean
    related: NSUserActivityTypes lists the messaging intents
    effect: Communication notifications.
    evidence: recalled
    source: general-knowledge

  "com.apple.developer.usernotifications.critical-alerts"
    today: current, Entitlements
    type: boolean
    effect: Alerts that ignore mute.
    evidence: partly recalled
    source: rules_apple

  "com.apple.developer.usernotifications.filtering"
    today: current, Entitlements
    type: boolean
    platforms: iOS 13.3, iPadOS 13.3, macOS 11.0
    effect: Drop pushes in a service extension.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.usernotifications.time-sensitive"
    today: current, Entitlements
    type: boolean
    effect: Time-sensitive notifications.
    evidence: partly recalled
    source: rules_apple

  inter-app-audio
    today: deprecated, Entitlements
    type: boolean
    platforms: iOS 2.2 deprecated 13.0, iPadOS 2.2 deprecated 13.0
    effect: Old audio exchange.
    evidence: platforms from page
    source: apple-2025

  keychain-access-groups
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: Keychain groups.
    evidence: platforms from page
    source: apple-2025
  """#
