public import Foundation

/// What the generator's music libraries hold, as a program would declare it.
public struct MusicLibrary: Codable, Sendable {
  /// A song.
  public struct Track: Codable, Sendable {
    public let trackID: Int
    public let size: Int
    public let totalTime: Int
    public let discNumber: Int
    public let discCount: Int
    public let trackNumber: Int
    public let trackCount: Int
    public let year: Int
    public let dateModified: Date
    public let dateAdded: Date
    public let bitRate: Int
    public let sampleRate: Int
    public let playCount: Int
    public let playDate: Int
    public let playDateUTC: Date
    public let artworkCount: Int
    public let persistentID: String
    public let trackType: String
    public let fileFolderCount: Int
    public let libraryFolderCount: Int
    public let name: String
    public let artist: String
    public let albumArtist: String
    public let album: String
    public let genre: String
    public let kind: String
    public let location: String
    public let isCompilation: Bool?
    public let isPurchased: Bool?

    enum CodingKeys: String, CodingKey {
      case trackID = "Track ID"
      case size = "Size"
      case totalTime = "Total Time"
      case discNumber = "Disc Number"
      case discCount = "Disc Count"
      case trackNumber = "Track Number"
      case trackCount = "Track Count"
      case year = "Year"
      case dateModified = "Date Modified"
      case dateAdded = "Date Added"
      case bitRate = "Bit Rate"
      case sampleRate = "Sample Rate"
      case playCount = "Play Count"
      case playDate = "Play Date"
      case playDateUTC = "Play Date UTC"
      case artworkCount = "Artwork Count"
      case persistentID = "Persistent ID"
      case trackType = "Track Type"
      case fileFolderCount = "File Folder Count"
      case libraryFolderCount = "Library Folder Count"
      case name = "Name"
      case artist = "Artist"
      case albumArtist = "Album Artist"
      case album = "Album"
      case genre = "Genre"
      case kind = "Kind"
      case location = "Location"
      case isCompilation = "Compilation"
      case isPurchased = "Purchased"
    }
  }

  /// Songs in an order.
  public struct Playlist: Codable, Sendable {
    /// One song of it.
    public struct Item: Codable, Sendable {
      public let trackID: Int

      enum CodingKeys: String, CodingKey {
        case trackID = "Track ID"
      }
    }

    public let name: String
    public let items: [Item]

    enum CodingKeys: String, CodingKey {
      case name = "Name"
      case items = "Playlist Items"
    }
  }

  public let majorVersion: Int
  public let minorVersion: Int
  public let features: Int
  public let applicationVersion: String
  public let showsContentRatings: Bool
  public let tracks: [String: Track]
  public let playlists: [Playlist]
  public let musicFolder: String

  enum CodingKeys: String, CodingKey {
    case majorVersion = "Major Version"
    case minorVersion = "Minor Version"
    case features = "Features"
    case applicationVersion = "Application Version"
    case showsContentRatings = "Show Content Ratings"
    case tracks = "Tracks"
    case playlists = "Playlists"
    case musicFolder = "Music Folder"
  }
}
