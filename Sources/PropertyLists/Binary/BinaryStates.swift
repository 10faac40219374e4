/// What a reader knows about each object of a binary file, a byte an object.
@safe
struct BinaryStates: ~Copyable {
  /// What is known about an object.
  enum State: UInt8 {
    /// A string, or any other object without references. Nothing is left to be done about it.
    case string, leaf
    /// A leaf that is the key of a dictionary, which has been noted.
    case oddKey
    /// A string or leaf with something to note once it is reached.
    case remarkableString, remarkableLeaf
    /// A string or leaf so long that each reference to it counts.
    case longString, longLeaf
    /// A container: not reached yet, being walked through, or done with.
    case container, open, done
    /// An object that cannot be read: not reached yet, or reported.
    case damaged, reported
  }

  private let base: UnsafeMutablePointer<State>
  let count: Int

  init(count: Int) {
    self.count = count
    unsafe base = UnsafeMutablePointer<State>.allocate(capacity: count)
    unsafe base.initialize(repeating: .string, count: count)
  }

  deinit { unsafe base.deallocate() }

  subscript(object: Int) -> State {
    @inline(__always)
    get {
      precondition(object >= 0 && object < count, "there is no such object")
      return unsafe base[object]
    }
    @inline(__always)
    set {
      precondition(object >= 0 && object < count, "there is no such object")
      unsafe base[object] = newValue
    }
  }
}
