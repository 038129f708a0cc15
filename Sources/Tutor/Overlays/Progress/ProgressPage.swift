package import Content
package import Quiz
package import Screen

/// The page about where a child stands, in pictures or in words.
package struct ProgressPage: Equatable, Sendable {
  let report: ProgressReport
  /// Whose progress it is; nil where nobody gave a name.
  let learner: String?
  /// What the parents wish for; nil in the chat, where no child is told of it.
  let goal: WeeklyGoal?
  /// What the child has picked last; nil in the chat, where it is known.
  let smallGoal: LastGoal?
  var scroll = PageScroll()

  package init(
    _ report: ProgressReport, learner: String?, goal: WeeklyGoal? = nil, smallGoal: LastGoal? = nil
  ) {
    self.report = report
    self.learner = learner
    self.goal = goal
    self.smallGoal = smallGoal
  }

  /// The page as a picture in the given language.
  package func picture(in texts: Texts) -> PagePicture {
    PagePicture(
      icon: "🤖", title: title(in: texts), blocks: blocks(in: texts, usesWords: false),
      scrolledRows: scroll.rows,
      footer: [texts(.progressFooterScroll), texts(.progressFooterBack)],
      more: texts(.pageMore))
  }

  /// The page in lines without pictures.
  package func lines(in texts: Texts) -> [String] {
    message(in: texts).plainLines.map(\.drawable)
  }

  /// The page as a message without pictures.
  func message(in texts: Texts) -> [Block] {
    [.heading(title(in: texts)), .gap] + blocks(in: texts, usesWords: true)
  }

  func title(in texts: Texts) -> String {
    [texts(.progressTitle), learner].compactMap(\.self).joined(separator: " · ")
  }

  func blocks(in texts: Texts, usesWords: Bool) -> [Block] {
    let help = texts(.progressHelp)
    // Who hears it is told at the end.
    let content = content(in: texts, usesWords: usesWords, help: usesWords ? nil : help)
    return content + (usesWords && report.asked > 0 ? [.secondary(help)] : [])
  }

  /// The page, with where its words are explained.
  func content(
    in texts: Texts, usesWords: Bool, isWhole: Bool = false, help: String? = nil
  ) -> [Block] {
    guard report.asked > 0 else { return [.text(texts(.progressEmpty))] }
    let writer = ProgressWriter(report, texts: texts, usesWords: usesWords, isWhole: isWhole)
    let count = texts(
      report.skipped > 0 ? .progressAnswersSkipped : .progressAnswers,
      ["questions": texts.count(report.asked, of: .questions), "n": String(report.skipped)])
    let answers = Block.secondary([count, help].compactMap(\.self).joined(separator: " · "))
    let standing: [[Block]] = [
      // Spoken, the figures come with the charts that they are of.
      usesWords ? [] : writer.lead + [answers],
      [goal.map(texts.words), smallGoal.flatMap(texts.words)].compactMap(\.self).map(Block.text),
      writer.strands, writer.talkingPoints,
    ]
    let maps = [writer.blocks(of: .multiply), writer.blocks(of: .divide), writer.gardenNotes]
    let lately = [writer.growth, writer.trend, writer.newlyFluent, writer.habits]
    let ways = writer.signs + beside(writer.blocks(of: .add), writer.blocks(of: .subtract))
    let parts: [[Block]] = [
      beside(separated(standing), separated(maps)),
      beside(separated(lately), ways),
      usesWords ? [answers] : [],
    ]
    return separated(parts)
  }

  /// Both side by side, or the one that there is.
  private func beside(_ left: [Block], _ right: [Block]) -> [Block] {
    left.isEmpty || right.isEmpty ? left + right : [.beside(left, right)]
  }

  /// The parts that there are, with an empty line between them.
  private func separated(_ parts: [[Block]]) -> [Block] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [.gap]))
  }
}

extension Texts {
  /// How far the parents' goal is, as a fact and never as a debt.
  func words(on goal: WeeklyGoal) -> String {
    self(
      goal.isReached ? .progressGoalReached : .progressGoalOpen,
      ["days": String(goal.practised), "goal": count(goal.wished, of: .days)])
  }

  /// What the child has picked for the last practice; what was not met is no debt either.
  func words(on goal: LastGoal) -> String? {
    switch goal {
    case .justPlay: nil
    case .unmet(let kind): self(.progressSmallOpen, ["goal": label(of: kind)])
    case .met(let kind): self(.progressSmallMet, ["goal": label(of: kind)])
    }
  }
}
