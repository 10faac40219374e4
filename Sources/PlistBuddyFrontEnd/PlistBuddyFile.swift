internal import CommandLineKit
internal import FileSystem
internal import PropertyLists
internal import SourceText

/// The file that PlistBuddy works on.
struct PlistBuddyFile {
  /// Why the file cannot be worked on.
  enum Problem: Error {
    /// Nothing stands at the path.
    case missing
    /// It is no property list, or cannot be read; the text says why.
    case unreadable(String)
  }

  let path: String

  /// Reads the property list.
  func read() throws(Problem) -> PropertyListValue {
    let bytes: SourceBytes
    do throws(FileError) { bytes = try FileSystem.open(path) } catch {
      throw error.code == .noSuchFile ? .missing : .unreadable(error.message)
    }
    let options = ReadOptions(charsetConverter: CharsetConverter.decodedSource)
    let document = PropertyListDocument.read(bytes, options: options)
    guard !bytes.hasFaulted else { throw .unreadable(FileError.changedWhileReading(path).message) }
    guard document.isValid, document.format != .json, let root = document.root else {
      throw .unreadable(document.errors.first?.message ?? "JSON is not read here.")
    }
    do throws(WriteError) { return try root.value() } catch { throw .unreadable(error.message) }
  }

  /// Writes a property list as the original does: always XML, with sorted keys.
  ///
  /// - Returns: What is wrong, or nil.
  func write(_ root: PropertyListValue) -> String? {
    do throws(WriteError) {
      let bytes = try root.encoded(as: WriteOptions(format: .xml, style: .apple))
      do throws(FileError) {
        try FileSystem.replace(path, with: bytes)
        return nil
      } catch {
        return error.message
      }
    } catch {
      return error.message
    }
  }

  /// Whether the path leads through a symbolic link, or ends at one.
  var leadsThroughLink: Bool {
    var part = path
    while true {
      if FileSystem.kind(of: part, followingLinks: false) == .link { return true }
      let parent = FilePath.parent(of: part)
      guard parent != part, parent != "." else { return false }
      part = parent
    }
  }
}
