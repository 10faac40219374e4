internal import CFileShims

/// The processors of the machine.
public enum Processors {
  /// How many of them the process may use now, at least 1: a container may be kept to a few.
  public static var count: Int {
    max(1, Int(cfile_processor_count()))
  }
}
