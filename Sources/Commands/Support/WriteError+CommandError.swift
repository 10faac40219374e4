internal import CommandLineKit
internal import PropertyLists
internal import SourceText

extension WriteError {
  /// The error as the command reports it, at the value that the format cannot hold.
  ///
  /// - Parameters:
  ///   - input: The file the value comes from.
  ///   - root: The part of it that was written.
  func commandError(in input: Input, from root: PropertyListNode?) -> CommandError {
    let node = root.flatMap { PropertyListPath(keyPath).matches(from: $0, limit: 1).first?.node }
    let name = keyPath.isEmpty ? "" : "\(SafeText.shortened(PropertyListPath.text(of: keyPath))): "
    return CommandError(
      SafeText.visible(name + message), hint: hint, exitCode: .unreadable,
      place: node.map { Places.text(of: $0.range, in: input) } ?? SafeText.visible(input.path), id: "\(code)")
  }
}
