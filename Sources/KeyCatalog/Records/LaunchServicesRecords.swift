/// How the system may launch a program, on which machines, and how it ends.
let launchServicesRecords: StaticString = #"""
  LSArchitecturePriority
    books: 2010, current, LaunchServices, Execution architecture
    name: Architecture priority
    type: array
    items: string
    platforms: macOS
    value: i386 -- 32-bit Intel.
    value: ppc -- 32-bit PowerPC.
    value: x86_64 -- 64-bit Intel.
    value: ppc64 -- 64-bit PowerPC.
    constraint: warning eachOneOf ["i386", "ppc", "x86_64", "ppc64"] -- Each item is one of the four
      architecture names known in 2010; later names are only reported.
    relation: must ignoredIf LSRequiresNativeExecution -- With LSRequiresNativeExecution true the order cannot
      lead to emulation: the native part of the binary is always run.
    effect: Lists the architectures the app supports in the order in which they should be tried. If a PowerPC
      entry precedes the Intel entries, an Intel Mac runs the PowerPC code under Rosetta by default.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSArchitecturePriority)
    source: 000 Launch Services Keys > LSArchitecturePriority
    source: 000 Launch Services Keys > LSArchitecturePriority, Table 2
    today:
    name: Architecture priority
    type: array
    items: string
    platforms: macOS 10.1
    default: i386
    value: i386
    value: x86_64
    value: arm64
    value: arm64e
    evidence: platforms from page
    source: apple-2025

  LSBackgroundOnly
    books: 2010, current, LaunchServices, Launch mode
    name: Application is background only
    type: boolean, string
    platforms: macOS
    value: "1" -- Background only; true counts the same.
    constraint: error executableFormat "Mach-O" -- The app must be a Mach-O executable; CFM apps cannot use
      it.
    effect: When set, Launch Services runs the app in the background only, without any user interface, even if
      it links to frameworks that talk to the window server.
    note: Declared Boolean, but the described value is the string "1".
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSBackgroundOnly)
    source: 000 Launch Services Keys > LSBackgroundOnly
    today:
    name: Application is background only
    type: boolean
    platforms: macOS 10.0
    setting: INFOPLIST_KEY_LSBackgroundOnly
    evidence: platforms from page
    source: apple-2025

  LSEnvironment
    books: 2010, current, LaunchServices, Launch mode
    name: Environment variables
    type: dictionary
    members: string
    platforms: macOS
    constraint: error keyType "string" -- Each key is a string, the variable name.
    constraint: error valueType "string" -- Each value is a string.
    effect: Environment variables set before the app starts, only when Launch Services starts it; running the
      binary from a shell does not set them.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSEnvironment)
    source: 000 Launch Services Keys > LSEnvironment
    today:
    name: Environment variables
    type: dictionary
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSEnvironment.<name>
    books: 2010, current, LaunchServices, Launch mode
    type: string
    platforms: macOS
    constraint: error valueType "string" -- Strings only: numbers and booleans are errors.
    effect: Value of the environment variable with that name.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSEnvironment)
    source: 000 Launch Services Keys > LSEnvironment

  LSFileQuarantineEnabled
    books: 2010, current, LaunchServices, Quarantine
    name: File quarantine enabled
    type: boolean
    platforms: macOS 10.5
    default: false
    values: closed
    value: true -- New files are quarantined.
    value: false [default] -- New files are not quarantined.
    effect: Decides whether files the app creates are quarantined by default. Quarantined files get, where
      possible, the time, the app's name and its bundle identifier; the app may still read and set quarantine
      attributes itself.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSFileQuarantineEnabled)
    source: 000 Launch Services Keys > LSFileQuarantineEnabled
    today:
    name: File quarantine enabled
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSFileQuarantineExcludedPathPatterns
    books: 2010, current, LaunchServices, Quarantine
    type: array
    items: string
    platforms: macOS
    constraint: error shellPattern -- Each item is a shell-style path pattern, for example ~/Library/Caches/*.
    relation: should requires LSFileQuarantineEnabled -- Only meaningful while quarantine is enabled.
    effect: Paths in which files made by the app are not quarantined, to spare the cost. Patterns follow shell
      rules, so ~, * and ? are expanded.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSFileQuarantineExcludedPathPatterns)
    source: 000 Launch Services Keys > LSFileQuarantineExcludedPathPatterns

  LSGetAppDiedEvents
    books: 2010, current, LaunchServices, Launch mode
    name: Application should get App Died events
    type: boolean
    platforms: macOS
    effect: When true, the app receives a kAEApplicationDied Apple event each time one of its child processes
      ends.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSGetAppDiedEvents)
    source: 000 Launch Services Keys > LSGetAppDiedEvents
    today:
    name: Application should get App Died events
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSMinimumSystemVersion
    books: 2010, current, LaunchServices, System version
    name: Minimum system version
    type: string
    platforms: macOS, iOS (the heading lists iOS too, but the value is a Mac OS X version; iOS uses
      MinimumOSVersion)
    constraint: warning versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- Form n.n.n with numbers; 10.4.0 means
      Mac OS X 10.4 and later.
    effect: Oldest Mac OS X release on which the app may run; on an older system Mac OS X tries to show an
      alert.
    note: Two-part values such as 10.4 are common in practice and deserve a warning, not an error.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMinimumSystemVersion)
    source: 000 Launch Services Keys > LSMinimumSystemVersion
    source: 000 Launch Services Keys > MinimumOSVersion
    today: current, Bundle
    name: Minimum system version
    type: string
    platforms: macOS 10.0, macCatalyst 13.0
    default: 10.0.0
    limit: x.y.z form
    limit: Mac Catalyst: 10.15 or more; iPad app on Mac: 11 or more; 12 for arm64-only Mac App Store builds
    limit: Not below the deployment target
    effect: Lowest macOS.
    source: apple-2025, swift-build, app-store-connect

  LSMinimumSystemVersionByArchitecture
    books: 2010, current, LaunchServices, System version
    name: Minimum system versions, per-architecture
    type: dictionary
    members: string
    platforms: macOS
    constraint: warning keyOneOf ["i386", "ppc", "x86_64", "ppc64"] -- Each key is an architecture of the kind
      LSArchitecturePriority lists.
    constraint: warning versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- Each value has the form n.n.n.
    relation: should requires LSArchitecturePriority -- The keys name architectures of that list.
    effect: Oldest Mac OS X release for each architecture. An architecture whose minimum is newer than the
      running system is not considered when the execution architecture is chosen.
    note: Affects only the choice of architecture; LSMinimumSystemVersion still sets the overall minimum.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMinimumSystemVersionByArchitecture)
    source: 000 Launch Services Keys > LSMinimumSystemVersionByArchitecture
    today:
    name: Minimum system versions, per-architecture
    type: dictionary
    platforms: macOS 10.0
    default: 10.0.0
    evidence: platforms from page
    source: apple-2025

  LSMinimumSystemVersionByArchitecture.<arch>
    books: 2010, current, LaunchServices, System version
    type: string
    platforms: macOS
    constraint: warning versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- Form n.n.n, for example 10.4.9.
    effect: Oldest Mac OS X release on which this architecture is used.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMinimumSystemVersionByArchitecture)
    source: 000 Launch Services Keys > LSMinimumSystemVersionByArchitecture

  LSMultipleInstancesProhibited
    books: 2010, current, LaunchServices, Launch mode
    name: Application prohibits multiple instances
    type: boolean
    platforms: macOS
    effect: When true, the app runs in one user session at a time. Launching it while another session runs it
      fails with kLSMultipleSessionsNotSupportedErr, launching a second copy in the same session with
      kLSMultipleInstancesProhibitedErr.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMultipleInstancesProhibited)
    source: 000 Launch Services Keys > LSMultipleInstancesProhibited
    today:
    name: Application prohibits multiple instances
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSRequiresIPhoneOS
    books: 2010, current, LaunchServices, Launch mode
    name: Application requires iPhone environment
    type: boolean
    platforms: iOS
    recommended: iOS app (2010); iOS app (2018)
    effect: When true, Launch Services launches the app only if the host platform is iOS.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSRequiresIPhoneOS)
    source: 000 Launch Services Keys > LSRequiresIPhoneOS
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    today:
    name: Application requires iPhone environment
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0
    evidence: platforms from page
    source: apple-2025

  LSRequiresNativeExecution
    books: 2010, current, LaunchServices, Execution architecture
    name: Application requires native environment
    type: boolean
    platforms: macOS
    relation: must overrides LSArchitecturePriority -- Native code wins over the listed order.
    effect: When true, the part of a universal binary built for the running architecture is always used, so it
      is never run under Rosetta.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSRequiresNativeExecution)
    source: 000 Launch Services Keys > LSRequiresNativeExecution
    today:
    name: Application requires native environment
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSUIElement
    books: 2010, current, LaunchServices, Launch mode
    name: Application is agent (UIElement)
    type: string
    lenient: boolean
    platforms: macOS
    value: "1" -- Runs as an agent.
    effect: When "1", the app is an agent: absent from the Dock and the Force Quit window, mostly in the
      background, but able to come forward and show windows; a click on one of its windows brings it forward.
    beyond: lenientTypes
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSUIElement)
    source: 000 Launch Services Keys > LSUIElement
    today:
    name: Application is agent (UIElement)
    type: boolean
    platforms: macOS 10.0
    setting: INFOPLIST_KEY_LSUIElement
    evidence: platforms from page
    source: apple-2025

  LSUIPresentationMode
    books: 2010, current, LaunchServices, Launch mode
    name: Application UI Presentation Mode
    type: integer
    platforms: macOS
    default: 0
    values: closed
    value: 0 [default] -- Normal: every standard system element is visible.
    value: 1 -- Content suppressed: elements in the content area are hidden but may reappear by themselves,
      for example the Dock when the pointer reaches its edge.
    value: 2 -- Content hidden: elements in the content area are hidden and stay hidden.
    value: 3 -- All hidden: everything including the menu bar is hidden and stays hidden.
    value: 4 [introduced 10.3] -- All suppressed: everything including the menu bar is hidden but may reappear
      by itself. Needs Mac OS X 10.3.
    constraint: error range {"min": 0, "max": 4} -- 0 to 4.
    effect: Decides which system interface elements (Dock, menu bar) are visible when the app starts.
    note: Carbon and Cocoa apps alike. The content area is the screen without the menu bar.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSUIPresentationMode)
    source: 000 Launch Services Keys > LSUIPresentationMode
    today: current, Launch screen
    name: Application UI Presentation Mode
    type: integer
    platforms: macOS 10.0
    default: 0
    value: 0 -- normal
    value: 1 -- content suppressed (Dock hidden)
    value: 2 -- content hidden
    value: 3 -- all hidden
    value: 4 -- all suppressed, auto-show on pointer
    effect: Initial menu bar and Dock mode of a Mac app.
    evidence: platforms from page
    source: apple-2025

  LSVisibleInClassic
    books: 2010, current, LaunchServices, Launch mode
    name: Application is visible in Classic
    type: string
    lenient: boolean
    platforms: macOS
    value: "1" -- Visible to Classic as a background process.
    relation: should requiresOneOf LSUIElement, LSBackgroundOnly -- Has a meaning only for agent and
      background-only apps.
    effect: When "1", an agent or background-only app appears to the Classic environment as a background-only
      process; without it such an app is invisible there.
    beyond: lenientTypes
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSVisibleInClassic)
    source: 000 Launch Services Keys > LSVisibleInClassic

  MinimumOSVersion
    books: 2010, current, LaunchServices, System version
    type: string
    platforms: iOS, macOS (listed in the heading only)
    constraint: warning notHandWritten -- Must not be present in a source Info.plist.
    written by: Xcode [must not set] -- written at build time from the Base SDK selection
    effect: Records the iOS release an app was built for; the App Store shows it as the release the app needs.
      Counterpart of LSMinimumSystemVersion.
    source: 000 Launch Services Keys > MinimumOSVersion
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMinimumSystemVersion and MinimumSystemVersion)
    today:
    type: string
    platforms: iOS 3.0, iPadOS 3.0, tvOS 9.0, visionOS 1.0, watchOS 1.0
    evidence: platforms from page
    source: apple-2025

  MinimumSystemVersion
    books: 2010, unused, LaunchServices, System version
    name: Minimum system version
    type: string
    platforms: iOS
    replaced by: MinimumOSVersion
    alias of: MinimumOSVersion
    effect: Name that stands beside LSMinimumSystemVersion in the 2010 summary table; no section describes it
      and the row refers to MinimumOSVersion. Taken as a misprint of MinimumOSVersion.
    source: 000 Launch Services Keys > Key Summary, Table 1 (LSMinimumSystemVersion and MinimumSystemVersion)

  NSJavaNeeded
    books: 2018, deprecated, Cocoa, Java
    name: Cocoa Java application
    type: boolean, string
    platforms: macOS deprecated 10.5
    required: Cocoa Java apps only
    value: true -- Start Java.
    value: YES -- Start Java, string form.
    effect: Makes the system start the Java VM before the bundle's code. For Cocoa Java apps only; a pure Java
      app must leave it out.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSJavaNeeded)
    source: 000 Cocoa Keys > NSJavaNeeded
    source: 004 Key Summary, Table 1 (NSJavaNeeded)
    source: 004 NSJavaNeeded

  NSJavaPath
    books: 2018, deprecated, Cocoa, Java
    name: Java classpaths
    type: array
    items: string
    platforms: macOS deprecated 10.5
    written by: development environment (jamfiles) -- keeps the array up to date
    effect: Paths of Java classes, absolute or relative to NSJavaRoot.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSJavaPath)
    source: 000 Cocoa Keys > NSJavaPath
    source: 004 Key Summary, Table 1 (NSJavaPath)
    source: 004 NSJavaPath

  NSJavaRoot
    books: 2018, legacy, Cocoa, Java
    name: Java root directory
    type: string
    platforms: macOS
    effect: Root directory of the Java classes.
    note: No book calls it deprecated, but it serves only NSJavaPath, which is.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSJavaRoot)
    source: 000 Cocoa Keys > NSJavaRoot
    source: 004 Key Summary, Table 1 (NSJavaRoot)
    source: 004 NSJavaRoot
    today:
    name: Java root directory
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSSupportsAutomaticTermination
    books: 2018, current, Cocoa, Termination
    type: boolean
    platforms: macOS 10.7
    effect: When true, the system may end the app to regain memory while it is hidden or has no visible window
      and is not in use. The app may switch this off and on with NSProcessInfo.
    source: 004 Key Summary, Table 1 (NSSupportsAutomaticTermination)
    source: 004 NSSupportsAutomaticTermination

  NSSupportsSuddenTermination
    books: 2018, current, Cocoa, Termination
    type: boolean
    platforms: macOS
    default: false
    values: closed
    value: true -- May be killed.
    value: false [default] -- Must be asked to quit.
    effect: When true, the app may be killed outright, even right after launch, to speed up log-out and
      shut-down. NSProcessInfo switches it at run time.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSSupportsSuddenTermination)
    source: 000 Cocoa Keys > NSSupportsSuddenTermination
    source: 004 Key Summary, Table 1 (NSSupportsSuddenTermination)
    source: 004 NSSupportsSuddenTermination
    today:
    name: Application can be killed immediately after launch
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025
  """#
