/// App Transport Security.
let transportSecurityRecords: StaticString = #"""
  NSAppTransportSecurity
    books: 2018, current, Cocoa, AppTransportSecurity
    type: dictionary
    platforms: iOS 9.0, macOS 10.11
    effect: Changes the default protection of the app's HTTP connections: exceptions for all connections, for
      media, web views, local names or single domains. Systems before iOS 9.0 and OS X 10.11 ignore it.
    note: For apps and app extensions. Every subkey is optional.
    source: 004 Key Summary, Table 1 (NSAppTransportSecurity)
    source: 004 NSAppTransportSecurity
    source: 004 ATS Configuration Basics
    source: 004 Using ATS in Apple Frameworks
    today:
    name: App Transport Security Settings
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    source: apple-2025

  NSAppTransportSecurity.NSAllowsArbitraryLoads
    books: 2018, current, Cocoa, AppTransportSecurity
    name: Allow Arbitrary Loads
    type: boolean
    platforms: iOS 9.0, macOS 10.11
    default: false
    values: closed
    value: true -- ATS is off for all other domains.
    value: false [default] -- ATS protects all connections.
    constraint: warning appStoreReview -- Use calls for a justification at App Store review.
    relation: must ignoredIf NSAppTransportSecurity.NSAllowsArbitraryLoadsInMedia,
      NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent,
      NSAppTransportSecurity.NSAllowsLocalNetworking -- On iOS 10 and macOS 10.12 or later the value is
      ignored when any of these keys is present.
    effect: Turns ATS off for every connection except those to domains named in NSExceptionDomains.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSAllowsArbitraryLoads)
    source: 004 App Store Review for ATS
    today:
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia
    today: current, App Transport Security
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0
    default: false
    related: Overrides NSAllowsArbitraryLoads on iOS 10 / macOS 10.12 and later
    effect: AVFoundation loads skip ATS.
    evidence: partly recalled
    source: apple-2025, general-knowledge

  NSAppTransportSecurity.NSAllowsArbitraryLoadsInMedia
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 10.0, macOS 10.12
    default: false
    values: closed
    value: true -- Media loads are exempt.
    value: false [default] -- Media loads are protected.
    relation: must overrides NSAppTransportSecurity.NSAllowsArbitraryLoads -- Its mere presence, whatever its
      value, makes ATS ignore NSAllowsArbitraryLoads.
    effect: Frees media loaded through AV Foundation from ATS. Only for media that is already encrypted and
      holds nothing personal.
    note: Later editions of the page, and systems in the field, call this key NSAllowsArbitraryLoadsForMedia.
      Read both names, warn about this one.
    beyond: notes: NSAllowsArbitraryLoadsForMedia does not occur in the books
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSAllowsArbitraryLoadsInMedia)
    today:
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 10.0, macOS 10.12
    default: false
    values: closed
    value: true -- Web views are exempt.
    value: false [default] -- Web views are protected.
    relation: must overrides NSAppTransportSecurity.NSAllowsArbitraryLoads -- Its mere presence, whatever its
      value, makes ATS ignore NSAllowsArbitraryLoads.
    effect: Frees requests made by web views from ATS and leaves NSURLSession traffic protected.
    note: Older systems do not know this key; set NSAllowsArbitraryLoads as well to serve them. Classes
      covered (list lost in the 2018 Cocoa chapter, recovered): WKWebView, UIWebView on iOS, WebView on macOS.
    beyond: notes: list of classes
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSAllowsArbitraryLoadsInWebContent)
    today:
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSAllowsLocalNetworking
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 10.0, macOS 10.12
    default: false
    values: closed
    value: true -- Local names are exempt.
    value: false [default] -- Local names are not exempt.
    relation: must overrides NSAppTransportSecurity.NSAllowsArbitraryLoads -- Makes ATS ignore
      NSAllowsArbitraryLoads on iOS 10 and macOS 10.12 or later (by presence according to one row, by the
      value YES according to another; presence is the reading chosen).
    effect: Allows loads from unqualified host names and .local names without turning ATS off elsewhere.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSAllowsLocalNetworking)
    source: 004 Availability of ATS for Remote and Local Connections
    today:
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains
    books: 2018, current, Cocoa, AppTransportSecurity
    name: Exception Domains
    type: dictionary
    members: dictionary
    platforms: iOS 9.0, macOS 10.11
    relation: must overrides NSAppTransportSecurity.NSAllowsArbitraryLoads,
      NSAppTransportSecurity.NSAllowsArbitraryLoadsInMedia,
      NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent,
      NSAppTransportSecurity.NSAllowsLocalNetworking -- The primary keys do not reach named domains.
    effect: Configures single domains. A named domain starts from full default protection, whatever the
      primary keys say, and its own keys then loosen or tighten that.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSExceptionDomains)
    today:
    type: dictionary
    members: dictionary
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>
    books: 2018, current, Cocoa, AppTransportSecurity
    type: dictionary
    platforms: iOS 9.0, macOS 10.11
    constraint: error lowercase -- The domain name is in lower case, else it does not work.
    constraint: error noPort -- No port number.
    constraint: error noIPAddress -- No numerical IP address.
    constraint: warning noTrailingDot -- No trailing dot, unless only names with a trailing dot are meant: the
      two forms do not match each other.
    effect: Settings of one domain; the dictionary key is the domain name to match.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 2 (NSExceptionDomains)
    source: 004 ATS Dictionary Details, Table 3 (all rows)
    today:
    type: dictionary
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    evidence: partly recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionAllowsInsecureHTTPLoads
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 9.0, macOS 10.11
    default: false
    values: closed
    value: true -- Insecure loads are allowed.
    value: false [default] -- Insecure loads fail.
    constraint: warning appStoreReview -- Use calls for a justification at App Store review.
    relation: should requires NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion
      -- Needed as well for a self-signed server that speaks a TLS version below 1.2.
    effect: Allows plain HTTP to the domain, and HTTPS to a server whose certificate is missing, self-signed,
      expired or for another name. TLS version and cipher demands stay as they are.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 3 (NSExceptionAllowsInsecureHTTPLoads)
    source: 004 App Store Review for ATS
    today: current, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: false
    limit: Review justification when true
    effect: Plain HTTP allowed for the domain.
    source: apple-2025

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion
    books: 2018, current, Cocoa, AppTransportSecurity
    type: string
    platforms: iOS 9.0, macOS 10.11
    default: TLSv1.2
    values: closed
    value: TLSv1.0 -- TLS 1.0 or later.
    value: TLSv1.1 -- TLS 1.1 or later.
    value: TLSv1.2 [default] -- TLS 1.2.
    constraint: warning appStoreReview -- Use calls for a justification at App Store review.
    constraint: error oneOf ["TLSv1.0", "TLSv1.1", "TLSv1.2"] -- One of the three names, letter case included.
    effect: Lowest TLS version accepted from the domain.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 3 (NSExceptionMinimumTLSVersion)
    source: 004 App Store Review for ATS
    today: current, App Transport Security
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: TLSv1.2
    value: TLSv1.0 -- deprecated
    value: TLSv1.1 -- deprecated
    value: TLSv1.2
    value: TLSv1.3
    limit: 1.0/1.1: Xcode warning for iOS/tvOS 15, macOS 12, watchOS 8 targets; review justification below 1.2
    effect: Lowest TLS version for the domain.
    source: apple-2025, swift-build

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionRequiresForwardSecrecy
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 9.0, macOS 10.11
    default: true
    values: closed
    value: true [default] -- Only the eleven ECDHE suites of the default list.
    value: false -- Six TLS_RSA suites are accepted as well.
    effect: Decides whether cipher suites without forward secrecy are refused.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 3 (NSExceptionRequiresForwardSecrecy)
    today: current, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: true
    effect: False accepts ciphers without forward secrecy.
    source: apple-2025

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionRequiresNIAPTLSPackageVersion
    today: current, App Transport Security
    type: string
    platforms: iOS 26.4, iPadOS 26.4, macCatalyst 26.4, macOS 26.4, tvOS 26.4, visionOS 26.4, watchOS 26.4
    value: none -- no extra limits
    value: FCP_v2.1 -- package version 2.1
    value: recommended -- newest Apple recommends
    effect: Same, for one domain.
    source: apple-2026

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSIncludesSubdomains
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 9.0, macOS 10.11
    default: false
    values: closed
    value: true -- Subdomains are covered.
    value: false [default] -- Only the exact name is covered.
    effect: Extends the domain's settings to all of its subdomains.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 3 (NSIncludesSubdomains)
    today: current, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: false
    effect: Also covers names with one more label; ignored for IP entries.
    source: apple-2025

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSRequiresCertificateTransparency
    books: 2018, current, Cocoa, AppTransportSecurity
    type: boolean
    platforms: iOS 10.0, macOS 10.12
    default: false
    values: closed
    value: true -- Timestamps are demanded.
    value: false [default] -- Timestamps are not demanded.
    effect: Demands valid signed Certificate Transparency timestamps, from at least two logs that Apple
      trusts, for the domain's server certificate.
    source: 004 ATS Configuration Basics
    source: 004 ATS Dictionary Details, Table 3 (NSRequiresCertificateTransparency)
    source: 004 Certificate Transparency
    today: obsolete, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0
    default: false
    effect: No effect; always enforced now.
    source: apple-2025

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSTemporaryExceptionAllowsInsecureHTTPLoads
    today: superseded, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionAllowsInsecureHTTPLoads
    effect: Name of the exception in the first beta of iOS 9, which still counts.
    evidence: recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSTemporaryExceptionMinimumTLSVersion
    today: superseded, App Transport Security
    type: string
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion
    value: TLSv1.0
    value: TLSv1.1
    value: TLSv1.2
    value: TLSv1.3
    effect: Name of the exception in the first beta of iOS 9, which still counts.
    evidence: recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSTemporaryExceptionRequiresForwardSecrecy
    today: superseded, App Transport Security
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionRequiresForwardSecrecy
    effect: Name of the exception in the first beta of iOS 9, which still counts.
    evidence: recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSThirdPartyExceptionAllowsInsecureHTTPLoads
    today: obsolete, App Transport Security
    type: boolean
    platforms: iOS 9.0 deprecated 10.0, iPadOS 9.0 deprecated 10.0, macOS 10.11 deprecated 10.12
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionAllowsInsecureHTTPLoads
    effect: Old third-party form of the exception.
    evidence: partly recalled
    source: mobsf

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSThirdPartyExceptionMinimumTLSVersion
    today: obsolete, App Transport Security
    type: string
    platforms: iOS 9.0 deprecated 10.0, iPadOS 9.0 deprecated 10.0, macOS 10.11 deprecated 10.12
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion
    effect: Old third-party form of the exception.
    evidence: recalled
    source: general-knowledge

  NSAppTransportSecurity.NSExceptionDomains.<domain>.NSThirdPartyExceptionRequiresForwardSecrecy
    today: obsolete, App Transport Security
    type: boolean
    platforms: iOS 9.0 deprecated 10.0, iPadOS 9.0 deprecated 10.0, macOS 10.11 deprecated 10.12
    replaced by: NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionRequiresForwardSecrecy
    effect: Old third-party form of the exception.
    evidence: partly recalled
    source: mobsf

  NSAppTransportSecurity.NSPinnedDomains
    today: current, App Transport Security
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    effect: Expected certificates per domain.
    source: apple-2026

  NSAppTransportSecurity.NSPinnedDomains.<domain>
    today: current, App Transport Security
    type: dictionary
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: At least one of the two pin lists
    limit: Lower-case host name, no scheme, port or path
    effect: Pins for one domain.
    source: apple-2026

  NSAppTransportSecurity.NSPinnedDomains.<domain>.NSIncludesSubdomains
    today: current, App Transport Security
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    default: false
    effect: Also covers names with one more label.
    source: apple-2025

  NSAppTransportSecurity.NSPinnedDomains.<domain>.NSPinnedCAIdentities
    today: current, App Transport Security
    type: array
    items: dictionary
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: When both lists are there, both must match
    effect: CA or sub-CA pins; any one must be in the chain.
    source: apple-2025

  NSAppTransportSecurity.NSPinnedDomains.<domain>.NSPinnedCAIdentities[].SPKI-SHA256-BASE64
    today: current, App Transport Security
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: Decodes to 32 bytes (44 Base64 characters)
    effect: Base64 SHA-256 of the DER Subject Public Key Info.
    source: apple-2025

  NSAppTransportSecurity.NSPinnedDomains.<domain>.NSPinnedLeafIdentities
    today: current, App Transport Security
    type: array
    items: dictionary
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: When both lists are there, both must match
    effect: Leaf pins; the server certificate must match one.
    source: apple-2025

  NSAppTransportSecurity.NSPinnedDomains.<domain>.NSPinnedLeafIdentities[].SPKI-SHA256-BASE64
    today: current, App Transport Security
    type: string
    platforms: iOS 14.0, iPadOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    limit: Decodes to 32 bytes (44 Base64 characters)
    effect: Base64 SHA-256 of the DER Subject Public Key Info.
    source: apple-2025

  NSAppTransportSecurity.NSRequiresNIAPTLSPackageVersion
    today: current, App Transport Security
    type: string
    platforms: iOS 26.4, iPadOS 26.4, macCatalyst 26.4, macOS 26.4, tvOS 26.4, visionOS 26.4, watchOS 26.4
    value: none -- no extra limits
    value: FCP_v2.1 -- package version 2.1
    value: recommended -- newest Apple recommends
    effect: Restricts TLS to a NIAP functional package.
    source: apple-2026
  """#
