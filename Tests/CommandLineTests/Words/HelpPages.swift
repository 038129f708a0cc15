import ArgumentParser
import Basics
import Content

@testable import mathbot

/// The help of a command.
struct HelpOfCommand {
  /// Such as `mathbot config set`.
  let path: String
  /// What the parser prints, before words are put in; nil for the page of the whole program.
  let message: String?

  /// The page in a language.
  func page(in language: Language, columns: Int = 80) -> String {
    let help = HelpText(Texts(language))
    return help.page(message ?? HelpPage(help).message, columns: columns)
  }

  /// Every command of the program, those that are not shown too.
  static let all =
    [HelpOfCommand(path: "mathbot", message: nil)] + below(Mathbot.self, path: "mathbot")

  private static func below(
    _ parent: any ParsableCommand.Type, path: String
  ) -> [HelpOfCommand] {
    parent.configuration.subcommands.flatMap { command in
      let name = path + " " + (command.configuration.commandName ?? "")
      let message = Mathbot.helpMessage(for: command, columns: HelpText.unbroken)
      return [HelpOfCommand(path: name, message: message)] + below(command, path: name)
    }
  }
}
