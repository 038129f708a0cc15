import SystemIO

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders in which mathbot keeps its files, by the XDG Base Directory Specification.
///
/// See <https://specifications.freedesktop.org/basedir-spec/latest/>.
package struct Folders: Hashable, Sendable {
  /// The folder of the settings file.
  package let config: String
  /// The folder of the practice data.
  package let data: String
  /// The folder of what matters only while programs run.
  package let runtime: String

  /// The folders that an environment names.
  ///
  /// A variable that is empty or holds no absolute path is ignored; `home` is for where `HOME` is
  /// ignored too.
  package init(environment: [String: String], home: @autoclosure () -> String) {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = folder("HOME") ?? home()
    config = (folder("XDG_CONFIG_HOME") ?? home + "/.config") + "/mathbot"
    data = (folder("XDG_DATA_HOME") ?? home + "/.local/share") + "/mathbot"
    runtime = folder("XDG_RUNTIME_DIR").map { $0 + "/mathbot" } ?? data
  }

  /// The folders of the user who runs the program.
  package static let ofUser = Folders(
    environment: ProcessVariables.all,
    home: FileManager.default.homeDirectoryForCurrentUser.path)

  /// The path of the settings file.
  package var settingsFile: String { config + "/config" }

  /// The path of the practice data.
  package var database: String { data + "/mathbot.sqlite" }
}
