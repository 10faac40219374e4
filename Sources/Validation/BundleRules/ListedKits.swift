internal import Bundles

/// The kits that the store wants to have a privacy manifest of their own; recalled, not cited.
enum ListedKits {
  private static let names: Set<String> = {
    let text = records.withUTF8Buffer { unsafe Array($0) }
    return Set(text.split { $0 == 0x0A || $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) })
  }()

  /// Whether a framework is one of them, by its name.
  static func holds(_ path: String) -> Bool { names.contains(PathName.stem(of: path)) }

  private static let records: StaticString = """
    absl AFNetworking Alamofire AppAuth BoringSSL openssl_grpc Capacitor Charts connectivity_plus Cordova
    device_info_plus DKImagePickerController DKPhotoGallery FBAEMKit FBLPromises FBSDKCoreKit FBSDKCoreKit_Basics
    FBSDKLoginKit FBSDKShareKit file_picker FirebaseABTesting FirebaseAuth FirebaseCore FirebaseCoreDiagnostics
    FirebaseCoreExtension FirebaseCoreInternal FirebaseCrashlytics FirebaseDynamicLinks FirebaseFirestore
    FirebaseInstallations FirebaseMessaging FirebaseRemoteConfig Flutter flutter_inappwebview
    flutter_local_notifications fluttertoast FMDB geolocator_apple GoogleDataTransport GoogleSignIn
    GoogleToolboxForMac GoogleUtilities grpcpp GTMAppAuth GTMSessionFetcher hermes image_picker_ios
    IQKeyboardManager IQKeyboardManagerSwift Kingfisher leveldb Lottie MBProgressHUD nanopb OneSignal OneSignalCore
    OneSignalExtension OneSignalOutcomes OpenSSL OrderedSet package_info package_info_plus path_provider
    path_provider_ios Promises Protobuf Reachability RealmSwift RxCocoa RxRelay RxSwift SDWebImage share_plus
    shared_preferences_ios SnapKit sqflite Starscream SVProgressHUD SwiftyGif SwiftyJSON Toast UnityFramework
    url_launcher url_launcher_ios video_player_avfoundation wakelock webview_flutter_wkwebview
    """
}
