/// Why plutil stops, or goes on to the next file: the message as it prints it.
struct PlutilError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
