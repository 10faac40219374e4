/// A list of numbers of which most have one: that one takes no memory of its own.
struct NumberList: Sequence, Sendable {
  /// The first number, below zero if there is none.
  private var head: Int32 = -1
  private var largest: Int32 = -1
  private var tail: [Int32] = []

  /// Creates an empty list.
  init() {}

  /// The first number, nil if there is none.
  var first: Int32? { head < 0 ? nil : head }

  /// Whether there is none.
  var isEmpty: Bool { head < 0 }

  /// How many numbers there are.
  var count: Int { head < 0 ? 0 : 1 + tail.count }

  /// The number in a place.
  subscript(position: Int) -> Int32 { position == 0 ? head : tail[position - 1] }

  /// Puts a number in its place.
  mutating func insert(_ number: Int32, at position: Int) {
    largest = Swift.max(largest, number)
    if head < 0 {
      head = number
    } else if position == 0 {
      tail.insert(head, at: 0)
      head = number
    } else {
      tail.insert(number, at: position - 1)
    }
  }

  /// Puts a number at the end unless it is there.
  mutating func add(_ number: Int32) {
    if head < 0 {
      head = number
    } else if number > largest || (head != number && !tail.contains(number)) {
      // Mostly numbers come in their order: then nothing is looked for.
      tail.append(number)
    }
    largest = Swift.max(largest, number)
  }

  /// Goes through the numbers.
  struct Iterator: IteratorProtocol {
    fileprivate var head: Int32
    fileprivate let tail: [Int32]
    fileprivate var position = 0

    mutating func next() -> Int32? {
      if head >= 0 {
        defer { head = -1 }
        return head
      }
      guard position < tail.count else { return nil }
      position += 1
      return tail[position - 1]
    }
  }

  func makeIterator() -> Iterator { Iterator(head: head, tail: tail) }
}
