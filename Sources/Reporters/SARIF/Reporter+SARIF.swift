internal import PropertyLists
internal import Validation

extension Reporter {
  /// Writes a log of SARIF 2.1.0, for code-scanning services and editors.
  ///
  /// The log has one run. All rules stand in front, with their help; each finding names its rule, has its
  /// region, related places, fixes, and a fingerprint that outlives edits elsewhere. Paths become relative
  /// references, columns count Unicode scalars, and places in binary files are ranges of bytes.
  ///
  /// - Parameter version: The version of the program, as `1.2.3`.
  public static func sarif(version: String) -> Reporter {
    var driver = JSONBuilder(.compact)
    driver.sarifDriver(version: version)
    let opening =
      "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
      + "\"tool\":{\"driver\":" + String(decoding: driver.finish(), as: UTF8.self)
      + "},\"columnKind\":\"unicodeCodePoints\",\"results\":["
    return Reporter(
      name: "sarif", opening: opening, separator: .items,
      rendering: { report, rendered in
        let places = ReportPlaces(report)
        var fingerprints = FingerprintCounter()
        for diagnostic in report.diagnostics {
          var json = JSONBuilder(.compact)
          let fingerprint = fingerprints.next(diagnostic, path: report.documents[diagnostic.document].path)
          json.sarifResult(diagnostic, of: report, places, fingerprint: fingerprint)
          rendered.add(json.finish())
        }
      },
      closing: { stream in Array((stream.isEmpty ? "]}]}\n" : "\n]}]}\n").utf8) })
  }
}
