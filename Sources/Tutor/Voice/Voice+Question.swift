import Content
import Quiz

extension Voice {
  /// What texts name of a question: see `Texts.values(of:inWords:)`.
  func values(of asked: AskedQuestion) -> [String: String] {
    texts.values(of: asked, inWords: settings.accessible)
  }

  /// The question as Robo asks it.
  func ask(_ asked: AskedQuestion) -> String { texts.ask(asked, inWords: settings.accessible) }
}
