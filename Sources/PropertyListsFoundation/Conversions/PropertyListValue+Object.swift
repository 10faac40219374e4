public import PropertyLists

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The property lists of Foundation, whose values are of any type.
extension PropertyListValue {
  /// Creates a value from what `PropertyListSerialization` gives.
  ///
  /// Taken are strings, Booleans, numbers, dates, data, and arrays and dictionaries of such, the latter with strings
  /// as keys; their entries are sorted by key. Of a number without a type of its own (`NSNumber`) a whole one becomes
  /// an integer.
  ///
  /// - Throws: ``PropertyListObjectError`` at the first object that has no form in a property list.
  public init(object: Any) throws(PropertyListObjectError) {
    self = try Self.value(of: object)
  }

  /// The value as `PropertyListSerialization` gives it.
  ///
  /// Arrays and dictionaries are `[Any]` and `[String: Any]`; numbers are `Int`, `UInt64` past its range, and `Double`.
  ///
  /// - Throws: ``PropertyListObjectError`` at the first value that Foundation has no form for: a UID, a set, a null, a
  ///   number of more than 64 bits, a dictionary whose keys are not strings.
  public func object() throws(PropertyListObjectError) -> Any {
    switch self {
    case .string(let text): return text
    case .boolean(let value): return value
    case .integer(let value):
      if let signed = value.int64.flatMap({ Int(exactly: $0) }) { return signed }
      guard let unsigned = value.uint64 else { throw PropertyListObjectError("the number \(value)") }
      return unsigned
    case .real(let value): return value
    case .date(let date): return Date(date)
    case .data(let bytes): return Data(bytes)
    case .array(let items):
      var result: [Any] = []
      result.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        do throws(PropertyListObjectError) {
          result.append(try item.object())
        } catch {
          throw error.inside(.index(index))
        }
      }
      return result
    case .dictionary(let dictionary):
      var result: [String: Any] = [:]
      for entry in dictionary.entries {
        do throws(PropertyListObjectError) {
          result[entry.key] = try entry.value.object()
        } catch {
          throw error.inside(.key(entry.key))
        }
      }
      return result
    case .uid: throw PropertyListObjectError("a UID")
    case .set: throw PropertyListObjectError("a set")
    case .pairs: throw PropertyListObjectError("a dictionary with keys that are not strings")
    case .null: throw PropertyListObjectError("a null")
    }
  }

  private static func value(of object: Any) throws(PropertyListObjectError) -> PropertyListValue {
    switch object {
    case let value as PropertyListValue: return value
    case let text as String: return .string(text)
    case let date as Date: return .date(PropertyListDate(date))
    case let data as Data: return .data([UInt8](data))
    // Boxed numbers can be cast to Bool as well, so only a true one counts.
    case let value as Bool where type(of: object) == Bool.self: return .boolean(value)
    case let value as Double where type(of: object) == Double.self: return .real(value)
    case let value as Float where type(of: object) == Float.self: return .real(Double(value))
    case let value as any FixedWidthInteger: return ValueEncoder.form(value)
    case let value as Int64: return .integer(PropertyListInteger(value))
    case let value as UInt64: return .integer(PropertyListInteger(value))
    case let value as Double: return .real(value)
    case let items as [Any]: return try array(items)
    case let entries as [String: Any]: return try dictionary(entries)
    case let entries as [AnyHashable: Any]:
      var named: [String: Any] = [:]
      for (key, value) in entries {
        guard let name = key as? String else { throw PropertyListObjectError("the key \(key)") }
        named[name] = value
      }
      return try dictionary(named)
    default: throw PropertyListObjectError("\(type(of: object))")
    }
  }

  private static func array(_ items: [Any]) throws(PropertyListObjectError) -> PropertyListValue {
    var result: [PropertyListValue] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      do throws(PropertyListObjectError) {
        result.append(try value(of: item))
      } catch {
        throw error.inside(.index(index))
      }
    }
    return .array(result)
  }

  private static func dictionary(_ entries: [String: Any]) throws(PropertyListObjectError)
    -> PropertyListValue
  {
    var result: [PropertyListDictionary.Entry] = []
    result.reserveCapacity(entries.count)
    for (key, object) in entries {
      do throws(PropertyListObjectError) {
        result.append(PropertyListDictionary.Entry(key: key, value: try value(of: object)))
      } catch {
        throw error.inside(.key(key))
      }
    }
    return .dictionary(PropertyListDictionary(uniqueEntries: result).sortedByKey())
  }
}
