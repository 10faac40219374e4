/// The Services menu, XPC services and privileged helpers.
let servicesRecords: StaticString = #"""
  NSServices
    books: 2018, current, Cocoa, Services
    name: Services
    type: array
    items: dictionary
    platforms: macOS
    relation: must requiresOneOf NSServices[].NSSendTypes, NSServices[].NSReturnTypes,
      NSServices[].NSSendFileTypes -- Each service declares what it takes or gives.
    effect: Declares the Services-menu commands the app offers.
    source: 000 Cocoa Keys > Key Summary, Table 1 (NSServices)
    source: 000 Cocoa Keys > NSServices
    source: 004 Key Summary, Table 1 (NSServices)
    source: 004 NSServices
    today:
    name: Services
    type: array
    items: dictionary
    platforms: macOS 10.0
    evidence: platforms from page
    source: apple-2025

  NSServices[].NSKeyEquivalent
    books: 2018, current, Cocoa, Services
    name: Menu key equivalent
    type: dictionary
    members: string
    platforms: macOS
    constraint: error keysAre ["default"] -- The only key is default.
    effect: Keyboard shortcut of the service.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSKeyEquivalent)
    source: 004 NSServices, Table 4 (NSKeyEquivalent)

  NSServices[].NSKeyEquivalent.default
    books: 2018, current, Cocoa, Services
    type: string
    platforms: macOS
    constraint: error singleCharacter 1 -- Exactly one character.
    effect: One character pressed together with Command. Case counts: an upper-case letter also needs Shift,
      so both cases of a letter can start different services.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSKeyEquivalent)
    source: 004 NSServices, Table 4 (NSKeyEquivalent)

  NSServices[].NSMenuItem
    books: 2018, current, Cocoa, Services
    name: Menu
    type: dictionary
    members: string
    platforms: macOS
    constraint: error keysAre ["default"] -- The only key is default.
    effect: Text of the Services menu item.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSMenuItem)
    source: 004 NSServices, Table 4 (NSMenuItem)

  NSServices[].NSMenuItem.default
    books: 2018, current, Cocoa, Services
    type: string
    platforms: macOS
    localized: ServicesMenu.strings, explicit
    constraint: warning unique {"untilMacOS": "10.5"} -- Unique among services on Mac OS X 10.5 and earlier,
      for example App name/Command.
    effect: Menu text. Up to Mac OS X 10.5 it must be unique and a slash makes a submenu; from 10.6 a slash
      and all before it are dropped, and equal items get the app's name in parentheses.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSMenuItem)
    source: 004 NSServices, Table 4 (NSMenuItem)

  NSServices[].NSMessage
    books: 2018, current, Cocoa, Services
    name: Instance method name
    type: string
    platforms: macOS
    constraint: warning pattern "^[A-Za-z_][A-Za-z0-9_]*$" -- A bare method name, without colons or arguments.
    effect: First part of the method that performs the service: <value>:userData:error: in Objective-C,
      <value>(NSPasteboard, String) in Java.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSMessage)
    source: 004 NSServices, Table 4 (NSMessage)

  NSServices[].NSPortName
    books: 2018, current, Cocoa, Services
    name: Incoming service port name
    type: string
    platforms: macOS
    effect: Port on which the app listens for service requests, in most cases the app's name.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSPortName)
    source: 004 NSServices, Table 4 (NSPortName)

  NSServices[].NSRequiredContext
    books: 2018, current, Cocoa, Services
    type: dictionary, array
    items: dictionary
    platforms: macOS 10.6
    effect: Conditions under which the service is offered. In one dictionary all conditions must hold; in an
      array it is enough that one dictionary holds in full.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSRequiredContext)
    source: 004 NSServices, Table 4 (NSRequiredContext)
    source: 000 Cocoa Keys > NSServices (text after Table 2), Table 3
    source: 004 NSServices (text after Table 4), Table 5

  NSServices[].NSRequiredContext.NSApplicationIdentifier
    books: 2018, current, Cocoa, Services
    type: string, array
    items: string
    platforms: macOS 10.6
    constraint: info references "CFBundleIdentifier" -- Each value is a bundle identifier.
    effect: The service appears only while the current app's bundle identifier is the value or one of the
      values.
    also at: NSServices[].NSRequiredContext[].NSApplicationIdentifier
    source: 000 Cocoa Keys > NSServices, Table 3 (NSApplicationIdentifier)
    source: 004 NSServices, Table 5 (NSApplicationIdentifier)

  NSServices[].NSRequiredContext.NSServiceCategory
    today: current, Services
    type: string
    platforms: macOS 10.6
    effect: Category in the Services menu.
    evidence: recalled
    source: general-knowledge

  NSServices[].NSRequiredContext.NSTextContext
    books: 2018, current, Cocoa, Services
    type: string, array
    items: string
    platforms: macOS 10.6
    values: closed
    value: URL -- A link, for example an http one.
    value: Date -- A date.
    value: Address -- A postal address.
    value: Email -- A mail address.
    value: FilePath -- A file path.
    effect: The service appears only if the selection contains data of one of these kinds; the whole selection
      is handed over all the same.
    also at: NSServices[].NSRequiredContext[].NSTextContext
    source: 000 Cocoa Keys > NSServices, Table 3 (NSTextContext)
    source: 004 NSServices, Table 5 (NSTextContext)

  NSServices[].NSRequiredContext.NSTextLanguage
    books: 2018, current, Cocoa, Services
    type: string, array
    items: string
    platforms: macOS 10.6
    constraint: warning eachLanguageTag "BCP47" -- BCP 47 tag; en matches en-US, en-GB and en-AU.
    effect: Shown only while one of the values is a prefix of the language tag of the selection.
    also at: NSServices[].NSRequiredContext[].NSTextLanguage
    source: 000 Cocoa Keys > NSServices, Table 3 (NSTextLanguage)
    source: 004 NSServices, Table 5 (NSTextLanguage)

  NSServices[].NSRequiredContext.NSTextScript
    books: 2018, current, Cocoa, Services
    type: string, array
    items: string
    platforms: macOS 10.6
    value: Latn -- Latin (example).
    value: Cyrl -- Cyrillic (example).
    constraint: warning eachPattern "^[A-Z][a-z]{3}$" -- Four-letter script tag.
    effect: The service appears only if the main script of the selected text is one of the values.
    also at: NSServices[].NSRequiredContext[].NSTextScript
    source: 000 Cocoa Keys > NSServices, Table 3 (NSTextScript)
    source: 004 NSServices, Table 5 (NSTextScript)

  NSServices[].NSRequiredContext.NSWordLimit
    books: 2018, current, Cocoa, Services
    type: integer
    platforms: macOS 10.6
    constraint: warning range {"min": 1} -- An integer of at least 1.
    effect: Largest number of selected words for which the service appears.
    also at: NSServices[].NSRequiredContext[].NSWordLimit
    source: 000 Cocoa Keys > NSServices, Table 3 (NSWordLimit)
    source: 004 NSServices, Table 5 (NSWordLimit)

  NSServices[].NSRestricted
    books: 2018, current, Cocoa, Services
    type: boolean
    platforms: macOS 10.7
    default: false
    values: closed
    value: true -- Hidden from sandboxed apps.
    value: false [default] -- Open to all.
    effect: When true, sandboxed apps cannot call the service. Meant for services that could be misused to
      leave the sandbox, such as running scripts, touching files by path or fetching any URL.
    source: 004 NSServices, Table 4 (NSRestricted)

  NSServices[].NSReturnTypes
    books: 2018, current, Cocoa, Services
    name: Return Types
    type: array
    items: string
    platforms: macOS
    relation: must requiresOneOf NSServices[].NSSendTypes, NSServices[].NSReturnTypes -- At least one of the
      two (or, from 10.6, NSSendFileTypes).
    effect: Pasteboard types the service can give back.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSReturnTypes)
    source: 004 NSServices, Table 4 (NSReturnTypes)

  NSServices[].NSSendFileTypes
    books: 2018, current, Cocoa, Services
    type: array
    items: string
    platforms: macOS 10.6
    constraint: error eachUTI -- UTIs only; pasteboard type names belong in NSSendTypes.
    effect: UTIs of the files the service works on; it receives a pasteboard with file URLs when the selected
      files conform to one of them.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSSendFileTypes)
    source: 004 NSServices, Table 4 (NSSendFileTypes)

  NSServices[].NSSendTypes
    books: 2018, current, Cocoa, Services
    name: Send Types
    type: array
    items: string
    platforms: macOS
    required: Mac OS X 10.5 and earlier
    relation: must requiresOneOf NSServices[].NSSendTypes, NSServices[].NSReturnTypes -- At least one of the
      two (or, from 10.6, NSSendFileTypes).
    relation: should fallbackTo NSServices[].NSSendFileTypes -- From Mac OS X 10.6 on NSSendFileTypes should
      be used for files.
    effect: Pasteboard types the service can read.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSSendTypes)
    source: 004 NSServices, Table 4 (NSSendTypes)

  NSServices[].NSServiceDescription
    books: 2018, current, Cocoa, Services
    type: string
    platforms: macOS 10.6
    localized: ServicesMenu.strings, explicit
    effect: Text that explains the service to people; may be long.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSServiceDescription)
    source: 004 NSServices, Table 4 (NSServiceDescription)

  NSServices[].NSTimeout
    books: 2018, current, Cocoa, Services
    name: Timeout value (in milliseconds)
    type: string
    lenient: integer
    platforms: macOS
    constraint: error numericString "^[0-9]+$" -- Digits only.
    effect: Milliseconds the caller waits for an answer when the service must answer.
    beyond: lenientTypes
    source: 000 Cocoa Keys > NSServices, Table 2 (NSTimeout)
    source: 004 NSServices, Table 4 (NSTimeout)

  NSServices[].NSUserData
    books: 2018, current, Cocoa, Services
    name: User Data
    type: string
    platforms: macOS
    effect: Any string of the provider's choice, handed to the service method.
    source: 000 Cocoa Keys > NSServices, Table 2 (NSUserData)
    source: 004 NSServices, Table 4 (NSUserData)

  SMAuthorizedClients
    today: current, Services
    name: Clients allowed to add and remove tool
    type: array
    items: string
    platforms: macOS 10.6
    limit: Valid requirement strings
    effect: Code requirements of apps that may install this helper.
    source: apple-2025

  SMPrivilegedExecutables
    today: current, Services
    name: Tools owned after installation
    type: dictionary
    platforms: macOS 10.6
    limit: Label matches file in Contents/Library/LaunchServices
    effect: Helper label to code requirement.
    source: apple-2025

  XPCService
    today: current, Services
    type: dictionary
    keys: open
    platforms: iOS 6.0, iPadOS 6.0, macOS 10.8, tvOS 9.0, visionOS 1.0, watchOS 2.0
    effect: XPC service settings.
    evidence: platforms from page
    source: apple-2025

  XPCService._AllowedClients
    today: undocumented, Services
    type: array
    items: string
    platforms: macOS 10.10
    effect: Private; seen in system bundles.
    evidence: recalled
    source: general-knowledge

  XPCService.EnvironmentVariables
    today: current, Services
    type: dictionary
    platforms: macOS 10.8
    effect: Environment.
    source: apple-2025, apple-bundle-rs

  XPCService.JoinExistingSession
    today: current, Services
    type: boolean
    platforms: macOS 10.8
    effect: Join the caller security session.
    source: apple-2025, apple-bundle-rs

  XPCService.RunLoopType
    today: current, Services
    type: string
    platforms: macOS 10.8
    value: dispatch_main
    value: NSRunLoop
    limit: Non-empty
    effect: Run loop used.
    source: apple-2025, apple-bundle-rs, qt-creator

  XPCService.ServiceType
    today: current, Services
    type: string
    platforms: macOS 10.8
    value: Application -- one per app
    value: User -- one per user
    value: System -- one for all
    limit: Non-empty
    effect: Who shares the process.
    source: apple-2025, apple-bundle-rs, qt-creator
  """#
