/// Audio, video, cameras, Quick Look, Journal and Maps.
let mediaRecords: StaticString = #"""
  ApprovedStreamingEndpoints
    today: current, Media
    type: dictionary
    platforms: visionOS
    effect: Endpoints a foveated-streaming client may use.
    source: apple-2026

  AudioComponents
    today: current, Media
    type: array
    items: dictionary
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Audio units in this bundle.
    source: apple-frameworks-2025

  AudioComponents[].description
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Short text.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].factoryFunction
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: C factory function.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].manufacturer
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    limit: Exactly four characters
    effect: Four-character maker code.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].name
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Display name "Maker: Unit".
    evidence: recalled
    source: general-knowledge

  AudioComponents[].resourceUsage
    today: current, Media
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Sandbox resources the unit needs.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].sandboxSafe
    today: current, Media
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Unit works in a sandboxed host.
    evidence: partly recalled
    source: apple-frameworks-2025

  AudioComponents[].subtype
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    limit: Exactly four characters
    effect: Four-character subtype.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].tags
    today: current, Media
    type: array
    items: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Search tags.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].type
    today: current, Media
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    limit: Exactly four characters
    effect: Four-character component type.
    evidence: recalled
    source: general-knowledge

  AudioComponents[].version
    today: current, Media
    type: integer
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.7
    effect: Packed version number.
    evidence: recalled
    source: general-knowledge

  AVInitialRouteSharingPolicy
    today: current, Media
    type: string
    platforms: iOS 13.0, iPadOS 13.0
    value: LongFormVideo
    effect: Route policy applied before the app sets one.
    source: apple-frameworks-2025

  CMIOExtension
    today: current, Media
    type: dictionary
    platforms: macOS 12.3
    effect: Camera extension settings.
    evidence: recalled
    source: general-knowledge

  CMIOExtension.CMIOExtensionMachServiceName
    today: current, Media
    type: string
    platforms: macOS 12.3
    effect: Mach service of the camera extension; must start with an app group id.
    source: apple-frameworks-2025

  JSNotificationURLFormat
    today: current, Journaling
    type: string
    platforms: iOS 26.0, iPadOS 26.0
    effect: Universal link opened from journaling prompts.
    source: apple-2026

  LSBundleContainsCoreMLmlmodelc
    today: current, Media
    name: Bundle contains CoreML models
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: Bundle holds compiled Core ML models; speeds loading.
    evidence: platforms from page
    source: apple-2025

  MDESupportedProtocols
    today: current, Media
    type: dictionary
    platforms: iOS 27.0, iPadOS 27.0, macCatalyst 27.0
    limit: Keys are uniform type identifiers; values may be empty strings
    effect: Media sharing protocols mapped to app ids on the receiver.
    source: apple-2026

  MDESupportedProtocols.<protocolUTI>
    today: current, Media
    type: string
    platforms: iOS 27.0, iPadOS 27.0, macCatalyst 27.0
    effect: Receiver app id.
    source: apple-2026

  MDESupportsUniversalURLPlayback
    today: current, Media
    type: boolean
    platforms: iOS 27.0, iPadOS 27.0, macCatalyst 27.0
    effect: Plain URL playback through any media device extension.
    source: apple-2026, apple-updates-2026

  MetalCaptureEnabled
    today: current, Media
    name: Metal Capture Enabled
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0
    setting: INFOPLIST_KEY_MetalCaptureEnabled
    effect: GPU capture allowed outside Xcode.
    source: swift-build, apple-frameworks-2025

  MetalHudEnabled
    today: current, Media
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    limit: Not for release builds
    effect: Metal performance overlay on.
    source: apple-frameworks-2025

  MKDirectionsApplicationSupportedModes
    today: current, Maps
    name: Maps routing app supported modes
    type: array
    items: string
    platforms: iOS 6.0, iPadOS 6.0, visionOS 1.0
    default: MKDirectionsModePlane
    value: MKDirectionsModePlane
    value: MKDirectionsModeBike
    value: MKDirectionsModeBus
    value: MKDirectionsModeCar
    value: MKDirectionsModeFerry
    value: MKDirectionsModePedestrian
    value: MKDirectionsModeRideShare
    value: MKDirectionsModeStreetCar
    value: MKDirectionsModeSubway
    value: MKDirectionsModeTaxi
    value: MKDirectionsModeTrain
    value: MKDirectionsModeOther
    effect: Transport kinds the routing app gives directions for.
    evidence: platforms from page
    source: apple-2025

  MusicHapticsSupported
    today: current, Media
    name: Supports Music Haptics
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0
    effect: App is listed as supporting Music Haptics.
    evidence: platforms from page
    source: apple-2025

  NSAlwaysAllowMicrophoneModeControl
    today: current, Media
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0
    effect: Mic mode may be changed even before the microphone runs.
    evidence: platforms from page
    source: apple-2025

  NSCameraReactionEffectGesturesEnabledDefault
    today: current, Media
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Starting state of gesture-triggered video reactions.
    evidence: partly recalled
    source: apple-frameworks-2025

  NSCameraReactionEffectsEnabled
    today: current, Media
    type: boolean
    platforms: macOS 14.0
    effect: Opts a Mac app in or out of camera reaction effects.
    evidence: partly recalled
    source: apple-frameworks-2025

  NSCameraUseContinuityCameraDeviceType
    today: current, Media
    type: boolean
    platforms: macOS 14.0
    effect: App knows the continuity camera device type, so an iPhone is not shown as a generic external
      camera.
    evidence: recalled
    source: general-knowledge

  NSCameraUseExternalDeviceType
    today: current, Media
    type: boolean
    platforms: macOS 14.0
    effect: App knows the external camera device type.
    evidence: recalled
    source: general-knowledge

  QLIsDataBasedPreview
    today: current, Quick Look
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macOS 12.0
    effect: In NSExtensionAttributes: preview comes as data rather than a view controller.
    evidence: partly recalled
    source: apple-frameworks-2025

  QLNeedsToBeRunInMainThread
    today: current, Quick Look
    name: Quick Look needs to be run in main thread
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    default: true
    effect: Generator only works on the main thread.
    evidence: platforms from page
    source: apple-2025

  QLPreviewHeight
    today: current, Quick Look
    name: Quick Look preview height
    type: real
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    default: 800.0
    effect: Preview height hint in points.
    evidence: platforms from page
    source: apple-2025

  QLPreviewWidth
    today: current, Quick Look
    name: Quick Look preview width
    type: real
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    default: 600.0
    effect: Preview width hint in points.
    evidence: platforms from page
    source: apple-2025

  QLSupportsConcurrentRequests
    today: current, Quick Look
    name: Quick Look supports concurrent requests
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    default: false
    effect: Generator can serve several requests at once.
    evidence: platforms from page
    source: apple-2025

  QLThumbnailMinimumSize
    today: current, Quick Look
    name: Quick Look thumbnail minimum size
    type: real
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, visionOS 1.0
    default: 17.0
    effect: Smallest thumbnail edge the generator is asked for.
    evidence: platforms from page
    source: apple-2025
  """#
