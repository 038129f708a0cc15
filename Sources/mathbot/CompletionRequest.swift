import ArgumentParser
import Content
import Quiz

/// What a shell asks of the program for the Tab key, answered before the parser reads anything.
enum CompletionRequest {
  /// Answers the request; false where the command line is none.
  ///
  /// `help --complete WORD… ''` prints what may follow the words, a line each.
  /// `--generate-completion-script SHELL` prints the script that asks so.
  ///
  /// - Throws: `ProgramFailure.usage` for a shell without a script.
  static func answers(_ arguments: [String]) throws -> Bool {
    if arguments.starts(with: ["help", "--complete"]) {
      // The last word is the one that is being typed.
      writeOffers(after: Array(arguments.dropFirst(2).dropLast()))
    } else if let shell = try shell(arguments) {
      StandardOutput.write(shell.text, terminator: "")
    } else {
      return false
    }
    return true
  }

  private static func writeOffers(after words: [String]) {
    guard let program = try? CommandDescription.program(described: Mathbot.described) else {
      return
    }
    let topics = HelpTopic.allCases.map { topic in
      CompletionOffer.word(topic.rawValue, meaning: topic.title(in: .ofUser))
    }
    let offers = CompletionOffers(after: words, of: program, topics: topics) {
      $0.read(after: $1)
    }.offers
    let lines = offers.compactMap(\.line)
    if !lines.isEmpty { StandardOutput.write(lines.joined(separator: "\n")) }
  }

  private static func shell(_ arguments: [String]) throws(ProgramFailure) -> CompletionScript? {
    let option = "--generate-completion-script"
    guard let first = arguments.first, first == option || first.hasPrefix(option + "=") else {
      return nil
    }
    let name =
      first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1))
    guard let shell = CompletionScript(rawValue: name ?? "") else {
      throw .notAllowed(option, name ?? "", .oneOf(CompletionScript.allCases.map(\.rawValue)))
    }
    return shell
  }
}
