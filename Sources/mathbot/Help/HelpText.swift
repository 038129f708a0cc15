import Basics
import Calculator
import Content
import Quiz
import Screen
import Terminal
import Tutor

/// What the parser prints of help, with the words of a language in it.
struct HelpText {
  /// So many columns that the parser breaks no line.
  static let unbroken = 100_000

  private let texts: Texts
  private let values: [String: String]

  init(_ texts: Texts) {
    self.texts = texts
    values = [
      "levels": texts.choice(DifficultyArgument.offered),
      "operations": texts.list(OperationsArgument.offered),
      "languages": texts.choice(LanguageArgument.offered),
      "own": texts.choice(LearnerSettings.keys.map(\.rawValue)),
      "dots": texts.choice(DotsArgument.offered),
      "topics": texts.list(HelpTopic.allCases.map(\.rawValue)),
      "curves": String(PlotCommand.mostCurves),
      "most": String(NumberFormat.allowedDigits.upperBound),
    ]
  }

  /// The help page, in lines of at most so many columns.
  ///
  /// The message is what the parser prints, or a page of our own of the same form, with
  /// placeholders where words come from Content, and no line broken.
  func page(_ message: String, columns: Int) -> String {
    page(message, columns: columns) { $0 }
  }

  /// The help page for the window that the program runs in, with bold letters where it has them.
  func page(_ message: String) -> String {
    let columns = Size.ofTerminal.columns.clamped(to: 40...80)
    guard Environment.ofProcess.hasBoldOutput else { return page(message, columns: columns) }
    return page(message, columns: columns) { $0.printedBold }
  }

  private func page(
    _ message: String, columns: Int, emphasis: (String) -> String
  ) -> String {
    Self.lines(of: message).flatMap(helpLines)
      .flatMap { $0.wrapped(to: columns, emphasis: emphasis) }
      .joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line of the parser's as lines with words; a text may have several.
  private func helpLines(of line: String) -> [HelpLine] {
    let usage = texts.labelled(texts(.commandUsage), "")
    if let call = line.wholeMatch(of: /USAGE: (.*)/) {
      return [HelpLine(label: usage, words: String(call.1))]
    }
    // The parser puts more ways to call a command below the first one.
    if let call = line.wholeMatch(of: #/ {7}(\S.*)/#) {
      return [HelpLine(label: "".padded(to: usage.displayWidth), words: String(call.1))]
    }
    return Self.lines(of: filled(headed(line)))
      .map { HelpLine($0, default: texts(.commandDefault)) }
  }

  /// The text with the words of the language for each placeholder, made fit for where they stand.
  func filled(_ text: String, escaped: (String) -> String = { $0 }) -> String {
    Self.parserSentences
      .reduce(text) { $0.replacing($1.key, with: $1.value.placeholder) }
      .replacing(/\{([A-Za-z]+)\}/) { match in
        words(for: String(match.1)).map(escaped) ?? String(match.0)
      }
  }

  private func words(for name: String) -> String? {
    if let list = HelpList(rawValue: name) { return lines(of: list).joined(separator: "\n") }
    return Phrase(rawValue: name).map { texts($0, values) }
  }

  /// The parser's own sentences in its lists of options.
  private static let parserSentences: [String: Phrase] = [
    "Show help information.": .commandHelp,
    "Show subcommand help information.": .commandHelpSubcommand,
    "Show the version.": .commandVersion,
  ]

  /// The line with the words of the language where the parser has a heading.
  private func headed(_ line: String) -> String {
    if let match = line.wholeMatch(of: /\s*See '(.*)' for detailed help\./) {
      return "  " + texts(.commandSee, ["command": String(match.1)])
    }
    for (heading, phrase) in Self.headings where line.hasPrefix(heading) {
      return texts.labelled(texts(phrase), String(line.dropFirst(heading.count)).trimmed)
        .trimmedAtEnd.description
    }
    return line
  }

  private static let headings: [(heading: String, phrase: Phrase)] = [
    ("OVERVIEW:", .commandOverview), ("ARGUMENTS:", .commandArguments),
    ("OPTIONS:", .commandOptions),
    ("SUBCOMMANDS:", .commandSubcommands),
  ]

  private func lines(of list: HelpList) -> [String] {
    switch list {
    case .functions:
      let width = MathFunction.all.map(\.name.displayWidth).max() ?? 0
      return [texts(.commandCalcFunctions)]
        + MathFunction.all.map { "  \($0.name.padded(to: width))  \(texts.summary(of: $0))" }
    case .settings:
      return SettingKey.grouped.map { key in
        texts(
          .commandConfigSetting,
          [
            "key": key.rawValue, "name": texts.text(key: "settings.\(key)"),
            "about": texts.text(key: "settings.about.\(key)"),
            "allowed": key.allowed.words(in: texts), "value": Settings().value(of: key),
          ])
      }
    }
  }
}
