#if os(Linux)
  import Foundation
  import PropertyLists

  /// What Foundation makes of property lists, in terms of ours.
  enum FoundationValue {
    /// Reads a binary file.
    ///
    /// - Returns: `nil` if Foundation does not read it, or reads it as something else.
    static func reading(binary bytes: [UInt8]) -> Any? {
      var format = PropertyListSerialization.PropertyListFormat.xml
      let value = unsafe try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: &format)
      return format == .binary ? value : nil
    }

    /// The same value for Foundation; not for what only binary files can hold.
    static func make(_ value: PropertyListValue) throws -> Any {
      switch value {
      case .string(let text): return text
      case .boolean(let boolean): return boolean
      case .integer(let integer):
        if let signed = integer.int64 { return NSNumber(value: signed) }
        return NSNumber(value: integer.uint64 ?? 0)
      case .real(let real): return NSNumber(value: real)
      case .date(let date): return Date(timeIntervalSinceReferenceDate: date.secondsSinceReference)
      case .data(let bytes): return Data(bytes)
      case .uid(let number):
        // Foundation has no other way to make one.
        let xml = "<plist><dict><key>CF$UID</key><integer>\(number)</integer></dict></plist>"
        return unsafe try PropertyListSerialization.propertyList(
          from: Data(xml.utf8), options: [], format: nil)
      case .array(let items): return try items.map(make)
      case .dictionary(let dictionary):
        let result = NSMutableDictionary()
        for entry in dictionary.entries {
          result.setObject(try make(entry.value), forKey: entry.key as NSString)
        }
        return result
      case .null, .set, .pairs: throw CocoaError(.propertyListWriteInvalid)
      }
    }

    /// What Foundation writes.
    static func write(
      _ value: PropertyListValue, _ format: PropertyListSerialization.PropertyListFormat
    ) throws -> [UInt8] {
      [UInt8](try PropertyListSerialization.data(fromPropertyList: make(value), format: format, options: 0))
    }

    /// Whether Foundation's value is the same as ours.
    ///
    /// Of UIDs, which Foundation keeps to itself, only the kind is compared, and of dictionaries with odd
    /// keys only that there are some.
    static func isSame(_ value: Any, _ ours: PropertyListValue) -> Bool {
      switch (value, ours) {
      case (let value as Bool, .boolean(let ours)) where !(value as Any is NSNumber) || isBoolean(value):
        return value == ours
      case (let value as NSNumber, .integer(let ours)):
        return isReal(value) ? false : isSame(value, ours)
      case (let value as NSNumber, .real(let ours)):
        return isReal(value)
          && (value.doubleValue.bitPattern == ours.bitPattern || (value.doubleValue.isNaN && ours.isNaN))
      case (let value as String, .string(let ours)): return value.utf8.elementsEqual(ours.utf8)
      case (let value as Data, .data(let ours)): return [UInt8](value) == ours
      case (let value as Date, .date(let ours)):
        let seconds = value.timeIntervalSinceReferenceDate
        return seconds == ours.secondsSinceReference || (seconds.isNaN && ours.secondsSinceReference.isNaN)
      case (let value as [Any], .array(let ours)):
        return value.count == ours.count && zip(value, ours).allSatisfy { isSame($0, $1) }
      case (let value as [AnyHashable: Any], .dictionary(let ours)):
        return value.count == ours.count
          && ours.entries.allSatisfy { entry in
            value[AnyHashable(entry.key)].map { isSame($0, entry.value) } ?? false
          }
      case (let value as [AnyHashable: Any], .pairs(let ours)):
        return !value.isEmpty && value.count <= ours.count
      case (is NSNull, .null): return true
      case (_, .uid): return "\(type(of: value))".hasSuffix("UID")
      default: return false
      }
    }

    private static func isBoolean(_ value: Any) -> Bool { type(of: value) == Bool.self }

    private static func isReal(_ value: NSNumber) -> Bool {
      unsafe value.objCType[0] == CChar(bitPattern: UInt8(ascii: "d"))
        || value.objCType[0] == CChar(bitPattern: UInt8(ascii: "f"))
    }

    private static func isSame(_ value: NSNumber, _ ours: PropertyListInteger) -> Bool {
      if let ours = ours.int64 { return value.int64Value == ours && value.stringValue == "\(ours)" }
      return ours.uint64.map { value.stringValue == "\($0)" } ?? false
    }
  }
#endif
