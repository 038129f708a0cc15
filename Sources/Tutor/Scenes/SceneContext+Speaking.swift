import Basics
import Content
import Quiz
import Screen

extension SceneContext {
  mutating func say(_ phrase: Phrase, _ values: [String: String] = [:]) {
    say(texts(phrase, values))
  }

  mutating func say(_ text: String) {
    say([.text(text)])
  }

  /// Robo says it, after typing for a moment.
  mutating func say(_ blocks: [Block]) {
    chat.say(blocks, isAnimated: voice.isAnimated)
  }

  /// The learner has said it.
  mutating func hear(_ text: String, tapback: Tapback? = nil) {
    chat.hear(text.trimmed, tapback: tapback, isAnimated: voice.isAnimated)
  }

  /// A quiet line in the middle of the conversation.
  mutating func notice(_ phrase: Phrase, _ values: [String: String] = [:]) {
    chat.notice(texts(phrase, values))
  }

  /// Asks the question, or asks it once more.
  mutating func ask(_ question: Question) {
    say(.questionAsk, ["question": question.description])
  }

  /// Answers a calculation, or says what can be typed where it is none.
  mutating func answerCalculation(_ typed: String) {
    say(CalculationAnswer(to: typed, in: voice)?.text ?? texts(.wordsUnknown))
  }

  mutating func sayHelp() {
    let scrolling = voice.form == .screen ? [Block.text(texts(.helpScroll))] : []
    say(
      [
        .heading(texts(.helpTitle)), .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)),
        .text(texts(.helpWords)),
      ] + scrolling)
  }

  /// Says what is wrong and asks the open question once more, if there is one: on a small screen
  /// the news may have moved it out of sight.
  mutating func sayTrouble(_ text: String, asking question: Question?) {
    let asked = question.map {
      Block.text(texts(.questionAsk, ["question": $0.description]))
    }
    say([.text(text)] + [asked].compactMap(\.self))
  }
}
