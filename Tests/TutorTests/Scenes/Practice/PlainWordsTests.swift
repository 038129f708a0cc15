import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct PlainWordsTests {
  static let words: [(Language, [String])] = [
    (.english, ["hint", "skip", "time", "pause", "stop", "Go on"]),
    (.korean, ["힌트", "넘기기", "시간", "멈춤", "그만", "계속"]),
    (.japanese, ["ヒント", "とばす", "時間", "休む", "やめる", "つづける"]),
    (.traditionalChinese, ["提示", "跳過", "時間", "休息", "停", "繼續"]),
  ]

  private static func practising(_ language: Language) -> Talk {
    var settings = Settings()
    settings.language = .language(language)
    return Talk(.plain, settings: settings, minutes: 5, difficulty: .easy)
  }

  @Test(arguments: words)
  func `words are understood at an open question`(language: Language, words: [String]) throws {
    let texts = Texts(language)
    var talk = Self.practising(language)
    talk.type(words[0])
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 1)
    talk.type(words[2])
    #expect(talk.words.contains("5:00"))
    talk.type(words[3])
    talk.type(words[3])
    #expect(talk.conversation.paused != nil, "pause does not end a pause")
    talk.type(words[5])
    #expect(talk.conversation.scene is PracticeScene)
    talk.type(words[1])
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    talk.type(words[4])
    talk.type(words[4])
    #expect(talk.words.contains(texts(.endTried)))
  }

  @Test func `a check is stopped with a word too`() {
    var talk = Talk(.plain, purpose: .check(questions: 5, mix: .official))
    talk.type("")
    talk.wait(.seconds(5))
    talk.type("stop")
    talk.type("stop")
    #expect(talk.conversation.after != nil)
  }

  @Test func `half time is told line by line, and not where a bar shows it`() {
    var plain = Talk(.plain, minutes: 3, difficulty: .easy)
    plain.wait(.seconds(95))
    #expect(plain.words.contains("Half of the time is over"))
    var screen = Talk(minutes: 3, difficulty: .easy)
    screen.wait(.seconds(95))
    #expect(!screen.words.contains("Half of the time"))
  }
}
