/// The nodes of a text document, in document order, in one run of memory.
///
/// See ``TapeWord`` for the layout. A tape is made by ``TapeBuilder`` and never changes.
@safe
final class Tape: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  /// The number of words.
  let count: Int
  /// Details of the words flagged with ``TapeWord/detailed``, by ascending index.
  let details: [TapeDetail]

  init(adopting words: UnsafeMutablePointer<UInt64>, count: Int, details: [TapeDetail]) {
    unsafe self.words = words
    self.count = count
    self.details = details
  }

  deinit { unsafe words.deallocate() }

  @inline(__always)
  subscript(index: Int) -> TapeWord {
    precondition(index >= 0 && index < count, "the index lies outside the tape")
    return unsafe TapeWord(bits: words[index])
  }

  /// The size of the container that starts at an index.
  @inline(__always)
  func size(at index: Int) -> TapeSize {
    TapeSize(bits: self[index + 1].bits)
  }

  /// The index of the first word behind the node that starts at an index.
  @inline(__always)
  func index(after index: Int) -> Int {
    self[index].isContainer ? size(at: index).end + 1 : index + 1
  }

  /// The indexes of what the container that starts at an index holds, from the first word to behind the last.
  @inline(__always)
  func content(at index: Int) -> Range<Int> {
    let end = size(at: index).end
    return self[index].has(TapeWord.wrapped) ? index + 5..<end - 1 : index + 2..<end
  }

  /// The detail of a word, if it has one.
  ///
  /// - Complexity: O(log *n*) in the number of details.
  func detail(at index: Int) -> TapeDetail? { details(of: index..<index + 1).first }

  /// The details of the words of a range.
  ///
  /// - Complexity: O(log *n*) in the number of details.
  func details(of words: Range<Int>) -> ArraySlice<TapeDetail> {
    details[firstDetail(from: words.lowerBound)..<firstDetail(from: words.upperBound)]
  }

  private func firstDetail(from index: Int) -> Int {
    var low = 0
    var high = details.count
    while low < high {
      let middle = (low + high) / 2
      if details[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The length in bytes of the content of a leaf.
  func length(at index: Int) -> Int {
    let word = self[index]
    if word.length == TapeWord.longLength, let detail = detail(at: index) {
      return detail.contentEnd - word.offset
    }
    return word.length
  }
}
