import Basics
import Content
import Screen
import Testing

@testable import Tutor

/// The chat alone: it knows what was said and when it appears, and nothing of maths.
struct ChatTests {
  private let texts = Texts(.english)

  private func chat(at milliseconds: Int = 0) -> Chat {
    var chat = Chat()
    chat.advance(to: .start.advanced(by: .milliseconds(milliseconds)))
    return chat
  }

  @Test func `Robo types before each message, one after the other`() {
    var chat = chat()
    chat.say([.text("one")], isAnimated: true)
    chat.say([.text("two")], isAnimated: true)
    #expect(chat.entries(in: texts, .still) == [.typing(step: 2)])
    #expect(chat.lastAppearance == .start.advanced(by: Chat.typingTime * 2))
    chat.advance(to: .start.advanced(by: Chat.typingTime))
    #expect(chat.entries(in: texts, .still).count == 2)
    chat.advance(to: .start.advanced(by: Chat.typingTime * 2))
    #expect(chat.entries(in: texts, .still).map(\.isTyping) == [false, false])
    #expect(chat.nextAppearance == nil)
  }

  @Test func `a message is coming until all of it is there, and then no more`() {
    let later = Instant.start.advanced(by: .seconds(2))
    let before = Instant.start.advanced(by: .milliseconds(1_999))
    for message in [
      Message(.notice("a"), appears: later),
      Message(.notice("a"), appears: .start, tapbackAppears: later),
      Message(.notice("a"), appears: .start, rests: later),
    ] {
      #expect(message.isComing(at: before) && !message.isComing(at: later))
    }
  }

  @Test func `without animation everything is there at once`() {
    var chat = chat()
    chat.say([.text("one")], isAnimated: false)
    chat.hear("two", tapback: .right, isAnimated: false)
    #expect(chat.entries(in: texts, .still).count == 2)
    #expect(chat.nextAppearance == nil)
  }

  @Test func `the tapback sticks a moment after the bubble`() {
    var chat = chat()
    chat.hear("56", tapback: .right, isAnimated: true)
    #expect(chat.entries(in: texts, .still).first?.tapback == nil)
    #expect(chat.nextAppearance == .start.advanced(by: Chat.tapbackDelay))
    chat.advance(to: .start.advanced(by: Chat.tapbackDelay))
    #expect(chat.entries(in: texts, .still).first?.tapback == .right)
  }

  @Test func `a key lets everything appear`() {
    var chat = chat(at: 100)
    chat.hear("56", tapback: .right, isAnimated: true)
    chat.say([.text("next")], isAnimated: true)
    chat.hurry()
    #expect(chat.entries(in: texts, .still).count == 2)
    #expect(chat.nextAppearance == nil)
  }

  @Test func `time never goes back`() {
    var chat = chat(at: 500)
    chat.advance(to: .start)
    #expect(chat.now == .start.advanced(by: .milliseconds(500)))
  }

  @Test func `what is said brings the reader back to the newest`() {
    var chat = chat()
    chat.scroll(by: 7)
    chat.notice("Pause")
    #expect(chat.scrolledRows == 0)
    chat.scroll(by: -3)
    #expect(chat.scrolledRows == 0)
    chat.scroll(by: 9)
    let isLimited = chat.limitScroll(to: 4)
    #expect(isLimited && chat.scrolledRows == 4)
    let isLimitedAgain = chat.limitScroll(to: 4)
    #expect(!isLimitedAgain)
  }

  @Test func `a card shows its latest value where it stands`() {
    var chat = chat()
    var choice = Choice(id: 0, subject: .minutes, value: 5)
    chat.add(choice)
    chat.notice("below")
    choice.value = 9
    chat.update(choice)
    #expect(chat.messages.map(\.content) == [.choice(choice), .notice("below")])
    chat.update(Choice(id: 7, subject: .minutes, value: 1))
    #expect(chat.messages.count == 2)
  }
}

extension ChatEntry {
  fileprivate var isTyping: Bool { if case .typing = self { true } else { false } }

  fileprivate var tapback: Tapback? {
    if case .bubble(let bubble) = self { bubble.tapback } else { nil }
  }
}
