internal import CommandLineKit
internal import Reporters
internal import Validation

extension TextRole {
  /// A piece of a report in the colors of a terminal.
  static func colored(_ text: String, _ role: TextRole) -> String {
    let style: Style
    switch role {
    case .place, .message: style = .bold
    case .severity(let severity), .mark(let severity), .summary(let severity):
      style = [.bold, color(of: severity)]
    case .rule, .gutter, .input: style = .dim
    case .relatedMark, .label: style = .blue
    case .success: style = [.bold, .green]
    }
    return style.applied(to: text)
  }

  private static func color(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
