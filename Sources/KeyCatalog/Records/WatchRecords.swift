/// watchOS apps and complications.
let watchRecords: StaticString = #"""
  CLKComplicationDefinitions
    today: deprecated, watchOS
    type: array
    items: dictionary
    platforms: watchOS 2.0
    effect: Bundled complications; legacy.
    evidence: recalled
    source: general-knowledge

  CLKComplicationPrincipalClass
    today: current, watchOS
    name: ClockKit Complication - Principal Class
    type: string
    platforms: watchOS 2.0
    setting: INFOPLIST_KEY_CLKComplicationPrincipalClass
    effect: Complication data source class.
    evidence: platforms from page
    source: apple-2025, swift-build

  CLKComplicationSupportedFamilies
    today: deprecated, watchOS
    name: ClockKit Complication - Supported Families
    type: array
    items: string
    platforms: watchOS 2.0 deprecated 7.0
    replaced by: <WidgetKit accessory families>
    value: CLKComplicationFamilyModularSmall
    value: CLKComplicationFamilyModularLarge
    value: CLKComplicationFamilyUtilitarianSmall
    value: CLKComplicationFamilyUtilitarianSmallFlat
    value: CLKComplicationFamilyUtilitarianLarge
    value: CLKComplicationFamilyCircularSmall
    value: CLKComplicationFamilyExtraLarge
    value: CLKComplicationFamilyGraphicCorner
    value: CLKComplicationFamilyGraphicBezel
    value: CLKComplicationFamilyGraphicCircular
    value: CLKComplicationFamilyGraphicRectangular
    value: CLKComplicationFamilyGraphicExtraLarge
    effect: Complication families.
    evidence: platforms from page
    source: apple-2025, swift-build

  WKAppBundleIdentifier
    today: current, watchOS
    type: string
    platforms: watchOS 1.0
    effect: Watch app id, in the extension.
    evidence: platforms from page
    source: apple-2025

  WKApplication
    today: current, watchOS
    type: boolean
    platforms: watchOS 7.0
    related: Excludes WKWatchKitApp
    effect: Single-target watch app.
    evidence: platforms from page
    source: apple-2025, swift-build

  WKCompanionAppBundleIdentifier
    today: current, watchOS
    name: WatchKit Companion App Bundle Identifier
    type: string
    platforms: watchOS 1.0
    setting: INFOPLIST_KEY_WKCompanionAppBundleIdentifier
    limit: Equals the containing app id
    limit: Watch app id starts with it and a dot
    effect: Bundle id of the iPhone app.
    evidence: platforms from page
    source: apple-2025, swift-build, qt-creator

  WKExtensionDelegateClassName
    today: current, watchOS
    name: WatchKit Extension Delegate Class Name
    type: string
    platforms: watchOS 2.0
    setting: INFOPLIST_KEY_WKExtensionDelegateClassName
    effect: Delegate class.
    evidence: platforms from page
    source: apple-2025, swift-build

  WKPrefersNetworkUponForeground
    today: current, watchOS
    type: boolean
    platforms: watchOS 9.0
    effect: Cellular is switched on at launch in low power.
    evidence: platforms from page
    source: apple-2025

  WKRunsIndependentlyOfCompanionApp
    today: current, watchOS
    name: App can run independently of companion iPhone app
    type: boolean
    platforms: watchOS 6.0
    setting: INFOPLIST_KEY_WKRunsIndependentlyOfCompanionApp
    effect: Works without the phone app.
    evidence: platforms from page
    source: apple-2025, swift-build

  WKSupportsAlwaysOnDisplay
    today: current, watchOS
    type: boolean
    platforms: watchOS 8.0
    default: true
    effect: Shown in Always On.
    evidence: platforms from page
    source: apple-2025

  WKSupportsLiveActivityLaunchAttributeTypes
    today: current, watchOS
    name: Supports Launch for Live Activity Attribute Types
    type: array
    items: string
    platforms: watchOS 11.1
    setting: INFOPLIST_KEY_WKSupportsLiveActivityLaunchAttributeTypes
    effect: Live Activity types that open the watch app; an empty list means all.
    source: apple-2026, swift-build

  WKWatchKitApp
    today: current, watchOS
    type: boolean
    platforms: watchOS 1.0
    replaced by: WKApplication
    effect: Watch app with a separate extension.
    evidence: platforms from page
    source: apple-2025

  WKWatchOnly
    today: current, watchOS
    name: App is only available as a standalone watchOS app
    type: boolean
    platforms: watchOS 6.0
    setting: INFOPLIST_KEY_WKWatchOnly
    limit: Not together with WKCompanionAppBundleIdentifier
    effect: Watch-only app.
    evidence: platforms from page
    source: apple-2025, swift-build
  """#
