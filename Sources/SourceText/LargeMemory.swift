internal import Synchronization

/// What the system is told about memory for tables that grow with an input.
///
/// A system gives memory in small pages, and is interrupted for each when it is first touched, which for the tables of
/// a large input takes as long as a good part of the work. Told beforehand, some systems give it in large pages. How
/// that is said is the business of those who know the system: the modules that read and write property lists only
/// call ``willFill(_:count:)``.
public enum LargeMemory {
  /// What tells the system that so many bytes from an address on will be filled; the address need not be that of a
  /// page.
  public typealias Advice = @convention(c) (_ address: UnsafeMutableRawPointer, _ count: Int) -> Void

  /// The ``Advice``, as a number, or 0.
  private static let advice = Atomic<UInt>(0)

  /// Smaller blocks have too few pages for it to matter.
  private static let leastSize = 4 << 20

  /// Has the system told from now on; until this is called it is told nothing.
  ///
  /// Opening a large file with the module FileSystem does this.
  @unsafe
  public static func advise(_ advice: Advice) {
    unsafe self.advice.store(unsafeBitCast(advice, to: UInt.self), ordering: .relaxed)
  }

  /// Tells the system of a block that is about to be filled, if it is large.
  @unsafe
  public static func willFill(_ address: UnsafeMutableRawPointer, count: Int) {
    guard count >= leastSize else { return }
    let number = advice.load(ordering: .relaxed)
    guard number != 0 else { return }
    unsafe unsafeBitCast(number, to: Advice.self)(address, count)
  }
}
