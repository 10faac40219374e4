/// Holds the place of the module.
enum Placeholder {}
