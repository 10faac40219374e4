internal import Validation

extension Reporter {
  /// Writes for people: each finding with its line of source, help and fixes, and one line in the end.
  ///
  /// A finding begins with `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`, as compilers have it; in a binary
  /// file, which has no lines, with `PATH: offset N: …`. Whatever comes from a file is shown on one line and
  /// without control characters.
  public static func text(_ options: TextOptions = TextOptions()) -> Reporter {
    Reporter(
      name: "text",
      rendering: { report, rendered in
        var writer = ReportTextWriter(options: options)
        writer.write(report)
        rendered.add(writer.bytes)
      },
      closing: { stream in
        let end = stream.summary.text(styling: options.styling) + "\n"
        return Array((stream.endsInBlankLine ? end : "\n" + end).utf8)
      })
  }
}
