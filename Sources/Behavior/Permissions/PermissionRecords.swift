/// What the requests are for that texts explain, by the key of the text (R173).
///
/// The word in the middle says what becomes of a request without its text: the app ends, the person is asked all the
/// same, or the request fails; for `unknown` ones no source says what they do. What the books do not describe is
/// recalled, not cited.
let permissionRecords: StaticString = """
  # key | without it | what the app asks for
  NFCReaderUsageDescription | ends | read NFC tags
  NSAccessoryTrackingUsageDescription | ends | track accessories in space
  NSAlarmKitUsageDescription | fails | schedule alarms
  NSAppBundlesUsageDescription | asks | change other apps
  NSAppDataUsageDescription | asks | open files of other apps
  NSAppleEventsUsageDescription | fails | control other apps
  NSAppleMusicUsageDescription | ends | use the media library
  NSAudioCaptureUsageDescription | fails | record the sound of the system
  NSBluetoothAlwaysUsageDescription | ends | use Bluetooth
  NSBluetoothPeripheralUsageDescription | ends | use Bluetooth
  NSBluetoothWhileInUseUsageDescription | unknown | use Bluetooth while it is open
  NSCalendarsFullAccessUsageDescription | ends | read and change the calendars
  NSCalendarsUsageDescription | ends | use the calendars
  NSCalendarsWriteOnlyAccessUsageDescription | ends | add events to the calendars
  NSCameraUsageDescription | ends | use the camera
  NSContactsUsageDescription | ends | use the contacts
  NSCriticalMessagingUsageDescription | ends | send messages in emergencies
  NSCrossWebsiteTrackingUsageDescription | unknown | have people allow tracking across websites
  NSDesktopFolderUsageDescription | asks | open files on the desktop
  NSDocumentsFolderUsageDescription | asks | open files in Documents
  NSDownloadsFolderUsageDescription | asks | open files in Downloads
  NSEnterpriseMCAMUsageDescription | ends | use the main camera
  NSFaceIDUsageDescription | ends | recognize the person with Face ID
  NSFallDetectionUsageDescription | ends | hear of falls
  NSFileProviderDomainUsageDescription | asks | open files of a cloud
  NSFileProviderPresenceUsageDescription | asks | hear which files are in use
  NSFinancialDataUsageDescription | ends | read financial data from Wallet
  NSFocusStatusUsageDescription | ends | see whether a Focus is on
  NSGKFriendListUsageDescription | fails | read the friends in Game Center
  NSHandsTrackingUsageDescription | ends | track hands
  NSHealthClinicalHealthRecordsShareUsageDescription | ends | read clinical records
  NSHealthShareUsageDescription | ends | read health data
  NSHealthUpdateUsageDescription | ends | change health data
  NSHomeKitUsageDescription | ends | use the home's configuration
  NSIdentityUsageDescription | ends | read identity data from Wallet
  NSLocalNetworkUsageDescription | asks | find devices on the local network
  NSLocationAlwaysAndWhenInUseUsageDescription | location | use the location at all times
  NSLocationAlwaysUsageDescription | location | use the location at all times
  NSLocationUsageDescription | location | use the location
  NSLocationWhenInUseUsageDescription | location | use the location while it is in use
  NSMainCameraUsageDescription | ends | use the main camera
  NSMicrophoneInjectionUsageDescription | unknown | add speech to calls
  NSMicrophoneUsageDescription | ends | use the microphone
  NSMotionUsageDescription | ends | use the accelerometer
  NSNearbyInteractionAllowOnceUsageDescription | ends | measure the distance to devices nearby
  NSNearbyInteractionUsageDescription | ends | measure the distance to devices nearby
  NSNetworkVolumesUsageDescription | asks | open files on network volumes
  NSPhotoLibraryAddUsageDescription | ends | add to the photo library
  NSPhotoLibraryUsageDescription | ends | use the photo library
  NSRemindersFullAccessUsageDescription | ends | read and change the reminders
  NSRemindersUsageDescription | ends | use the reminders
  NSRemovableVolumesUsageDescription | asks | open files on removable volumes
  NSScreenCaptureUsageDescription | unknown | record the screen
  NSSensorKitUsageDescription | ends | use sensors for research
  NSSiriUsageDescription | ends | send data to Siri
  NSSpeechRecognitionUsageDescription | ends | have speech recognized by Apple's servers
  NSSystemAdministrationUsageDescription | asks | change settings of the system
  NSSystemExtensionUsageDescription | asks | install a system extension
  NSUserTrackingUsageDescription | ends | track the person across apps and websites
  NSVideoSubscriberAccountUsageDescription | ends | use the TV provider's account
  NSVoIPUsageDescription | unknown | take calls in the background
  NSWorldSensingUsageDescription | ends | sense the surroundings
  OSBundleUsageDescription | asks | install a driver
  """
