/// Drivers and kernel extensions.
let driverRecords: StaticString = #"""
  IOKitPersonalities
    today: current, Drivers
    type: dictionary
    platforms: macOS 10.0
    limit: Each needs CFBundleIdentifier, IOProviderClass, IOClass
    effect: Matching dictionaries of a driver.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.CFBundleIdentifier
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    limit: Required
    effect: Id of the driver bundle.
    source: apple-2025

  IOKitPersonalities.<name>.IOClass
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    limit: Required
    effect: Class created on a match; IOUserService for most DriverKit drivers.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOMatchCategory
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    effect: Group in which one driver wins.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOMatchDefer
    today: current, Drivers
    type: boolean
    platforms: macOS 10.0
    effect: Match after kextd starts.
    source: apple-2025

  IOKitPersonalities.<name>.IONameMatch
    today: current, Drivers
    type: string, array
    items: string
    platforms: macOS 10.0
    effect: Provider names accepted.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOParentMatch
    today: current, Drivers
    type: dictionary
    platforms: macOS 10.0
    effect: Match on the parent node.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOPathMatch
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    effect: Match on a registry path.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOPCITunnelCompatible
    today: current, Drivers
    type: boolean
    platforms: macOS 10.0
    default: false
    effect: Works over Thunderbolt.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOProbeScore
    today: current, Drivers
    type: integer
    platforms: macOS 10.0
    effect: Starting score.
    evidence: partly recalled
    source: apple-frameworks-2025

  IOKitPersonalities.<name>.IOPropertyMatch
    today: current, Drivers
    type: dictionary
    platforms: macOS 10.0
    effect: Property values that must be equal.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOProviderClass
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    limit: Required
    effect: Class of the provider.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOResourceMatch
    today: current, Drivers
    type: string, array
    items: string
    platforms: macOS 10.0
    effect: Resources that must be published first.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOUserClass
    today: current, Drivers
    type: string
    platforms: macOS 10.14
    effect: DriverKit class.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOUserClientClass
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    effect: User client class.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOUserServerCDHash
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    effect: Set by the system.
    evidence: recalled
    source: general-knowledge

  IOKitPersonalities.<name>.IOUserServerName
    today: current, Drivers
    type: string
    platforms: macOS 10.14
    effect: Name of the driver process, usually the bundle id.
    evidence: platforms from page
    source: apple-2025

  IOKitPersonalities.<name>.IOUserServerOneProcess
    today: current, Drivers
    type: boolean
    platforms: macOS 10.0
    effect: All services share a process.
    source: apple-2025

  OSBundleAllowUserLoad
    today: current, Drivers
    type: boolean
    platforms: macOS 10.6
    effect: Non-root may load.
    evidence: recalled
    source: general-knowledge

  OSBundleCompatibleVersion
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    limit: Not above CFBundleVersion
    effect: Oldest version still compatible.
    evidence: platforms from page
    source: apple-2025

  OSBundleLibraries
    today: current, Drivers
    type: dictionary
    platforms: macOS 10.0
    limit: Not for codeless kexts
    effect: Libraries needed: id to lowest version.
    evidence: platforms from page
    source: apple-2025

  OSBundleLibraries.<bundleID>
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    limit: Kext version string
    effect: Lowest compatible version.
    source: apple-2025

  OSBundleRequired
    today: current, Drivers
    type: string
    platforms: macOS 10.0
    value: Root
    value: Network-Root
    value: Local-Root
    value: Console
    value: "Safe Boot"
    effect: When the kext may load at boot.
    evidence: recalled
    source: general-knowledge

  OSKernelResource
    today: current, Drivers
    type: boolean
    platforms: macOS 10.0
    effect: Library kext.
    evidence: recalled
    source: general-knowledge
  """#
