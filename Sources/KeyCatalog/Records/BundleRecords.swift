/// Keys that name, number, localize and hold together a bundle, its help, plug-ins and fonts.
let bundleRecords: StaticString = #"""
  ATSApplicationFontsPath
    books: 2010, current, MacOSX, Resources
    name: Application fonts resource path
    type: string
    platforms: macOS
    constraint: error relativePath {"base": "Resources"} -- Relative to the bundle's Resources directory, for
      example Stuff/MyFonts/.
    constraint: warning fileIn ["Resources"] -- The font file or folder must exist there.
    effect: Makes a font file or a folder of fonts from the bundle available to this app only, not to the
      whole system.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (ATSApplicationFontsPath)
    source: 000 Mac OS X Keys > ATSApplicationFontsPath
    today:
    name: Application fonts resource path
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFAppleHelpAnchor
    books: 2018, current, CoreFoundation, Help
    name: Help file
    type: string
    platforms: macOS
    constraint: error noSuffix [".html", ".htm"] -- The value is a file name without its .html or .htm ending.
    constraint: warning fileIn ["Resources/<lang>.lproj", "Resources"] -- A file <value>.html or <value>.htm
      must exist in a .lproj folder of the resources, or directly in Resources if the help is unlocalized.
    effect: Tells the help system which HTML page of the bundle is shown first. The stored name is completed
      with .html or .htm and the page is looked up in the localized resource folders, or straight in Resources
      when the help is not localized.
    source: 000 Core Foundation Keys > CFAppleHelpAnchor
    source: 002 003 CFAppleHelpAnchor
    today:
    name: Help file
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFBundleAllowMixedLocalizations
    books: 2018, current, CoreFoundation, Localization
    name: Localized resources can be mixed
    type: boolean
    platforms: iOS, macOS
    effect: When true, string look-ups may return a framework's own localization even if the main bundle does
      not have that language. Meant mostly for command-line Foundation tools that link to localized system
      frameworks.
    source: 000 Core Foundation Keys > CFBundleAllowMixedLocalizations
    source: 002 003 CFBundleAllowMixedLocalizations
    today:
    name: Localized resources can be mixed
    type: boolean
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleDevelopmentRegion
    books: 2018, current, CoreFoundation, Localization
    name: Localization native development region
    type: string
    platforms: iOS, macOS
    recommended: marked Recommended in the summary table; iOS app (2010); Cocoa app (2010); iOS app (2018);
      Cocoa app (2018)
    constraint: warning languageTag {"prefer": "languageID", "alsoAccept": "languageName"} -- 2018: the value
      is a language ID such as en or en-AU. 2010-era plists also hold a language or region name (the 2010
      template stores English); accept that form with a warning.
    effect: Names the language the bundle falls back to when no resource exists for any language the user
      prefers.
    note: 2010 describes a native region / author's language, 2018 a default language and region given as a
      language ID; 2018 wins.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleDevelopmentRegion
    source: 002 003 CFBundleDevelopmentRegion
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Localization native development region
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: en-US
    evidence: platforms from page
    source: apple-2025

  CFBundleDisplayName
    books: 2018, current, CoreFoundation, Naming
    name: Bundle display name
    type: string
    platforms: iOS, macOS
    required: [2018] 2018 summary table marks it Required (2010: only Recommended, and to be left out by
      bundles that are not localized).
    recommended: marked Recommended in the summary table (2010); iOS app (2010); Cocoa app (2010); iOS app
      (2018); Cocoa app (2018); commonly localized (2010); commonly localized (2018)
    localized: InfoPlist.strings, explicit
    relation: should requires CFBundleName -- If CFBundleDisplayName is localized in InfoPlist.strings,
      CFBundleName must be localized there too.
    relation: should mustEqual <file system name of the bundle> -- macOS Finder uses the localized name only
      while the unlocalized value equals the on-disk bundle name.
    effect: The name people see for the bundle: Home screen and Siri on iOS, Finder on the Mac. Finder shows
      the localized form only if the value in Info.plist equals the bundle's name in the file system;
      otherwise it shows the file-system name.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleDisplayName
    source: 002 003 CFBundleDisplayName
    source: 001 Localizing Property List Values
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    source: 000 About Information Property List Files > Commonly Localized Keys
    today:
    name: Bundle display name
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    setting: INFOPLIST_KEY_CFBundleDisplayName
    evidence: platforms from page
    source: apple-2025

  CFBundleExecutable
    books: 2018, current, CoreFoundation, Bundle structure
    name: Executable file
    type: string
    platforms: iOS, macOS
    required: every bundle that has an executable
    recommended: marked Recommended in the summary table; iOS app (2010); Cocoa app (2010); iOS app (2018);
      Cocoa app (2018)
    constraint: warning noExtension -- The value carries no file name extension.
    constraint: error fileIn ["bundle executable folder"] -- The named file must be the bundle's executable.
    relation: must mustEqual <framework name without .framework> -- Frameworks only: the value must be the
      framework's name; a mismatch slows launching.
    written by: Xcode -- added to projects of a fitting kind
    effect: Names the app binary, the loadable code or the framework's shared library. The system finds the
      code through this key, so renaming the app or bundle folder does no harm.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleExecutable
    source: 002 003 CFBundleExecutable
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Executable file
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleGetInfoString
    books: 2010, removed, CoreFoundation, Naming
    name: Get Info string
    type: string
    platforms: macOS (deprecated without a version in 2010; called obsolete and no longer listed in 2018)
    replaced by: CFBundleShortVersionString, NSHumanReadableCopyright
    localized: InfoPlist.strings, general rule of 000/001
    effect: Short description of the bundle for the Finder's Info window on old systems.
    source: 000 Core Foundation Keys > CFBundleGetInfoString
    source: 000 Cocoa Keys > NSHumanReadableCopyright
    source: 004 NSHumanReadableCopyright

  CFBundleHelpBookFolder
    books: 2018, current, CoreFoundation, Help
    name: Help Book directory name
    type: string
    platforms: macOS
    constraint: warning fileIn ["Resources/<lang>.lproj"] -- A folder of that name is expected in each .lproj
      that carries help.
    effect: Names the folder with the help files; for localized help that folder sits inside the .lproj of the
      language in use.
    source: 000 Core Foundation Keys > CFBundleHelpBookFolder
    source: 002 003 CFBundleHelpBookFolder
    today:
    name: Help Book directory name
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFBundleHelpBookName
    books: 2018, current, CoreFoundation, Help
    name: Help Book identifier
    type: string
    platforms: macOS
    constraint: info references -- Should equal the help page name held in a META tag's CONTENT attribute.
    effect: Identifies the page shown when Help Viewer opens for the bundle. The value is compared with the
      CONTENT attribute of the page's META tag, not with its file name.
    source: 000 Core Foundation Keys > CFBundleHelpBookName
    source: 002 003 CFBundleHelpBookName
    today:
    name: Help Book identifier
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFBundleIdentifier
    books: 2018, current, CoreFoundation, Identification
    name: Bundle identifier
    type: string
    platforms: iOS, macOS
    recommended: marked Recommended in the summary table; iOS app (2010); Cocoa app (2010); iOS app (2018);
      Cocoa app (2018)
    constraint: error pattern "^[A-Za-z0-9.-]+$" -- Only ASCII letters, digits, hyphen and period.
    constraint: warning reverseDNS -- Reverse-DNS form such as com.Ajax.Hello.
    constraint: warning unique -- 2018: every distinct app or bundle on a system needs its own identifier.
      Several copies or versions of one app share it (2010).
    effect: Identifies the app or bundle throughout the system: preferences are filed under it, Launch
      Services takes the first app it finds with it, and iOS checks it when it validates the signature.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleIdentifier
    source: 002 003 CFBundleIdentifier
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today: current, Bundle
    name: Bundle identifier
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    limit: Extensions: host id, a dot, one more label
    limit: Watch app: phone app id and a dot first
    limit: Unique in the package (ITMS-90685)
    limit: Xcode warns when it differs from PRODUCT_BUNDLE_IDENTIFIER
    effect: Bundle id; letters, digits, hyphen, period; compared without case.
    source: apple-2025, swift-build, qt-creator, app-store-connect

  CFBundleInfoDictionaryVersion
    books: 2018, current, CoreFoundation, Bundle structure
    name: InfoDictionary version
    type: string
    platforms: iOS, macOS
    recommended: marked Recommended in the summary table; iOS app (2010); Cocoa app (2010); iOS app (2018);
      Cocoa app (2018)
    default: "6.0"
    value: "6.0" [default] -- The current format.
    constraint: warning equals "6.0" -- The current value is 6.0.
    written by: Xcode [must not set] -- generated at build time
    effect: Version of the Info.plist format itself, kept for future format changes.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleInfoDictionaryVersion
    source: 002 003 CFBundleInfoDictionaryVersion
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: InfoDictionary version
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: "6.0"
    evidence: platforms from page
    source: apple-2025

  CFBundleLocalizations
    books: 2018, current, CoreFoundation, Localization
    name: Localizations
    type: array
    items: string
    platforms: iOS, macOS
    constraint: warning eachLanguageTag {"accept": ["languageName", "languageID"]} -- Each item is a language
      name or an ISO language designator.
    effect: Declares the languages an app supports by its own means, for executables that are unbundled or
      bypass the bundle localization mechanism.
    source: 000 Core Foundation Keys > CFBundleLocalizations
    source: 002 003 CFBundleLocalizations
    today:
    name: Localizations
    type: array
    items: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: en
    evidence: platforms from page
    source: apple-2025

  CFBundleName
    books: 2018, current, CoreFoundation, Naming
    name: Bundle name
    type: string
    platforms: iOS, macOS
    recommended: marked Recommended in the summary table; Cocoa app (2010); Cocoa app (2018); commonly
      localized (2010); commonly localized (2018)
    localized: InfoPlist.strings, explicit
    constraint: warning length {"max": 15} -- Should be shorter than 16 characters, so 15 at most.
    relation: should requires CFBundleDisplayName -- 2010: if CFBundleName is localized, include
      CFBundleDisplayName too.
    effect: Short name of the bundle: menu bar and Info window (2010); shown in place of a missing
      CFBundleDisplayName (2018).
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleName
    source: 002 003 CFBundleName
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    source: 000 About Information Property List Files > Commonly Localized Keys
    today:
    name: Bundle name
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundlePackageType
    books: 2018, current, CoreFoundation, Bundle structure
    name: Bundle OS Type code
    type: string
    platforms: iOS, macOS
    recommended: all bundles; iOS app (2010); Cocoa app (2010); iOS app (2018); Cocoa app (2018)
    value: APPL -- Application.
    value: FMWK -- Framework.
    value: BNDL -- Loadable bundle; also the last fallback.
    constraint: error length {"exact": 4} -- Exactly four characters.
    constraint: info openEnum -- Loadable bundles may use a more specific code in place of BNDL.
    relation: must fallbackTo <bundle file name extension> -- Used when the key is absent; unknown extension
      gives BNDL.
    effect: Four-letter kind of the bundle. If it is missing the kind is taken from the bundle's extension,
      and BNDL is assumed for an unknown extension.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundlePackageType
    source: 002 003 CFBundlePackageType
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Bundle OS Type code
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleShortVersionString
    books: 2018, current, CoreFoundation, Version
    name: Bundle versions string, short
    type: string
    platforms: iOS, macOS
    recommended: Cocoa app (2010); Cocoa app (2018); commonly localized (2010); commonly localized (2018)
    localized: InfoPlist.strings, explicit
    constraint: warning versionFormat "^[0-9]+\\.[0-9]+\\.[0-9]+$" -- Three integers separated by periods:
      major, less prominent features, maintenance.
    effect: Release version shown to people; identifies a published iteration, in contrast to CFBundleVersion.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleShortVersionString
    source: 002 003 CFBundleShortVersionString
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    source: 000 About Information Property List Files > Commonly Localized Keys
    today: current, Bundle
    name: Bundle versions string, short
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    limit: At most three non-negative integers (ITMS-90060)
    limit: At most 18 characters
    limit: Higher than the approved version (ITMS-90062)
    limit: Same in app and extensions (ITMS-90473)
    effect: Public version.
    source: apple-2025, rules_apple, app-store-connect

  CFBundleSignature
    books: 2010, removed, CoreFoundation, Bundle structure
    name: Bundle creator OS Type code
    type: string
    platforms: iOS, macOS
    recommended: Cocoa app (2010)
    value: ???? -- Placeholder stored by the 2010 Cocoa template (Figure 1).
    value: ttxt -- The code of TextEdit, given as an example.
    constraint: error length {"exact": 4} -- Exactly four characters.
    effect: Four-letter creator code of the bundle, as in Mac OS 9.
    source: 000 Core Foundation Keys > CFBundleSignature
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications

  CFBundleSpokenName
    books: 2018, current, CoreFoundation, Naming
    name: Accessibility bundle name
    type: string
    platforms: iOS 8.0, macOS 10.10
    localized: InfoPlist.strings, general rule of 001
    effect: Text that the speech system says in place of the app's name, for names it would mispronounce.
    source: 002 003 CFBundleSpokenName
    today:
    name: Accessibility Bundle Name
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025

  CFBundleVersion
    books: 2018, current, CoreFoundation, Version
    name: Bundle version
    type: string
    platforms: iOS, macOS
    recommended: marked Recommended in the summary table; iOS app (2010); Cocoa app (2010); iOS app (2018);
      Cocoa app (2018)
    localized: no, explicit: not localizable (2010)
    constraint: error pattern "^[0-9]+(\\.[0-9]+(\\.[0-9]+)?)?((d|a|b|fc)[0-9]+)?$" -- 2018 grammar: up to
      three integers; the third may go when it is 0. A development suffix (d, a, b or fc plus a build number)
      may follow the last integer.
    constraint: warning charset "0123456789." -- A released build has digits and periods only.
    constraint: error digits [4, 2, 2] -- After leading zeros are dropped: at most 4 digits in the first, 2 in
      the second, 2 in the third integer.
    constraint: error range {"component": 1, "min": 1} -- First integer greater than zero.
    constraint: error range {"component": "suffix", "min": 1, "max": 255} -- Suffix build number from 1 to
      255.
    constraint: warning components {"min2018": 2, "min2010": 1, "max2018": 3} -- 2018 expects three integers
      (two when the third is 0); 2010 allows one or more. One integer alone is accepted with a warning.
    constraint: info monotonic -- Must not go down from one build to the next (2010).
    effect: Build version, unique to each iteration whether released or not; grows from build to build.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Core Foundation Keys > CFBundleVersion
    source: 002 003 CFBundleVersion
    source: 000 About Information Property List Files > Recommended Keys for iOS Applications
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today: current, Bundle
    name: Bundle version
    type: string
    platforms: iOS 2.0, iPadOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    limit: One to three period-separated non-negative integers for the store
    limit: At most 18 characters
    limit: Higher than the last build of the same version on the Mac; unique on iOS
    limit: Same in app and extensions
    effect: Build number.
    source: apple-2025, rules_apple, app-store-connect

  CFPlugInDynamicRegisterFunction
    books: 2018, current, CoreFoundation, Plug-ins
    name: Plug-in dynamic registration function name
    type: string
    platforms: macOS
    default: CFPlugInDynamicRegister
    effect: Names the plug-in's own registration function, in place of the standard name
      CFPlugInDynamicRegister.
    note: Both years' summary tables print CFPlugInDynamicRegistrationFunction; headings, text and contents
      list use this spelling.
    source: 000 Core Foundation Keys > CFPlugInDynamicRegisterFunction
    source: 002 003 CFPlugInDynamicRegisterFunction
    today:
    name: Plug-in dynamic registration function name
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFPlugInDynamicRegistration
    books: 2018, current, CoreFoundation, Plug-ins
    name: Plug-in should be registered dynamically
    type: string
    lenient: boolean
    platforms: macOS
    values: closed
    value: YES -- The host calls the dynamic registration function.
    value: NO -- The host reads CFPlugInFactories and CFPlugInTypes.
    relation: should requires CFPlugInFactories, CFPlugInTypes -- With the value NO the host uses these static
      tables.
    effect: Chooses how a CFPlugIn host registers the plug-in: by calling its registration function, or from
      the static tables.
    beyond: lenientTypes
    source: 000 Core Foundation Keys > CFPlugInDynamicRegistration
    source: 002 003 CFPlugInDynamicRegistration
    today:
    name: Plug-in should be registered dynamically
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFPlugInDynamicRegistrationFunction
    books: 2018, unused, CoreFoundation, Plug-ins
    name: Plug-in dynamic registration function name
    type: string
    platforms: macOS
    replaced by: CFPlugInDynamicRegisterFunction
    alias of: CFPlugInDynamicRegisterFunction
    effect: Misprint of CFPlugInDynamicRegisterFunction in the summary tables; nothing reads it.
    source: 000 Core Foundation Keys > Key Summary, Table 1
    source: 002 003 Key Summary, Table 1

  CFPlugInFactories
    books: 2018, current, CoreFoundation, Plug-ins
    name: Plug-in factory interfaces
    type: dictionary
    members: string
    platforms: macOS
    constraint: error keyPattern
      "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" -- Each key is a UUID.
    constraint: error valueType "string" -- Each value is a function name.
    effect: Static registration: maps each interface UUID to the factory function that makes it.
    source: 000 Core Foundation Keys > CFPlugInFactories
    source: 002 003 CFPlugInFactories
    today:
    name: Plug-in factory interfaces
    type: dictionary
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFPlugInFactories.<uuid>
    books: 2018, current, CoreFoundation, Plug-ins
    type: string
    platforms: macOS
    effect: Name of the factory function for the interface with that UUID.
    source: 000 Core Foundation Keys > CFPlugInFactories
    source: 002 003 CFPlugInFactories

  CFPlugInTypes
    books: 2018, current, CoreFoundation, Plug-ins
    name: Plug-in types
    type: dictionary
    members: array of string
    platforms: macOS
    constraint: error keyPattern
      "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" -- Each key is a UUID.
    constraint: error valueType "array of string" -- Each value is an array of UUID strings.
    relation: must requires CFPlugInFactories -- Every UUID listed in a group must have an entry in
      CFPlugInFactories.
    effect: Static registration: maps the UUID of an interface group to the UUIDs of the interfaces in it.
    source: 000 Core Foundation Keys > CFPlugInTypes
    source: 002 003 CFPlugInTypes
    today:
    name: Plug-in types
    type: dictionary
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CFPlugInTypes.<uuid>
    books: 2018, current, CoreFoundation, Plug-ins
    type: array
    items: string
    platforms: macOS
    constraint: error eachReferences "CFPlugInFactories.<uuid>" -- Each item is a key of CFPlugInFactories.
    effect: UUIDs of the interfaces that belong to this group.
    source: 000 Core Foundation Keys > CFPlugInTypes
    source: 002 003 CFPlugInTypes

  CFPlugInUnloadFunction
    books: 2018, current, CoreFoundation, Plug-ins
    name: Plug-in unload function name
    type: string
    platforms: macOS
    effect: Function called when the plug-in's code is about to be unloaded, so that it can free what it
      allocated.
    source: 000 Core Foundation Keys > CFPlugInUnloadFunction
    source: 002 003 CFPlugInUnloadFunction
    today:
    name: Plug-in unload function name
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  CSResourcesFileMapped
    books: 2010, current, MacOSX, Resources
    name: Resources should be file-mapped
    type: boolean
    platforms: macOS
    default: false
    values: closed
    value: true -- Map read-only.
    value: false [default] -- Read normally.
    effect: When true, resource files are mapped into memory read-only in place of being read; quicker for a
      few often-used resources, but they cannot be changed.
    source: 000 Mac OS X Keys > Key Summary, Table 1 (CSResourcesFileMapped)
    source: 000 Mac OS X Keys > CSResourcesFileMapped
    today:
    name: Resources should be file-mapped
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  LSHasLocalizedDisplayName
    books: 2010, removed, LaunchServices, Naming
    type: boolean, string
    platforms: macOS deprecated 10.2
    recommended: Cocoa app (2010)
    effect: Old hint that the bundle has a localized display name. Deprecated since Mac OS X 10.2 and dropped
      from the reference in March 2010, though the 2010 list of recommended Cocoa keys still names it.
    beyond: types: no book states the type
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    source: 000 Document Revision History (2010-03-23)

  NSAppleScriptEnabled
    books: 2018, current, Cocoa, Scripting
    name: Scriptable
    type: boolean, string
    platforms: macOS
    value: true -- Scriptable.
    value: YES -- Scriptable, string form.
    effect: Marks the app as scriptable with AppleScript.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSAppleScriptEnabled)
    source: 000 Cocoa Keys > NSAppleScriptEnabled
    source: 004 Key Summary, Table 1 (NSAppleScriptEnabled)
    source: 004 NSAppleScriptEnabled
    today:
    name: Scriptable
    type: boolean
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSDockTilePlugIn
    books: 2018, current, Cocoa, Plug-ins
    name: Dock Tile Plugin path
    type: string
    platforms: macOS
    constraint: error suffix {"suffix": ".docktileplugin", "optional": false} -- A bundle with the extension
      .docktileplugin.
    constraint: warning fileIn ["Contents/PlugIns"] -- The bundle must exist in Contents/PlugIns of the app.
    effect: Names the plug-in bundle that draws the app's Dock tile.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSDockTilePlugIn)
    source: 000 Cocoa Keys > NSDockTilePlugIn
    source: 004 Key Summary, Table 1 (NSDockTilePlugIn)
    source: 004 NSDockTilePlugIn
    today:
    name: Dock Tile plugin path
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSHumanReadableCopyright
    books: 2018, current, Cocoa, Naming
    name: Copyright (human-readable)
    type: string
    platforms: macOS
    recommended: Cocoa app (2010); Cocoa app (2018); commonly localized (2010); commonly localized (2018)
    localized: InfoPlist.strings, explicit
    relation: must replaces CFBundleGetInfoString -- Stands in for the obsolete key.
    effect: Copyright notice shown by the Finder's Info window (2018) and usable in an About box.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSHumanReadableCopyright)
    source: 000 Cocoa Keys > NSHumanReadableCopyright
    source: 004 Key Summary, Table 1 (NSHumanReadableCopyright)
    source: 004 NSHumanReadableCopyright
    source: 001 Localizing Property List Values
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    source: 000 About Information Property List Files > Commonly Localized Keys
    today:
    name: Copyright (human-readable)
    type: string
    platforms: macOS 10.0
    setting: INFOPLIST_KEY_NSHumanReadableCopyright
    evidence: platforms from page
    source: apple-2025

  NSPrefPaneIconFile
    books: 2018, current, Cocoa, Preference panes
    name: Preference Pane icon file
    type: string
    platforms: macOS
    constraint: error hasExtension -- The name includes its extension.
    constraint: warning imageSize {"any": ["32x32"]} -- 32x32 pixels.
    constraint: warning bundleKind "preference pane" -- For preference pane bundles only.
    relation: must fallbackTo CFBundleIconFile -- Used when this key is absent.
    effect: Image shown for a preference pane in System Preferences.
    note: The OCR of the 2010 book shows NSPrefPanelconFile.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSPrefPaneIconFile)
    source: 000 Cocoa Keys > NSPrefPaneIconFile
    source: 004 Key Summary, Table 1 (NSPrefPaneIconFile)
    source: 004 NSPrefPaneIconFile
    today:
    name: Preference Pane icon file
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSPrefPaneIconLabel
    books: 2018, current, Cocoa, Preference panes
    name: Preference Pane icon label
    type: string
    platforms: macOS
    localized: InfoPlist.strings, explicit
    constraint: info maxLines 2 -- Two lines at most.
    relation: must fallbackTo CFBundleName -- Used when this key is absent.
    effect: Name shown below a preference pane's icon. A newline character splits a long name over two lines.
    note: The OCR of the 2010 book shows NSPrefPanelconLabel.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSPrefPaneIconLabel)
    source: 000 Cocoa Keys > NSPrefPaneIconLabel
    source: 004 Key Summary, Table 1 (NSPrefPaneIconLabel)
    source: 004 NSPrefPaneIconLabel
    today:
    name: Preference Pane icon label
    type: string
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSPrincipalClass
    books: 2018, current, Cocoa, Bundle structure
    name: Principal class
    type: string
    platforms: macOS
    recommended: Cocoa app resources (2010); Cocoa app resources (2018)
    default: NSApplication
    value: NSApplication [default] -- Default for Cocoa apps.
    written by: Xcode -- set in Cocoa app templates
    effect: Names the class that is the entry point of loadable code and controls the bundle's other classes;
      NSBundle's principalClass returns it.
    note: The default holds for Cocoa apps only; other bundles have none.
    beyond: recommendedFor, 2018 lists: lost in the 2018 About chapter, recovered from another copy of the
      page
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSPrincipalClass)
    source: 000 Cocoa Keys > NSPrincipalClass
    source: 004 Key Summary, Table 1 (NSPrincipalClass)
    source: 004 NSPrincipalClass
    source: 000 About Information Property List Files > Recommended Keys for Cocoa Applications
    today:
    name: Principal class
    type: string
    platforms: macOS 10.0
    setting: INFOPLIST_KEY_NSPrincipalClass
    evidence: platforms from page
    source: apple-2025

  OSAScriptingDefinition
    today: current, Scripting
    name: Scripting definition file name
    type: string
    platforms: macOS 10.0
    limit: File must be in Resources
    related: NSAppleScriptEnabled
    effect: Scripting definition file (.sdef).
    evidence: platforms from page
    source: apple-2025

  OSAScriptingDefinitionDynamic
    today: current, Scripting
    type: boolean
    platforms: macOS 10.4
    effect: Definition is made at run time.
    evidence: recalled
    source: general-knowledge

  UIAppFonts
    books: 2010, current, UIKit, Resources
    name: Fonts provided by application
    type: array
    items: string
    platforms: iOS 3.2
    constraint: error hasExtension -- Each item is a font file name with its extension.
    constraint: warning fileIn ["app bundle"] -- Each file must exist in the app bundle.
    effect: Font files of the bundle that the system loads for the app when it runs.
    source: 000 UIKit Keys > Key Summary, Table 1 (UIAppFonts)
    source: 000 UIKit Keys > UIAppFonts
    today:
    name: Fonts provided by application
    type: array
    items: string
    platforms: iOS 3.2, iPadOS 3.2, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: platforms from page
    source: apple-2025
  """#
