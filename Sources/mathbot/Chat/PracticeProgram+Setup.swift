import Content
import Quiz
import Storage
import Terminal
import Tutor

extension PracticeProgram {
  /// The settings of the file, the environment and the flags, in this order.
  ///
  /// A file that cannot be used is said and set aside; a value in the environment that is not
  /// allowed ends the program, as a flag would.
  func loadSettings(from store: SettingsStore) throws -> Settings {
    var (effective, broken) = try store.load()
    if let broken { StandardError.write(broken.description) }
    do {
      try effective.apply(environment: environment.variables)
    } catch {
      throw ProgramFailure.usage(error.description)
    }
    var settings = effective.settings
    if command.global.noAnimation { settings.animation = false }
    if command.global.accessible { settings.accessible = true }
    return settings
  }

  /// What the conversation starts with.
  func setup(_ settings: Settings, previous: PreviousSession?) -> ConversationSetup {
    ConversationSetup(
      form: form(settings), settings: settings, systemLanguage: environment.language,
      seed: command.seed ?? .random(in: .min ... .max), minutes: command.minutes,
      difficulty: command.difficulty, operations: command.operations, table: command.table,
      previous: previous)
  }

  private func form(_ settings: Settings) -> ConversationSetup.Form {
    let isPlain =
      command.global.plain || settings.accessible || environment.terminal.wantsAccessible
    return isPlain ? .plain : .screen
  }
}
