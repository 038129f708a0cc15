import Quiz
import Terminal
import Tutor

extension ChatLoop {
  /// Performs what the conversation asks for, in order.
  func perform(_ effects: [Effect]) {
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .type(let text): type(text)
    case .deleteBackward:
      editor.deleteBackward()
      reportLine()
    case .clearLine:
      editor.clear()
      reportLine()
    case .submitLine: takeOutcomes(editor.feed([0x0D]))
    case .sound: terminal.write([0x07])
    case .applySettings(let settings): apply(settings)
    case .leave: leave(status: 0)
    case .chooseLearner, .beginSession, .record, .endSession, .loadProgress, .saveSetting:
      if let failure = keeper.perform(effect) { handle(failure) }
    }
  }

  /// The colours and the mouse follow the settings at once.
  private func apply(_ settings: Settings) {
    screen.painter.follow(settings.appearance.appearance)
    terminal.setMouse(settings.mouse)
  }
}
