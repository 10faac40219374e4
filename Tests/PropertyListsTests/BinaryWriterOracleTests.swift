#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  @Suite("Other readers read our binary files")
  struct BinaryWriterOracleTests {
    @Test func `Foundation finds the same values, in files no larger than its own`() throws {
      var random = RandomValue(seed: 5)
      for run in 0..<XMLWriterOracleTests.runs {
        let value = random.value()
        let bytes = try value.encoded(as: WriteOptions(format: .binary))
        let theirs = try #require(FoundationValue.reading(binary: bytes), "run \(run)")
        #expect(FoundationValue.isSame(theirs, value), "run \(run)")
        #expect(bytes.count <= (try FoundationValue.write(value, .binary)).count)
        // As XML, the two are the same byte for byte, UIDs included.
        let xml = try PropertyListSerialization.data(fromPropertyList: theirs, format: .xml, options: 0)
        #expect([UInt8](xml) == (try value.encoded(as: WriteOptions(format: .xml, style: .apple))))
      }
    }

    /// Prints what plistlib reads from each file, a line a file.
    static let script = """
      import datetime, plistlib, sys
      def show(value):
          if value is True: return "true"
          if value is False: return "false"
          if isinstance(value, int): return str(value)
          if isinstance(value, float): return "real(" + value.hex() + ")"
          if isinstance(value, str): return value.encode().hex()
          if isinstance(value, bytes): return "<" + value.hex() + ">"
          if isinstance(value, plistlib.UID): return "uid(%d)" % value.data
          if isinstance(value, datetime.datetime):
              return "date(%d)" % ((value - datetime.datetime(2001, 1, 1)) // datetime.timedelta(seconds=1))
          if isinstance(value, list): return "[" + ",".join(show(item) for item in value) + "]"
          return "{" + ",".join(show(key) + ":" + show(item) for key, item in value.items()) + "}"
      for path in sys.argv[1:]:
          with open(path, "rb") as file: print(show(plistlib.load(file)))
      """

    static func show(_ value: PropertyListValue) -> String {
      func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", Int($0)) }.joined()
      }
      switch value {
      case .boolean(let boolean): return boolean ? "true" : "false"
      case .integer(let integer): return "\(integer)"
      case .real(let real): return "real(\(pythonHexadecimal(real)))"
      case .string(let text): return hexadecimal(text.utf8)
      case .data(let bytes): return "<\(hexadecimal(bytes))>"
      case .uid(let number): return "uid(\(number))"
      case .date(let date): return "date(\(date.wholeSeconds ?? 0))"
      case .array(let items): return "[\(items.map(show).joined(separator: ","))]"
      case .dictionary(let dictionary):
        let entries = dictionary.entries.map { "\(hexadecimal($0.key.utf8)):\(show($0.value))" }
        return "{\(entries.joined(separator: ","))}"
      case .null, .set, .pairs: return "?"
      }
    }

    /// A number as Python's `float.hex` writes it.
    static func pythonHexadecimal(_ value: Double) -> String {
      if value.isInfinite { return value < 0 ? "-inf" : "inf" }
      let sign = value.sign == .minus ? "-" : ""
      let fraction = String(format: "%013lx", Int(value.significandBitPattern))
      if value == 0 { return "\(sign)0x0.0p+0" }
      let exponent = value.isNormal ? Int(value.exponentBitPattern) - 1023 : -1022
      return "\(sign)0x\(value.isNormal ? 1 : 0).\(fraction)p\(exponent < 0 ? "" : "+")\(exponent)"
    }

    static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: python != nil, "needs python3"))
    func `plistlib finds the same values in the same order`() throws {
      var random = RandomValue(
        seed: 6, limits: RandomValue.Limits(hasNotANumber: false, hasFractionalDates: false))
      let python = try #require(Self.python)
      try withTemporaryFolder { folder in
        var expected = ""
        var paths: [String] = []
        for index in 0..<300 {
          let value = random.value()
          expected += Self.show(value) + "\n"
          let path = "\(folder)/\(index).plist"
          try writeFile(value.encoded(as: WriteOptions(format: .binary)), to: path)
          paths.append(path)
        }
        let result = try runProcess(python, ["-c", Self.script] + paths)
        #expect(result.status == 0, "\(result)")
        #expect(String(decoding: result.output, as: UTF8.self) == expected)
      }
    }
  }
#endif
