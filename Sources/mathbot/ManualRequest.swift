import ArgumentParser
import Basics
import Content

/// What the installation asks of the program: `help --manual` prints the names of all manual pages,
/// `help --manual mathbot config set` prints one.
enum ManualRequest {
  /// Answers the request; false where the command line is none.
  ///
  /// - Throws: `ProgramFailure.usage` for a page that is not there.
  static func answers(_ arguments: [String]) throws -> Bool {
    guard arguments.starts(with: ["help", "--manual"]) else { return false }
    let program = try CommandDescription.program(described: Mathbot.described)
    let pages = pages(of: program, named: program.commandName)
    let name = arguments.dropFirst(2).joined(separator: " ")
    if name.isEmpty {
      StandardOutput.write(pages.map(\.name).joined(separator: "\n"))
    } else {
      guard let page = pages.first(where: { $0.name == name }) else {
        throw ProgramFailure.usage(.usageManual, ["name": Texts.ofUser.quoted(name)])
      }
      StandardOutput.write(page.text, terminator: "")
    }
    return true
  }

  private static func pages(
    of command: CommandDescription, named name: String
  ) -> [ManualPage] {
    let texts = Texts.ofUser
    return [
      ManualPage(
        name: name, command: command, version: Mathbot.version, date: Mathbot.released, texts: texts
      )
    ]
      + command.pagedSubcommands.flatMap { pages(of: $0, named: "\(name) \($0.commandName)") }
  }
}
