import ArgumentParser
import Content

// The parser makes the words of help whenever it reads a command line, but they are seldom printed.
// So it is given the names of phrases; `HelpText` puts in the texts of the language.

extension Phrase {
  /// What stands in the parser's help for the text.
  var placeholder: String { "{\(rawValue)}" }
}

extension ArgumentHelp {
  /// The words of an option or an argument; `value` stands for its value, such as `n`.
  static func text(_ phrase: Phrase, value: String? = nil) -> ArgumentHelp {
    ArgumentHelp("\(phrase.placeholder)", valueName: value)
  }
}

extension CommandConfiguration {
  /// A command.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - abstract: What it does, in a line.
  ///   - usage: Ways to call it; the parser's own where there are none.
  ///   - more: What else is to be known.
  ///   - examples: Lines to try.
  ///   - list: What comes last.
  ///   - shouldDisplay: Whether it is among the commands that are told.
  ///   - subcommands: What it has below it.
  ///   - defaultSubcommand: Which of these runs where none is named.
  init(
    _ name: String, _ abstract: Phrase, usage: String? = nil, more: Phrase? = nil,
    examples: [String] = [], list: HelpList? = nil, shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    let lines = examples.map { "\n  " + $0 }.joined()
    self.init(
      commandName: name, abstract: abstract.placeholder, usage: usage,
      discussion: [
        more?.placeholder, examples.isEmpty ? nil : Phrase.commandExamples.placeholder + lines,
        list?.placeholder,
      ].compactMap(\.self).joined(separator: "\n\n"),
      shouldDisplay: shouldDisplay, subcommands: subcommands, defaultSubcommand: defaultSubcommand)
  }
}

/// A list in the help of a command that comes from elsewhere than Content alone.
enum HelpList: String {
  case functions, settings

  /// What stands for it in the parser's help.
  var placeholder: String { "{\(rawValue)}" }
}
