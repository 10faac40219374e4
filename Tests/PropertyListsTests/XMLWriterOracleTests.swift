#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// `ORACLE_RUNS=100000` makes the runs longer.
  @Suite("XML is written as Foundation writes it")
  struct XMLWriterOracleTests {
    static let runs = ProcessInfo.processInfo.environment["ORACLE_RUNS"].flatMap { Int($0) } ?? 2_000

    @Test func `writes random trees byte for byte`() throws {
      var random = RandomValue(seed: 2)
      for run in 0..<Self.runs {
        let value = random.value()
        let ours = try value.encoded(as: WriteOptions(format: .xml, style: .apple))
        let theirs = try FoundationValue.write(value, .xml)
        guard ours != theirs else { continue }
        Issue.record(
          "run \(run): \(String(decoding: ours, as: UTF8.self))\n\(String(decoding: theirs, as: UTF8.self))")
        break
      }
    }

    @Test func `writes 17 digits as C does`() throws {
      var generator = SeededGenerator(seed: 3)
      for run in 0..<Self.runs * 10 {
        let bits = generator.next()
        let value: Double =
          switch run % 4 {
          case 0: Double(bitPattern: bits)
          case 1: Double(bitPattern: bits >> 12 | 0x3F0 << 52) * Double(bits % 1_000_000)
          case 2: Double(Int64(bitPattern: bits) >> 20) / 1024
          default: Double(bits % 1_000_000_007) / 1000
          }
        guard value.isFinite, value != 0 else { continue }
        let ours = String(
          decoding: try PropertyListValue.real(value).encoded(as: WriteOptions(format: .xml, style: .apple)),
          as: UTF8.self)
        #expect(ours.contains("<real>\(String(format: "%.17g", value))</real>"), "\(value)")
      }
    }

    @Test func `writes powers of two and ten as C does`() throws {
      let powers = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
      let tens = (-323...308).compactMap { Double("1e\($0)") }
      for value in powers + tens + (powers + tens).flatMap({ [$0.nextUp, $0.nextDown] }) where value != 0 {
        let bytes = try PropertyListValue.real(value).encoded(as: WriteOptions(format: .xml, style: .apple))
        guard value.isFinite else { continue }
        #expect(
          String(decoding: bytes, as: UTF8.self).contains("<real>\(String(format: "%.17g", value))</real>"))
      }
    }
  }
#endif
