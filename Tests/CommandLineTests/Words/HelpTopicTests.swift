import Basics
import Content
import Screen
import Testing

@testable import mathbot

/// `mathbot help TOPIC`.
struct HelpTopicTests {
  @Test(arguments: Language.allCases, HelpTopic.allCases)
  func `each topic is explained in every language, in no wider line than the window`(
    language: Language, topic: HelpTopic
  ) {
    let texts = Texts(language)
    for columns in [40, 80] {
      let page = topic.page(in: texts, columns: columns)
      #expect(Self.letters(page).hasPrefix(Self.letters(topic.title(in: texts))))
      #expect(!page.contains("command.topic") && !page.contains("{"))
      for line in page.split(separator: "\n") {
        #expect(String(line).displayWidth <= columns, "\(line)")
      }
    }
  }

  private static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: HelpTopic.allCases)
  func `a topic is printed on request`(topic: HelpTopic) throws {
    let run = try CommandRun.mathbot(["help", topic.rawValue], home: try TemporaryHome())
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output == topic.page(in: Texts(.english), columns: 80) + "\n")
  }

  @Test(arguments: [
    ("kyes", " keys?"), ("privcy", " privacy?"), ("practise", " practice?"),
    ("zebra", "keys, words, levels, hints, report, files, privacy, numbers and units"),
  ])
  func `what is no topic is said so, with the nearest or all of them`(word: String, named: String)
    throws
  {
    let run = try CommandRun.mathbot(["help", word], home: try TemporaryHome())
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains(named), "\(run.errors)")
  }

  @Test func `a topic takes no more words, and every command is explained still`() throws {
    let more = try CommandRun.mathbot(["help", "keys", "now"], home: try TemporaryHome())
    #expect(more.exitCode == 2)
    let command = try CommandRun.mathbot(["help", "convert"], home: try TemporaryHome())
    #expect(command.exitCode == 0 && command.output.contains("mathbot convert"))
  }

  @Test func `the help of the program names every topic`() throws {
    let run = try CommandRun.mathbot(["--help"], home: try TemporaryHome())
    for topic in HelpTopic.allCases { #expect(run.output.contains(topic.rawValue)) }
  }
}
