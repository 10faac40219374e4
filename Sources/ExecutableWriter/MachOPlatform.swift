/// A platform an executable can be written for, numbered as in its build version command.
package enum MachOPlatform: UInt32, Sendable, CaseIterable {
  case macOS = 1
  case iOS = 2
  case tvOS = 3
  case watchOS = 4
  case macCatalyst = 6
  case iOSSimulator = 7
  case tvOSSimulator = 8
  case watchOSSimulator = 9
  case visionOS = 11
  case visionOSSimulator = 12
}
