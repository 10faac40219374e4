/// App extensions.
let extensionRecords: StaticString = #"""
  EXAppExtensionAttributes
    today: current, Extensions
    type: dictionary
    keys: open
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    related: Replaces NSExtension in extensionkit bundles (Contents/Extensions)
    effect: Describes an ExtensionKit extension.
    source: apple-frameworks-2025, swift-build, rules_apple

  EXAppExtensionAttributes.ClassImplementationID
    today: current, Extensions
    type: string
    platforms: macOS 15.0
    effect: UUID of a media extension class.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.EXExtensionPointIdentifier
    today: current, Extensions
    type: string
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    value: com.apple.contact.provider.extension -- Contact provider
    value: com.apple.mediaextension.formatreader -- Media extension: formatreader
    value: com.apple.mediaextension.videodecoder -- Media extension: videodecoder
    value: com.apple.mediaextension.rawprocessor -- Media extension: rawprocessor
    value: com.apple.generic-extension -- Sample generic point in rules_apple
    value: com.apple.background-asset-downloader-extension -- Asset downloads
    value: com.apple.appintents-extension -- App Intents
    value: com.apple.deviceactivityui.report-extension -- Usage report
    value: com.apple.calls.live-lookup -- Live caller id
    value: com.apple.fskit.fsmodule -- FSKit module
    value: com.apple.discovery-extension -- Media device discovery
    value: com.apple.translation-ui-provider -- Default translation app UI
    value: com.apple.identity-document-services.document-provider-ui -- Document provider
    value: com.apple.secure-capture -- Locked camera capture
    limit: Required
    effect: Extension point id.
    source: apple-frameworks-2025, swift-build, rules_apple

  EXAppExtensionAttributes.EXExtensionPointName
    today: current, Extensions
    type: string
    platforms: macOS 13.0
    effect: Name when a host defines its own points.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.EXPrincipalClass
    today: current, Extensions
    type: string
    platforms: iOS 16.0, iPadOS 16.0, macOS 13.0
    effect: Entry class where the point wants one.
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSActivateOptionSyntax
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.4
    effect: Mount options.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSCheckOptionSyntax
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.4
    effect: fsck options.
    evidence: partly recalled
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSFormatOptionSyntax
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.4
    effect: newfs options.
    evidence: partly recalled
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSMediaTypes
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.4
    effect: Partition types and probe settings.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSPersonalities
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.4
    effect: Variants of the file system.
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSPersonalities.<name>.FSSubType
    today: current, Extensions
    type: integer
    platforms: macOS 15.4
    effect: Subtype number.
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSRequiresSecurityScopedPathURLResources
    today: current, Extensions
    type: boolean
    platforms: macOS 15.4
    effect: Works on security-scoped paths.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSShortName
    today: current, Extensions
    type: string
    platforms: macOS 15.4
    effect: File system type name; length-limited.
    source: apple-frameworks-2025

  EXAppExtensionAttributes.FSSupportedSchemes
    today: current, Extensions
    type: array
    items: string
    platforms: macOS 15.4
    effect: URL schemes.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSSupportsBlockResources
    today: current, Extensions
    type: boolean
    platforms: macOS 15.4
    effect: Works on block devices.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSSupportsGenericURLResources
    today: current, Extensions
    type: boolean
    platforms: macOS 15.4
    effect: Works on generic URLs.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSSupportsPathURLs
    today: current, Extensions
    type: boolean
    platforms: macOS 15.4
    effect: Works on path URLs.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.FSSupportsServerURLs
    today: current, Extensions
    type: boolean
    platforms: macOS 15.4
    effect: Works on server URLs.
    evidence: recalled
    source: general-knowledge

  EXAppExtensionAttributes.ObjectInfo
    today: current, Extensions
    type: dictionary
    platforms: macOS 15.0
    effect: MediaExtension object description.
    evidence: recalled
    source: general-knowledge

  MSSupportedPresentationContexts
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 12.0, iPadOS 12.0
    value: MSMessagesAppPresentationContextMessages -- Messages
    value: MSMessagesAppPresentationContextMedia -- camera effects
    effect: Where the iMessage app shows; in the extension plist.
    source: apple-bundle-rs, apple-frameworks-2025

  NSExtension
    today: current, Extensions
    type: dictionary
    keys: open
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, tvOS, visionOS 1.0, watchOS
    limit: Required in .appex bundles built on NSExtension
    related: ExtensionKit bundles use EXAppExtensionAttributes instead; having both is an error
    effect: Describes an app extension.
    evidence: platforms from page
    source: apple-2025, qt-creator, rules_apple

  NSExtension.ASAccountAuthenticationModificationPasswordGenerationRequirements
    today: current, Extensions
    type: string
    platforms: iOS 14.0, iPadOS 14.0
    effect: Password rules string.
    source: apple-2025, apple-bundle-rs

  NSExtension.ASAccountAuthenticationModificationSupportsStrongPasswordChange
    today: current, Extensions
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Can upgrade to a strong password.
    source: apple-2025

  NSExtension.ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple
    today: current, Extensions
    type: boolean
    platforms: iOS 14.0, iPadOS 14.0
    effect: Can move to Sign in with Apple.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionActionWantsFullScreenPresentation
    today: current, Extensions
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0
    effect: Action extension covers the screen.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionAttributes
    today: current, Extensions
    type: dictionary
    keys: open
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, visionOS 1.0
    effect: Settings defined by the extension point.
    source: apple-2025, apple-bundle-rs, qt-creator

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities
    today: current, Extensions
    type: dictionary
    platforms: iOS 17.0, iPadOS 17.0, macCatalyst 17.0, macOS 14.0
    effect: What a credential provider offers.
    source: apple-2026

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesOneTimeCodes
    today: current, Extensions
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0
    default: false
    effect: Offers verification codes.
    evidence: platforms from page
    source: apple-2025

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasskeys
    today: current, Extensions
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Offers passkeys.
    source: apple-2026

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasswords
    today: current, Extensions
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Offers passwords.
    source: apple-2026

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesTextToInsert
    today: current, Extensions
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0
    default: false
    effect: Offers any text through the AutoFill menu.
    evidence: platforms from page
    source: apple-2025

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ShowsConfigurationUI
    today: current, Extensions
    type: boolean
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Shows set-up UI when switched on.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.SupportsConditionalPasskeyRegistration
    today: current, Extensions
    type: boolean
    platforms: iOS 18.0, iPadOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0
    default: false
    effect: Can upgrade accounts to passkeys by itself.
    evidence: platforms from page
    source: apple-2025

  NSExtension.NSExtensionAttributes.ILClassificationExtensionNetworkReportDestination
    today: current, Extensions
    type: string
    platforms: iOS 12.0, iPadOS 12.0
    effect: URL for spam reports.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.ILClassificationExtensionSMSReportDestination
    today: current, Extensions
    type: string
    platforms: iOS 12.0, iPadOS 12.0
    effect: Number for SMS spam reports.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.ILMessageFilterExtensionNetworkURL
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0
    limit: HTTPS; domain must carry messagefilter: in associated domains
    effect: Server a message filter may defer to.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.IntentsRestrictedWhileLocked
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 10.0, iPadOS 10.0
    limit: Subset of IntentsSupported
    effect: Intents refused on a locked device.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.IntentsRestrictedWhileProtectedDataUnavailable
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 10.0, iPadOS 10.0
    limit: Subset of IntentsSupported
    effect: Intents refused while protected data is locked.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.IntentsSupported
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 10.0, iPadOS 10.0, watchOS 3.2
    limit: Class names must exist
    effect: Intent classes handled.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.IsASCIICapable
    today: current, Extensions
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0
    effect: Keyboard can type ASCII.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule
    today: current, Extensions
    type: dictionary, string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    limit: A bare TRUEPREDICATE is refused by the store (ITMS-90362)
    effect: When a share or action extension is offered: a dictionary of counts or a predicate string.
    evidence: partly recalled
    source: apple-bundle-rs, app-store-connect, general-knowledge

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationDictionaryVersion
    today: current, Extensions
    type: integer
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    effect: Rule version: 1 or 2; 2 looks at whole attachments.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most attachments.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsAttachmentsWithMinCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Fewest attachments.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsFileWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most files.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsImageWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most images.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsMovieWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most movies.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsText
    today: current, Extensions
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    limit: Must be Boolean, not a number (ITMS-90361)
    effect: Plain text.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebPageWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most web pages (Safari content).
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebURLWithMaxCount
    today: current, Extensions
    type: integer
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    effect: Most web URLs.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationUsesStrictMatching
    today: current, Extensions
    type: boolean
    platforms: iOS 9.0, iPadOS 9.0, macOS 10.11
    effect: All items must match, not just one.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderActions
    today: current, Extensions
    type: array
    items: dictionary
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Custom context-menu actions of a file provider.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderActions[].NSExtensionFileProviderActionActivationRule
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Predicate on items.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderActions[].NSExtensionFileProviderActionIdentifier
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Action id.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderActions[].NSExtensionFileProviderActionName
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Localized name.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderDocumentGroup
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: Must be in the app-groups entitlement
    effect: App group holding provider files.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionFileProviderSupportsEnumeration
    today: current, Extensions
    type: boolean
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Provider lists its content.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10
    limit: No extension in the name
    effect: Script run in the page before the extension.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionPointName
    today: obsolete, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: ITMS-90363
    effect: Legacy; refused at upload.
    source: app-store-connect, qt-creator

  NSExtension.NSExtensionAttributes.NSExtensionPointVersion
    today: obsolete, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: ITMS-90363
    effect: Legacy; refused at upload.
    source: app-store-connect, qt-creator

  NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsFinderPreviewItem
    today: current, Extensions
    type: boolean
    platforms: macOS 10.14
    effect: Show in Finder quick actions.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsToolbarItem
    today: current, Extensions
    type: boolean
    platforms: macOS 10.10
    effect: Offer a toolbar item.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsTouchBarItem
    today: current, Extensions
    type: boolean
    platforms: macOS 10.14
    effect: Show in the Touch Bar.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewIconName
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Icon there.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewLabel
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Label there.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceRoleType
    today: current, Extensions
    type: string
    platforms: macOS 10.10
    value: NSExtensionServiceRoleTypeEditor -- edits
    value: NSExtensionServiceRoleTypeViewer -- views
    effect: Mac action role.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarIconFile
    today: current, Extensions
    type: string
    platforms: macOS 10.10
    effect: Toolbar icon.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarPaletteLabel
    today: current, Extensions
    type: string
    platforms: macOS 10.10
    effect: Toolbar label.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarBezelColorName
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Touch Bar color.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarIconName
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Touch Bar icon.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarLabel
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Touch Bar label.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.PHProjectCategory
    today: current, Extensions
    type: string
    platforms: macOS 10.14
    effect: Photos project category.
    evidence: recalled
    source: general-knowledge

  NSExtension.NSExtensionAttributes.PHProjectExtensionDefinesProjectTypes
    today: current, Extensions
    type: boolean
    platforms: macOS 10.14
    effect: Photos project extension gives its types at run time.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.PHSupportedMediaTypes
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.11
    value: Image
    value: Video
    value: LivePhoto
    effect: Assets a photo editor handles.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.PrefersRightToLeft
    today: current, Extensions
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0
    effect: Keyboard for right-to-left text.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.PrimaryLanguage
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    effect: Language tag of the keyboard; mul for several.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.RequestsOpenAccess
    today: current, Extensions
    type: boolean
    platforms: iOS 8.0, iPadOS 8.0
    effect: Keyboard asks for network and shared container.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.SupportedMediaCategories
    today: current, Extensions
    type: array
    items: string
    platforms: iOS 13.0, iPadOS 13.0
    value: INMediaCategoryAudiobooks
    value: INMediaCategoryMusic
    value: INMediaCategoryGeneral
    value: INMediaCategoryPodcasts
    value: INMediaCategoryRadio
    effect: Kinds of media for play-media intents.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UIDocumentPickerModes
    today: deprecated, Extensions
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0
    value: UIDocumentPickerModeImport
    value: UIDocumentPickerModeOpen
    value: UIDocumentPickerModeExportToService
    value: UIDocumentPickerModeMoveToService
    effect: Document picker modes.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UIDocumentPickerSupportedFileTypes
    today: deprecated, Extensions
    type: array
    items: string
    platforms: iOS 8.0, iPadOS 8.0
    effect: Types a document picker handles.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UNNotificationExtensionCategory
    today: current, Extensions
    type: string, array
    items: string
    platforms: iOS 10.0, iPadOS 10.0
    effect: Notification category ids this UI is for.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UNNotificationExtensionDefaultContentHidden
    today: current, Extensions
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0
    effect: Hide the standard title and body.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UNNotificationExtensionInitialContentSizeRatio
    today: current, Extensions
    type: real
    platforms: iOS 10.0, iPadOS 10.0
    effect: Height to width at start.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UNNotificationExtensionOverridesDefaultTitle
    today: current, Extensions
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0
    effect: Use the controller title.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.UNNotificationExtensionUserInteractionEnabled
    today: current, Extensions
    type: boolean
    platforms: iOS 12.0, iPadOS 12.0
    effect: Controls react to touch.
    source: apple-bundle-rs

  NSExtension.NSExtensionAttributes.WKAppBundleIdentifier
    today: current, Extensions
    type: string
    platforms: watchOS 1.0
    limit: Must equal the watch app CFBundleIdentifier
    effect: In a WatchKit extension: id of its watch app.
    source: apple-2025, qt-creator

  NSExtension.NSExtensionContextClass
    today: undocumented, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: Non-empty string
    effect: Custom extension context class.
    source: qt-creator

  NSExtension.NSExtensionContextHostClass
    today: undocumented, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: Non-empty string
    effect: Host-side context class.
    source: qt-creator

  NSExtension.NSExtensionFileProviderActions
    today: current, Extensions
    type: array
    items: dictionary
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Custom context-menu actions of a file provider.
    source: apple-bundle-rs

  NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionActivationRule
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Predicate on items.
    source: apple-bundle-rs

  NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionIdentifier
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Action id.
    source: apple-bundle-rs

  NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionName
    today: current, Extensions
    type: string
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Localized name.
    source: apple-bundle-rs

  NSExtension.NSExtensionFileProviderDocumentGroup
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: Must be in the app-groups entitlement
    effect: App group holding provider files.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionFileProviderDownloadPipelineDepth
    today: current, Extensions
    type: integer
    platforms: macOS 12.0, iOS 16.0, iPadOS 16.0
    limit: 1 to 128
    effect: Parallel downloads per domain.
    evidence: partly recalled
    source: apple-2025, general-knowledge

  NSExtension.NSExtensionFileProviderSupportsEnumeration
    today: current, Extensions
    type: boolean
    platforms: iOS 11.0, iPadOS 11.0, macOS 10.15
    effect: Provider lists its content.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionFileProviderUploadPipelineDepth
    today: current, Extensions
    type: integer
    platforms: macOS 12.0, iOS 16.0, iPadOS 16.0
    limit: 1 to 128
    effect: Parallel uploads per domain.
    evidence: partly recalled
    source: apple-2025, general-knowledge

  NSExtension.NSExtensionMainStoryboard
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, visionOS 1.0
    limit: Excludes NSExtensionPrincipalClass
    effect: Entry storyboard.
    source: apple-bundle-rs, qt-creator

  NSExtension.NSExtensionOverridesHostUIAppearance
    today: current, Extensions
    type: boolean
    platforms: iOS 10.0, iPadOS 10.0
    effect: Ignores the host app look.
    source: apple-2025, apple-bundle-rs

  NSExtension.NSExtensionPointIdentifier
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, tvOS, visionOS 1.0, watchOS
    value: com.apple.ui-services -- Action with UI
    value: com.apple.services -- Action without UI
    value: com.apple.keyboard-service -- Custom keyboard
    value: com.apple.fileprovider-nonui -- Cloud files
    value: com.apple.fileprovider-actionsui -- UI for file actions
    value: com.apple.FinderSync -- Finder badges
    value: com.apple.identitylookup.message-filter -- SMS filter
    value: com.apple.identitylookup.classification-ui -- Spam report UI
    value: com.apple.photo-editing -- Edit in Photos
    value: com.apple.photo-project -- Photos projects
    value: com.apple.share-services -- Share sheet
    value: com.apple.callkit.call-directory -- Caller id and blocking
    value: com.apple.authentication-services-account-authentication-modification-ui -- Upgrade sign-in
    value: com.apple.authentication-services-credential-provider-ui -- AutoFill
    value: com.apple.AudioUnit-UI -- AUv3 with UI
    value: com.apple.AppSSO.idp-extension -- Enterprise single sign-on
    value: com.apple.broadcast-services-setupui -- ReplayKit setup
    value: com.apple.broadcast-services-upload -- ReplayKit upload
    value: com.apple.classkit.context-provider -- Class contexts
    value: com.apple.Safari.content-blocker -- Content rules
    value: com.apple.Safari.extension -- Native Safari extension
    value: com.apple.message-payload-provider -- iMessage app or stickers
    value: com.apple.intents-service -- SiriKit handler
    value: com.apple.intents-ui-service -- SiriKit UI
    value: com.apple.networkextension.app-proxy -- App proxy
    value: com.apple.usernotifications.content-extension -- Custom notification UI
    value: com.apple.usernotifications.service -- Change pushes
    value: com.apple.ctk-tokens -- Smart card token
    value: com.apple.quicklook.preview -- Previews
    value: com.apple.quicklook.thumbnail -- Thumbnails
    value: com.apple.spotlight.index -- Re-index on demand
    value: com.apple.tv-top-shelf -- tvOS Top Shelf
    value: com.apple.widgetkit-extension -- Widgets, Live Activities, controls
    value: com.apple.dt.Xcode.extension.source-editor -- Source editor
    value: com.apple.networkextension.packet-tunnel -- VPN tunnel
    value: com.apple.networkextension.filter-data -- Content filter data
    value: com.apple.networkextension.filter-control -- Content filter control
    value: com.apple.networkextension.app-push -- Local push
    value: com.apple.matter.support.extension.device-setup -- Accessory setup
    value: com.apple.watchkit -- WatchKit extension
    value: com.apple.widget-extension -- Today widget; deprecated
    value: com.apple.tv-services -- Old Top Shelf
    value: com.apple.spotlight.import -- File importer
    value: com.apple.location.push.service -- Location push service
    value: com.apple.deviceactivity.monitor-extension -- Device activity monitor
    value: com.apple.ManagedSettings.shield-action-service -- Shield buttons
    value: com.apple.ManagedSettingsUI.shield-configuration-service -- Shield look
    value: com.apple.Safari.web-extension -- Web extension
    value: com.apple.networkextension.dns-proxy -- DNS proxy
    value: com.apple.AudioUnit -- AUv3 without UI
    value: com.apple.printing.discovery -- Printer discovery
    value: com.apple.email.extension -- MailKit
    value: com.apple.PassKit.issuer-provisioning -- Card provisioning
    value: com.apple.PassKit.issuer-provisioning.authorization -- Card provisioning UI
    limit: Required, reverse-DNS
    limit: The values are examples: more extension points exist
    effect: Extension point the bundle plugs into.
    source: apple-2025, apple-bundle-rs, qt-creator

  NSExtension.NSExtensionPrincipalClass
    today: current, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0, macOS 10.10, tvOS, visionOS 1.0, watchOS
    limit: Use this or NSExtensionMainStoryboard, not both; one of them is required for most points
    effect: Entry class.
    source: apple-bundle-rs, qt-creator

  NSExtension.NSExtensionViewControllerHostClass
    today: undocumented, Extensions
    type: string
    platforms: iOS 8.0, iPadOS 8.0
    limit: Non-empty string
    effect: Host-side controller class.
    source: qt-creator

  NSExtension.NSFileProviderDecorations
    today: current, Extensions
    type: array
    items: dictionary
    platforms: macOS 11.0
    effect: Badges a provider can show.
    evidence: recalled
    source: general-knowledge

  NSExtension.ProExtensionAttributes
    today: current, Extensions
    type: dictionary
    keys: open
    platforms: macOS 10.13
    effect: Minimum window size for a Final Cut extension.
    source: apple-2025, apple-bundle-rs

  NSExtension.ProExtensionPrincipalClass
    today: current, Extensions
    type: string
    platforms: macOS 10.13
    effect: Main class.
    source: apple-2025, apple-bundle-rs

  NSExtension.ProExtensionPrincipalViewControllerClass
    today: current, Extensions
    type: string
    platforms: macOS 10.13
    effect: Main view controller.
    source: apple-2025, apple-bundle-rs

  NSExtension.ProExtensionUUID
    today: current, Extensions
    type: string
    platforms: macOS 10.13
    effect: UUID seen by Compressor.
    source: apple-2025, apple-bundle-rs

  NSStickerSharingLevel
    today: current, Extensions
    name: Sticker Sharing Level
    type: string
    platforms: iOS 17.0, iPadOS 17.0
    setting: INFOPLIST_KEY_NSStickerSharingLevel
    value: Messages -- only in Messages
    value: OS -- everywhere
    limit: Empty value is removed at build
    effect: How far stickers may be shared.
    source: swift-build
  """#
