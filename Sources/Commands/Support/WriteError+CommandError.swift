internal import CommandLineKit
internal import PropertyLists

extension WriteError {
  /// The error as the command reports it, with the path of the value.
  func commandError(path: String) -> CommandError {
    let place = keyPath.isEmpty ? path : "\(path), \(PropertyListPath.text(of: keyPath))"
    return .unreadable("\(place): \(message)", hint: hint)
  }
}
