extension HostileInput {
  private typealias Binary = HostileBinary

  /// One object with a count that is far too large.
  private static func count(_ name: String, _ object: [UInt8], referenceSize: Int = 1) -> HostileInput {
    HostileInput("\(name).bin", .malformed) { _ in Binary([object], referenceSize: referenceSize).bytes }
  }

  /// Binary files whose numbers lead out of the file, around in circles, or too deep.
  static let brokenBinaries: [HostileInput] =
    [
      HostileInput("cycle-of-one.bin", .malformed) { _ in Binary([Binary.array([0], 1)]).bytes },
      HostileInput("cycle-of-two.bin", .malformed) { _ in
        Binary([Binary.array([1], 1), Binary.array([0], 1)]).bytes
      },
      HostileInput("cycle-in-dictionary.bin", .malformed) { _ in
        Binary([Binary.dictionary([1], [0], 1), Binary.text([0x6B])]).bytes
      },
      count("huge-array", [0xAF, 0x13] + Binary.number(1 << 60, 8)),
      count("huge-array-31", [0xAF, 0x12] + Binary.number(0x7FFF_FFFF, 4)),
      count("huge-dictionary", [0xDF, 0x13] + Binary.number(1 << 63 - 1, 8), referenceSize: 8),
      count("huge-string", [0x5F, 0x13] + Binary.number(1 << 63 - 1, 8)),
      count("huge-utf16", [0x6F, 0x13] + Binary.number(1 << 63, 8)),
      count("huge-data", [0x4F, 0x12] + Binary.number(0xFFFF_FFFF, 4)),
      count("huge-count-of-16-bytes", [0xAF, 0x14] + Binary.number(1, 16)),
      HostileInput("huge-object-count.bin", .malformed) { _ in
        var file = Binary([[0x09]])
        file.count = 1 << 61
        return file.bytes
      },
      HostileInput("table-around-the-end.bin", .malformed) { _ in
        var file = Binary([[0x09]])
        file.table = UInt64.max - 7
        return file.bytes
      },
      HostileInput("root-out-of-range.bin", .malformed) { _ in
        var file = Binary([[0x09]])
        file.root = 5
        return file.bytes
      },
      HostileInput("references-of-no-size.bin", .malformed) { _ in
        var bytes = Binary([Binary.array([0], 1)]).bytes
        bytes[bytes.count - 25] = 0
        return bytes
      },
      HostileInput("cut-off.bin", .malformed) { _ in
        Binary([Binary.array([1, 2], 1), [0x51, 0x61], [0x51, 0x62]]).bytes.dropLast(10)
      },
      HostileInput("number-as-key.bin", .read) { _ in
        Binary([Binary.dictionary([1], [2], 1), [0x10, 5], [0x09]]).bytes
      },
      HostileInput("text-behind-magic.xml", .malformed) { scale in
        Array("bplist00".utf8) + HostileBytes.repeated("<", scale(2_000_000))
      },
    ]
    + [(100_000, "1e5"), (1_000_000, "1e6")].map { depth, label in
      HostileInput("deep-array-\(label).bin", .malformed) { scale in
        let count = scale(depth)
        var file = Binary((0..<count).map { Binary.array([$0 + 1], 4) } + [[0x51, 0x78]], referenceSize: 4)
        file.offsetSize = 4
        return file.bytes
      }
    }

  /// Binary files whose objects are shared, so that a small file says a lot.
  static let sharedObjects: [HostileInput] =
    [28, 40, 64].map { depth in
      HostileInput("doubled-\(depth)-times.bin", .tooLarge) { _ in
        Binary((0..<depth).map { Binary.array([$0 + 1, $0 + 1], 1) } + [[0x51, 0x78]]).bytes
      }
    } + [
      HostileInput("fourteenfold-12-times.bin", .tooLarge) { _ in
        Binary((0..<12).map { Binary.array(Array(repeating: $0 + 1, count: 14), 1) } + [[0x51, 0x78]]).bytes
      },
      HostileInput("sets-doubled.bin", .tooLarge) { _ in
        Binary((0..<60).map { Binary.array([$0 + 1, $0 + 1], 1, marker: 0xC0) } + [[0x51, 0x78]]).bytes
      },
      HostileInput("dictionaries-doubled.bin", .tooLarge, keyPath: "**.b") { _ in
        let text = 60
        return Binary(
          (0..<60).map { Binary.dictionary([text, text + 1], [$0 + 1, $0 + 1], 1) }
            + [Binary.text(Array("a".utf8)), Binary.text(Array("b".utf8))]
        ).bytes
      },
      // As the catalog knows it, at every depth.
      HostileInput("services-shared.bin", .tooLarge) { scale in
        let count = scale(100_000)
        let wide = Binary.array(Array(repeating: 4, count: count), 1)
        return Binary([
          Binary.dictionary([1], [2], 1), Binary.text(Array("CFBundleDocumentTypes".utf8)),
          Binary.array(Array(repeating: 3, count: count), 1), wide,
          Binary.dictionary([5], [6], 1), Binary.text(Array("CFBundleTypeRole".utf8)), [0x10, 1],
        ]).bytes
      },
      HostileInput("one-string-a-million-times.bin", .tooLarge) { scale in
        Binary([
          Binary.array(Array(repeating: 1, count: scale(1_000_000)), 1),
          Binary.text(Array(repeating: 0x73, count: 65_535)),
        ]).bytes
      },
      HostileInput("one-long-key.bin", .malformed) { scale in
        let count = scale(100_000)
        return Binary([
          Binary.dictionary(Array(repeating: 1, count: count), Array(repeating: 2, count: count), 1),
          Binary.text(Array(repeating: 0x6B, count: 65_535)), [0x09],
        ]).bytes
      },
      HostileInput("one-short-key.bin", .read) { scale in
        let count = scale(300_000)
        return Binary([
          Binary.dictionary(Array(repeating: 1, count: count), Array(repeating: 2, count: count), 1),
          Binary.text(Array(repeating: 0x6B, count: 250)), [0x09],
        ]).bytes
      },
      // A hundred thousand objects that all lie in one place.
      HostileInput("overlapping-strings.bin", .tooLarge) { scale in
        let count = scale(100_000)
        let text = Binary.text(Array(repeating: 0x73, count: 65_535))
        var file = Binary(
          [Binary.array(Array(1...count), 4), text] + Array(repeating: [], count: count - 1),
          referenceSize: 4)
        let array = 8
        let place = array + 6 + 4 * count
        file.offset = { $0 == 0 ? array : place }
        return file.bytes
      },
      HostileInput("overlapping-arrays.bin", .malformed) { scale in
        // Each array begins a byte behind the one before it, so each holds others in another reading.
        let count = scale(20_000)
        var file = Binary([Array(repeating: 0xAE, count: count + 64)], referenceSize: 1)
        file.objects += Array(repeating: [], count: 199)
        file.offset = { 8 + $0 }
        return file.bytes
      },
      HostileInput("surrogates.bin", .read) { scale in
        let count = scale(2_000_000)
        return Binary([
          Binary.start(0x60, count) + (0..<count).flatMap { _ in [UInt8(0xD8), 0x3D] }
        ]).bytes
      },
      HostileInput("many-objects.bin", .read) { scale in
        let count = scale(300_000)
        var file = Binary(
          [Binary.array(Array(1...count), 4)] + Array(repeating: [0x10, 7], count: count), referenceSize: 4)
        file.offsetSize = 8
        return file.bytes
      },
    ]
}
