/// Entitlements of all further services.
let serviceEntitlementRecords: StaticString = #"""
  "com.apple.developer.accessibility.merchant-api-control"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.2, iPadOS 18.2
    effect: Use merchant accessibility interfaces.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.app-compute-category"
    today: current, Entitlements
    type: array
    items: string
    platforms: visionOS 2.0
    value: high
    effect: More compute on visionOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.arkit.barcode-detection.allow"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.0
    effect: Detect codes on visionOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.arkit.camera-region.allow"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Camera region on visionOS.
    source: apple-updates-2026

  "com.apple.developer.arkit.main-camera-access.allow"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.0
    related: NSMainCameraUsageDescription
    effect: visionOS main camera.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.arkit.object-tracking-parameter-adjustment.allow"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.0
    effect: Tune object tracking.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.arkit.shared-coordinate-space.allow"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Share coordinates between devices.
    source: apple-updates-2026

  "com.apple.developer.associated-appclip-app-identifiers"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 15.4, iPadOS 15.4
    effect: App Clips of this app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.authentication-services.autofill-credential-provider"
    today: current, Entitlements
    type: boolean
    platforms: iOS 12.0, iPadOS 12.0, macOS 11.0, visionOS 1.0
    related: Extension point credential-provider-ui
    effect: Fill credentials from own extension.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.automated-device-enrollment.add-devices"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0
    effect: Add devices to enrolment.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.automatic-assessment-configuration"
    today: current, Entitlements
    type: boolean
    platforms: iOS 13.4, iPadOS 13.4, macOS 10.15.4
    effect: Run exams in assessment mode.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.avfoundation.multitasking-camera-access"
    today: deprecated, Entitlements
    type: boolean
    platforms: iOS 13.5 deprecated 18.0, iPadOS 13.5 deprecated 18.0
    effect: Camera beside other apps; now automatic.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.avfoundation.uvc-device-access"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.1
    effect: USB cameras on visionOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.background-tasks.continued-processing.gpu"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: GPU in continued background tasks.
    source: apple-updates-2026

  "com.apple.developer.browser.app-installation"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Install apps from a browser in the EU.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.calling-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.2, iPadOS 18.2, watchOS 11.2
    effect: May be the default calling app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.carrier-messaging-app"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: May be the default carrier messaging app.
    source: apple-updates-2026

  "com.apple.developer.contacts.notes"
    today: current, Entitlements
    type: boolean
    platforms: iOS 13.0, iPadOS 13.0, macOS 13.0, visionOS 1.0
    related: NSContactsUsageDescription
    effect: Reach the note field of contacts.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.coreml.neural-engine-access"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.0
    effect: Use the Neural Engine on visionOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.coremotion.head-pose"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macOS 15.0, tvOS 18.0
    related: NSMotionUsageDescription
    effect: Read head pose.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.device-information.user-assigned-device-name"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, watchOS 9.0
    effect: Read the name the person gave the device.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.devicecheck.appattest-environment"
    today: current, Entitlements
    type: string
    platforms: iOS 14.0, iPadOS 14.0, tvOS 15.0, visionOS 1.0
    value: development
    value: production
    effect: App Attest server used in development.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.dialing-app"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: May be the default dialler.
    source: apple-updates-2026

  "com.apple.developer.embedded-web-browser-engine"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    related: BEEmbeddedWebBrowserEngine keys
    effect: Embed own browser engine in the EU.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.energykit"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Home energy data.
    source: apple-updates-2026

  "com.apple.developer.energykit.loadevents-experience"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    effect: Show device energy use in Home.
    source: apple-updates-2026

  "com.apple.developer.exposure-notification"
    today: current, Entitlements
    type: boolean
    platforms: iOS 13.5, iPadOS 13.5
    related: ENDeveloperRegion
    effect: Use exposure notification.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.family-controls"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macCatalyst 15.0, visionOS 1.0
    effect: Parental controls.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.fileprovider.testing-mode"
    today: current, Entitlements
    type: boolean
    platforms: macOS 11.3, visionOS 1.0
    effect: Test file provider flows.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.fonts"
    today: current, Entitlements
    type: array
    items: string
    effect: Install or use system-wide fonts.
    evidence: recalled
    source: general-knowledge

  "com.apple.developer.foundation-model-adapter"
    today: current, Entitlements
    type: boolean
    effect: Use custom model adapters.
    evidence: recalled
    source: general-knowledge

  "com.apple.developer.group-session"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0
    effect: Use SharePlay.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.identity-document-services.document-provider.mobile-document-types"
    today: current, Entitlements
    type: array
    items: string
    announced: June 2025
    effect: Mobile ids offered to sites.
    source: apple-updates-2026

  "com.apple.developer.journal.allow"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.2, iPadOS 17.2
    value: suggestions
    effect: Journaling suggestions.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.low-latency-streaming"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Low-latency Wi-Fi for game streaming.
    source: apple-updates-2026

  "com.apple.developer.mail-client"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, visionOS 1.0
    effect: May be the default mail app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.managed-app-distribution.install-ui"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.2, iPadOS 17.2
    value: managed-app
    effect: Show managed app install UI.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.maps"
    today: deprecated, Entitlements
    type: boolean
    platforms: macOS 10.9 deprecated 10.11
    effect: Old Maps right.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.marketplace.app-installation"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Install apps as a marketplace.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.media-device-discovery-extension"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, visionOS 1.0
    effect: Find media devices.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.media-device-extension"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    related: UTExportedTypeDeclarations
    effect: Add a media sharing protocol.
    source: apple-updates-2026

  "com.apple.developer.memory.transfer_accept"
    today: current, Entitlements
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: Accept memory from another process.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.memory.transfer_send"
    today: current, Entitlements
    type: string
    platforms: iOS 17.4, iPadOS 17.4
    effect: Hand memory to another process.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.messages.critical-messaging"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.2, iPadOS 18.2, watchOS 11.2
    related: NSCriticalMessagingUsageDescription
    effect: Send SMS in critical cases.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.messaging-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.2, iPadOS 18.2
    effect: May be the default messaging app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.navigation-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.4, iPadOS 18.4
    effect: May be the default navigation app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.on-demand-install-capable"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Bundle is an App Clip.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.payment-pass-provisioning"
    today: current, Entitlements
    type: boolean
    effect: Add cards to Wallet.
    evidence: partly recalled
    source: rules_apple

  "com.apple.developer.persistent-content-capture"
    today: current, Entitlements
    type: boolean
    platforms: macOS 14.4
    effect: Lasting screen capture for remote desktop.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.playable-content"
    today: deprecated, Entitlements
    type: boolean
    platforms: iOS 12.0 deprecated 14.0, iPadOS 12.0 deprecated 14.0
    effect: Old CarPlay audio.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.private-cloud-compute"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    effect: Use Private Cloud Compute models.
    source: apple-updates-2026

  "com.apple.developer.protected-content"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Keep content out of captures.
    source: apple-updates-2026

  "com.apple.developer.proximity-reader.identity.display"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0
    effect: Check mobile ids on screen.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.proximity-reader.identity.read"
    today: current, Entitlements
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0
    effect: Read mobile ids.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.proximity-reader.payment.acceptance"
    today: current, Entitlements
    type: boolean
    effect: Tap to Pay on iPhone.
    evidence: partly recalled
    source: apple-frameworks-2025

  "com.apple.developer.push-to-talk"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0
    related: UIBackgroundModes push-to-talk
    effect: Push to talk.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.screen-capture.include-passthrough"
    today: current, Entitlements
    type: boolean
    platforms: visionOS 2.0
    effect: Capture passthrough on visionOS.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.secure-element-credential"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.1, iPadOS 18.1
    effect: Use the secure element.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.secure-element-credential.default-contactless-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.1, iPadOS 18.1
    effect: Default contactless app using the secure element.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.sensitivecontentanalysis.client"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0
    value: analysis
    effect: Detect nudity on device.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.sensorkit.reader.allow"
    today: current, Entitlements
    type: array
    items: string
    platforms: iOS 14.0, iPadOS 14.0, visionOS 1.0
    value: on-wrist
    value: ambient-light-sensor
    value: motion-accelerometer
    value: motion-rotation-rate
    value: visits
    value: pedometer
    value: device-usage
    value: messages-usage
    value: phone-usage
    value: keyboard-metrics
    value: speech-metrics-telephony
    value: speech-metrics-siri
    value: ambient-pressure
    related: NSSensorKit keys
    effect: Sensors a study may read.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.severe-vehicular-crash-event"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, watchOS 10.1
    effect: Get crash events.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.shared-with-you"
    today: current, Entitlements
    type: boolean
    effect: Shared with You content.
    evidence: recalled
    source: general-knowledge

  "com.apple.developer.spatial-audio.profile-access"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0
    effect: Use the personal sound profile.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.storekit.external-link.account"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.4, iPadOS 15.4, tvOS 16.4
    related: SKExternalLinkAccount
    effect: Link out to account pages.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.storekit.external-purchase"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.4, iPadOS 15.4, macCatalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.1, watchOS 10.4
    related: SKExternalPurchase
    effect: Take purchases outside the store.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.storekit.external-purchase-link"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.4, iPadOS 15.4, macCatalyst 17.4, macOS 14.4, tvOS 17.4, visionOS 1.1, watchOS 10.4
    related: SKExternalPurchaseLink keys
    effect: Link out to purchases.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.suggested-actions"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    effect: Suggested actions in a messaging app.
    source: apple-updates-2026

  "com.apple.developer.sustained-execution"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 17.0, macOS 15.0
    effect: More sustained performance.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.translation-app"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.4, iPadOS 18.4
    effect: May be the default translation app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.trustinsights.base"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    effect: Get fraud-risk insights.
    source: apple-updates-2026

  "com.apple.developer.upi-device-validation"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0
    effect: Silent SMS for UPI.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.user-management"
    today: current, Entitlements
    type: array
    items: string
    platforms: tvOS 13.0
    value: get-current-user
    value: runs-as-current-user
    value: runs-as-current-user-with-user-independent-keychain
    effect: tvOS user switching.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.video-subscriber-single-sign-on"
    today: current, Entitlements
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.14, tvOS 10.0
    related: NSVideoSubscriberAccountUsageDescription
    effect: TV provider sign-in.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.weatherkit"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0
    effect: Use WeatherKit.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    related: http and https in CFBundleURLSchemes; no Photos-add, HomeKit, always-location and similar strings
    effect: May be the default browser.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser-engine.host"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Own engine: host app.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser-engine.networking"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Own engine: networking process.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser-engine.rendering"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Own engine: rendering process.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser-engine.webcontent"
    today: current, Entitlements
    type: boolean
    platforms: iOS 17.4, iPadOS 17.4
    effect: Own engine: content process.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.web-browser.public-key-credential"
    today: current, Entitlements
    type: boolean
    platforms: macCatalyst 16.3, macOS 13.3
    effect: Browser passkey requests.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.window-body-follow"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Windows follow the person.
    source: apple-updates-2026

  "com.apple.developer.wireless-insights.service-predictions"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Cellular forecasts.
    source: apple-updates-2026

  "com.apple.smoot.subscriptionservice"
    today: current, Entitlements
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.14, tvOS 10.0
    effect: Share subscription state with the TV app.
    evidence: platforms from page
    source: apple-2025
  """#
