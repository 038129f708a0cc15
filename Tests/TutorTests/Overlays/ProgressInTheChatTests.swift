import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct ProgressInTheChatTests {
  /// A conversation whose child has asked for the page and sees it.
  private static func open(_ talk: Talk = finished()) -> Talk {
    var talk = talk
    talk.type("progress")
    talk.send(.progressLoaded(Pasts.richReport, learner: "Mina"))
    return talk
  }

  private static func finished() -> Talk {
    var talk = Talk.practising()
    talk.stop()
    return talk
  }

  private func page(_ talk: Talk) -> PagePicture? {
    if case .page(let page) = talk.conversation.picture { page } else { nil }
  }

  @Test(arguments: ["progress", "Progress!", "report"])
  func `the word asks for the report, and the report opens the page`(word: String) {
    var talk = Self.finished()
    talk.type(word)
    #expect(talk.effects.last == .loadProgress)
    #expect(page(talk) == nil)
    talk.send(.progressLoaded(Pasts.richReport, learner: "Mina"))
    #expect(page(talk)?.title == "Progress · Mina")
  }

  @Test(arguments: Language.allCases)
  func `the word is known after practice in every language, and help names it`(language: Language) {
    var settings = Settings()
    settings.language = .language(language)
    let texts = Texts(language)
    let word = texts(.wordsProgress).prefix { $0 != "·" }.filter { $0 != " " }
    #expect(texts(.helpWords).contains(word))
    var talk = Talk.practising(settings: settings)
    talk.stop()
    talk.type(word)
    #expect(talk.effects.last == .loadProgress)
  }

  @Test func `the page scrolls with keys and the wheel, and no further than it goes`() {
    var talk = Self.open()
    let keys: [(Key, Int)] = [
      (.up, 0), (.down, 1), (.pageDown, 11), (.character(" "), 21), (.up, 20), (.pageUp, 10),
      (.home, 0), (.character("x"), 0), (.left, 0),
    ]
    for (key, rows) in keys {
      #expect(talk.conversation.destination(of: key) == .conversation)
      talk.send(.key(key))
      #expect(page(talk)?.scrolledRows == rows, "\(key)")
    }
    talk.send(.scrolled(rows: -3))
    #expect(page(talk)?.scrolledRows == 3)
    talk.send(.key(.end))
    var isLimited = talk.conversation.limitScroll(to: ScrollExtent(14))
    #expect(isLimited && page(talk)?.scrolledRows == 14)
    talk.send(.key(.down))
    isLimited = talk.conversation.limitScroll(to: ScrollExtent(14))
    #expect(isLimited)
    talk.send(.pressed(.word(0)))
    #expect(page(talk)?.scrolledRows == 24)
  }

  @Test(arguments: [Key.escape, .enter, .character("q"), .character("Q"), .backspace])
  func `keys that leave lead back to the chat`(key: Key) {
    var talk = Self.open()
    talk.send(.key(key))
    #expect(talk.chat?.composer.placeholder == Texts(.english)(.composerChips))
    #expect(talk.effects.last != .leave)
  }

  @Test func `so does a tap, and Ctrl-D`() {
    for event in [Event.pressed(.word(1)), .endOfInput, .interrupted] {
      var talk = Self.open()
      talk.send(event)
      #expect(talk.chat != nil)
      #expect(!talk.conversation.hasEnded)
    }
  }

  @Test func `a card that waits still waits below the page`() {
    var talk = Self.open(Talk.choosing())
    #expect(page(talk) != nil)
    talk.send(.key(.escape))
    #expect(talk.card != nil)
    talk.type("3")
    #expect(talk.effects.contains(.saveSetting(.minutes, "3")))
  }

  @Test func `in the plain form Robo says it in words, and asks again`() {
    var talk = Talk(.plain)
    talk.type("change")
    var form = PlainForm(echo: true)
    _ = form.newLines(of: talk.conversation)
    talk.type("progress")
    talk.send(.progressLoaded(Pasts.richReport, learner: nil))
    let lines = form.newLines(of: talk.conversation)
    #expect(lines.prefix(2) == ["You: progress", "Robo: Progress"])
    #expect(lines.contains("Known: 1 fact; new: 143 facts."))
    #expect(lines.last == "Type a number from 1 to 10, or Enter for 5.")
    #expect(talk.conversation.overlay == nil)
  }

  @Test func `while a question is open no page comes`() {
    var talk = Talk.practising()
    talk.send(.progressLoaded(Pasts.richReport, learner: nil))
    #expect(talk.chat != nil)
    talk.type("progress")
    #expect(!talk.effects.contains(.loadProgress))
  }

  @Test func `what cannot be read is said`() {
    var talk = Self.finished()
    talk.type("progress")
    talk.send(.progressFailed(.locked))
    talk.wait(.seconds(3))
    #expect(talk.words.contains("(another program holds the file)"))
  }
}
