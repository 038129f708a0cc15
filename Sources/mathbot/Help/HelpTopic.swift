import Basics
import Content

/// What `mathbot help TOPIC` explains.
enum HelpTopic: String, CaseIterable {
  case keys, words, levels, hints, report, files, privacy, numbers, units

  /// Prints the topic that a command line asks for; false where it asks for none.
  static func answers(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, arguments[0] == "help",
      let topic = HelpTopic(rawValue: arguments[1])
    else { return false }
    let texts = Texts.ofUser
    StandardOutput.write(HelpText(texts).page(topic.message(in: texts)))
    return true
  }

  /// What it is about, in a few words.
  func title(in texts: Texts) -> String { texts.text(key: "command.topic.\(rawValue)") }

  /// The page, in lines of at most so many columns.
  func page(in texts: Texts, columns: Int) -> String {
    HelpText(texts).page(message(in: texts), columns: columns)
  }

  /// What it says, below its title.
  private func message(in texts: Texts) -> String {
    title(in: texts) + "\n\n" + texts.text(key: "command.topic.\(rawValue).more")
  }
}
