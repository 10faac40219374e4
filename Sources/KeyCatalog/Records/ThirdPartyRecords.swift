/// Keys that widely used third-party software reads; the system itself ignores them.
let thirdPartyRecords: StaticString = #"""
  Appboy
    today: legacy, Third party
    type: dictionary
    keys: open
    replaced by: Braze
    effect: Braze: the settings of older versions of the SDK, under its former name.
    evidence: partly recalled
    source: public-use

  AppLovinSdkKey
    today: current, Third party
    type: string
    effect: AppLovin: the SDK key of the account.
    evidence: partly recalled
    source: public-use

  AppsFlyerShouldSwizzle
    today: current, Third party
    type: boolean
    default: false
    effect: AppsFlyer: whether the SDK puts itself between the system and the app delegate (swizzling).
    evidence: partly recalled
    source: public-use

  branch_app_domain
    today: current, Third party
    type: string
    effect: Branch: the app's domain at Branch.
    evidence: partly recalled
    source: public-use

  branch_key
    today: current, Third party
    type: string, dictionary
    effect: Branch: the key of the app, or one for test and one for live links.
    evidence: partly recalled
    source: public-use

  branch_key.live
    today: current, Third party
    type: string
    effect: Branch: the key for live links.
    evidence: partly recalled
    source: public-use

  branch_key.test
    today: current, Third party
    type: string
    effect: Branch: the key for test links.
    evidence: partly recalled
    source: public-use

  branch_universal_link_domains
    today: current, Third party
    type: string, array
    items: string
    effect: Branch: domains of the app's own whose universal links belong to Branch.
    evidence: partly recalled
    source: public-use

  Braze
    today: current, Third party
    type: dictionary
    keys: open
    effect: Braze: the settings of the SDK.
    evidence: partly recalled
    source: public-use

  Braze.ApiKey
    today: current, Third party
    type: string
    effect: Braze: the key of the app.
    evidence: recalled
    source: sdk-knowledge

  Braze.Endpoint
    today: current, Third party
    type: string
    effect: Braze: the host of the data center.
    evidence: partly recalled
    source: public-use

  Braze.LogLevel
    today: current, Third party
    type: string
    effect: Braze: how much is logged, as a number; 0 is everything.
    evidence: partly recalled
    source: public-use

  bugsnag
    today: current, Third party
    type: dictionary
    keys: open
    effect: BugSnag: the settings of the SDK.
    evidence: partly recalled
    source: public-use

  bugsnag.apiKey
    today: current, Third party
    type: string
    effect: BugSnag: the key of the project.
    evidence: partly recalled
    source: public-use

  CFBundleLongVersionString
    today: current, Third party
    type: string
    effect: CMake: a version in words, which its template for bundles writes.
    source: public-use

  CleverTapAccountID
    today: current, Third party
    type: string
    effect: CleverTap: the identifier of the account.
    evidence: partly recalled
    source: public-use

  CleverTapRegion
    today: current, Third party
    type: string
    effect: CleverTap: the region of the data center, such as in1.
    evidence: partly recalled
    source: public-use

  CleverTapToken
    today: current, Third party
    type: string
    effect: CleverTap: the token of the account.
    evidence: partly recalled
    source: public-use

  CodePushDeploymentKey
    today: current, Third party
    type: string
    effect: CodePush: the key of the deployment that updates come from.
    evidence: partly recalled
    source: public-use

  CodePushPublicKey
    today: current, Third party
    type: string
    effect: CodePush: the public key that updates are verified with.
    evidence: partly recalled
    source: public-use

  CodePushServerURL
    today: current, Third party
    type: string
    effect: CodePush: the server that updates come from.
    evidence: partly recalled
    source: public-use

  ElectronAsarIntegrity
    today: current, Third party
    type: dictionary
    keys: open
    effect: Electron: the hashes of archives that are verified before they are loaded, by path.
    evidence: partly recalled
    source: public-use

  ElectronTeamID
    today: current, Third party
    type: string
    effect: Electron: the team whose signature the program bears.
    evidence: partly recalled
    source: public-use

  Fabric
    today: obsolete, Third party
    type: dictionary
    keys: open
    effect: Fabric: the settings of the Fabric SDK, which ended in 2020; Firebase Crashlytics took its
      place.
    evidence: partly recalled
    source: public-use

  Fabric.APIKey
    today: obsolete, Third party
    type: string
    effect: Fabric: the key of the organization.
    evidence: partly recalled
    source: public-use

  Fabric.Kits
    today: obsolete, Third party
    type: array
    items: dictionary
    effect: Fabric: the kits the app uses.
    evidence: partly recalled
    source: public-use

  Fabric.Kits[].KitInfo
    today: obsolete, Third party
    type: dictionary
    keys: open
    effect: Fabric: the settings of the kit.
    evidence: partly recalled
    source: public-use

  Fabric.Kits[].KitName
    today: obsolete, Third party
    type: string
    effect: Fabric: the name of the kit, such as Crashlytics.
    evidence: partly recalled
    source: public-use

  FacebookAdvertiserIDCollectionEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Facebook SDK: whether the advertising identifier is collected.
    source: facebook-sdk

  FacebookAppID
    today: current, Third party
    type: string
    effect: Facebook SDK: the identifier of the app at Facebook.
    source: facebook-sdk

  FacebookAutoInitEnabled
    today: obsolete, Third party
    type: boolean
    effect: Facebook SDK: whether older versions started by themselves.
    evidence: recalled
    source: sdk-knowledge

  FacebookAutoLogAppEventsEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Facebook SDK: whether installs, launches and purchases are logged by themselves.
    source: facebook-sdk

  FacebookClientToken
    today: current, Third party
    type: string
    effect: Facebook SDK: the client token of the app at Facebook.
    source: facebook-sdk

  FacebookCodelessDebugLogEnabled
    today: current, Third party
    type: boolean
    default: false
    effect: Facebook SDK: whether events set up without code are logged for debugging.
    source: facebook-sdk

  FacebookDisplayName
    today: current, Third party
    type: string
    effect: Facebook SDK: the name of the app as Facebook shows it.
    source: facebook-sdk

  FacebookDomainPart
    today: current, Third party
    type: string
    effect: Facebook SDK: a part to put into the host names the SDK talks to.
    source: facebook-sdk

  FacebookInstrumentEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Facebook SDK: whether crashes and errors of the SDK are reported.
    source: facebook-sdk

  FacebookJpegCompressionQuality
    today: current, Third party
    type: real
    default: 0.9
    effect: Facebook SDK: the quality of JPEG images that are uploaded, from 0 to 1.
    source: facebook-sdk

  FacebookLoggingBehavior
    today: current, Third party
    type: array
    items: string
    value: include_access_tokens
    value: perf_characteristics
    value: app_events
    value: informational
    value: cache_errors
    value: ui_control_errors
    value: developer_errors
    value: graph_api_debug_warning
    value: graph_api_debug_info
    value: network_requests
    effect: Facebook SDK: what the SDK writes to the log.
    source: facebook-sdk

  FacebookSKAdNetworkReportEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Facebook SDK: whether installs are reported to SKAdNetwork.
    source: facebook-sdk

  FacebookUrlSchemeSuffix
    today: current, Third party
    type: string
    effect: Facebook SDK: what follows the app identifier in the URL scheme, where several apps share one
      identifier.
    source: facebook-sdk

  FIREBASE_ANALYTICS_COLLECTION_DEACTIVATED
    today: current, Third party
    type: boolean
    default: false
    effect: Google Analytics for Firebase: whether collection is turned off for good in this version of the
      app.
    evidence: partly recalled
    source: public-use

  FIREBASE_ANALYTICS_COLLECTION_ENABLED
    today: current, Third party
    type: boolean
    default: true
    effect: Google Analytics for Firebase: whether data is collected until the app says otherwise.
    evidence: partly recalled
    source: public-use

  firebase_crashlytics_collection_enabled
    today: superseded, Third party
    type: boolean
    replaced by: FirebaseCrashlyticsCollectionEnabled
    effect: Crashlytics: whether crash reports were sent, in older versions.
    source: firebase-source

  firebase_performance_collection_deactivated
    today: current, Third party
    type: boolean
    default: false
    effect: Firebase Performance Monitoring: whether collection is turned off for good in this version of
      the app.
    evidence: recalled
    source: sdk-knowledge

  firebase_performance_collection_enabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase Performance Monitoring: whether data is collected until the app says otherwise.
    evidence: partly recalled
    source: public-use

  firebase_performance_logging_enabled
    today: current, Third party
    type: boolean
    default: false
    effect: Firebase Performance Monitoring: whether events are written to the log, for debugging.
    evidence: recalled
    source: sdk-knowledge

  FirebaseAppCheckTokenAutoRefreshEnabled
    today: current, Third party
    type: boolean
    effect: Firebase App Check: whether tokens are renewed by themselves; otherwise as
      FirebaseDataCollectionDefaultEnabled says.
    source: firebase-source

  FirebaseAppDelegateProxyEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase: whether the SDK puts itself between the system and the app delegate (swizzling).
    evidence: partly recalled
    source: public-use

  FirebaseAppStoreReceiptURLCheckEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase: whether the SDK looks at the receipt to tell TestFlight from the store.
    evidence: recalled
    source: sdk-knowledge

  FirebaseAutomaticScreenReportingEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Google Analytics for Firebase: whether screens are reported by themselves.
    evidence: partly recalled
    source: public-use

  FirebaseCrashlyticsCollectionEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase Crashlytics: whether crash reports are sent until the app says otherwise.
    source: firebase-source

  FirebaseDataCollectionDefaultEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase: whether products collect data unless told otherwise.
    evidence: recalled
    source: sdk-knowledge

  FirebaseDeepLinkPasteboardRetrievalEnabled
    today: obsolete, Third party
    type: boolean
    effect: Firebase Dynamic Links: whether a link may be taken from the pasteboard after the install; the
      service ended in August 2025.
    evidence: recalled
    source: sdk-knowledge

  FirebaseDynamicLinksCustomDomains
    today: obsolete, Third party
    type: array
    items: string
    effect: Firebase Dynamic Links: domains of the app's own that links may have; the service ended in
      August 2025.
    evidence: recalled
    source: sdk-knowledge

  FirebaseInAppMessagingAutomaticDataCollectionEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase In-App Messaging: whether data is collected until the app says otherwise.
    evidence: recalled
    source: sdk-knowledge

  FirebaseMessagingAutoInitEnabled
    today: current, Third party
    type: boolean
    default: true
    effect: Firebase Cloud Messaging: whether a registration token is made by itself.
    evidence: partly recalled
    source: public-use

  FirebaseScreenReportingEnabled
    today: superseded, Third party
    type: boolean
    replaced by: FirebaseAutomaticScreenReportingEnabled
    effect: Google Analytics for Firebase: whether screens are reported by themselves, in older versions.
    evidence: partly recalled
    source: public-use

  FLTAssetsPath
    today: current, Third party
    type: string
    effect: Flutter: where the assets are, in the bundle.
    evidence: recalled
    source: sdk-knowledge

  FLTEnableFlutterGPU
    today: current, Third party
    type: boolean
    effect: Flutter: whether programs may use the GPU directly.
    evidence: partly recalled
    source: public-use

  FLTEnableImpeller
    today: current, Third party
    type: boolean
    effect: Flutter: whether the Impeller engine renders.
    evidence: partly recalled
    source: public-use

  FLTEnableMergedPlatformUIThread
    today: current, Third party
    type: boolean
    effect: Flutter: whether Dart code runs on the main thread.
    evidence: partly recalled
    source: public-use

  FLTEnableWideGamut
    today: current, Third party
    type: boolean
    effect: Flutter: whether colors beyond sRGB are shown.
    evidence: partly recalled
    source: public-use

  FlutterDeepLinkingEnabled
    today: current, Third party
    type: boolean
    effect: Flutter: whether links are handed to the navigator of the program.
    evidence: partly recalled
    source: public-use

  GADApplicationIdentifier
    today: current, Third party
    type: string
    limit: ca-app-pub-<digits>~<digits>
    effect: Google Mobile Ads: the AdMob app identifier, ca-app-pub-…~…; without it the SDK stops the app at
      launch.
    evidence: partly recalled
    source: public-use

  GADDelayAppMeasurementInit
    today: current, Third party
    type: boolean
    effect: Google Mobile Ads: whether measurement waits until the SDK is initialized.
    evidence: partly recalled
    source: public-use

  GADIntegrationManager
    today: current, Third party
    type: string
    effect: Google Mobile Ads: the tool that brought the SDK in, such as webview; then no app identifier is
      demanded.
    evidence: partly recalled
    source: public-use

  GADIsAdManagerApp
    today: current, Third party
    type: boolean
    effect: Google Mobile Ads: whether the app uses Ad Manager, in older versions of the SDK in place of an
      app identifier.
    evidence: partly recalled
    source: public-use

  GIDClientID
    today: current, Third party
    type: string
    effect: Google Sign-In: the OAuth client identifier of the app.
    evidence: partly recalled
    source: public-use

  GIDHostedDomain
    today: current, Third party
    type: string
    effect: Google Sign-In: the only Workspace domain whose accounts may sign in.
    evidence: partly recalled
    source: public-use

  GIDOpenIDRealm
    today: current, Third party
    type: string
    effect: Google Sign-In: the OpenID realm of the app's older web site.
    evidence: recalled
    source: sdk-knowledge

  GIDServerClientID
    today: current, Third party
    type: string
    effect: Google Sign-In: the OAuth client identifier of the app's server.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_DEFAULT_ALLOW_AD_PERSONALIZATION_SIGNALS
    today: current, Third party
    type: boolean
    effect: Google Analytics for Firebase: whether the user is taken to agree to personalized advertising
      until asked.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_DEFAULT_ALLOW_AD_STORAGE
    today: current, Third party
    type: boolean
    effect: Google Analytics for Firebase: whether the user is taken to agree to storing what advertising
      needs until asked.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_DEFAULT_ALLOW_AD_USER_DATA
    today: current, Third party
    type: boolean
    effect: Google Analytics for Firebase: whether the user is taken to agree to sending user data for
      advertising until asked.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_DEFAULT_ALLOW_ANALYTICS_STORAGE
    today: current, Third party
    type: boolean
    effect: Google Analytics for Firebase: whether the user is taken to agree to storing what analytics
      needs until asked.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_IDFV_COLLECTION_ENABLED
    today: current, Third party
    type: boolean
    default: true
    effect: Google Analytics for Firebase: whether the identifier for vendors is collected.
    evidence: partly recalled
    source: public-use

  GOOGLE_ANALYTICS_REGISTRATION_WITH_AD_NETWORK_ENABLED
    today: current, Third party
    type: boolean
    default: true
    effect: Google Analytics for Firebase: whether the app registers with SKAdNetwork at its first launch.
    evidence: partly recalled
    source: public-use

  IntercomAutoIntegratePushNotifications
    today: current, Third party
    type: boolean
    effect: Intercom: whether the SDK takes care of push notifications by itself.
    evidence: partly recalled
    source: public-use

  JVMArguments
    today: current, Third party
    type: array
    items: string
    effect: Java launcher: words for the program.
    evidence: partly recalled
    source: public-use

  JVMMainClassName
    today: current, Third party
    type: string
    effect: Java launcher: the class to start.
    evidence: partly recalled
    source: public-use

  JVMMainModuleName
    today: current, Third party
    type: string
    effect: Java launcher: the module to start.
    evidence: partly recalled
    source: public-use

  JVMOptions
    today: current, Third party
    type: array
    items: string
    effect: Java launcher: options for the virtual machine.
    evidence: partly recalled
    source: public-use

  JVMRuntime
    today: current, Third party
    type: string
    effect: Java launcher: the folder of the runtime in the bundle.
    evidence: partly recalled
    source: public-use

  JVMVersion
    today: current, Third party
    type: string
    effect: Java launcher: the versions of Java that will do.
    evidence: partly recalled
    source: public-use

  KAKAO_APP_KEY
    today: current, Third party
    type: string
    effect: Kakao: the native key of the app.
    evidence: partly recalled
    source: public-use

  KSChannelID
    today: current, Third party
    type: string
    effect: Google Keystone: the channel that updates come from.
    evidence: partly recalled
    source: public-use

  KSProductID
    today: current, Third party
    type: string
    effect: Google Keystone: the identifier of the product that is kept up to date.
    evidence: partly recalled
    source: public-use

  KSUpdateURL
    today: current, Third party
    type: string
    effect: Google Keystone: the server that updates come from.
    evidence: partly recalled
    source: public-use

  KSVersion
    today: current, Third party
    type: string
    effect: Google Keystone: the version of the product.
    evidence: partly recalled
    source: public-use

  LineSDKConfig
    today: current, Third party
    type: dictionary
    keys: open
    effect: LINE: the settings of the SDK.
    evidence: partly recalled
    source: public-use

  LineSDKConfig.ChannelID
    today: current, Third party
    type: string
    effect: LINE: the identifier of the channel.
    evidence: partly recalled
    source: public-use

  MBXAccessToken
    today: current, Third party
    type: string
    effect: Mapbox: the public access token.
    evidence: partly recalled
    source: public-use

  MGLMapboxAccessToken
    today: legacy, Third party
    type: string
    replaced by: MBXAccessToken
    effect: Mapbox: the public access token, in older SDKs.
    evidence: partly recalled
    source: public-use

  MGLMapboxMetricsEnabledSettingShownInApp
    today: current, Third party
    type: boolean
    effect: Mapbox: whether the app itself lets users turn telemetry off.
    evidence: recalled
    source: sdk-knowledge

  NMFClientId
    today: current, Third party
    type: string
    effect: Naver Maps: the client identifier of the app.
    evidence: partly recalled
    source: public-use

  NMFNcpKeyId
    today: current, Third party
    type: string
    effect: Naver Maps: the key of the app since the service moved to Naver Cloud.
    evidence: partly recalled
    source: public-use

  OneSignal_app_groups_key
    today: current, Third party
    type: string
    effect: OneSignal: the app group that the app shares with its notification extension.
    evidence: partly recalled
    source: public-use

  OneSignal_disable_badge_clearing
    today: current, Third party
    type: boolean
    default: false
    effect: OneSignal: whether the badge stays as it is when the app is opened.
    evidence: partly recalled
    source: public-use

  OneSignal_in_app_message_hide_drop_shadow
    today: current, Third party
    type: boolean
    default: false
    effect: OneSignal: whether messages in the app come without a shadow.
    evidence: partly recalled
    source: public-use

  OneSignal_suppress_launch_urls
    today: current, Third party
    type: boolean
    default: false
    effect: OneSignal: whether the addresses of notifications are not opened in the browser.
    evidence: partly recalled
    source: public-use

  PyMainFileNames
    today: current, Third party
    type: array
    items: string
    effect: py2app: names of the script to start.
    evidence: recalled
    source: sdk-knowledge

  PyOptions
    today: current, Third party
    type: dictionary
    keys: open
    effect: py2app: how the launcher starts the program.
    evidence: recalled
    source: sdk-knowledge

  PyResourcePackages
    today: current, Third party
    type: array
    items: string
    effect: py2app: folders of resources that modules are looked for in.
    evidence: recalled
    source: sdk-knowledge

  PyRuntimeLocations
    today: current, Third party
    type: array
    items: string
    effect: py2app: where to find the Python runtime.
    evidence: partly recalled
    source: public-use

  PythonInfoDict
    today: current, Third party
    type: dictionary
    keys: open
    effect: py2app: what the program was built with.
    evidence: recalled
    source: sdk-knowledge

  RCTNewArchEnabled
    today: current, Third party
    type: boolean
    effect: React Native: whether the New Architecture is on.
    evidence: partly recalled
    source: public-use

  RCTRootViewBackgroundColor
    today: current, Third party
    type: integer
    effect: Expo: the color behind the root view, as a number of four bytes.
    evidence: partly recalled
    source: public-use

  SCMRevision
    today: current, Third party
    type: string
    effect: Chromium: the revision of the sources.
    evidence: partly recalled
    source: public-use

  SCSDKClientId
    today: current, Third party
    type: string
    effect: Snap Kit: the OAuth client identifier.
    evidence: partly recalled
    source: public-use

  SCSDKRedirectUrl
    today: current, Third party
    type: string
    effect: Snap Kit: the address that ends the sign-in.
    evidence: partly recalled
    source: public-use

  SCSDKScopes
    today: current, Third party
    type: array
    items: string
    effect: Snap Kit: what the app asks to know about the user.
    evidence: partly recalled
    source: public-use

  SUAllowedURLSchemes
    today: current, Third party
    type: array
    items: string
    effect: Sparkle 2.5: further URL schemes that links in release notes may have.
    source: sparkle

  SUAllowsAutomaticUpdates
    today: current, Third party
    type: boolean
    effect: Sparkle: whether users may choose to have updates downloaded and installed by themselves.
    source: sparkle

  SUAutomaticallyUpdate
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle: whether updates are downloaded and installed silently unless the user says otherwise.
    source: sparkle

  SUBundleName
    today: current, Third party
    type: string
    effect: Sparkle: another name of the bundle for messages about updates.
    source: sparkle

  SUDefaultsDomain
    today: current, Third party
    type: string
    effect: Sparkle: the domain of user defaults to keep settings in.
    source: sparkle

  SUEnableAutomaticChecks
    today: current, Third party
    type: boolean
    platforms: macOS 10.0
    effect: Sparkle: whether to look for updates without asking the user first; without the key the user is
      asked at the second launch.
    source: sparkle

  SUEnableDownloaderService
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle 2: whether the service is used that downloads updates, for sandboxed apps without
      network access.
    source: sparkle

  SUEnableInstallerConnectionService
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle 2: whether the service is used that connects to the installer.
    source: sparkle

  SUEnableInstallerLauncherService
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle 2: whether the service is used that launches the installer; sandboxed apps need it.
    source: sparkle

  SUEnableInstallerStatusService
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle 2: whether the service is used that tells how the installation goes.
    source: sparkle

  SUEnableJavaScript
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle: whether release notes may run JavaScript.
    source: sparkle

  SUEnableSystemProfiling
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle: whether an anonymous profile of the system is sent with the check for updates.
    source: sparkle

  SUFeedURL
    today: current, Third party
    type: string
    platforms: macOS 10.0
    limit: https
    effect: Sparkle: the address of the appcast, the feed that lists updates.
    source: sparkle

  SUPublicDSAKey
    today: superseded, Third party
    type: string
    replaced by: SUPublicEDKey
    effect: Sparkle: the public DSA key of older versions, as text.
    source: sparkle-source

  SUPublicDSAKeyFile
    today: superseded, Third party
    type: string
    replaced by: SUPublicEDKey
    effect: Sparkle: the resource file with the public DSA key of older versions.
    source: sparkle-source

  SUPublicEDKey
    today: current, Third party
    type: string
    platforms: macOS 10.0
    limit: Base64 of 32 bytes
    effect: Sparkle: the public EdDSA key, in base-64, that updates are verified with.
    source: sparkle

  SURelaunchHostBundle
    today: current, Third party
    type: boolean
    default: false
    effect: Sparkle 2: whether a plug-in has its own bundle opened again after an update, not the app.
    source: sparkle

  SUScheduledCheckInterval
    today: current, Third party
    type: integer, real
    default: 86400
    effect: Sparkle: the seconds between checks for updates, at least an hour; 0 turns them off.
    source: sparkle

  SUShowReleaseNotes
    today: current, Third party
    type: boolean
    default: true
    effect: Sparkle: whether the update alert shows release notes.
    source: sparkle

  TikTokAppID
    today: legacy, Third party
    type: string
    replaced by: TikTokClientKey
    effect: TikTok: the identifier of the app, in older SDKs.
    evidence: recalled
    source: sdk-knowledge

  TikTokClientKey
    today: current, Third party
    type: string
    effect: TikTok: the client key of the app.
    evidence: partly recalled
    source: public-use

  Unity_LoadingActivityIndicatorStyle
    today: current, Third party
    type: integer
    effect: Unity: the style of the indicator shown while the player loads.
    evidence: partly recalled
    source: public-use

  UnityBuildNumber
    today: current, Third party
    type: string
    effect: Unity: the build of the engine that made the program.
    evidence: partly recalled
    source: public-use

  XSAppIconAssets
    today: current, Third party
    type: string
    effect: Xamarin and .NET: the icon set in the asset catalog that becomes the app icon.
    evidence: partly recalled
    source: public-use

  XSLaunchImageAssets
    today: current, Third party
    type: string
    effect: Xamarin: the image set in the asset catalog that becomes the launch image.
    evidence: recalled
    source: sdk-knowledge
  """#
