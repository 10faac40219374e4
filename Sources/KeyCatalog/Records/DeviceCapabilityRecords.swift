/// What `UIRequiredDeviceCapabilities` may ask of a device.
let deviceCapabilityRecords: StaticString = #"""
  accelerometer
    means: Accelerometer hardware; not needed just for rotation.
    since: iOS 3.0
    visionOS: no
    devices: All iPhones and iPads.
    source: apple-2025

  arkit
    means: ARKit support.
    since: iOS 11.0
    visionOS: Full Space apps only
    devices: A9 chip or later.
    source: apple-2025

  armv6
    means: Old 32-bit instruction set.
    since: iOS 3.0
    devices: Devices before 64-bit only.
    note: Legacy; no current device needs it.
    source: apple-capability-page

  armv7
    means: armv7 code or a universal binary.
    since: iOS 3.1
    visionOS: yes
    devices: Accepted for all current devices.
    note: Legacy; do not use with 64-bit-only apps.
    source: apple-2025

  arm64
    means: 64-bit code.
    since: iOS 8.0
    visionOS: yes
    devices: A7 chip or later.
    note: ITMS-90502/90503 tie it to the slices present.
    source: apple-2025

  arm64e
    means: 64-bit code with pointer authentication.
    devices: A12 chip or later.
    source: apple-capability-page

  auto-focus-camera
    means: Still camera with autofocus.
    since: iOS 3.0
    visionOS: no
    devices: All supported iPhones and iPads.
    source: apple-2025

  bluetooth-le
    means: Bluetooth low energy.
    since: iOS 5.0
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  camera-flash
    means: Camera flash.
    since: iOS 3.0
    visionOS: no
    devices: All iPhones; iPad Pro from 2016-17 on, iPad mini (6th gen) and later.
    source: apple-2025

  driverkit
    means: DriverKit drivers.
    since: iPadOS 16.0
    visionOS: no
    devices: IPads with M1 or later.
    source: apple-2025

  embedded-web-browser-engine
    means: App embeds its own browser engine.
    since: iOS 17.4
    devices: IPhone with iOS 17.4, iPad with iPadOS 18, EU only.
    source: apple-capability-page

  web-browser-engine
    means: App is a browser with its own engine.
    since: iOS 17.4
    devices: IPhone with iOS 17.4, iPad with iPadOS 18, EU only.
    source: apple-capability-page

  front-facing-camera
    means: Camera on the screen side.
    since: iOS 3.0
    visionOS: compatible apps only
    devices: All supported devices.
    note: Says nothing about TrueDepth.
    source: apple-2025

  gamekit
    means: Game Center.
    since: iOS 4.1
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  gps
    means: GPS hardware.
    since: iOS 3.0
    visionOS: no
    devices: All iPhones; cellular iPads only.
    note: Add location-services too.
    source: apple-2025

  gyroscope
    means: Gyroscope.
    since: iOS 3.0
    visionOS: no
    devices: All supported devices.
    source: apple-2025

  healthkit
    means: HealthKit; keeps the app off iPad.
    since: iOS 8.0
    visionOS: no
    devices: IPhone only.
    note: Remove for universal apps.
    source: apple-2025

  ipad-minimum-performance-m1
    means: M1-class iPad.
    since: iPadOS 16
    devices: IPads with M1 or later, no iPhone.
    note: Together with iphone-performance-gaming-tier it blocks every iPhone.
    source: apple-capability-page, apple-forums

  iphone-ipad-minimum-performance-a12
    means: A12-class performance.
    since: iOS 12.0
    visionOS: compatible apps only
    devices: A12 or later.
    source: apple-2025

  iphone-performance-gaming-tier
    means: Gaming performance like iPhone 15 Pro.
    since: iOS 17.0
    visionOS: no
    devices: IPhone 15 Pro, all iPhone 16 and later; iPads with M1 or later (and A17 Pro).
    source: apple-2025, apple-forums

  location-services
    means: Location services of any kind.
    since: iOS 3.0
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  magnetometer
    means: Compass hardware.
    since: iOS 3.0
    visionOS: no
    devices: All supported devices.
    source: apple-2025

  metal
    means: Metal graphics.
    since: iOS 8.0
    visionOS: yes
    devices: A7 or later.
    source: apple-2025

  microphone
    means: Microphone, built in or attached.
    since: iOS 3.0
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  nfc
    means: NFC tag reading.
    since: iOS 11.0
    visionOS: no
    devices: IPhone 7 and later; no iPad.
    source: apple-2025

  opengles-1
    means: OpenGL ES 1.1.
    since: iOS 3.0
    visionOS: compatible apps only
    devices: All supported devices.
    source: apple-2025

  opengles-2
    means: OpenGL ES 2.0.
    since: iOS 3.0
    visionOS: compatible apps only
    devices: All supported devices.
    source: apple-2025

  opengles-3
    means: OpenGL ES 3.0.
    since: iOS 7.0
    visionOS: compatible apps only
    devices: All supported devices.
    source: apple-2025

  peer-peer
    means: Peer-to-peer over Bluetooth.
    since: iOS 3.1
    visionOS: yes
    devices: All supported devices.
    note: Store does not filter on it; the system refuses to run.
    source: apple-2025

  sms
    means: Messages app and sms: links.
    since: iOS 3.0
    visionOS: no
    devices: IPhone only.
    source: apple-2025

  still-camera
    means: Camera for photos.
    since: iOS 3.0
    visionOS: no
    devices: All supported devices.
    source: apple-2025

  telephony
    means: Phone app and tel: links.
    since: iOS 3.0
    visionOS: no
    devices: IPhone only.
    source: apple-2025

  video-camera
    means: Camera for video.
    since: iOS 3.0
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  wifi
    means: Wi-Fi networking.
    since: iOS 3.0
    visionOS: yes
    devices: All supported devices.
    source: apple-2025

  watch-companion
    means: Only value allowed in the old WatchKit app plist.
    since: watchOS 2
    devices: Apple Watch apps with a WatchKit extension.
    source: app-store-connect
  """#
