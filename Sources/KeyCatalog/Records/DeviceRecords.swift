/// Device families, capabilities and accessories an app needs.
let deviceRecords: StaticString = #"""
  UIDeviceFamily
    books: 2010, current, UIKit, Device
    name: Targeted device family
    type: integer, array
    items: integer
    platforms: iOS 3.2
    default: 1
    value: 1 [default] -- iPhone and iPod touch.
    value: 2 -- iPad.
    constraint: warning notHandWritten -- Must not be present in a source Info.plist.
    constraint: warning eachOneOf [1, 2] -- Integer 1 or 2, or an array of these (2010); other numbers are
      only reported.
    written by: Xcode [must not set] -- inserted from the Targeted Device Family build setting
    effect: Tells the system for which hardware the app is built.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIDeviceFamily)
    source: 000 UIKit Keys > UIDeviceFamily
    source: 000 UIKit Keys > UIDeviceFamily, Table 3
    today: current, Distribution
    type: array
    items: integer
    platforms: iOS 3.2, iPadOS 3.2, tvOS 9.0, watchOS 2.0, visionOS 1.0, macCatalyst 13.0
    value: 1 -- iPhone, iPod touch
    value: 2 -- iPad
    value: 3 -- Apple TV
    value: 4 -- Apple Watch
    value: 6 -- Mac (Catalyst, Mac idiom)
    value: 7 -- Apple Vision
    limit: Written from TARGETED_DEVICE_FAMILY; a hand-made value is overwritten
    limit: Watch app: must hold 4 and not 1 or 2
    effect: Device kinds the binary runs on.
    evidence: partly recalled
    source: swift-build, qt-creator, general-knowledge

  UIRequiredDeviceCapabilities
    books: 2018, current, UIKit, Device
    name: Required device capabilities
    type: array, dictionary
    items: string
    members: boolean
    platforms: iOS 3.0
    required: [2018] iOS apps (2018 list says required)
    recommended: commonly included in iOS apps (2010); commonly included in iOS apps (2018)
    constraint: error valueType "boolean" -- In dictionary form every value is a Boolean.
    effect: Device features the app needs, or must not find. The store uses it to keep the app off devices
      that do not fit.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIRequiredDeviceCapabilities)
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4
    source: 001 Recommended Keys for iOS Apps
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    today: current, Background and execution
    name: Required device capabilities
    type: array, dictionary
    items: string
    platforms: iOS 3.0, iPadOS 3.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_UIRequiredDeviceCapabilities
    value: accelerometer -- Accelerometer hardware; not needed just for rotation.
    value: arkit -- ARKit support.
    value: armv6 -- Old 32-bit instruction set.
    value: armv7 -- armv7 code or a universal binary.
    value: arm64 -- 64-bit code.
    value: arm64e -- 64-bit code with pointer authentication.
    value: auto-focus-camera -- Still camera with autofocus.
    value: bluetooth-le -- Bluetooth low energy.
    value: camera-flash -- Camera flash.
    value: driverkit -- DriverKit drivers.
    value: embedded-web-browser-engine -- App embeds its own browser engine.
    value: web-browser-engine -- App is a browser with its own engine.
    value: front-facing-camera -- Camera on the screen side.
    value: gamekit -- Game Center.
    value: gps -- GPS hardware.
    value: gyroscope -- Gyroscope.
    value: healthkit -- HealthKit; keeps the app off iPad.
    value: ipad-minimum-performance-m1 -- M1-class iPad.
    value: iphone-ipad-minimum-performance-a12 -- A12-class performance.
    value: iphone-performance-gaming-tier -- Gaming performance like iPhone 15 Pro.
    value: location-services -- Location services of any kind.
    value: magnetometer -- Compass hardware.
    value: metal -- Metal graphics.
    value: microphone -- Microphone, built in or attached.
    value: nfc -- NFC tag reading.
    value: opengles-1 -- OpenGL ES 1.1.
    value: opengles-2 -- OpenGL ES 2.0.
    value: opengles-3 -- OpenGL ES 3.0.
    value: peer-peer -- Peer-to-peer over Bluetooth.
    value: sms -- Messages app and sms: links.
    value: still-camera -- Camera for photos.
    value: telephony -- Phone app and tel: links.
    value: video-camera -- Camera for video.
    value: wifi -- Wi-Fi networking.
    value: watch-companion -- Only value allowed in the old WatchKit app plist.
    limit: Array of strings or dictionary of Booleans
    limit: Updates may only relax it (ITMS-90109)
    related: Support differs by device
    effect: Hardware or features without which the app cannot run.
    source: apple-2025, swift-build, app-store-connect

  UIRequiredDeviceCapabilities.<capability>
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: Dictionary form: true demands the feature, false forbids it, absence leaves it open. In array form
      listing the name demands it.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIRequiredDeviceCapabilities)
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities

  UIRequiredDeviceCapabilities.accelerometer
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: Accelerometers, used through Core Motion. Not needed merely to detect orientation changes.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (accelerometer)

  UIRequiredDeviceCapabilities.armv6
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.1
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: The app holds armv6 code and nothing else.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (armv6)

  UIRequiredDeviceCapabilities.armv7
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.1
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: The app holds armv7 code and nothing else.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (armv7)

  UIRequiredDeviceCapabilities.auto-focus-camera
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: Auto focus in the still camera; for macro work or image processing.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (auto-focus-camera)

  UIRequiredDeviceCapabilities.camera-flash
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A flash for photos and video.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (camera-flash)

  UIRequiredDeviceCapabilities.front-facing-camera
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A camera facing the user.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (front-facing-camera)

  UIRequiredDeviceCapabilities.gps
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    relation: should requires UIRequiredDeviceCapabilities.location-services -- Name location-services too
      whenever gps is named.
    effect: GPS or AGPS hardware for precise tracking.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (gps)

  UIRequiredDeviceCapabilities.gyroscope
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A gyroscope, used through Core Motion.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (gyroscope)

  UIRequiredDeviceCapabilities.location-services
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: Core Location in general.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (location-services)

  UIRequiredDeviceCapabilities.magnetometer
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A magnetometer, for heading events of Core Location.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (magnetometer)

  UIRequiredDeviceCapabilities.microphone
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A built-in microphone or accessories that provide one.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (microphone)

  UIRequiredDeviceCapabilities.opengles-1
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: OpenGL ES 1.1.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (opengles-1)

  UIRequiredDeviceCapabilities.opengles-2
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: OpenGL ES 2.0.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (opengles-2)

  UIRequiredDeviceCapabilities.peer-peer
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.1
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: Peer-to-peer connections over Bluetooth.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (peer-peer)

  UIRequiredDeviceCapabilities.sms
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: The Messages app (for example to open sms URLs).
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (sms)

  UIRequiredDeviceCapabilities.still-camera
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A camera, used through UIImagePickerController for stills.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (still-camera)

  UIRequiredDeviceCapabilities.telephony
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: The Phone app (for example to open tel URLs; the book prints tell).
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (telephony)

  UIRequiredDeviceCapabilities.video-camera
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: A camera that records video.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (video-camera)

  UIRequiredDeviceCapabilities.wifi
    books: 2010, current, UIKit, Device
    type: boolean
    platforms: iOS 3.0
    values: closed
    value: true -- The feature must be there.
    value: false -- The feature must not be there.
    effect: The device's networking features.
    source: 000 UIKit Keys > UIRequiredDeviceCapabilities, Table 4 (wifi)

  UIRequiresPersistentWiFi
    books: 2010, current, UIKit, Device
    name: Application uses Wi-Fi
    type: boolean
    platforms: iOS
    recommended: commonly included in iOS apps (2010); commonly included in iOS apps (2018)
    default: false
    values: closed
    value: true -- Keep Wi-Fi open.
    value: false [default] -- Close Wi-Fi after 30 minutes.
    effect: When true, iOS opens a Wi-Fi connection at launch and keeps it while the app runs; otherwise an
      active connection is closed after 30 minutes.
    note: A sleeping iPad with apps that use push notifications stays associated with its access point if
      cellular service is missing or out of range.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 UIKit Keys > Key Summary, Table 1 (UIRequiresPersistentWiFi)
    source: 000 UIKit Keys > UIRequiresPersistentWiFi
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    today:
    name: Application uses Wi-Fi
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, visionOS 1.0
    evidence: platforms from page
    source: apple-2025

  UISupportedExternalAccessoryProtocols
    books: 2010, current, UIKit, Device
    name: Supported external accessory protocols
    type: array
    items: string
    platforms: iOS 3.0
    effect: Accessory protocols the app speaks, in any order and number. The system uses the list only to see
      whether the app can talk to an accessory; the app itself chooses the protocol.
    source: 000 UIKit Keys > Key Summary, Table 1 (UISupportedExternalAccessoryProtocols)
    source: 000 UIKit Keys > UISupportedExternalAccessoryProtocols
    today:
    name: Supported external accessory protocols
    type: array
    items: string
    platforms: iOS 3.0, iPadOS 3.0
    evidence: platforms from page
    source: apple-2025
  """#
