import ArgumentParser
import Content
import Tutor

/// Plain `mathbot config`: the settings page on a terminal, the list elsewhere.
struct ConfigPage: ParsableCommand {
  static let configuration = CommandConfiguration("page", .commandConfigPage, shouldDisplay: false)

  @OptionGroup var global: GlobalOptions

  func run() throws {
    let launcher = try ChatLauncher(options: global.chosen())
    var setup = try launcher.setup()
    guard setup.form == .screen else { return try ConfigList.parse([]).run() }
    setup.purpose = .settings
    launcher.introduceSettings(in: &setup)
    launcher.reportDamage()
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup) }
  }
}
