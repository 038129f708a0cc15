import Basics
import Testing

@testable import Content

/// The files of the words that are understood, one for each language.
struct WordListsTests {
  private static func file(of language: Language) -> String? {
    ContentFiles.words.first { file in
      TextLines(file: file).contains { $0 == ("language.tag", language.rawValue) }
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// How every key begins.
  private static let families = [
    "sound.",
    "language.tag", "say.", "slip.", "more.", "word.", "stem.", "pair.", "emoji.", "start.",
    "name.", "not",
    "nonsense",
    "lead", "tail", "filler", "frame", "beginning", "ending", "instead", "choice", "hence",
    "reason", "part", "tag", "laughter", "tale", "multiple.", "knowing", "counting.",
    "measure",
    "number.", "beside.", "hearsay", "remainder", "intensifier",
    "truth", "explain", "article", "maths.",
    "sign.", "wish.", "ordinal.", "length.", "unclear", "keyboard", "digits.stem",
  ]

  @Test(arguments: Language.allCases)
  func `every language has its words, and says with them what English says`(language: Language)
    throws
  {
    let words = WordLists(files: [try #require(Self.file(of: language))])
    let english = WordLists(files: [try #require(Self.file(of: .english))])
    for family in ["say.", "number.1", "sign.", "ordinal.", "length.", "unclear"] {
      let missing = english.family(family).map { family + $0.name }.filter { key in
        words[key].isEmpty && !Self.isOwn(key, of: .english)
      }
      #expect(missing == [])
    }
    #expect(!(words["word.distress"] + words["stem.distress"]).isEmpty)
  }

  /// Words that only some languages need, such as tens in a number.
  private static func isOwn(_ key: String, of language: Language) -> Bool {
    key == "sign.equals" || (11...19).contains { key == "number.\($0)" }
  }

  @Test func `every list is one that is read, has words, and stands once in its file`() {
    for file in ContentFiles.words {
      let lines = Array(TextLines(file: file))
      for line in lines {
        #expect(Self.families.contains(where: line.key.hasPrefix), "\(line.key)")
        let words = WordLists.words(in: line.text)
        #expect(!words.isEmpty && Set(words).count == words.count, "\(line.key)")
      }
      #expect(Set(lines.map(\.key)).count == lines.count)
    }
  }

  @Test func `no phrase means two things`() {
    let all = WordLists.all.family("say.").flatMap { list in
      list.words.map { (word: $0, name: list.name) }
    }
    let meanings = Dictionary(grouping: all, by: \.word).mapValues { Set($0.map(\.name)) }
    #expect(meanings.filter { $0.value.count > 1 }.map(\.key) == [])
  }

  @Test func `the lists of one key in several files are one list`() {
    let lists = WordLists(files: ["say.tip = help · a tip", "say.tip = 힌트\nsay.skip = next"])
    #expect(lists["say.tip"] == ["help", "a tip", "힌트"])
    #expect(lists["say.none"] == [])
    #expect(lists.family("say.").map(\.name) == ["skip", "tip"])
  }
}
