import SourceText

extension TypeRegistry {
  /// The types of the system alone.
  ///
  /// They are those of macOS 11 with newer ones that were seen since; descriptions and icons of the system's are not
  /// known. Types that stand for models of devices are among them.
  public static let system: TypeRegistry = {
    var registry = TypeRegistry()
    for records in [publicTypeRecords, appleTypeRecords, otherTypeRecords] {
      for line in records.lines { registry.add(TypeDeclaration(record: line)) }
    }
    for line in deviceTypeRecords.lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        preconditionFailure("a record of device types lacks its colon")
      }
      let parents = TypeDeclaration.identifiers(line[..<colon], separator: UInt8(ascii: ","))
      for identifier in TypeDeclaration.identifiers(line[(colon + 1)...], separator: UInt8(ascii: " ")) {
        registry.add(TypeDeclaration(identifier, .exported, parents: parents))
      }
    }
    return registry
  }()

  /// The endings of files with data of a MIME type, the preferred one first; empty if the system knows none.
  ///
  /// They are known of more MIME types than types are declared with.
  public static func filenameExtensions(ofMIMEType name: String) -> [String] {
    for line in mimeTypeRecords.lines {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      if let first = words.first, first.isSameTextIgnoringCase(as: name) { return Array(words.dropFirst()) }
    }
    return []
  }

  /// The names of all constants such as `UTTypeJPEG`.
  public static var constantNames: [String] {
    typeConstantRecords.lines.flatMap { line in
      line.split(separator: UInt8(ascii: " ")).compactMap { entry in
        entry.firstIndex(of: UInt8(ascii: "=")).map {
          "UTType" + String(decoding: entry[..<$0], as: UTF8.self)
        }
      }
    }
  }

  /// The type that a constant such as `UTTypeJPEG` stands for, and the version of iOS it came with; nil for others.
  public static func constant(_ name: String) -> (identifier: String, introduced: String)? {
    guard name.hasBeginning("UTType"), name.utf8.count > 6 else { return nil }
    let wanted = Array(name.utf8.dropFirst(6))
    var version = ""
    for line in typeConstantRecords.lines {
      if line.last == UInt8(ascii: ":") {
        version = String(decoding: line.dropLast(), as: UTF8.self)
        continue
      }
      for entry in line.split(separator: UInt8(ascii: " ")) {
        guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
        if entry[..<equals].elementsEqual(wanted) {
          return (String(decoding: entry[(equals + 1)...], as: UTF8.self), version)
        }
      }
    }
    return nil
  }
}

extension TypeDeclaration {
  /// Reads a line of the records; the comment above them says how it is written.
  fileprivate init(record: ArraySlice<UInt8>) {
    let fields = record.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard fields.count >= 2, let letter = fields[1].first else {
      preconditionFailure("a record of a type is incomplete")
    }
    let origin: Origin =
      switch letter {
      case UInt8(ascii: "e"): .exported
      case UInt8(ascii: "i"): .imported
      default: .observed
      }
    var tags: [TypeTag] = []
    for (index, tagClass) in [TagClass.filenameExtension, .mimeType, .osType, .pasteboardType].enumerated()
    where fields.count > index + 3 {
      for value in fields[index + 3].split(separator: UInt8(ascii: ",")) {
        tags.append(TypeTag(tagClass, String(decoding: value, as: UTF8.self)))
      }
    }
    self.init(
      String(decoding: fields[0], as: UTF8.self), origin,
      parents: fields.count > 2
        ? fields[2].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) } : [],
      tags: tags, isWildcard: fields[1].contains(UInt8(ascii: "*")))
  }

  /// Identifiers of which a period in front stands for `com.apple`.
  fileprivate static func identifiers(_ bytes: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    bytes.split(separator: separator).map {
      ($0.first == UInt8(ascii: ".") ? "com.apple" : "") + String(decoding: $0, as: UTF8.self)
    }
  }
}

extension StaticString {
  /// The lines that are not empty.
  fileprivate var lines: [ArraySlice<UInt8>] {
    let bytes = withUTF8Buffer { unsafe Array($0) }
    return bytes.split(separator: UInt8(ascii: "\n"))
  }
}
