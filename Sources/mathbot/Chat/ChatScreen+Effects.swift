import Quiz
import Terminal
import Tutor

extension ChatScreen {
  /// Performs what the conversation asks for.
  func perform(_ effect: Effect) {
    switch effect {
    case .type(let text): type(text)
    case .deleteBackward:
      editor.deleteBackward()
      reportLine()
    case .clearLine:
      editor.clear()
      reportLine()
    case .submitLine: takeOutcomes(editor.feed([0x0D]))
    case .sound: screen.terminal.write([0x07])
    case .applySettings(let settings): apply(settings)
    case .leave: screen.leave(status: 0, lastWords: leave())
    case .chooseLearner, .nameLearner, .renameLearner, .beginSession, .record, .endSession,
      .resumeSession, .loadProgress, .saveSetting, .rememberGoal:
      if let failure = keeper.perform(effect) { tell(failure) }
    }
  }

  /// The colours, the shapes and the mouse follow the settings at once.
  private func apply(_ settings: Settings) {
    screen.painter.follow(settings.appearance.appearance)
    screen.painter.shapes = settings.shapes.grade
    screen.terminal.setMouse(settings.mouse)
  }
}
