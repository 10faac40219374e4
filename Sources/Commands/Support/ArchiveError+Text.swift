internal import Archives

extension ArchiveError {
  /// More of them are counted only.
  private static let countLimit = 100
  /// Longer names are cut.
  private static let nameLimit = 200

  /// What is wrong with the members of an archive, each with its name in front, in sentences to show.
  static func texts(_ problems: [ArchiveError], in path: String) -> [String] {
    var texts = problems.prefix(countLimit).map { problem in
      let name = problem.member.map { "!/" + $0.prefix(nameLimit) + ($0.count > nameLimit ? "…" : "") } ?? ""
      return "\(SafeText.visible(path + name)): \(SafeText.visible(problem.message))"
    }
    if problems.count > countLimit {
      texts.append(
        "\(SafeText.visible(path)): \(problems.count - countLimit) more of its members are left out or doubtful."
      )
    }
    return texts
  }
}
