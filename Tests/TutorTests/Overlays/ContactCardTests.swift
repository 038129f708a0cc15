import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The page that says who Robo is.
struct ContactCardTests {
  @Test func `the contact card says what can be typed`() {
    for language in Language.allCases {
      let texts = Texts(language)
      let blocks = ContactCard(shownAt: nil).picture(in: texts, at: .start).portrait?.blocks
      #expect(blocks?.contains(.text(texts(.contactWords))) == true)
      for word in [Phrase.keypadHint, .keypadSkip, .chipPause] {
        #expect(texts(.contactWords).lowercased().contains(texts(word).lowercased()))
      }
    }
  }

  @Test(arguments: [("q", false), ("Q", false), ("h", true)])
  func `a letter that closes the card begins a word, but for q`(letter: String, isTyped: Bool) {
    var talk = Talk.practising()
    talk.stop()
    talk.wait(.seconds(5))
    talk.send(.pressed(.header))
    #expect(talk.conversation.overlay != nil)
    talk.send(.key(.character(Character(letter))))
    #expect(talk.conversation.overlay == nil)
    #expect(talk.effects.contains(.type(letter)) == isTyped)
  }

  @Test func `the contact card scrolls, and any other key closes it`() {
    var talk = Talk.practising()
    talk.send(.pressed(.header))
    for key: Key in [.down, .pageDown, .up] { talk.send(.key(key)) }
    guard case .page(let page) = talk.conversation.picture else {
      Issue.record("No page is on show.")
      return
    }
    #expect(page.scrolledRows == 10)
    _ = talk.conversation.limitScroll(to: ScrollExtent(3))
    talk.send(.key(.pageUp))
    talk.send(.key(.character("x")))
    #expect(talk.chat != nil)
  }

  @Test func `a digit or a letter that closes a page is the first of what is typed, q no more`() {
    for (key, typed) in [("7", 1), ("g", 1), ("정", 1), ("q", 0), ("-", 0)] as [(Character, Int)] {
      var talk = Talk.practising()
      talk.send(.pressed(.header))
      talk.send(.key(.character(key)))
      #expect(talk.chat != nil)
      #expect(talk.effects.count { $0 == .type(String(key)) } == typed)
    }
  }

  @Test
  func `a key right behind Escape, which comes as one key, leaves the page and begins the answer`()
  {
    var talk = Talk.practising()
    talk.send(.pressed(.header))
    talk.send(.key(.meta("7")))
    #expect(talk.chat != nil)
    #expect(talk.effects.last == .type("7"))
  }
}
