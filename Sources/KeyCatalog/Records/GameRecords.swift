/// Game Center, controllers and Game Mode.
let gameRecords: StaticString = #"""
  AVGameBypassSystemSpatialAudio
    today: current, Games
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, tvOS 18.0
    effect: Game does its own spatial audio.
    evidence: platforms from page
    source: apple-2025

  GCDisableInferringGameMetadata
    today: current, Games
    type: boolean
    platforms: iOS 26.4, iPadOS 26.4, macOS 26.4
    effect: Keeps a game from outside the store out of inferred data in the Games app.
    source: apple-2026

  GCRequiresControllerUserInteraction
    today: current, Games
    type: dictionary
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    related: Store badge; needs ExtendedGamepad in GCSupportedGameControllers
    effect: Where a game controller is required or recommended.
    evidence: platforms from page
    source: apple-2025

  GCRequiresControllerUserInteraction.iOS
    today: current, Games
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0
    effect: Controller recommended on iOS.
    source: apple-2025

  GCRequiresControllerUserInteraction.visionOS
    today: current, Games
    type: boolean
    platforms: visionOS 1.0
    effect: Controller required on visionOS.
    source: apple-2025

  GCSupportedGameControllers
    books: 2018, current, Cocoa, GameController
    type: array
    items: dictionary
    platforms: tvOS 9.0, iOS 7.0, macOS 10.9
    effect: Read only while an app is submitted to the App Store: states which game controller profiles the
      app allows or needs.
    source: 004 Key Summary, Table 1 (GCSupportedGameControllers)
    source: 004 GCSupportedGameControllers
    today:
    name: Supported game controller types
    type: array
    items: dictionary
    platforms: iOS 7.0, iPadOS 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0
    evidence: platforms from page
    source: apple-2025

  GCSupportedGameControllers[].ProfileName
    books: 2018, current, Cocoa, GameController
    type: string
    platforms: tvOS 9.0, iOS 7.0, macOS 10.9
    required: every element of GCSupportedGameControllers
    values: closed
    value: Gamepad [beyond] -- Standard form-fitting controller with few controls; iOS 7.0 and later only.
    value: ExtendedGamepad [beyond] -- Controller with the extended set of controls; tvOS 9.0, iOS 7.0, macOS
      10.9 and later.
    value: MicroGamepad [beyond] -- Siri Remote or the Apple TV Remote app; tvOS 9.0 and later.
    effect: Name of one controller profile.
    beyond: values: the list was lost in the 2018 Cocoa chapter and recovered from another copy of the page
      (edition of 2018-06-04)
    source: 004 Key Summary, Table 1 (GCSupportedGameControllers)
    source: 004 GCSupportedGameControllers
    today: current, Games
    type: string
    platforms: iOS 7.0, iPadOS 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0
    value: ExtendedGamepad -- full controller
    value: MicroGamepad -- 1st gen Siri Remote
    value: DirectionalGamepad -- 2nd gen Siri Remote
    value: SpatialGamepad -- tracked controllers on visionOS 26
    effect: Controller profile.
    source: apple-2025, apple-2026

  GCSupportsControllerUserInteraction
    today: current, Games
    name: Supports Controller User Interaction
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0
    setting: INFOPLIST_KEY_GCSupportsControllerUserInteraction
    effect: App can be played with a controller.
    evidence: platforms from page
    source: apple-2025, swift-build

  GCSupportsMultipleMicroGamepads
    books: 2018, current, Cocoa, GameController
    type: boolean
    platforms: tvOS 10.0
    default: false
    values: closed
    value: true -- Every connected remote is a GCController of its own.
    value: false [default] -- All remotes feed one GCController, so the same button on any of them acts alike.
    effect: Decides how many controllers the app sees when several remotes are connected to an Apple TV.
    source: 004 Key Summary, Table 1 (GCSupportsMultipleMicroGamepads)
    source: 004 GCSupportsMultipleMicroGamepads
    today:
    type: boolean
    platforms: tvOS 9.0
    evidence: platforms from page
    source: apple-2025

  GKDaemonApplication
    today: undocumented, Games
    type: boolean
    platforms: iOS 7.0, iPadOS 7.0
    effect: Legacy Game Center marker.
    evidence: recalled
    source: general-knowledge

  GKGameCenterBadgingDisabled
    books: 2018, current, Cocoa, GameKit
    type: boolean
    platforms: iOS 7.0
    default: false
    values: closed
    value: true -- No badges.
    value: false [default] -- Badges are added.
    effect: When true, Game Center puts no badges on the icon of a turn-based game.
    source: 004 Key Summary, Table 1 (GKGameCenterBadgingDisabled)
    source: 004 GKGameCenterBadgingDisabled
    today: current, Games
    type: boolean
    platforms: iOS 7.0, iPadOS 7.0, visionOS 1.0
    effect: No turn badges on the icon.
    evidence: platforms from page
    source: apple-2025

  GKShowChallengeBanners
    books: 2018, current, Cocoa, GameKit
    type: boolean
    platforms: iOS 7.0
    values: closed
    value: true -- Banners are shown.
    value: false -- Banners about challenges are suppressed.
    effect: Decides whether challenge banners appear inside the app.
    note: No default is stated.
    source: 004 Key Summary, Table 1 (GKShowChallengeBanners)
    source: 004 GKShowChallengeBanners
    today: deprecated, Games
    type: boolean
    platforms: iOS 7.0, iPadOS 7.0, visionOS 1.0
    effect: Challenge banners may show.
    evidence: platforms from page
    source: apple-2025, apple-2026
  """#
