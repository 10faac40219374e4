/// The keys of a dictionary, without its values: what dictionaries that look alike have in common.
///
/// Lists of records have the same keys over and over, as a rule in the same order, so that one index serves
/// them all. An entry is called by its position in the dictionary.
@safe
final class KeyShape {
  /// Each key once, with the position of the entry that counts.
  let keys: KeyList
  /// The first entry whose key is not a string, if there is one; it is not among the keys.
  let oddKey: Int?
  /// Which keys these are, unless some do not lie in the file as they are; then the shape is of use only once.
  let identity: Identity?

  private var plans: [(type: ObjectIdentifier, plan: KeyPlan)] = []

  /// What tells whether another dictionary has the same keys.
  @unsafe
  enum Identity {
    /// The references to the keys in a binary file, in which equal keys are one object as a rule.
    case references(UnsafeBufferPointer<UInt8>)
    /// The keys in a text, by position.
    case texts([UnsafeBufferPointer<UInt8>])
  }

  /// So many entries are worth the trouble of being recognized.
  static let countLimit = 64

  init(keys: consuming KeyList, oddKey: Int?, identity: Identity?) {
    self.keys = keys
    self.oddKey = oddKey
    unsafe self.identity = identity
  }

  /// The plan for a type of keys; made when first asked for.
  func plan(for type: ObjectIdentifier) -> KeyPlan {
    for entry in plans where entry.type == type { return entry.plan }
    let plan = KeyPlan()
    plans.append((type, plan))
    return plan
  }
}

/// The shapes of dictionaries met lately.
struct KeyShapeCache {
  private var shapes: [KeyShape?] = Array(repeating: nil, count: 64)

  /// The place for shapes of a signature.
  @inline(__always)
  subscript(signature: UInt64) -> KeyShape? {
    get { shapes[Int(truncatingIfNeeded: signature >> 58)] }
    set { shapes[Int(truncatingIfNeeded: signature >> 58)] = newValue }
  }
}
