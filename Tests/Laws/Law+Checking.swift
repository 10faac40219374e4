internal import KeyCatalog
internal import PropertyLists
internal import Reporters
internal import SourceText
internal import Validation

extension Law {
  /// Property lists, checked by every rule.
  package static let checking = Law("checking") { bytes throws(LawViolation) in
    let document = PropertyListDocument.read(SourceBytes(bytes))
    for options in options {
      var checker = Checker(options: options)
      let report = checker.check(document, path: "Info.plist")
      try check(report, of: document, limit: options.maximumFindings)
      let again = checker.check(document, path: "Info.plist")
      try demand(again.diagnostics == report.diagnostics, "a second check finds something else")
    }
  }

  private static let options: [CheckOptions] = [
    CheckOptions(),
    CheckOptions(
      platform: .iOS, kind: .app, document: .infoPlist, profile: .appStore, isStrict: true,
      maximumFindings: 0),
    CheckOptions(document: .privacyManifest, profile: .source, maximumFindings: 2),
    CheckOptions(kind: .appExtension, document: .infoPlist, profile: .built, era: .books2010),
  ]

  private static func check(
    _ report: CheckReport, of document: PropertyListDocument, limit: Int
  ) throws(LawViolation) {
    let file = ByteRange(0, document.source.file.count)
    var last = 0
    for diagnostic in report.diagnostics {
      let label = "\(diagnostic.rule) at \(diagnostic.range)"
      try demand(file.contains(diagnostic.range), "\(label) lies outside the file")
      try demand(diagnostic.range.lowerBound >= last, "\(label) is out of order")
      last = diagnostic.range.lowerBound
      try demand(Rule.named(diagnostic.rule) != nil, "there is no rule \(diagnostic.rule)")
      try demand(!diagnostic.message.isEmpty, "\(label) says nothing")
      for place in diagnostic.related {
        try demand(file.contains(place.range), "a place beside \(label) lies outside the file")
      }
      for fix in diagnostic.fixes { try check(fix, of: document, label) }
    }
    if limit > 0 {
      let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.count)
      for (rule, count) in counts {
        try demand(count <= limit + 1, "\(rule) is reported \(count) times")
      }
    }
    try checkReports(report)
  }

  private static func check(
    _ fix: Fix, of document: PropertyListDocument, _ label: String
  ) throws(LawViolation) {
    let file = document.source.file.array
    for edit in fix.edits {
      try demand(edit.range.upperBound <= file.count, "the fix \(fix.title) of \(label) leaves the file")
    }
    guard let mended = try? fix.edits.applied(to: file) else {
      throw LawViolation("the edits of the fix \(fix.title) of \(label) overlap")
    }
    try demand(mended != file, "the fix \(fix.title) of \(label) changes nothing")
    let removed = fix.edits.reduce(0) { $0 + $1.range.count }
    let added = fix.edits.reduce(0) { $0 + $1.replacement.count }
    try demand(mended.count == file.count - removed + added, "the fix \(fix.title) changes other bytes")
    guard document.isValid else { return }
    let again = PropertyListDocument.read(
      SourceBytes(mended), options: ReadOptions(format: document.format))
    try demand(again.isValid, "the fix \(fix.title) of \(label) breaks the file: \(again.errors)")
  }

  private static func checkReports(_ report: CheckReport) throws(LawViolation) {
    let text = Reporter.text(TextOptions()).bytes(for: report)
    // Nothing of a file may steer a terminal.
    try demand(!text.contains { $0 < 0x20 && $0 != 0x0A }, "the report in text has control characters")
    let json = PropertyListDocument.read(
      SourceBytes(Reporter.json.bytes(for: report)), options: ReadOptions(format: .json))
    try demand(json.isValid, "the report in JSON cannot be read: \(json.errors)")
  }

  /// Property lists, mended by every fix that may be applied, with those that may change the meaning and without.
  ///
  /// A fix may bring a mistake to light, such as a key whose right name gives its value a meaning: it is then left out.
  package static let fixing = Law("fixing") { bytes throws(LawViolation) in
    let options = CheckOptions(document: .infoPlist, profile: .built, isStrict: true, maximumFindings: 0)
    let document = PropertyListDocument.read(SourceBytes(bytes))
    for appliesUnsafe in [false, true] {
      var fixer = Fixer(options: options, appliesUnsafe: appliesUnsafe)
      let outcome = fixer.fix(document, path: "Info.plist")
      // With so many, not all are tried.
      guard outcome.isChanged, outcome.applied.count + outcome.refused.count < 100 else { continue }
      let last = outcome.applied.last?.title ?? ""
      let mended = PropertyListDocument.read(
        outcome.document.source.file, options: ReadOptions(format: outcome.document.format))
      try demand(mended.isValid == document.isValid, "after \(last) the file is \(mended.errors)")
      let again = fixer.fix(mended, path: "Info.plist")
      try demand(!again.isChanged, "after \(last) there is \(again.applied.first?.title ?? "")")
      var checker = Checker(options: options)
      let before = Set(
        checker.check(document, path: "Info.plist").diagnostics.map { "\($0.rule)/\($0.code)" })
      let after = Set(checker.check(mended, path: "Info.plist").diagnostics.map { "\($0.rule)/\($0.code)" })
      try demand(after.isSubset(of: before), "the fixes bring \(after.subtracting(before))")
    }
  }
}
