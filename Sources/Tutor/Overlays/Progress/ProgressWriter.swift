import Content
import Quiz
import Screen

/// Writes the parts of the progress page in a language.
struct ProgressWriter {
  let report: ProgressReport
  let texts: Texts
  /// Words stand where signs would.
  let usesWords: Bool
  /// All is shown, and not only what somebody can act on.
  let isWhole: Bool

  init(_ report: ProgressReport, texts: Texts, usesWords: Bool, isWhole: Bool = false) {
    self.report = report
    self.texts = texts
    self.usesWords = usesWords
    self.isWhole = isWhole
  }

  /// Where an operation stands, under its heading; mostly empty before anything of it was asked.
  func blocks(of operation: Quiz.Operation) -> [Block] {
    switch operation {
    case .add: strategies(of: operation, heading: .progressAddition)
    case .subtract: strategies(of: operation, heading: .progressSubtraction)
    case .multiply: times
    case .divide: division
    }
  }

  private func strategies(of operation: Quiz.Operation, heading: Phrase) -> [Block] {
    let met = report.strategies.filter { $0.kind.strategy.operation == operation }
    guard !met.isEmpty else { return [] }
    let width = usesWords ? 0 : widestName
    let bars = met.filter(isShown).map { bar($0, labelWidth: width) }
    let shown: [Block] =
      usesWords ? bars.map { .text($0.words(in: texts)) } : bars.isEmpty ? [] : [.bars(bars)]
    let others = met.count - bars.count
    let rest = others > 0 ? [Block.text(texts(.progressWaysKnown, ["n": String(others)]))] : []
    return [.heading(texts(heading))] + shown + rest
  }

  /// What goes well makes a long list of full bars, which asks for nothing.
  private func isShown(_ way: StrategyProgress) -> Bool {
    isWhole || way.isFading || way.state == .shaky
  }

  /// What the signs before the bars of adding and of taking away mean, the fullest first; empty
  /// where there are none.
  var signs: [Block] {
    guard !usesWords, !ways.isEmpty else { return [] }
    let states = ItemState.allCases.reversed().filter { state in
      ways.contains { $0.state == state }
    }
    let names = states.map { "\($0.sign)\u{A0}\(name(of: $0, isFading: false))" }
    let fading = ways.contains(where: \.isFading) ? ["↓\u{A0}\(texts(.progressFading))"] : []
    let last = texts(.progressShareLast, ["n": String(StrategyProgress.mostRecent)])
    return [.secondary((names + fading).joined(separator: "   ")), .secondary(last)]
  }

  /// How adding and taking away go, as far as it is shown.
  private var ways: [StrategyProgress] {
    report.strategies.filter {
      [.add, .subtract].contains($0.kind.strategy.operation) && isShown($0)
    }
  }

  /// The cells of the longest name of a way: the bars of both operations begin behind as many.
  private var widestName: Int { ways.map { texts.name(of: $0.kind).displayWidth }.max() ?? 0 }

  private func bar(_ progress: StrategyProgress, labelWidth: Int) -> Bar {
    let (right, all) = (progress.recentRight, progress.recentAnswers)
    let values = ["right": String(right), "all": String(all)]
    return Bar(
      label: texts.name(of: progress.kind).padded(to: labelWidth), mark: mark(progress),
      value: texts(usesWords ? .progressShareRight : .progressShare, values),
      // A single answer would have the longest bar of all.
      permille: all < StrategyProgress.mostRecent ? 0 : right * 1_000 / all)
  }

  /// The state as a sign of the heat map, whose legend tells what it means.
  private func mark(_ progress: StrategyProgress) -> String {
    guard usesWords else { return progress.state.sign + (progress.isFading ? "↓" : "") }
    return name(of: progress.state, isFading: progress.isFading)
  }

  /// The word for how well something is known, and whether it should be asked again.
  func name(of state: ItemState, isFading: Bool) -> String {
    let name = texts.name(of: state)
    return isFading ? texts(.progressPartFading, ["state": name]) : name
  }

  /// How many new fluent facts are shown with their times.
  private static let mostFluent = 3

  /// The facts that became fluent lately, with the first and the fastest time, and how many more
  /// there are.
  var newlyFluent: [Block] {
    let shown = report.newlyFluent.prefix(Self.mostFluent)
    guard !shown.isEmpty else { return [] }
    let rest = report.newlyFluent.count - shown.count
    let more = rest > 0 ? [Block.secondary(texts(.progressFluentMore, ["n": String(rest)]))] : []
    return [.heading(texts(.progressFluent))] + shown.map(item) + more
  }

  /// A fact with its times in words.
  private func item(_ fact: FluentFact) -> Block {
    let equation = "\(fact.question) = \(fact.question.answer)"
    let best = texts.time(fact.bestTime)
    guard fact.isFaster else {
      return .item(texts(.progressWordsBestOne, ["label": equation, "value": best]))
    }
    let values = ["label": equation, "before": texts.time(fact.firstTime), "after": best]
    return .item(texts(.progressWordsBest, values))
  }
}

extension ItemState {
  /// The level of the heat map that stands for the state.
  var level: HeatLevel {
    switch self {
    case .new: .none
    case .shaky: .low
    case .known: .middle
    case .fluent: .high
    }
  }

  /// The sign of that level, for a line of text.
  fileprivate var sign: String {
    switch self {
    case .new: "·"
    case .shaky: "○"
    case .known: "◐"
    case .fluent: "●"
    }
  }
}

extension Texts {
  /// The word for how well something is known.
  func name(of state: ItemState) -> String { text(key: "state.\(state.rawValue)") }
}
