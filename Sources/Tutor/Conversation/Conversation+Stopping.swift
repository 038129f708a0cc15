import Basics
import Content
import Quiz
import Screen

extension Conversation {
  /// Asks whether to stop: a word typed by mistake ends nothing.
  mutating func askToStop() {
    isStopAsked = true
    say(texts(.stopAsk))
  }

  /// Takes the line as the answer to whether to stop, where Robo has asked; false when it is
  /// another word or an answer, with which practice goes on.
  mutating func answersStop(_ typed: String) -> Bool {
    guard isStopAsked else { return false }
    isStopAsked = false
    if vocabulary.practiceWord(typed) == .stop || vocabulary.means(typed, .yes) {
      stopPractice()
    } else if typed.trimmed.isEmpty || vocabulary.means(typed, .no) {
      sayOpenQuestion()
    } else {
      return false
    }
    return true
  }

  /// Goes on with a paused practice; whether the line said no more than that.
  mutating func wakes(with typed: String) -> Bool {
    guard isPaused else { return false }
    let isPause = vocabulary.practiceWord(typed) == .pause
    // To ask for the pause in words once more is no wish to go on.
    if isPause, typed.trimmed.count > 1 { return true }
    togglePause()
    return isPause || typed.trimmed.isEmpty || vocabulary.means(typed, .resume)
  }

  private mutating func sayOpenQuestion() {
    guard let question = practice?.session.open?.question else { return }
    say(texts(.questionAsk, ["question": question.description]))
  }
}
