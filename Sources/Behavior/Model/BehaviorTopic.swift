/// What an effect is about.
public enum BehaviorTopic: Sendable, Hashable, CaseIterable {
  case startup, processes, files, storage, cloud, permissions, notifications, games, installation, resources
  case graphics, background, interface, devices, network, other

  /// The word for it in answers.
  public var name: String {
    switch self {
    case .startup: "startup"
    case .processes: "processes"
    case .files: "files"
    case .storage: "storage"
    case .cloud: "cloud"
    case .permissions: "permissions"
    case .notifications: "notifications"
    case .games: "games"
    case .installation: "installation"
    case .resources: "resources"
    case .graphics: "graphics"
    case .background: "background"
    case .interface: "interface"
    case .devices: "devices"
    case .network: "network"
    case .other: "other"
    }
  }

  /// The heading above its effects.
  public var title: String {
    switch self {
    case .startup: "Starting up"
    case .processes: "Processes and their end"
    case .files: "Files the app makes"
    case .storage: "Storage and file sharing"
    case .cloud: "iCloud"
    case .permissions: "Permission requests"
    case .notifications: "Notifications and activities"
    case .games: "Games"
    case .installation: "Installation"
    case .resources: "Fonts and resources"
    case .graphics: "Drawing"
    case .background: "In the background"
    case .interface: "Interface at launch"
    case .devices: "Devices and accessories"
    case .network: "Network"
    case .other: "Other keys"
    }
  }
}
