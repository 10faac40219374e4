internal import CommandLineKit
internal import FileSystem
internal import ParallelWork
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
  func read() throws(Problem) -> (document: PropertyListDocument, root: PropertyListValue) {
    let bytes: SourceBytes
    do throws(FileError) { bytes = try FileSystem.open(path) } catch {
      throw error.code == .noSuchFile ? .missing : .unreadable(error.message)
    }
    let document = PropertyListDocument.read(bytes, options: Self.options)
    guard !bytes.hasFaulted else { throw .unreadable(FileError.changedWhileReading(path).message) }
    guard document.isValid, document.format != .json, let root = document.root else {
      throw .unreadable(document.errors.first?.message ?? "JSON is not read here.")
    }
    do throws(WriteError) { return (document, try root.value()) } catch { throw .unreadable(error.message) }
  }

  private static let options = ReadOptions(
    charsetConverter: CharsetConverter.decodedSource, startInBackground: BackgroundTask.start)

  /// Writes a property list as the original does: always XML, with sorted keys.
  ///
  /// - Parameter document: The file as it was read, if its format and layout are to stay.
  /// - Returns: What is wrong, or nil.
  func write(_ root: PropertyListValue, keeping document: PropertyListDocument?) -> String? {
    let bytes: SourceBytes
    if let document, let kept = try? Self.bytes(of: document, changedTo: root) {
      bytes = kept
    } else {
      do throws(WriteError) {
        bytes = SourceBytes(try root.encoded(as: WriteOptions(format: .xml, style: .apple)))
      } catch {
        return error.message
      }
    }
    do throws(FileError) {
      try FileSystem.replace(path, withPieces: [bytes])
      return nil
    } catch {
      return error.message
    }
  }

  private static func bytes(
    of document: PropertyListDocument, changedTo root: PropertyListValue
  ) throws(PropertyListEditError) -> SourceBytes {
    var editor = try PropertyListEditor(document, options: options)
    try editor.change(to: root)
    return editor.bytes
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
