import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What is kept of a chat from one event to the next is what one finds who looks at all of it.
struct ShownEntriesTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a chat that changes is shown as if it were shown for the first time`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    var chat = Chat()
    var now = Instant.start
    var texts = Texts(.english)
    var stage = MoodStage(movement: .all, usesWords: false)
    let levels = Choice.Subject.difficulty([.easy, .medium, .hard])
    for step in 0..<120 {
      switch number(0...13) {
      case 0: chat.say([.text("\(step)")], isAnimated: true)
      case 1: chat.sayAtOnce([.text("\(step)")])
      case 2: chat.show(MoodPortrait(.happy, [.text("\(step)")], dozes: number(0...1) == 0))
      case 3: chat.show(MoodPortrait(.proud, [.text("\(step)")], isMomentary: true))
      case 4: chat.hear("\(step)", tapback: .right, isAnimated: true)
      case 5: chat.notice("\(step)")
      case 6: chat.add(Choice(id: number(0...3), subject: levels, value: 0))
      case 7: chat.update(Choice(id: number(0...3), subject: levels, value: number(0...2)))
      case 8: chat.hurry()
      case 9: chat.settle()
      case 10: texts = Texts(number(0...1) == 0 ? .english : .korean)
      case 11:
        let movement: MoodStage.Movement = [.none, .momentary, .all][number(0...2)]
        stage = MoodStage(movement: movement, usesWords: number(0...4) == 0)
      case 12: chat.scroll(by: number(-4...4))
      default: chat.stir()
      }
      now = now.advanced(by: .milliseconds([0, 30, 200, 900, 5_000, 90_000][number(0...5)]))
      if number(0...3) > 0 { chat.advance(to: now) }
      chat.look(in: texts, stage)
      #expect(chat.entries == chat.entries(in: texts, stage), "step \(step)")
    }
  }
}
