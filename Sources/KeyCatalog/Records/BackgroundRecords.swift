/// Background modes, App Clips, logging and background assets.
let backgroundRecords: StaticString = #"""
  BAAppGroupID
    today: current, Background assets
    type: string
    platforms: iOS 26.0, iPadOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0
    limit: Must be in the app-groups entitlement
    effect: App group shared with the downloader extension.
    source: apple-2026

  BAEssentialMaxInstallSize
    today: current, Background assets
    type: integer
    platforms: iOS 16.4, iPadOS 16.4, macCatalyst 16.4, macOS 13.3, tvOS 18.4, visionOS 2.4
    effect: Unpacked bytes of essential assets.
    evidence: platforms from page
    source: apple-2025

  BAHasManagedAssetPacks
    today: current, Background assets
    type: boolean
    platforms: iOS 26.0, iPadOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0
    effect: System manages asset packs.
    source: apple-2026

  BAInitialDownloadRestrictions
    today: current, Background assets
    type: dictionary
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 18.4, visionOS 2.4
    effect: Limits on first downloads.
    evidence: platforms from page
    source: apple-2025

  BAInitialDownloadRestrictions.BADownloadAllowance
    today: current, Background assets
    type: integer
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    effect: Bytes of optional downloads.
    source: apple-2025

  BAInitialDownloadRestrictions.BADownloadDomainAllowList
    today: current, Background assets
    type: array
    items: string
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    effect: Domains allowed; *. prefix for subdomains.
    source: apple-2025

  BAInitialDownloadRestrictions.BAEssentialDownloadAllowance
    today: current, Background assets
    type: integer
    platforms: iOS 16.4, iPadOS 16.4, macOS 13.3
    effect: Bytes of essential downloads.
    source: apple-2025

  BAManifestURL
    today: current, Background assets
    type: string
    platforms: iOS 16.1, iPadOS 16.1, macCatalyst 16.1, macOS 13.0, tvOS 18.4, visionOS 2.4
    limit: https
    effect: Manifest fetched before the extension runs.
    evidence: platforms from page
    source: apple-2025

  BAMaxInstallSize
    today: current, Background assets
    type: integer
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 18.4, visionOS 2.4
    related: Shown in the store
    effect: Unpacked bytes of optional assets at install.
    evidence: platforms from page
    source: apple-2025

  BAUsesAppleHosting
    today: current, Background assets
    type: boolean
    platforms: iOS 26.0, iPadOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0
    related: Needs BAHasManagedAssetPacks
    effect: Packs are hosted by Apple.
    source: apple-2026

  BGTaskSchedulerPermittedIdentifiers
    today: current, Background and execution
    name: Permitted background task scheduler identifiers
    type: array
    items: string
    platforms: iOS 13.0, iPadOS 13.0, tvOS 13.0, visionOS 1.0
    limit: Reverse-DNS strings
    limit: Wildcard suffix is allowed for continued-processing tasks (iOS 26)
    related: Required when UIBackgroundModes has processing
    effect: Task ids that BGTaskScheduler accepts.
    evidence: platforms from page
    source: apple-2025

  ITSWatchOnlyContainer
    today: current, Background and execution
    type: boolean
    platforms: iOS 13.0, iPadOS 13.0
    effect: Stub iOS bundle that only delivers a watch-only app.
    source: swift-build

  LSApplicationIsStickerProvider
    today: current, Background and execution
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0
    effect: Bundle is a sticker pack.
    source: swift-build

  LSApplicationLaunchProhibited
    today: current, Background and execution
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0
    effect: Container app has no icon of its own (stickers, watch-only container).
    source: swift-build

  NSAppClip
    today: current, Background and execution
    name: App Clip
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0
    limit: Only in App Clip bundles
    effect: Extra abilities of an App Clip.
    evidence: platforms from page
    source: apple-2025

  NSAppClip.NSAppClipRequestEphemeralUserNotification
    today: current, Background and execution
    name: Requests ephemeral user notifications
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Clip may post notifications for a short time after launch.
    source: apple-2025

  NSAppClip.NSAppClipRequestLocationConfirmation
    today: current, Background and execution
    name: Requests location confirmation
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Clip may check that the person is at the expected place.
    source: apple-2025

  NSBuiltWithThreadSanitizer
    today: current, Background and execution
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    limit: Must not ship
    effect: Added by Xcode to thread-sanitizer builds.
    source: swift-build

  NSEndpointSecurityEarlyBoot
    today: current, Background and execution
    type: boolean
    platforms: macOS 10.15
    effect: Endpoint Security client must start before other third-party code.
    evidence: platforms from page
    source: apple-2025

  NSEndpointSecurityMachServiceName
    today: current, Background and execution
    type: string
    platforms: macOS 10.15
    effect: Mach service name of the Endpoint Security extension.
    evidence: recalled
    source: general-knowledge

  NSEndpointSecurityRebootRequired
    today: current, Background and execution
    type: boolean
    platforms: macOS 10.15
    effect: Endpoint Security client needs a restart to be activated.
    evidence: platforms from page
    source: apple-2025

  OSLogPreferences
    today: current, Background and execution
    type: dictionary
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0
    effect: Unified logging settings per subsystem and category.
    source: apple-2026, apple-frameworks-2025

  OSLogPreferences.<subsystem>
    today: current, Background and execution
    type: dictionary
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    effect: Settings of one subsystem.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  OSLogPreferences.<subsystem>.<category>
    today: current, Background and execution
    type: dictionary
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    effect: Settings of one category; DEFAULT-OPTIONS covers the rest.
    evidence: partly recalled
    source: apple-frameworks-2025, general-knowledge

  OSLogPreferences.<subsystem>.<category>.Enable-Oversize-Messages
    today: current, Background and execution
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macOS 12.0
    effect: Keep long messages.
    evidence: recalled
    source: general-knowledge

  OSLogPreferences.<subsystem>.<category>.Enable-Private-Data
    today: current, Background and execution
    type: boolean
    platforms: macOS 10.15
    effect: Show private values.
    evidence: partly recalled
    source: apple-frameworks-2025

  OSLogPreferences.<subsystem>.<category>.Level
    today: current, Background and execution
    type: dictionary
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    effect: Enable and Persist levels.
    evidence: recalled
    source: general-knowledge

  OSLogPreferences.<subsystem>.<category>.Level.Enable
    today: current, Background and execution
    type: string
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    value: Inherit
    value: Default
    value: Info
    value: Debug
    effect: Lowest level collected.
    evidence: recalled
    source: general-knowledge

  OSLogPreferences.<subsystem>.<category>.Level.Persist
    today: current, Background and execution
    type: string
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12
    value: Inherit
    value: Default
    value: Info
    value: Debug
    effect: Lowest level stored.
    evidence: recalled
    source: general-knowledge

  PUICAutoLaunchAudioOptOut
    today: current, Background and execution
    name: Opt out of Auto-launch Audio App (Watch)
    type: boolean
    platforms: watchOS 5.0
    effect: Watch app is not opened when the phone app plays audio.
    evidence: platforms from page
    source: apple-2025

  UIApplicationExitsOnSuspend
    books: 2010, current, UIKit, Background
    name: Application does not run in background
    type: boolean
    platforms: iOS 4.0
    default: false
    values: closed
    value: true -- Terminate on quit.
    value: false [default] -- Move to the background.
    effect: When true, quitting the app ends and purges it, so it never moves to the background; otherwise it
      is suspended as usual. Has an effect for apps linked against the iOS 4.0 SDK or later.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIApplicationExitsOnSuspend)
    source: 000 UIKit Keys > UIApplicationExitsOnSuspend
    today:
    name: Application does not run in background
    type: boolean
    platforms: iOS 4.0 deprecated 13.0, iPadOS 4.0 deprecated 13.0, tvOS 9.0 deprecated 13.0, visionOS 1.0,
      watchOS 2.0 deprecated 6.0
    evidence: platforms from page
    source: apple-2025

  UIBackgroundModes
    books: 2010, current, UIKit, Background
    name: Required background modes
    type: array
    items: string
    platforms: iOS 4.0
    value: audio -- Plays audible content.
    value: location -- Gives location-based information and needs the standard location services, not the
      significant-change service.
    value: voip -- Offers Voice over IP; such an app is started by the system after boot.
    constraint: warning eachOneOf ["audio", "location", "voip"] -- Any subset of the listed modes (2010).
    effect: Lets the app keep running in the background for the listed services, which it must really provide.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIBackgroundModes)
    source: 000 UIKit Keys > UIBackgroundModes
    source: 000 UIKit Keys > UIBackgroundModes, Table 2
    today: current, Background and execution
    name: Required background modes
    type: array
    items: string
    platforms: iOS 4.0, iPadOS 4.0, tvOS 11.0, visionOS 1.0, watchOS 4.0
    value: audio -- play or record
    value: location -- location updates
    value: voip -- calls
    value: fetch -- background refresh
    value: remote-notification -- silent pushes
    value: newsstand-content -- obsolete
    value: external-accessory -- hardware accessories
    value: bluetooth-central -- talk to BLE devices
    value: bluetooth-peripheral -- act as BLE device
    value: network-authentication -- hotspot sign-in
    value: processing -- BGProcessingTask
    value: push-to-talk -- PTT
    value: nearby-interaction -- UWB sessions
    value: screen-capture -- capture the screen
    related: processing needs BGTaskSchedulerPermittedIdentifiers (ITMS-90771)
    related: Support differs by platform
    effect: Background work the app performs.
    source: apple-2025, apple-2026, swift-build

  WKBackgroundModes
    today: current, Background and execution
    name: Required background modes (Watch)
    type: array
    items: string
    platforms: watchOS 3.0
    value: workout-processing -- workout session
    value: self-care -- short wellness session
    value: mindfulness -- silent meditation
    value: physical-therapy -- exercise session
    value: alarm -- smart alarm
    value: underwater-depth -- dive session
    limit: At most one of self-care, mindfulness, physical-therapy, alarm
    effect: Background work of a watch app.
    evidence: platforms from page
    source: apple-2025

  XCTContainsUITests
    today: current, Background and execution
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    effect: Marks a UI test bundle; added by Xcode.
    source: swift-build
  """#
