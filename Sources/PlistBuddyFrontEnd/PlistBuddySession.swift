internal import CommandLineKit
internal import FileSystem
internal import PropertyLists
internal import SourceText

/// A property list that commands work on, one after another.
struct PlistBuddySession {
  /// What follows from a command.
  enum Outcome {
    case success, failure
    /// The user wants to leave.
    case quit
  }

  let file: PlistBuddyFile
  let console: Console
  /// Whether `Print` writes XML.
  let printsXML: Bool

  private(set) var root: PropertyListValue
  /// The file as it was read, if its format and layout are to stay.
  private let document: PropertyListDocument?
  /// What is in the file, or would be if it were there.
  private var saved: PropertyListValue
  /// Where entries without a colon in front begin.
  private var container: [PropertyListPathStep] = []
  /// Whether a command has run that changes something, or was meant to.
  private(set) var isTouched = false

  init(
    _ file: PlistBuddyFile, root: PropertyListValue, keeping document: PropertyListDocument?, printsXML: Bool,
    _ console: Console
  ) {
    self.file = file
    self.document = document
    self.root = root
    saved = root
    self.printsXML = printsXML
    self.console = console
  }

  // MARK: Commands

  /// Runs a command, and prints what it has to say.
  mutating func run(_ line: String) -> Outcome {
    do throws(PlistBuddyFailure) {
      var text = try CommandText(line)
      guard !text.beginsWithBlank else { throw .unrecognized("Unrecognized Command") }
      return try run(text.word().text.lowercased(), &text)
    } catch {
      let stream = error.isForErrors ? console.errors : console.output
      stream.writeLine(error.message)
      return error.fails ? .failure : .success
    }
  }

  private mutating func run(
    _ word: String, _ text: inout CommandText
  ) throws(PlistBuddyFailure) -> Outcome {
    switch word {
    case "help", "?": console.write(PlistBuddyHelp.commands)
    case "exit", "quit", "bye": return .quit
    case "print", "ls": try print(EntryPath(text.word()))
    case "set", "=": try set(&text)
    case "add", "+": try add(&text)
    case "copy", "cp": try copy(&text)
    case "delete", "remove", "rm", "-": try delete(EntryPath(text.word()))
    case "cd": try changeContainer(EntryPath(text.word()))
    case "clear": clear(text.word().text)
    case "merge": try merge(&text)
    case "import": try importFile(&text)
    case "save":
      console.writeLine("Saving...")
      save()
    case "revert":
      console.writeLine("Reverting to last saved state...")
      root = saved
      isTouched = false
      checkContainer()
    default: throw .unrecognized("Unrecognized Command")
    }
    return .success
  }

  /// Writes the file.
  mutating func save() {
    if let problem = file.write(root, keeping: document) {
      console.errors.writeLine("Error Writing File: \(file.path) [\(problem)]")
    } else {
      saved = root
      isTouched = false
    }
  }

  private func print(_ entry: EntryPath) throws(PlistBuddyFailure) {
    guard let place = place(of: entry), let value = root.value(at: place) else {
      throw PlistBuddyFailure("Print: Entry, \"\(entry.text)\", Does Not Exist")
    }
    guard printsXML else { return console.output.write(EntryPrinter.text(of: value)) }
    do throws(WriteError) {
      console.output.write(try value.encoded(as: WriteOptions(format: .xml, style: .apple)))
    } catch {
      throw PlistBuddyFailure("Print: \(error.message)")
    }
  }

  private mutating func set(_ text: inout CommandText) throws(PlistBuddyFailure) {
    let entry = EntryPath(text.word())
    // The original writes the file even if it has nothing to change in it.
    isTouched = true
    guard let place = place(of: entry), let old = root.value(at: place) else {
      throw PlistBuddyFailure("Set: Entry, \"\(entry.text)\", Does Not Exist")
    }
    guard let type = EntryType(of: old) else {
      throw PlistBuddyFailure("Set: Cannot Perform Set On Containers")
    }
    root = root.applying(.replace(place, try type.value(of: text.remainder())))
  }

