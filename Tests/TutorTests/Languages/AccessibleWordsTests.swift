import Basics
import Content
import Foundation
import Testing

@testable import Tutor

/// The accessible form as somebody hears it: the transcripts whose name says so, in four languages.
struct AccessibleWordsTests {
  private static let files = TranscriptTests.files.filter { $0.hasPrefix("accessible") }

  /// What Robo and the program say; not what the child has typed.
  private static func said(in file: String) throws -> [String] {
    let url = TranscriptTests.folder.appending(path: file)
    let names = Language.allCases.map { Texts($0).labelled(Texts($0)(.learnerName), "") }
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
      .map(String.init)
      .filter { line in !line.hasPrefix("> ") && !names.contains { line.hasPrefix($0.trimmed) } }
  }

  @Test func `each is there in every language`() {
    #expect(Self.files.count == 4 * Language.allCases.count)
  }

  @Test(arguments: files)
  func `no sign is left that a voice leaves out, and no picture`(file: String) throws {
    let silent = Set("×÷−=√^_→←↑↓│─●○◐▌├┤►◄★🎉💪👎💡🏆🌻🤖")
    for line in try Self.said(in: file) {
      #expect(line.filter(silent.contains) == "", "\(line)")
      #expect(!line.contains(/\d+:\d\d/), "a time as on a clock: \(line)")
      #expect(!line.contains(/\S {2,}\S/), "a table: \(line)")
    }
  }

  @Test(arguments: files)
  func `nothing is said twice in a row`(file: String) throws {
    let lines = try Self.said(in: file)
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(line != next, "\(line)") }
  }

  @Test(arguments: files)
  func `nothing depends on where something stands`(file: String) throws {
    let places = [
      "on the left", "on the right", "above", "below", "tap ", "click", "왼쪽", "오른쪽", "위에",
      "아래", "左", "右の", "上の", "下の", "右邊", "上面", "下面", "滑鼠",
    ]
    for line in try Self.said(in: file) {
      let found = places.filter(line.lowercased().contains)
      #expect(found == [], "\(line)")
    }
  }

  @Test(arguments: [
    (Language.english, "6 × 7", "6 times 7"), (.english, "2 × __ = 10", "2 times what is 10?"),
    (.english, "6 + 6 = __", "6 plus 6 is what?"),
    (.english, "Half of 8 is __.", "Half of 8 is what?"),
    (.english, "What comes next? __", "What comes next?"), (.english, "in 3.0 s", "in 3 seconds"),
    (.english, "in 1.0 s.", "in 1 second."),
    (.english, "4.2 s a question", "4.2 seconds a question"),
    (.english, "Stuck? Type ? for a tip.", "Stuck? Type question mark for a tip."),
    (.english, "sums (34 + 25)", "sums (34 plus 25)"),
    (.english, "1 start, 2 stop", "1 start, 2 stop"),
    (.english, "3^2", "3 to the power of 2"), (.english, "2026-11-22", "2026-11-22"),
    (.korean, "6 × 2의 답은?", "6 곱하기 2의 답은?"), (.korean, "3 + 4 = 7", "3 더하기 4는 7"),
    (.korean, "3 + 3 = __", "3 더하기 3은 얼마?"), (.korean, "3.0초", "3초"),
    (.japanese, "12 ÷ 3 は いくつですか？", "12 わる 3 は いくつですか？"),
    (.japanese, "12 ÷ 3 = __", "12 わる 3はいくつ？"),
    (.traditionalChinese, "7 − 2 = 5", "7 減 2 等於 5"),
    (.traditionalChinese, "一半是 __。", "一半是 多少？"),
  ])
  func `a line is in words`(language: Language, line: String, words: String) {
    #expect(SpokenLine.words(for: line, in: Texts(language)) == words)
  }
}
