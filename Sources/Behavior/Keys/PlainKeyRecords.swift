/// What keys make a system do that decide by themselves, and what it does without them.
///
/// In place of a default stands `=` where the catalog has one to be named, and nothing where absence has a meaning of
/// its own. Where the sentence about false is missing, the one about absence holds.
let plainKeyRecords: StaticString = """
  # key | topic | rules | default | absent | false | true
  LSRequiresIPhoneOS | startup | R130 | false | Launch Services asks for no particular system. | | Launch Services starts the app on iOS only, and refuses it on a Mac.
  LSBackgroundOnly | startup | R121 | false | The app may have windows and come to the front. | | Launch Services runs the app in the background only, without windows.
  LSUIElement | startup | R122 | false | The app is an ordinary one: it stands in the Dock and in the Force Quit window. | | The app is an agent: it is absent from the Dock and the Force Quit window, but can come forward and show windows.
  LSUIPresentationMode | startup | R124 | 0 | The Dock and the menu bar are visible when the app starts. | |
  LSVisibleInClassic | startup | R123 | | An agent or a background-only app is invisible in Classic. | | An agent or a background-only app shows in Classic as a background process.
  LSMultipleInstancesProhibited | startup | R125 | false | The app may run in several sessions at once, and a second copy of it may be started. | | The app runs in one session at a time: in another one it fails with kLSMultipleSessionsNotSupportedErr, a second copy with kLSMultipleInstancesProhibitedErr.
  LSEnvironment | startup | R126 | | Launch Services sets no environment variables for the app. | |
  LSArchitecturePriority | startup | R115 | | No part of the executable comes before the one for the processor of the Mac. | |
  LSRequiresNativeExecution | startup | R116 | false | Code for another processor may be translated: an Intel Mac runs the PowerPC part under Rosetta if LSArchitecturePriority has it first. | | The part for the processor of the Mac always runs, and nothing is translated.
  LSMinimumSystemVersion | startup | R118 | = | No Mac OS X is too old to start the app. | |
  LSMinimumSystemVersionByArchitecture | startup | R117 | | No part of the executable is left out because the system is too old for it. | |
  LSApplicationQueriesSchemes | network | R97 | | Whether another app opens a URL, the system answers with no for every scheme. | |
  CFBundleDevelopmentRegion | resources | R20 | = | Where no language of the person has resources, those of the default region count. | |
  CFBundleInfoDictionaryVersion | other | R56 | = | The file is read as one of version 6.0 of the format. | |
  CFBundleLocalizations | resources | R21 | | The languages of the app are those it has folders for. | |
  CFBundleAllowMixedLocalizations | resources | R22 | false | Frameworks answer in the languages of the main bundle only. | | Frameworks may answer in languages that the main bundle lacks.
  CFPlugInDynamicRegisterFunction | startup | R112 | = | A host that has plug-ins register themselves calls CFPlugInDynamicRegister. | |
  LSSupportsGameMode | other | | false | The app takes no part in Game Mode. | | The app takes part in Game Mode.
  LSSupportsOpeningDocumentsInPlace | other | | false | Documents of other apps are copied into the app's Inbox before it opens them. | | Documents of other apps are opened where they are.
  LSApplicationLaunchProhibited | other | | false | The app has an icon to start it with. | | The app has no icon of its own, and only delivers what it contains.
  CADisableMinimumFrameDurationOnPhone | other | | = | Core Animation draws at most 60 frames a second on an iPhone. | | Core Animation draws as many frames a second as the screen of an iPhone allows.
  NSDownloadsUbiquitousContents | other | | = | Files in iCloud are downloaded, and the progress is shown, before the app gets them. | | The app gets files in iCloud before they are downloaded, and shows the progress itself.
  NSIsTouchNative | other | | = | AppKit turns touches into events of a mouse. | | The app handles touches itself, so AppKit makes no events of a mouse.
  NSLocationDefaultAccuracyReduced | other | | = | People are asked for their exact location. | | People are asked for their approximate location.
  NSRequiresAquaSystemAppearance | other | | | An app linked with the SDK of macOS 10.14 or a newer one follows the dark look. | The app follows the dark look, whatever SDK it was linked with. | The app keeps the light look.
  NSSupportsAutomaticGraphicsSwitching | other | | false | An app that uses OpenGL makes the Mac use its discrete graphics card. | | The app makes do with the integrated graphics card.
  NSSupportsLiveActivities | other | | false | The app has no Live Activities. | | The app may have Live Activities.
  ITSAppUsesNonExemptEncryption | other | | | App Store Connect asks about encryption at each upload. | App Store Connect is told that the app uses no encryption, or only exempt kinds. | App Store Connect is told that the app uses encryption that is not exempt.
  MKDirectionsApplicationSupportedModes | other | | = | A routing app counts as one for flights. | |
  QLNeedsToBeRunInMainThread | other | | = | A Quick Look generator is called on the main thread only. | A Quick Look generator may be called on any thread. | A Quick Look generator is called on the main thread only.
  QLPreviewHeight | other | | = | Quick Look takes previews to be 800 points high. | |
  QLPreviewWidth | other | | = | Quick Look takes previews to be 600 points wide. | |
  QLSupportsConcurrentRequests | other | | = | A Quick Look generator is asked for one thing at a time. | | A Quick Look generator is asked for several things at once.
  QLThumbnailMinimumSize | other | | = | A Quick Look generator is asked for no thumbnails with edges below 17 points. | |
  SKIncludeConsumableInAppPurchaseHistory | other | | = | Finished consumables leave the transaction history. | | Finished consumables stay in the transaction history.
  UIAppSupportsHDR | other | | = | An Apple TV 4K keeps its HDR output while the app runs. | An Apple TV 4K drops to SDR while the app runs, which frees time of its GPU. | An Apple TV 4K keeps its HDR output while the app runs.
  UIApplicationSupportsIndirectInputEvents | other | | | Pointers and trackpads send touches of a kind of their own from iOS 17 on, and direct ones before. | Pointers and trackpads send direct touches. | Pointers and trackpads send touches of a kind of their own.
  UIApplicationSupportsPrintCommand | other | | false | Command-P does nothing in the app. | | Command-P makes the app print.
  UIDesignRequiresCompatibility | other | | = | Controls have the look of the system. | | Controls keep the look they had before version 26.
  UIRequiresFullScreen | other | | false | An iPad app shares the screen and can be resized. | | An iPad app has the screen to itself and is not resized.
  UISupportsDocumentBrowser | other | | false | The app's Documents folder is closed to other apps. | | The app's Documents folder is open to other apps.
  UISupportsFullScreenInAssistiveAccess | other | | = | The app has all the space above the Back button in Assistive Access. | The app has a smaller frame in Assistive Access. | The app has all the space above the Back button in Assistive Access.
  UIUserInterfaceStyle | other | | = | The app is light or dark as the system is. | |
  UIViewControllerBasedStatusBarAppearance | other | | = | Each view controller decides how the status bar looks. | The app object decides how the status bar looks. | Each view controller decides how the status bar looks.
  UIWhitePointAdaptivityStyle | other | | = | True Tone shifts the white point as in any app. | |
  WKSupportsAlwaysOnDisplay | other | | = | The app stays visible while the wrist is down. | The app is hidden while the wrist is down. | The app stays visible while the wrist is down.
  """
