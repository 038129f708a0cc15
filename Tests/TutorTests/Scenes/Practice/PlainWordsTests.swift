import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct PlainWordsTests {
  static let words: [(Language, [String])] = [
    (.english, ["hint", "skip", "time", "pause", "stop", "help"]),
    (.korean, ["힌트", "넘기기", "시간", "멈춤", "그만", "도움말"]),
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
    let question = try #require(talk.question)
    talk.type(words[0])
    #expect(talk.conversation.practice?.session.open?.hintsSeen == 1)
    talk.type(words[5])
    #expect(talk.words.hasSuffix(texts(.questionAsk, ["question": question.description])))
    #expect(talk.words.contains(texts(.helpQuestionKeys)))
    talk.type(words[2])
    #expect(talk.words.contains("5:00"))
    talk.type(words[3])
    talk.type(words[3])
    #expect(talk.conversation.practice?.isPaused == true, "pause does not end a pause")
    talk.type(language == .korean ? "계속" : "Go on")
    #expect(talk.conversation.practice?.isPaused == false)
    talk.type(words[1])
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    talk.type(words[4])
    talk.type(words[4])
    #expect(talk.words.contains(texts(.summaryStopped)))
  }

  @Test func `no word means two things, and none is a number`() {
    for language in Language.allCases {
      let vocabulary = ChatVocabulary(Texts(language))
      let phrases: [Phrase] = [.wordsHint, .wordsSkip, .wordsPause, .wordsTime, .wordsStop]
      for (phrase, key) in zip(
        phrases, [ChatVocabulary.PracticeKey.hint, .skip, .pause, .time, .stop])
      {
        for word in Texts(language)(phrase).split(separator: "·") {
          #expect(vocabulary.practiceWord(String(word)) == key, "\(word)")
          #expect(!vocabulary.means(String(word), .resume))
        }
      }
    }
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

  @Test func `what became known by heart is named in the summary`() {
    let results = [
      QuestionResult(question: Question(7, .multiply, 8), ending: .rightAtOnce, time: .seconds(2))
    ]
    let facts = [Question(7, .multiply, 8), Question(6, .multiply, 9), Question(7, .multiply, 8)]
    let bubble = SummaryBubble(
      SessionSummary(results: results), newlyFluent: facts, previous: nil, ranOut: true,
      texts: Texts(.english),
      usesWords: false)
    #expect(
      bubble.result.plainLines.contains("New by heart:  7 × 8, 6 × 9"))
    let without = SummaryBubble(
      SessionSummary(results: results), previous: nil, ranOut: true, texts: Texts(.english),
      usesWords: false)
    #expect(!without.result.plainLines.contains { $0.contains("by heart") })
  }

  @Test func `a fact becomes known by heart in a practice, and the summary says so`() throws {
    var setup = ConversationSetup(.plain, flags: PracticeFlags(minutes: 5))
    setup.flags.difficulty = .easy
    setup.flags.table = 2
    setup.flags.operations = [.multiply]
    // One quick answer more to any of them is the second one.
    setup.learner.past = (2...10).map { factor in
      PastAttempt(
        Attempt(
          question: Question(2, .multiply, factor), typed: "", outcome: .right, tryNumber: 1,
          time: .seconds(1)),
        on: 0)
    }
    var talk = Talk(setup)
    var asked: [String] = []
    while asked.isEmpty {
      let question = try #require(talk.question)
      if !question.isTrivial { asked.append(question.description) }
      talk.answer()
    }
    talk.stop()
    #expect(talk.words.contains("New by heart:  \(asked[0])"))
  }
}
