#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command with its options and subcommands, as the parser describes them.
///
/// The form is that of the parser's own description for tools, version 0; a test shows that it is
/// the one that this parser writes.
struct CommandDescription: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let defaultSubcommand: String?
  let subcommands: [CommandDescription]?
  let arguments: [ArgumentDescription]?

  /// Reads the description that the parser gives of the whole program.
  ///
  /// - Throws: `DecodingError` where the parser describes it in another form.
  static func program(described text: String) throws -> CommandDescription {
    struct Tool: Decodable {
      let command: CommandDescription
    }
    return try JSONDecoder().decode(Tool.self, from: Data(text.utf8)).command
  }

  /// The subcommands that people are told of.
  var shownSubcommands: [CommandDescription] { (subcommands ?? []).filter(\.shouldDisplay) }

  /// Those of them that have a manual page: the parser's own `help` is explained with the others.
  var pagedSubcommands: [CommandDescription] {
    shownSubcommands.filter { $0.commandName != "help" }
  }

  /// The subcommand of this name.
  func subcommand(named name: String) -> CommandDescription? {
    subcommands?.first { $0.commandName == name }
  }

  /// The options that may follow the command's name: also those of the subcommand that runs when
  /// none is named.
  var options: [ArgumentDescription] {
    var seen: Set<String> = []
    return everything.filter { argument in
      guard argument.shouldDisplay, let spelling = argument.spelling else { return false }
      return seen.insert(spelling).inserted
    }
  }

  /// What stands without a name, in its order.
  var positionals: [ArgumentDescription] { everything.filter { $0.kind == .positional } }

  private var everything: [ArgumentDescription] {
    (defaultCommand?.arguments ?? []) + (arguments ?? [])
  }

  private var defaultCommand: CommandDescription? {
    defaultSubcommand.flatMap(subcommand(named:))
  }
}
