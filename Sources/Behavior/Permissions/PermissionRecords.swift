/// What the requests are for that the books describe, by the key of their text (R173).
let permissionRecords: StaticString = """
  # key | what the app asks for
  NSAppleMusicUsageDescription | use the media library
  NSBluetoothPeripheralUsageDescription | use Bluetooth
  NSCalendarsUsageDescription | use the calendars
  NSCameraUsageDescription | use the camera
  NSContactsUsageDescription | use the contacts
  NSHealthShareUsageDescription | read health data
  NSHealthUpdateUsageDescription | change health data
  NSHomeKitUsageDescription | use the home's configuration
  NSLocationAlwaysUsageDescription | use the location at all times
  NSLocationUsageDescription | use the location
  NSLocationWhenInUseUsageDescription | use the location while it is in use
  NSMicrophoneUsageDescription | use the microphone
  NSMotionUsageDescription | use the accelerometer
  NSPhotoLibraryUsageDescription | use the photo library
  NSRemindersUsageDescription | use the reminders
  NSSiriUsageDescription | send data to Siri
  NSSpeechRecognitionUsageDescription | have speech recognized by Apple's servers
  NSVideoSubscriberAccountUsageDescription | use the TV provider's account
  """
