/// Siri and Spotlight.
let siriAndSpotlightRecords: StaticString = #"""
  CoreSpotlightActions
    today: current, Siri and Spotlight
    type: array
    items: dictionary
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    effect: Actions on search results.
    evidence: platforms from page
    source: apple-2025

  CoreSpotlightActions[].CoreSpotlightActionIdentifier
    today: current, Siri and Spotlight
    type: string
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    effect: Id.
    source: apple-2025

  CoreSpotlightActions[].CoreSpotlightActionSymbolImage
    today: current, Siri and Spotlight
    type: string
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    effect: SF Symbol.
    source: apple-2025

  CoreSpotlightActions[].CoreSpotlightActionTitle
    today: current, Siri and Spotlight
    type: string
    platforms: iOS 15.0, iPadOS 15.0, visionOS 1.0
    effect: Text.
    source: apple-2025

  CoreSpotlightContinuation
    today: current, Siri and Spotlight
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 13.0
    effect: App can continue a Spotlight search.
    evidence: recalled
    source: general-knowledge

  INAlternativeAppNames
    today: current, Siri and Spotlight
    type: array
    items: dictionary
    platforms: iOS 11.0, iPadOS 11.0, watchOS 4.0
    limit: At most three per localization
    effect: Other spoken names.
    source: apple-frameworks-2025

  INAlternativeAppNames[].INAlternativeAppName
    today: current, Siri and Spotlight
    type: string
    platforms: iOS 11.0, iPadOS 11.0, watchOS 4.0
    effect: Name.
    source: apple-frameworks-2025

  INAlternativeAppNames[].INAlternativeAppNamePronunciationHint
    today: current, Siri and Spotlight
    type: string
    platforms: iOS 11.0, iPadOS 11.0, watchOS 4.0
    effect: How it sounds.
    source: apple-frameworks-2025

  INIntentsRestrictedWhileLocked
    today: current, Siri and Spotlight
    name: Restricted While Locked
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0, visionOS 1.0
    limit: Subset of INIntentsSupported
    effect: Not on a locked device.
    evidence: platforms from page
    source: apple-2025

  INIntentsRestrictedWhileProtectedDataUnavailable
    today: current, Siri and Spotlight
    name: Intents restricted while locked or protected data unavailable
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0, visionOS 1.0
    limit: Subset of INIntentsSupported
    effect: Not while data is locked.
    evidence: platforms from page
    source: apple-2025

  INIntentsSupported
    today: current, Siri and Spotlight
    name: Intents eligible for in-app handling
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0, visionOS 1.0
    effect: Intents handled inside the app.
    evidence: platforms from page
    source: apple-2025

  INSupportedMediaCategories
    today: current, Siri and Spotlight
    name: Supported intent media categories
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0, visionOS 1.0
    value: INMediaCategoryAudiobooks
    value: INMediaCategoryMusic
    value: INMediaCategoryGeneral
    value: INMediaCategoryPodcasts
    value: INMediaCategoryRadio
    effect: Media the app can play for Siri.
    evidence: platforms from page
    source: apple-2025
  """#
