import Basics
import Content
import Quiz

/// What the parser says about a command line, in one or two plain sentences.
///
/// What our own options and commands refuse is thrown as `ProgramFailure` and never comes here. The
/// parser's own errors have no types that others may see, so they are known by their sentences; a
/// test shows each of these, as another version of the parser may word them differently.
struct UsageMessage {
  /// What is said instead.
  let sentences: String

  /// - Parameters:
  ///   - message: What the parser says.
  ///   - command: The command whose help page explains more.
  ///   - texts: In which language it is said.
  init(_ message: String, command: Subcommand, texts: Texts) {
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    sentences =
      Self.advice(line, command, texts) ?? Self.quoting(line, command, texts)
      ?? Self.naming(line, command, texts)
      ?? texts.sentence(Self.refusal(line, texts) ?? texts(.usageUnclear), helpOf: command.path)
  }

  /// Sentences that say what is allowed, so that nobody has to look it up.
  private static func advice(_ line: String, _ command: Subcommand, _ texts: Texts) -> String? {
    if let match = line.firstMatch(of: /Unknown option '(.+?)'/),
      let meant = MeantWords.option(String(match.1)), command.takes(meant)
    {
      return texts.sentence(noOption(match.1, texts), nearest: meant)
    }
    if let match = line.wholeMatch(of: /Unknown option '(.+?)'\. Did you mean '(.+)'\?/) {
      return texts.sentence(noOption(match.1, texts), nearest: String(match.2))
    }
    if let match = line.firstMatch(of: /set with flag '(.+?)'.* set with flag '(.+?)'/) {
      return texts(.usageOne, ["options": texts.all([String(match.2), String(match.1)])])
    }
    return nil
  }

  /// Words too many, where they may be parts of a name.
  private static func quoting(_ line: String, _ command: Subcommand, _ texts: Texts) -> String? {
    let takesNames = ["add", "rename", "remove", "use"].map { "mathbot learner \($0)" }
    guard takesNames.contains(command.path), let refusal = unexpected(line, texts) else {
      return nil
    }
    return texts.sentences([refusal, texts(.usageNameQuotes)])
  }

  /// A word too many that may be the name of who practises, where an option takes it.
  private static func naming(_ line: String, _ command: Subcommand, _ texts: Texts) -> String? {
    guard let match = line.wholeMatch(of: /Unexpected argument '(.*)'/),
      let advice = texts.advice(naming: String(match.1), for: command),
      let refusal = unexpected(line, texts)
    else { return nil }
    return texts.sentences([refusal, advice])
  }

  /// Sentences that only say what is wrong.
  private static func refusal(_ line: String, _ texts: Texts) -> String? {
    if let match = line.wholeMatch(of: /Missing value for '([^' ]+).*'/) {
      return texts(.usageValueMissing, ["option": String(match.1)])
    }
    if let match = line.wholeMatch(of: /Missing expected argument '<(.+?)>.*'/) {
      return texts(.usageArgument, ["name": texts.text(key: "usage.named.\(match.1)")])
    }
    if let match = line.wholeMatch(of: /(?:Unknown option '|Invalid option: )(.+?)'?/) {
      return noOption(match.1, texts)
    }
    return unexpected(line, texts)
  }

  /// Words that the command does not take.
  private static func unexpected(_ line: String, _ texts: Texts) -> String? {
    if let match = line.wholeMatch(of: /Unexpected argument '(.*)'/) {
      return texts(.usageUnexpected, ["word": texts.quoted(String(match.1))])
    }
    if let match = line.wholeMatch(of: /(\d+) unexpected arguments: (.*)/) {
      let words = match.2.matches(of: /'(.*?)'/).map { texts.quoted(String($0.1)) }
      return texts(.usageUnexpectedSeveral, ["n": String(match.1), "words": texts.list(words)])
    }
    if let match = line.wholeMatch(
      of: /The option '(.+?)' does not take any value, but '(.*)' was.*/)
    {
      return texts(
        .usageValueNone,
        ["option": String(match.1), "value": texts.quoted(String(match.2))])
    }
    return nil
  }

  private static func noOption(_ option: Substring, _ texts: Texts) -> String {
    texts(.usageOption, ["option": texts.quoted(String(option))])
  }
}

extension Subcommand {
  /// How many minutes somebody means who writes `5 minutes` or `minutes 5`; nil for other words.
  fileprivate var minutes: Int? {
    let words = rest.prefix(2).map { $0.lowercased() }
    guard words.count == 2, words.contains(where: { $0.hasPrefix("min") }) else { return nil }
    return words.lazy.compactMap { Int($0) }.first { $0 > 0 }
  }
}

extension Texts {
  /// What somebody may have meant who wrote a word where a command is expected.
  func advice(on word: String, in command: Subcommand) -> String? {
    if SettingKey(rawValue: word.lowercased()) != nil, command.path == "mathbot config" {
      let rest = command.rest.dropFirst().joined(separator: " ")
      let set = "\(command.path) \(rest.isEmpty ? "get" : "set") \(word) \(rest)"
      return self(.usageNearest, ["nearest": set.trimmed])
    }
    if command.path == "mathbot" {
      if let minutes = command.minutes {
        return self(.usageNearest, ["nearest": "\(command.path) --minutes \(minutes)"])
      }
      if word.contains(where: \.isNumber) {
        return self(.usageCalculation, ["command": "mathbot calc '\(word)'"])
      }
    }
    guard word.first?.isUppercase == true else { return nil }
    guard command.path != "mathbot learner" else {
      return self(.usageNearest, ["nearest": "\(command.path) add \(word)"])
    }
    return advice(naming: word, for: command)
  }

  /// How a command is told who practises, or the option that a word names without its dashes; nil where
  /// it takes no name or the word can be none.
  func advice(naming word: String, for command: Subcommand) -> String? {
    if word.count > 1, command.takes("--\(word)") {
      return self(.usageNearest, ["nearest": "\(command.path) --\(word)"])
    }
    guard word.allSatisfy(\.isLetter), command.takesLearner else { return nil }
    return self(.usageNameOption, ["command": "\(command.path) --learner \(word)"])
  }
}
