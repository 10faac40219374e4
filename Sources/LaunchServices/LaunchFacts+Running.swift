internal import Bundles

extension LaunchFacts {
  /// How a process of the bundle shows itself: only background counts where both are asked for (L41).
  public var mode: LaunchDecision.Mode { isBackgroundOnly ? .background : isAgent ? .agent : .regular }

  /// Whether the Classic environment shows the process: others than apps in the Dock only if they say so (R123).
  public var showsInClassic: Bool { mode == .regular || isVisibleInClassic }

  /// How many events tell the app that child processes ended (R129).
  public func appDiedEvents(endedChildren count: Int) -> Int { getsAppDiedEvents ? count : 0 }

  /// Whether a file that the app makes is put under quarantine (R127, R128, L44).
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - home: The person's home, for patterns that begin with `~`.
  public func quarantines(_ path: String, home: String) -> Bool {
    quarantinesFiles
      && !quarantineExclusions.contains { ShellPattern($0, home: home).matches(path) }
  }
}
