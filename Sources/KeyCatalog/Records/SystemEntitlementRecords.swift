/// Entitlements of drivers, system extensions, the kernel and virtual machines.
let systemEntitlementRecords: StaticString = #"""
  "com.apple.developer.accessory-access.usb"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    effect: USB devices for VMs.
    source: apple-updates-2026

  "com.apple.developer.driverkit"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macOS 10.15
    effect: Run as a DriverKit driver.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.allow-any-userclient-access"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Any client may open the driver.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.allow-third-party-userclients"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0
    effect: Other teams may open the driver.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.communicates-with-drivers"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0
    effect: App opens drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.audio"
    today: current, Entitlements
    type: boolean
    platforms: iOS 16.0, iPadOS 16.0, macOS 12.0
    effect: Audio drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.block-storage-device"
    today: current, Entitlements
    type: boolean
    platforms: macOS 12.0
    effect: Block storage drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.hid.device"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: HID device drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.hid.eventservice"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: HID event drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.midi"
    today: current, Entitlements
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macOS 15.0
    effect: MIDI drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.networking"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Network drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.scsicontroller"
    today: current, Entitlements
    type: boolean
    platforms: macOS 11.3
    effect: SCSI controller drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.family.serial"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Serial drivers.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.transport.hid"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Talk over HID.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.transport.pci"
    today: current, Entitlements
    type: array
    items: dictionary
    platforms: macOS 10.15.4
    effect: Talk over PCI.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.transport.usb"
    today: current, Entitlements
    type: array
    items: dictionary
    platforms: macOS 10.15
    effect: Talk over USB.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.driverkit.userclient-access"
    today: current, Entitlements
    type: array
    items: string
    platforms: macOS 10.15
    effect: Drivers the app may open.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.endpoint-security.client"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Watch security events.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.hid.virtual.device"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Make virtual HID devices.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.kernel.extended-virtual-addressing"
    today: current, Entitlements
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, tvOS 14.0
    effect: Larger address space.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.kernel.increased-memory-limit"
    today: current, Entitlements
    type: boolean
    platforms: iOS 15.0, iPadOS 15.0
    effect: Larger memory limit.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.system-extension.install"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Install system extensions.
    evidence: platforms from page
    source: apple-2025

  "com.apple.developer.system-extension.redistributable"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.15
    effect: Others may ship the extension.
    evidence: platforms from page
    source: apple-2025

  "com.apple.vm.device-access"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.10
    effect: Take over USB devices for a VM.
    evidence: platforms from page
    source: apple-2025

  "com.apple.vm.hypervisor"
    today: deprecated, Entitlements
    type: boolean
    platforms: macOS 10.10 deprecated 11.0
    effect: Old hypervisor right.
    evidence: platforms from page
    source: apple-2025

  "com.apple.vm.networking"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.10
    effect: Bridge networking for a VM.
    evidence: platforms from page
    source: apple-2025
  """#
