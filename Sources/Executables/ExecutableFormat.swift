/// What the first bytes of a file say it is (`semantics-macho`, section 1).
public enum ExecutableFormat: Sendable, Hashable, CaseIterable {
  /// A Mach-O file for one processor.
  case machO
  /// Several Mach-O files, one for each processor, behind a table.
  case universal
  /// An archive of object files (`ar`).
  case staticArchive
  /// A program of Linux and others.
  case elf
  /// A text for an interpreter, named in its first line.
  case script
  /// A program of Windows.
  case portableExecutable
  /// A program of the Mac before Mac OS X (PEF, for the Code Fragment Manager).
  case codeFragment
  /// A class of Java, which begins as a table of slices does.
  case javaClass
  /// Anything else.
  case other

  /// The name to show.
  public var name: String {
    switch self {
    case .machO: "Mach-O"
    case .universal: "universal Mach-O"
    case .staticArchive: "static archive"
    case .elf: "ELF"
    case .script: "script"
    case .portableExecutable: "PE"
    case .codeFragment: "PEF"
    case .javaClass: "Java class"
    case .other: "unknown"
    }
  }

  /// Finds out what a file is; one that is too short to tell is ``other`` (M27).
  init(_ view: BinaryView) {
    let big = BinaryView(bytes: view.bytes, isBigEndian: true)
    switch big.word(at: 0) {
    case 0xfeed_face, 0xcefa_edfe, 0xfeed_facf, 0xcffa_edfe: self = .machO
    case 0xcafe_babe:
      // A Java class has its version here, 45 and more.
      self = (big.word(at: 4) ?? 0) <= UInt32(SliceTable.javaThreshold) ? .universal : .javaClass
    case 0xcafe_babf: self = .universal
    case 0x213c_6172 where big.word(at: 4) == 0x6368_3e0a: self = .staticArchive
    case 0x7f45_4c46: self = .elf
    case 0x4a6f_7921 where big.word(at: 4) == 0x7065_6666: self = .codeFragment
    default:
      switch big.half(at: 0) {
      case 0x2321: self = .script
      case 0x4d5a: self = .portableExecutable
      default: self = .other
      }
    }
  }
}
