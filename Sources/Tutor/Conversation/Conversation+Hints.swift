import Content
import Quiz
import Screen

extension Conversation {
  /// What stands where a number is left open.
  static let blank = "__"

  /// The widest picture that fits into a bubble on the narrowest screen, in columns.
  static let pictureWidth = 30

  /// The child asks for a hint.
  mutating func askForHint() {
    guard !isPaused, let practice else { return }
    if practice.session.open?.isRevealed == true { return isHasty ? () : sayWorkedAnswer() }
    guard let help = self.practice?.session.requestHint(at: now) else { return }
    show(help, after: nil)
  }

  /// Shows a rung of the ladder or the worked answer, after a line about the miss if there was
  /// one; it is one bubble, so that nothing scrolls away.
  mutating func show(_ help: Help?, after feedback: String?) {
    guard let practice, let open = practice.session.open else { return }
    let said = feedback.map { [Block.text($0)] } ?? []
    let hint = help.flatMap { practice.ladder?.hint(for: $0) }
    let idea = help.flatMap(unsaidIdea)
    self.practice?.steps = hint?.steps ?? []
    self.practice?.isIdeaSaid = practice.isIdeaSaid || help != nil
    if help == .worked { self.practice?.workedOut.insert(open.question) }
    let turn: Phrase = open.misses == 0 ? .questionTurn : .questionAgain
    let again = texts(turn, ["question": open.question.description])
    let call = help == .worked ? workedAnswer : again
    say(said + [idea, hint].compactMap(\.self).flatMap(blocks) + [.text(call)])
    let appears = lastAppearance
    self.practice?.hintAppeared = appears
  }

  /// The first rung where a higher one comes before it: a step alone would come out of nowhere.
  private func unsaidIdea(before help: Help) -> Hint? {
    guard case .rung(2...) = help, practice?.isIdeaSaid == false else { return nil }
    return practice?.ladder?.hint(for: .rung(1))
  }

  mutating func sayWorkedAnswer() {
    say(workedAnswer)
  }

  private func blocks(for hint: Hint) -> [Block] {
    var values = hint.numbers.mapValues(String.init)
    values["blank"] = Self.blank
    let lead = turnsAround(hint) ? texts.text(key: "hint.multiply.turn-around", values) + " " : ""
    let text = lead + texts.text(key: hint.key, values)
    guard let picture = hint.picture else { return [.text(text)] }
    guard !settings.accessible else { return [.text(text)] + words(for: picture) }
    let lines = picture.lines(width: Self.pictureWidth, groups: groupsFactor)
    return [.text(text), .gap, .picture(lines), .gap]
  }

  /// Whether the hint counts groups by the factor that is not read so in this language.
  private func turnsAround(_ hint: Hint) -> Bool {
    hint.groups.map { $0 != groupsFactor } ?? false
  }

  /// The factor that this language reads as the number of groups.
  private var groupsFactor: FactorPosition {
    FactorPosition(rawValue: texts.text(key: "hint.multiply.groups")) ?? .first
  }

  /// The picture in words, for who does not see it.
  private func words(for picture: HintPicture) -> [Block] {
    picture.words.map { .text(texts.text(key: $0.key, $0.numbers.mapValues(String.init))) }
  }

  private var workedAnswer: String {
    guard let question = practice?.session.open?.question else { return "" }
    return texts(
      .questionType, ["question": question.description, "answer": String(question.answer)])
  }
}
