public import PropertyLists

extension TransportPolicy {
  /// Reads the policy of an Info.plist.
  ///
  /// Values of wrong types are read as the system reads them, and ``warnings`` says so: a policy that is no
  /// dictionary is empty, texts and numbers count as Booleans, entries that are no dictionaries are left out.
  ///
  /// - Complexity: O(*n*) in the entries.
  public init(reading document: PropertyListDocument) {
    self.init(dictionary: document.root)
  }

  /// Reads the policy from the dictionary that holds `NSAppTransportSecurity`.
  public init(dictionary root: PropertyListNode?) {
    self.init()
    guard let entry = root?.entry(for: "NSAppTransportSecurity") else { return }
    var reader = TransportPolicyReader()
    reader.read(entry)
    self = reader.policy
  }
}
