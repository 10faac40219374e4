internal import CommandLineKit
internal import Executables
internal import FileSystem
internal import ParallelWork
internal import PropertyLists
internal import SourceText

/// A file of a call, as it is read and written.
struct PlutilFile {
  /// The path as it was given; `-` is standard input or output.
  let path: String

  var isStandardStream: Bool { path == "-" }

  /// The name in front of messages.
  var nameInMessages: String { isStandardStream ? "<stdin>" : path }

  static let options = ReadOptions(
    charsetConverter: CharsetConverter.decodedSource, jsonForm: .plain,
    startInBackground: BackgroundTask.start)

  // MARK: Reading

  /// Reads the file, whatever is in it.
  func read(_ console: Console) throws(PlutilError) -> PropertyListDocument {
    guard !path.isEmpty else { throw PlutilError("Empty path specified") }
    let bytes: SourceBytes
    if isStandardStream {
      do throws(CommandError) { bytes = SourceBytes(try console.readInput()) } catch {
        throw PlutilError("(Unable to read file from standard input)")
      }
    } else {
      do throws(FileError) { bytes = try FileSystem.open(path) } catch {
        throw PlutilError(systemMessage: error, isWriting: false)
      }
    }
    let document = PropertyListDocument.read(bytes, options: Self.options)
    guard !bytes.hasFaulted else {
      throw PlutilError("(\(FileError.changedWhileReading(path).message))")
    }
    return document
  }

  /// Reads the file, which must hold a property list in one of the system's own formats.
  func readPropertyList(_ console: Console) throws(PlutilError) -> PropertyListDocument {
    let document = try read(console)
    guard document.isValid, document.format != .json else {
      throw PlutilError("(\(ParserMessage.propertyList(of: document)))")
    }
    return document
  }

  /// Reads what `-p` shows: a property list, JSON, or the Info.plist in an executable.
  func readShown(_ console: Console) throws(PlutilError) -> PropertyListNode {
    let document = try read(console)
    guard !document.isValid else { return try root(of: document) }
    let executable = Executable(reading: document.source.file)
    guard !executable.slices.isEmpty else { return try root(of: document) }
    guard let embedded = executable.infoPlist() else {
      throw PlutilError("file was executable or library type but did not contain an embedded Info.plist")
    }
    return try root(of: PropertyListDocument.read(embedded, options: Self.options))
  }

  /// Reads the file, which must hold a property list or JSON.
  func readAny(_ console: Console) throws(PlutilError) -> PropertyListNode {
    try root(of: try read(console))
  }

  private func root(of document: PropertyListDocument) throws(PlutilError) -> PropertyListNode {
    guard document.isValid, let root = document.root else {
      throw PlutilError(
        "Property List error: \(ParserMessage.propertyList(of: document)) / JSON error: "
          + ParserMessage.json(of: document))
    }
    do throws(WriteError) { try root.checkExpansion() } catch { throw PlutilError(error.message) }
    return root
  }

  // MARK: Writing

  /// Makes bytes the contents of the file.
  func write(_ bytes: [UInt8], _ console: Console) throws(PlutilError) {
    guard !isStandardStream else { return console.output.write(bytes) }
    do throws(FileError) { try FileSystem.replace(path, with: bytes) } catch {
      throw PlutilError(systemMessage: error, isWriting: true)
    }
  }

  /// The file beside this one whose name ends differently.
  func replacingExtension(_ new: String) -> PlutilFile {
    let old = FilePath.pathExtension(of: path).map { $0.utf8.count + 1 } ?? 0
    return PlutilFile(path: (String(path.utf8.dropLast(old)) ?? path) + ".\(new)")
  }
}

extension PlutilError {
  /// What the system says about a file that cannot be read or written, in the words of macOS.
  init(systemMessage error: FileError, isWriting: Bool) {
    let name = "“\(FilePath.lastComponent(of: error.path))”"
    let folder = "“\(FilePath.lastComponent(of: FilePath.parent(of: error.path)))”"
    let text =
      switch (error.code, isWriting) {
      case (.noSuchFile, false): "The file \(name) couldn’t be opened because there is no such file."
      case (.permissionDenied, false):
        "The file \(name) couldn’t be opened because you don’t have permission to view it."
      case (.badName, false): "The file \(name) couldn’t be opened because the file name is invalid."
      case (_, false): "The file \(name) couldn’t be opened."
      case (.noSuchFile, true), (.notAFolder, true): "The folder \(folder) doesn’t exist."
      case (.permissionDenied, true):
        "You don’t have permission to save the file \(name) in the folder \(folder)."
      case (.readOnlyDisk, true): "You can’t save the file \(name) because the volume is read only."
      case (.diskFull, true): "You can’t save the file \(name) because the volume is out of space."
      case (_, true): "The file \(name) couldn’t be saved in the folder \(folder)."
      }
    self.init("(\(text))")
  }
}
