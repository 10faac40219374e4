/// A line on a terminal that says how far a long work has come: count, rate and time left.
///
/// It shows only when standard error is a terminal and the work has lasted a second, and changes a few times a
/// second. ``clear()`` it before anything else is written to the terminal.
public struct ProgressLine {
  private let console: Console
  private let noun: String
  private let start: Double
  private var lastDrawn: Double
  private var isDrawn = false

  /// How long the work lasts before the line shows, in seconds.
  private static let delay = 1.0
  /// How long the line stays as it is, in seconds.
  private static let interval = 0.2

  /// Begins the work.
  ///
  /// - Parameter noun: What is counted, in the plural, such as `files`.
  public init(_ noun: String, on console: Console) {
    self.console = console
    self.noun = noun
    start = console.seconds()
    lastDrawn = start + Self.delay - Self.interval
  }

  /// Whether it is time for another line, so that nobody needs to find out the numbers otherwise.
  public var isDue: Bool {
    console.errors.isTerminal && console.seconds() - lastDrawn >= Self.interval
  }

  /// Draws the line, if it is time for it.
  ///
  /// - Parameters:
  ///   - count: What has been done.
  ///   - total: What there is to do, if that is known.
  public mutating func show(_ count: Int, of total: Int? = nil) {
    guard isDue else { return }
    lastDrawn = console.seconds()
    isDrawn = true
    let rate = Double(count) / max(lastDrawn - start, 0.001)
    var text = Self.grouped(count)
    if let total, total >= count { text += " of \(Self.grouped(total))" }
    text += " \(noun), \(Self.grouped(Int(rate)))/s"
    if let total, total >= count, rate > 0 { text += ", \(Self.duration(Double(total - count) / rate)) left" }
    console.errors.write("\r\u{1B}[K" + text.prefix(max(10, (console.errors.columns ?? 80) - 1)))
  }

  /// Takes the line away.
  public mutating func clear() {
    guard isDrawn else { return }
    console.errors.write("\r\u{1B}[K")
    isDrawn = false
  }

  /// A number with commas between the thousands.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
