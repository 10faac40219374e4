/// App icons on every platform.
let iconRecords: StaticString = #"""
  CFBundleIconFile
    books: 2018, legacy, CoreFoundation, Icons
    name: Icon file
    type: string
    platforms: iOS, macOS
    replaced by: CFBundleIcons, CFBundleIconFiles, CFBundleIconName
    required: Mac apps with a custom icon whose CFBundleIconName is not set (2010: any bundle with a custom
      icon)
    recommended: Cocoa app (2018)
    constraint: warning fileIn ["Resources"] -- The icon is searched in the main resources directory.
    relation: must ignoredIf CFBundleIconFiles -- CFBundleIconFiles wins where both exist (iOS 3.2 and later).
    relation: must ignoredIf CFBundleIcons -- CFBundleIcons wins on iOS 5.0 and later.
    relation: must ignoredIf CFBundleIconName -- macOS 10.13 and later: used only if CFBundleIconName is
      absent.
    effect: File that holds the bundle's icon, searched in the main resources directory; the extension may be
      given or left out. If neither this nor a newer icon key resolves, a generic icon is shown.
    note: The Cocoa list of 2018 reads CFBundleIconFile; the 2010 list printed CFBundleIconFiles. The 2018
      list was lost in the 2018 About chapter and recovered from another copy of the page.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleIconFile
    source: 002 003 CFBundleIconFile
    today:
    name: Icon file
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIconFiles
    books: 2018, current, CoreFoundation, Icons
    name: Icon files
    type: array
    items: string
    platforms: iOS 3.2
    recommended: iOS app (2010); Cocoa app (2010); iOS app (2018)
    constraint: warning noExtensionPreferred -- Leave extensions out: then high-resolution @2x files are found
      by themselves. With extensions, every file including each @2x one must be listed.
    constraint: warning fileIn ["Resources"] -- Icon files are searched in the main resources directory.
    constraint: info fileFormat "png" -- PNG is the advised format.
    constraint: info imageSize {"iPhone": ["57x57"], "iPad": ["72x72"]} -- Typical app icon: 57x57 pixels on
      iPhone and iPod touch, 72x72 on iPad; further sizes are allowed.
    relation: must overrides CFBundleIconFile -- Wins over the single-file key.
    relation: must ignoredIf CFBundleIcons -- iOS 5.0 and later prefers CFBundleIcons.
    effect: Lists the icon images of an iOS app in any order; the system picks the image whose size suits the
      device, screen scale and purpose.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleIconFiles
    source: 002 003 CFBundleIconFiles
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Icon files
    type: array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIconName
    books: 2018, current, CoreFoundation, Icons
    name: Icon Name
    type: string
    platforms: macOS 10.13
    relation: must overrides CFBundleIconFile -- Preferred where supported.
    relation: must fallbackTo CFBundleIconFile -- CFBundleIconFile identifies the icon when this key is
      absent.
    effect: Names the icon asset in the bundle's asset catalog. When it is missing the system falls back to
      CFBundleIconFile.
    source: 002 003 Key Summary, Table 1 (CFBundleIconName)
    source: 002 003 CFBundleIconFile
    today: current, Icons
    name: Icon Name
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0
    limit: Asset must exist in Assets.car
    related: ITMS-90713
    effect: Name of the icon set in Assets.car; needed for App Store uploads made with the iOS 11 SDK or
      later.
    source: apple-2025, app-store-connect

  CFBundleIcons
    books: 2018, current, CoreFoundation, Icons
    type: dictionary
    platforms: iOS 5.0, tvOS 9.0, watchOS (only recommended by the note on CFBundleIconFile; no version given)
    relation: must overrides CFBundleIconFiles, CFBundleIconFile -- iOS 5.0 and later.
    effect: Groups the app's icons by purpose (primary, alternate, Newsstand) with per-group options. On iOS
      5.0 and later it wins over the older icon keys.
    note: An iPad app with its own icons needs the alternate icons repeated in CFBundleIcons~ipad: the
      unqualified dictionary is not consulted for alternates.
    source: 002 003 CFBundleIcons
    today:
    name: Icon files (iOS 5)
    type: dictionary
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIcons.CFBundleAlternateIcons
    books: 2018, current, CoreFoundation, Icons
    type: dictionary, array
    items: string
    members: dictionary
    platforms: iOS 5.0 (introduced is that of CFBundleIcons; no own version is given), tvOS 9.0 (as for
      CFBundleIcons)
    constraint: error typeByPlatform {"iOS": "dictionary", "tvOS": "array of string"} -- A dictionary of named
      icons on iOS, an array of icon file names on tvOS.
    constraint: error repeatInVariant "~ipad" -- If the app has CFBundleIcons~ipad, the alternates must be
      repeated there; no fallback happens.
    effect: Further icons the app can switch to.
    source: 002 003 Contents of the CFBundleAlternateIcons Dictionary Entry, Table 5
    today:
    type: dictionary
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIcons.CFBundleAlternateIcons.<iconName>
    books: 2018, current, CoreFoundation, Icons
    type: dictionary
    platforms: iOS
    effect: One alternate icon; the dictionary key is the name the app passes to UIApplication's
      setAlternateIconName:completionHandler:.
    source: 002 003 Contents of the CFBundleAlternateIcons Dictionary Entry, Table 5
    today: current, Icons
    type: dictionary
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    limit: iOS: dictionary per icon. tvOS: an array of icon names instead of a dictionary
    effect: One alternate icon; the key is the name passed to setAlternateIconName.
    source: apple-2025

  CFBundleIcons.CFBundleAlternateIcons.<iconName>.CFBundleIconFiles
    books: 2018, current, CoreFoundation, Icons
    type: array
    items: string
    platforms: iOS
    required: every alternate icon dictionary
    constraint: warning noExtensionPreferred -- Leave extensions out: then high-resolution @2x files are found
      by themselves. With extensions, every file including each @2x one must be listed.
    constraint: warning fileIn ["Resources"] -- Icon files are searched in the main resources directory.
    constraint: info fileFormat "png" -- PNG is the advised format.
    effect: Icon files of this alternate icon in several sizes.
    source: 002 003 Contents of the CFBundleAlternateIcons Dictionary Entry, Table 5
    today: current, Icons
    type: array
    items: string
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, watchOS 2.0, visionOS 1.0
    effect: Image file names of the alternate icon.
    source: apple-2025

  CFBundleIcons.CFBundleAlternateIcons.<iconName>.CFBundleIconName
    today: current, Icons
    type: string
    platforms: iOS 13.0, iPadOS 13.0
    effect: Asset catalog icon set of the alternate icon.
    evidence: partly recalled
    source: apple-frameworks-2025

  CFBundleIcons.CFBundleAlternateIcons.<iconName>.UIPrerenderedIcon
    books: 2018, current, CoreFoundation, Icons
    type: boolean
    platforms: iOS
    default: false
    values: closed
    value: true -- The images already contain the shine; the system adds none.
    value: false [default] -- The system paints a shine on the images.
    effect: Controls whether the system paints its gloss on this alternate icon.
    source: 002 003 Contents of the CFBundleAlternateIcons Dictionary Entry, Table 5
    today: current, Icons
    type: boolean
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, watchOS 2.0
    effect: No gloss; legacy.
    source: apple-2025

  CFBundleIcons.CFBundlePrimaryIcon
    books: 2018, current, CoreFoundation, Icons
    type: dictionary, string
    platforms: iOS 5.0, tvOS 9.0
    constraint: error typeByPlatform {"iOS": "dictionary", "tvOS": "string"} -- A dictionary on iOS, a string
      naming one icon file on tvOS.
    effect: Icon for the Home screen, the Settings app and similar places.
    source: 002 003 Contents of the CFBundlePrimaryIcon Dictionary Entry, Table 4
    today:
    name: Primary Icon
    type: dictionary
    platforms: iOS 5.0, iPadOS 5.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles
    books: 2018, current, CoreFoundation, Icons
    type: array
    items: string
    platforms: iOS 5.0
    required: apps that target iOS 10 or earlier
    constraint: warning noExtensionPreferred -- Leave extensions out: then high-resolution @2x files are found
      by themselves. With extensions, every file including each @2x one must be listed.
    constraint: warning fileIn ["Resources"] -- Icon files are searched in the main resources directory.
    constraint: info fileFormat "png" -- PNG is the advised format.
    constraint: warning minItems 1 -- At least one item when CFBundleIconName is used.
    effect: Icon files of the primary icon in several sizes.
    source: 002 003 Contents of the CFBundlePrimaryIcon Dictionary Entry, Table 4

  CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName
    books: 2018, current, CoreFoundation, Icons
    type: string
    platforms: iOS 11.0 (recommended from iOS 11)
    recommended: iOS 11 and later
    relation: should requires CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles -- Keep at least one file
      name there so that tools outside iOS (Configurator, MDM servers) can show an icon.
    effect: Names the app icon asset in the asset catalog.
    source: 002 003 Contents of the CFBundlePrimaryIcon Dictionary Entry, Table 4
    today: current, Icons
    type: string
    platforms: iOS 11.0, iPadOS 11.0, tvOS 11.0
    effect: Asset catalog icon name inside the primary icon dictionary.
    evidence: partly recalled
    source: apple-frameworks-2025

  CFBundleIcons.CFBundlePrimaryIcon.CFBundleSymbolName
    today: current, Icons
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0
    effect: SF Symbol shown for an action extension or a Finder sidebar item.
    source: apple-2025, apple-bundle-rs

  CFBundleIcons.CFBundlePrimaryIcon.NSAppIconActionTintColorName
    today: current, Icons
    type: string
    platforms: iOS 17.0, iPadOS 17.0
    effect: Color of text and symbols in the App Shortcuts platter.
    source: apple-2025

  CFBundleIcons.CFBundlePrimaryIcon.NSAppIconComplementingColorNames
    today: current, Icons
    type: array
    items: string
    platforms: iOS 17.0, iPadOS 17.0
    limit: One or two color names
    effect: Colors for the App Shortcuts platter background.
    source: apple-2025

  CFBundleIcons.CFBundlePrimaryIcon.UIPrerenderedIcon
    books: 2018, current, CoreFoundation, Icons
    type: boolean
    platforms: iOS 5.0
    default: false
    values: closed
    value: true -- The images already contain the shine; the system adds none.
    value: false [default] -- The system paints a shine on the images.
    effect: Controls whether the system paints its gloss on the icon files named in the same dictionary.
    source: 002 003 Contents of the CFBundlePrimaryIcon Dictionary Entry, Table 4

  CFBundleIcons.UINewsstandIcon
    books: 2018, current, CoreFoundation, Newsstand
    type: dictionary
    platforms: iOS 5.0
    effect: Default icons and style for an app shown in Newsstand.
    source: 002 003 Contents of the UINewsstandIcon Dictionary, Table 6

  CFBundleIcons.UINewsstandIcon.CFBundleIconFiles
    books: 2018, current, CoreFoundation, Newsstand
    type: array
    items: string
    platforms: iOS 5.0
    required: every UINewsstandIcon dictionary
    constraint: warning noExtensionPreferred -- Leave extensions out: then high-resolution @2x files are found
      by themselves. With extensions, every file including each @2x one must be listed.
    constraint: warning fileIn ["Resources"] -- Icon files are searched in the main resources directory.
    constraint: info fileFormat "png" -- PNG is the advised format.
    effect: Standard icons used in Newsstand while a downloaded issue has no cover art.
    source: 002 003 Contents of the UINewsstandIcon Dictionary, Table 6

  CFBundleIcons.UINewsstandIcon.UINewsstandBindingEdge
    books: 2018, current, CoreFoundation, Newsstand
    type: string
    platforms: iOS 5.0
    values: closed
    value: UINewsstandBindingEdgeLeft -- Bound at the left.
    value: UINewsstandBindingEdgeRight -- Bound at the right.
    value: UINewsstandBindingEdgeBottom -- Bound at the bottom.
    effect: Chooses the edge that looks bound in Newsstand art.
    source: 002 003 Contents of the UINewsstandIcon Dictionary, Table 6

  CFBundleIcons.UINewsstandIcon.UINewsstandBindingType
    books: 2018, current, CoreFoundation, Newsstand
    type: string
    platforms: iOS 5.0
    values: closed
    value: UINewsstandBindingTypeMagazine -- Styled as a magazine.
    value: UINewsstandBindingTypeNewspaper -- Styled as a newspaper.
    effect: Chooses the binding look applied to Newsstand art.
    source: 002 003 Contents of the UINewsstandIcon Dictionary, Table 6

  TVTopShelfImage
    today: current, Icons
    type: dictionary
    platforms: tvOS 9.0
    limit: TVTopShelfPrimaryImageWide required by upload checks
    effect: Static Top Shelf artwork for tvOS.
    source: app-store-connect

  TVTopShelfImage.TVTopShelfPrimaryImage
    today: current, Icons
    type: string
    platforms: tvOS 9.0
    effect: Top Shelf image.
    evidence: recalled
    source: general-knowledge

  TVTopShelfImage.TVTopShelfPrimaryImageWide
    today: current, Icons
    type: string
    platforms: tvOS 10.0
    limit: Missing value is an upload error on tvOS
    effect: Wide Top Shelf image.
    source: app-store-connect

  UIPrerenderedIcon
    books: 2010, current, UIKit, Icons
    name: Icon already includes gloss effects
    type: boolean
    platforms: iOS
    default: false
    values: closed
    value: true -- The system adds no shine.
    value: false [default] -- The system adds a shine.
    effect: Says whether the icon already contains the shine. Rounded corners are always added.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIPrerenderedIcon)
    source: 000 UIKit Keys > UIPrerenderedIcon
    today:
    name: Icon already includes gloss effects
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, tvOS 9.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025
  """#
