import ArgumentParser
import Basics
import Content
import Quiz
import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One call of the program: runs a command line and leaves with its exit status.
enum Invocation {
  /// Parses and runs the command; failures go to standard error in plain sentences.
  static func run(arguments: [String]) -> Never {
    let arguments = helpFirst(arguments)
    do {
      if [["--help"], ["-h"], ["help"]].contains(arguments) {
        StandardOutput.write(help(of: nil))
        exit(0)
      }
      if arguments == ["--reset-terminal"] {
        if !LostScreen.mendHere() { TerminalReset.run() }
        exit(0)
      }
      if try CompletionRequest.answers(arguments) { exit(0) }
      if try ManualRequest.answers(arguments) { exit(0) }
      if HelpTopic.answers(arguments) { exit(0) }
      if try CalcCommand.answers(arguments) { exit(0) }
      // Most often there are none, and the chat starts at once, without the parser.
      guard !arguments.isEmpty else {
        try PracticeCommand.practise()
        exit(0)
      }
      try checkSubcommands(arguments)
      var command = try Mathbot.parseAsRoot(
        ExpressionArguments.ordered(MeantArguments.read(arguments)))
      try command.run()
      exit(0)
    } catch {
      leave(because: error, arguments: arguments)
    }
  }

  /// `--help progress` as `help progress`.
  private static func helpFirst(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, ["--help", "-h"].contains(first),
      arguments.count > 1, !arguments[1].hasPrefix("-")
    else { return arguments }
    return ["help"] + arguments.dropFirst()
  }

  /// Prints what went wrong, or the help that was asked for, and leaves.
  private static func leave(because error: any Error, arguments: [String]) -> Never {
    let parserStatus = Mathbot.exitCode(for: error).rawValue
    if let failure = ProgramFailure(error) {
      StandardError.complain(failure.sentences)
      exit(failure.status)
    }
    if error is ExitCode { exit(parserStatus) }
    if parserStatus == 0 {
      StandardOutput.write(
        help(of: Mathbot.fullMessage(for: error, columns: HelpText.unbroken)))
      exit(0)
    }
    let message = UsageMessage(
      Mathbot.message(for: error), command: Subcommand(of: arguments), texts: .ofUser)
    StandardError.complain(message.sentences)
    exit(parserStatus == ExitCode.validationFailure.rawValue ? 2 : parserStatus)
  }

  /// What the parser has to print that was asked for, with words in it; without it, the help of
  /// the whole program.
  private static func help(of message: String?) -> String {
    let help = HelpText(.ofUser)
    guard let message, !message.hasPrefix("OVERVIEW: \(Mathbot.configuration.abstract)\n") else {
      return help.page(HelpPage(help).message)
    }
    if message.hasPrefix("OVERVIEW:") { return help.page(message) }
    return help.filled(message) { words in
      message.hasPrefix("{") ? words.escapedForJSON : words.filter { !"'\"`$\\[]:".contains($0) }
    }
  }

  /// A word that is no subcommand is said so, with the nearest one, rather than as a stray
  /// argument of the default subcommand.
  private static func checkSubcommands(_ arguments: [String]) throws(ProgramFailure) {
    let isHelp = arguments.first == "help"
    let command = Subcommand(of: arguments.dropFirst(isHelp ? 1 : 0))
    guard command.isGroup, let word = command.rest.first, !word.hasPrefix("-"), word != "help"
    else { return }
    throw isHelp && command.path == "mathbot"
      ? unknownTopic(command.rest, command.names) : unknown(word, of: command)
  }

  /// A topic with more words behind it is none.
  private static func unknownTopic(
    _ words: ArraySlice<String>, _ names: [String]
  ) -> ProgramFailure {
    let texts = Texts.ofUser
    let topics = HelpTopic.allCases.map(\.rawValue)
    let topic = words.first.flatMap(HelpTopic.init)
    let word = topic == nil ? words.first ?? "" : words.joined(separator: " ")
    let sentence = texts(.usageTopic, ["word": texts.quoted(word)])
    let meant = MeantWords.command(word)
    let nearest = topic?.rawValue ?? meant ?? nearestMatch(to: word, among: topics + names)
    return .usage(
      nearest == nil
        ? texts.sentences([sentence, texts(.usageTopics, ["names": texts.all(topics)])])
        : texts.sentence(sentence, nearest: nearest))
  }

  private static func unknown(
    _ word: String, of command: Subcommand
  ) -> ProgramFailure {
    let texts = Texts.ofUser
    let sentence = texts(
      .usageCommand, ["word": texts.quoted(word), "path": command.path])
    let flags = command.path == Mathbot.configuration.commandName ? ["--version"] : []
    let meant = MeantWords.command(word).flatMap { meant in
      command.names.contains { meant == $0 || meant.hasPrefix("\($0) ") } ? meant : nil
    }
    // A command below another is written out, as nobody guesses what stands before it.
    let written = meant.map { $0.contains(" ") ? "\(command.path) \($0)" : $0 }
    if let nearest = written ?? nearestMatch(to: word, among: command.names + flags) {
      return .usage(texts.sentence(sentence, nearest: nearest))
    }
    let all = texts(.usageCommands, ["names": texts.all(command.names)])
    return .usage(texts.sentences([sentence, texts.advice(on: word, in: command) ?? all]))
  }
}
