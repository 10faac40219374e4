public import Bundles

/// An icon file of a bundle.
public struct IconFile: Sendable, Hashable {
  /// The path.
  public let path: String
  /// How many pixels one point of the screen has: 1, 2 or 3.
  public let scale: Int
  /// The sizes of the images in it; empty if it is of no format that is understood.
  public let sizes: [ImageSizes.Size]
}
