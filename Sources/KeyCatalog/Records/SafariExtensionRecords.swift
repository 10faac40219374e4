/// Safari app extensions.
let safariExtensionRecords: StaticString = #"""
  NSExtension.SFSafariContentScript
    today: current, Safari extensions
    type: array
    items: dictionary
    platforms: macOS 10.12
    effect: Scripts injected into pages.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContentScript[].Allowed URL Patterns
    today: current, Safari extensions
    type: array
    items: string
    platforms: macOS 10.12
    effect: Pages to inject into.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContentScript[].Excluded URL Patterns
    today: current, Safari extensions
    type: array
    items: string
    platforms: macOS 10.12
    effect: Pages to leave alone.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContentScript[].Script
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Script file.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContextMenu
    today: current, Safari extensions
    type: array
    items: dictionary
    platforms: macOS 10.12
    effect: Context menu items.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContextMenu[].Command
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Command sent.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariContextMenu[].Text
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Menu text.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariStyleSheet
    today: current, Safari extensions
    type: array
    items: dictionary
    platforms: macOS 10.12
    effect: Style sheets injected into pages.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariStyleSheet[].Allowed URL Patterns
    today: current, Safari extensions
    type: array
    items: string
    platforms: macOS 10.12
    effect: Pages to inject into.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariStyleSheet[].Excluded URL Patterns
    today: current, Safari extensions
    type: array
    items: string
    platforms: macOS 10.12
    effect: Pages to leave alone.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariStyleSheet[].Style Sheet
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: CSS file.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariToolbarItem
    today: current, Safari extensions
    type: dictionary
    platforms: macOS 10.12
    effect: Toolbar button.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariToolbarItem.Action
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    value: Command -- send a command
    value: Popover -- show a popover
    effect: What the button does.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariToolbarItem.Identifier
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Id.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariToolbarItem.Image
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Image, PDF template.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariToolbarItem.Label
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    effect: Label.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariWebsiteAccess
    today: current, Safari extensions
    type: dictionary
    platforms: macOS 10.12
    effect: Sites the extension reaches.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariWebsiteAccess.Allowed Domains
    today: current, Safari extensions
    type: array
    items: string
    platforms: macOS 10.12
    limit: Needed when Level is Some
    effect: Domains for level Some.
    source: apple-2025, apple-bundle-rs

  NSExtension.SFSafariWebsiteAccess.Level
    today: current, Safari extensions
    type: string
    platforms: macOS 10.12
    value: None
    value: Some
    value: All
    effect: Reach.
    source: apple-2025, apple-bundle-rs

  SFSafariCorrespondingIOSAppBundleIdentifier
    today: current, Safari extensions
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Bundle id of the matching iOS app of a content blocker or web extension.
    source: apple-2025, apple-2026

  SFSafariCorrespondingIOSExtensionBundleIdentifier
    today: current, Safari extensions
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Bundle id of the matching iOS extension of a content blocker or web extension.
    source: apple-2025, apple-2026

  SFSafariCorrespondingMacOSAppBundleIdentifier
    today: current, Safari extensions
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Bundle id of the matching macOS app of a content blocker or web extension.
    source: apple-2025, apple-2026

  SFSafariCorrespondingMacOSExtensionBundleIdentifier
    today: current, Safari extensions
    type: string
    platforms: iOS 17.0, iPadOS 17.0, macOS 14.0
    effect: Bundle id of the matching macOS extension of a content blocker or web extension.
    source: apple-2025, apple-2026
  """#
