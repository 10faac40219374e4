internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import SourceText
internal import Validation

/// A configuration together with the schemas it names.
struct LoadedConfiguration: Sendable {
  /// The file.
  let file: SettingsFile
  /// The folder it stands in, from the root.
  let folder: String
  let configuration: Configuration
  /// The catalog with the keys of the schemas.
  let catalog: Catalog

  /// Reads a configuration and its schemas.
  ///
  /// - Parameters:
  ///   - path: The path to show and to open.
  ///   - errors: Every mistake in any of the files is added here.
  /// - Returns: nil if there is a mistake.
  static func load(
    _ path: String, _ working: WorkingFolder, noting errors: inout [CommandError]
  ) -> LoadedConfiguration? {
    let file: SettingsFile
    do throws(CommandError) { file = try SettingsFile(path) } catch {
      errors.append(error)
      return nil
    }
    var (configuration, mistakes) = Configuration.read(file.document)
    var found: [CommandError] = []
    let folder = FilePath.parent(of: working.absolute(path))
    var schema = KeySchema()
    for named in configuration.schemas {
      let schemaPath = working.shown(FilePath.join(folder, named.value))
      do throws(CommandError) {
        let schemaFile = try SettingsFile(schemaPath)
        found += schemaFile.errors(schema.add(schemaFile.document))
      } catch {
        mistakes.append(
          ConfigurationMistake(
            .unreadableFile, named.range, error.message,
            hint: "The path of a schema counts from the folder of this file."))
      }
    }
    mistakes.sort { $0.range.lowerBound < $1.range.lowerBound }
    found = file.errors(mistakes) + found
    errors += found
    guard found.isEmpty else { return nil }
    return LoadedConfiguration(
      file: file, folder: folder, configuration: configuration, catalog: schema.catalog())
  }

  /// What counts for a file, by its path from the root.
  func overrideIndexes(forAbsolute path: String) -> [Int] {
    configuration.overrideIndexes(for: WorkingFolder.path(from: folder, to: path))
  }
}
