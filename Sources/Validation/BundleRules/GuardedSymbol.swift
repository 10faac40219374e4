internal import SourceText

/// Symbols for which a privacy manifest has to give a reason, and classes that a store refuses.
///
/// Put down from memory.
enum GuardedSymbol {
  /// What the store refuses: a class of the system that is gone.
  static let refused = "UIWebView"

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    var category = ""
    let text = records.withUTF8Buffer { unsafe Array($0) }
    for word in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x20 }) {
      let name = String(decoding: word, as: UTF8.self)
      if name.ends(in: ":") {
        category = String(decoding: name.utf8.dropLast(), as: UTF8.self)
      } else {
        table[name] = category
      }
    }
    return table
  }()

  /// What the name of each category of a privacy manifest begins with.
  private static let prefix = "NSPrivacyAccessedAPICategory"

  /// The category of a privacy manifest that a symbol belongs to, or ``refused``; nil for any other symbol.
  static func category(of name: String) -> String? {
    table[name].map { $0.isSameText(as: refused) ? refused : prefix + $0 }
  }

  private static let records: StaticString = """
    FileTimestamp:
    _stat _fstat _lstat _fstatat _getattrlist _fgetattrlist _getattrlistat _getattrlistbulk
    _NSFileCreationDate _NSFileModificationDate _NSURLCreationDateKey _NSURLContentModificationDateKey
    SystemBootTime:
    _mach_absolute_time
    DiskSpace:
    _statfs _fstatfs _statvfs _fstatvfs _NSFileSystemFreeSize _NSFileSystemSize
    _NSURLVolumeAvailableCapacityKey _NSURLVolumeAvailableCapacityForImportantUsageKey
    _NSURLVolumeAvailableCapacityForOpportunisticUsageKey _NSURLVolumeTotalCapacityKey
    UserDefaults:
    NSUserDefaults
    UIWebView:
    UIWebView
    """
}