  private mutating func add(_ text: inout CommandText) throws(PlistBuddyFailure) {
    let entry = EntryPath(text.word())
    let type = try EntryType(text.word().text)
    let slot = try EntrySlot(for: entry, in: root, from: container, command: "Add")
    try insert(try type.value(of: text.remainder()), slot)
  }

  private mutating func copy(_ text: inout CommandText) throws(PlistBuddyFailure) {
    let source = EntryPath(text.word())
    guard !text.isAtEnd || source.parts.isEmpty else { return }
    guard let place = place(of: source), let value = root.value(at: place) else {
      throw PlistBuddyFailure("Copy: Entry, \"\(source.text)\", Does Not Exist")
    }
    let target = EntryPath(text.word())
    try insert(value, EntrySlot(for: target, in: root, from: container, command: "Copy"))
  }

  private mutating func insert(_ value: PropertyListValue, _ slot: EntrySlot) throws(PlistBuddyFailure) {
    root = root.applying(slot.step(adding: value))
    isTouched = true
  }

  private mutating func delete(_ entry: EntryPath) throws(PlistBuddyFailure) {
    guard let place = place(of: entry) else {
      throw PlistBuddyFailure("Delete: Entry, \"\(entry.text)\", Does Not Exist")
    }
    guard let last = place.last else {
      // There must be a root; the original only loses the working container.
      return resetContainer()
    }
    root = root.applying(.remove(Array(place.dropLast()), last))
    isTouched = true
    checkContainer()
  }

  private mutating func clear(_ name: String) {
    isTouched = true
    do throws(PlistBuddyFailure) { root = try EntryType(name).emptyValue } catch {
      console.writeLine(error.message)
      root = EntryType.dict.emptyValue
    }
    console.writeLine("Initializing Plist...")
    container = []
  }

  private mutating func merge(_ text: inout CommandText) throws(PlistBuddyFailure) {
    var path = text.word().text
    let isRecursive = path == "-r"
    if isRecursive { path = text.word().text }
    let entry = EntryPath(text.word())
    let other: PropertyListValue
    do throws(PlistBuddyFile.Problem) { other = try PlistBuddyFile(path: path).read().root } catch {
      throw PlistBuddyFailure("Merge: Error Reading File: \(path)")
    }
    guard let place = place(of: entry), let old = root.value(at: place) else {
      throw PlistBuddyFailure("Merge: \"\(entry.text)\" Entry Does Not Exist")
    }
    let merged = try EntryMerge.merge(other, into: old, isRecursive: isRecursive)
    for key in merged.skippedKeys { console.writeLine("Duplicate Entry Was Skipped: \(key)") }
    root = root.applying(.replace(place, merged.value))
    isTouched = true
  }

  private mutating func importFile(_ text: inout CommandText) throws(PlistBuddyFailure) {
    let entry = EntryPath(text.word())
    let path = text.remainder()
    let place = place(of: entry)
    if let place, root.value(at: place)?.isContainer == true {
      throw PlistBuddyFailure("Import: Specified Entry Must Not Be a Container")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.open(path).array } catch {
      throw PlistBuddyFailure("Import: Error Reading File: \(path)")
    }
    if let place {
      root = root.applying(.replace(place, .data(bytes)))
      isTouched = true
    } else {
      try insert(.data(bytes), EntrySlot(for: entry, in: root, from: container, command: "Import"))
    }
  }

  // MARK: The working container

  private func place(of entry: EntryPath) -> [PropertyListPathStep]? {
    entry.place(in: root, from: container)
  }

  private mutating func changeContainer(_ entry: EntryPath) throws(PlistBuddyFailure) {
    guard !entry.parts.isEmpty else {
      container = []
      return
    }
    guard let place = place(of: entry) else {
      throw PlistBuddyFailure("CD: Entry, \"\(entry.text)\", Does Not Exist")
    }
    guard root.value(at: place)?.isContainer == true else {
      throw PlistBuddyFailure("CD: Entry, \"\(entry.text)\", Is Not A Container")
    }
    container = place
  }

  /// Goes back to the root if the working container is gone.
  private mutating func checkContainer() {
    if root.value(at: container)?.isContainer != true, !container.isEmpty { resetContainer() }
  }

  private mutating func resetContainer() {
    console.writeLine("Working Container has become Invalid.  Setting to :")
    container = []
  }
}
