import Basics
import Content
import Screen
import TestPasts
import Testing

@testable import Quiz
@testable import Tutor

struct ProgressPageTests {
  private static func words(_ language: Language = .english) -> [String] {
    ProgressPage(Pasts.richReport, learner: "Mina").lines(in: Texts(language))
  }

  /// All blocks, also those side by side.
  private static func flat(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      if case .beside(let left, let right) = block { flat(left) + flat(right) } else { [block] }
    }
  }

  @Test func `what stands alone has the whole width`() {
    for question in [Question(48, .add, 7), Question(52, .subtract, 17), Question(7, .multiply, 8)]
    {
      let report = ProgressReport(past: [Pasts.first(question, on: 99)], on: 100)
      for block in ProgressPage(report, learner: nil).picture(in: Texts(.english)).blocks {
        guard case .beside(let left, let right) = block else { continue }
        #expect(!left.isEmpty && !right.isEmpty)
      }
    }
  }

  private static func maps(_ report: ProgressReport) -> [HeatMap] {
    flat(ProgressPage(report, learner: nil).picture(in: Texts(.english)).blocks).compactMap {
      if case .heatMap(let map) = $0 { map } else { nil }
    }
  }

  /// A child who has met each fact in a way of its own, and has not for a while.
  private static func past(seed: UInt64) -> [PastAttempt] {
    var generator = SeededGenerator(seed: seed)
    return (0..<800).map { number in
      let question = Question(
        .random(in: 1...12, using: &generator), .multiply, .random(in: 1...12, using: &generator))
      let isRight = Int.random(in: 0..<12, using: &generator) >= question.answer / 20
      return Pasts.first(
        question, typed: question.answer + (isRight ? 0 : 1),
        seconds: .random(in: 1...8, using: &generator), on: number / 20)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `the heat map shows each of the 144 facts with the state that the model says`(
    seed: UInt64
  ) throws {
    let past = Self.past(seed: seed)
    let today = 40 + Int(seed) * 4
    let model = LearnerModel(past: past)
    let map = try #require(Self.maps(ProgressReport(past: past, on: today)).first)
    #expect(map.columns == (1...12).map(String.init))
    #expect(map.rows.map(\.label) == (1...12).map(String.init))
    for (left, row) in zip(1..., map.rows) {
      for (right, cell) in zip(1..., row.cells) {
        let item = LearningItem(Question(left, .multiply, right))
        let memory = model.memory(of: item, on: today)
        let level: HeatLevel =
          switch model.state(of: item) {
          case .new: .none
          case .shaky: .low
          case .known: .middle
          case .fluent: .high
          }
        #expect(cell == HeatMap.Cell(level, isFading: memory.isFading(on: today)))
      }
    }
  }

  @Test func `what is written about an operation stands on the page`() {
    let questions = Quiz.Operation.allCases.compactMap { operation in
      Question.all(of: operation).last { !$0.isTrivial }
    }
    let report = ProgressReport(past: questions.map { Pasts.first($0) }, on: 0)
    let texts = Texts(.english)
    let blocks = Self.flat(ProgressPage(report, learner: nil).picture(in: texts).blocks)
    let writer = ProgressWriter(report, texts: texts, usesWords: false)
    for operation in Quiz.Operation.allCases {
      #expect(writer.blocks(of: operation).allSatisfy(blocks.contains), "\(operation)")
    }
  }

  @Test func `nobody lays a hundred coins, and a drawn box is cut where there is something to cut`()
  {
    let writer = ProgressWriter(
      ProgressReport(past: [], on: 0), texts: Texts(.english), usesWords: false)
    for (question, words) in [
      (Question(4, .multiply, 7), "Lay 4 × 7 as 4 rows of 7 coins"),
      (Question(9, .multiply, 9), "Draw 9 × 9 as a box, cut it at 5,"),
      (Question(7, .multiply, 10), "Draw 7 × 10 as a box, cut it at 5,"),
      (Question(11, .multiply, 7), "Draw 11 × 7 as a box, cut it at 10,"),
      (Question(8, .multiply, 12), "Draw 8 × 12 as a box, cut it at 10,"),
      (Question(28, .divide, 4), "Share out 28 coins"),
      (Question(96, .divide, 12), "12 times what makes 96?"),
    ] {
      let point = TalkingPoint.shaky(AskedQuestion(question), typed: nil, nil)
      #expect(writer.activity(for: point).contains(words), "\(question)")
    }
  }

  @Test func `the heading promises what works or comes next only where something does`() {
    for (typed, standings, heading) in [
      (nil, [.knows], "What works already"), (1, [.notYet], "What comes next"),
    ] as [(Int?, [StrandProgress.Standing], String)] {
      let facts = (2...12).flatMap { left in (2...12).map { Question(left, .multiply, $0) } }
      let past = (0..<4).flatMap { day in facts.map { Pasts.first($0, typed: typed, on: day) } }
      let report = ProgressReport(past: past, on: 3)
      let asked = report.strands.filter { $0.answers > 0 }
      #expect(asked.map(\.standing) == standings)
      let writer = ProgressWriter(report, texts: Texts(.english), usesWords: false)
      #expect(writer.strands.first == .heading(heading))
    }
    let known = (2...12).flatMap { left in (2...12).map { Question(left, .multiply, $0) } }
    let missed = (2...9).map { Question($0, .add, 9) }
    let past = (0..<4).flatMap { day in
      known.map { Pasts.first($0, on: day) } + missed.map { Pasts.first($0, typed: 1, on: day) }
    }
    let writer = ProgressWriter(
      ProgressReport(past: past, on: 3), texts: Texts(.english), usesWords: false)
    #expect(writer.strands.first == .heading("What works already, and what comes next"))
  }

  @Test func `the page says in words what its pictures show`() {
    let words = Self.words()
    for line in [
      "Progress · Mina", "Known: 1 fact; new: 143 facts.",
      "Shaky: 6 × 9, 7 × 8; known (due again): 3 × 4; fluent (due again): 2 × 11, 3 × 11, 4 × 11,"
        + " 5 × 11, 6 × 11, 7 × 11, 8 × 11, 9 × 11, 10 × 11, 11 × 11; fluent: 1 fact; new: 64 facts.",
      "Lately, all questions",
      "Right first time: 5 of 9.", "Time a question: 2.8 s.",
      "The figures are of the last 3 days with practice.",
      "• 4 × 8 = 32: first 9.2 s, best 2.0 s.", "• Fluent now: 4 × 8 = 32",
      "Let your child tell you how they learnt 4 × 8.",
      "• Takes the smaller digit from the larger: 52 − 17, typed 45; 63 − 29, typed 46",
      "Lay 52 with coins of 10 and of 1, swap a ten for ten ones, take 17.",
      "• A fact of another table: 7 × 8, typed 54",
      "Nearly a ten: 63 − 29: shaky, 0 of the last 1 right first time", "Ways known or fluent: 1",
      "41 questions so far",
    ] {
      #expect(words.contains(line), "\(line)")
    }
    #expect(words.joined().allSatisfy { !"●◐○█▆".contains($0) })
  }

  @Test(arguments: Language.allCases)
  func `nothing on the page lacks its words in a language`(language: Language) {
    let texts = Texts(language)
    for line in Self.words(language) { #expect(!line.contains(/[a-z]+\.[a-z]/), "\(line)") }
    let names =
      Strategy.all.filter { $0.operation.rules.reportsStrategies }
      .map { "strategy.\($0.name)" }
      + Misconception.allCases.map { "habit.\($0.rawValue)" }
      + ItemState.allCases.map { "state.\($0.rawValue)" }
    for name in names { #expect(texts.text(key: name) != name) }
  }

  @Test func `a day of questions that were all skipped has no figures`() {
    let skipped = PastAttempt(
      Attempt(
        question: Question(7, .multiply, 8), typed: "", outcome: .skipped, tryNumber: 1,
        time: .seconds(2)),
      on: 3)
    let page = ProgressPage(ProgressReport(past: [skipped], on: 3), learner: nil)
    let lines = page.lines(in: Texts(.english))
    #expect(
      !lines.contains { $0.contains("Right first time") || $0.contains("Time a question") })
  }

  @Test(arguments: Language.allCases)
  func `it says what works, what is being learnt and what comes next`(language: Language) {
    let texts = Texts(language)
    let missed = (0..<12).map { Pasts.first(Question(83 - $0 % 4, .subtract, 47), typed: 1) }
    let right = (1...5).flatMap { first in (1...5).map { Pasts.first(Question(first, .add, $0)) } }
    let report = ProgressReport(past: missed + right, on: 0)
    let asked = report.strands.filter { $0.answers > 0 }.map(\.strand)
    #expect(asked == [.sumsWithinTen, .exchangingDifferences])
    #expect(report.strands.map(\.strand) == Strand.allCases)
    #expect(report.strands.map(\.standing).first == .knows)
    let lines = ProgressPage(report, learner: nil).lines(in: texts)
    #expect(lines.contains(texts(.progressStrands)))
    let known = texts(
      .progressStrandsKnows, ["strands": texts.text(key: "strand.sums-within-ten")])
    #expect(lines.contains { $0.hasSuffix(known) })
    let open = texts.text(key: "strand.differences-with-exchanging")
    #expect(lines.contains { $0.hasSuffix(open) && !$0.contains(known) })
    let few = ProgressPage(ProgressReport(past: Array(right.prefix(11)), on: 0), learner: nil)
    #expect(!few.lines(in: texts).contains(texts(.progressStrands)))
  }

  @Test func `a child who has not played yet is told so`() {
    let page = ProgressPage(ProgressReport(past: [], on: 0), learner: nil)
    #expect(
      page.lines(in: Texts(.english))
        == ["Progress", "", "Nothing here yet. Play once, then look here!"])
  }

  @Test func `the facts that gained most come first, and the rest are counted`() {
    let slow = (2...10).map { Pasts.first(Question($0, .multiply, $0), seconds: 9, on: 8) }
    let quick = (9...10).flatMap { day in
      (2...10).map {
        Pasts.first(Question($0, .multiply, $0), seconds: 1.5 + Double($0) / 10, on: day)
      }
    }
    let past = Pasts.lasting(until: 0) + slow + quick
    let lines = ProgressPage(ProgressReport(past: past, on: 10), learner: nil)
      .lines(in: Texts(.english))
    #expect(lines.contains("and 6 more"))
    #expect(lines.count { $0.contains(": first ") } == 3)
    #expect(lines.first { $0.contains(": first ") }?.contains("2 × 2") == true)
  }

  @Test(arguments: Language.allCases)
  func `it says what became of the same facts`(language: Language) throws {
    let texts = Texts(language)
    let facts = (2...7).map { Question($0, .multiply, 8) }
    let past =
      facts.map { Pasts.first($0, typed: 1, on: 0) } + facts.map { Pasts.first($0, on: 1) }
    let lines = ProgressPage(ProgressReport(past: past, on: 1), learner: nil).lines(in: texts)
    #expect(
      lines.contains(texts(.progressGrowth, ["facts": texts.count(6, of: .facts)])))
    let report = ProgressReport(past: past, on: 1)
    let right = try #require(report.growth?.permilleRight)
    func percent(_ permille: Int) -> String {
      texts(.progressPercent, ["n": String((permille + 5) / 10)])
    }
    let change = texts(
      .progressWordsChange,
      [
        "label": texts(.progressRight), "before": percent(right.before),
        "after": percent(right.now),
      ])
    #expect(lines.contains { $0.hasSuffix(change) })
  }

  @Test(arguments: Language.allCases)
  func `without a clear change nothing is said of then and now`(language: Language) {
    let texts = Texts(language)
    let facts = (2...7).map { Question($0, .multiply, 8) }
    let past = (0...1).flatMap { day in facts.map { Pasts.first($0, on: day) } }
    let report = ProgressReport(past: past, on: 1)
    #expect(report.growth != nil)
    #expect(ProgressWriter(report, texts: texts, usesWords: false).growth.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `a slip to talk about is not listed again`(language: Language) {
    let texts = Texts(language)
    let misses = [(7, 54), (6, 63)].map { number, typed in
      Pasts.first(Question(number, .multiply, 9), typed: typed)
    }
    let report = ProgressReport(past: misses, on: 0)
    #expect(report.habits.count == 1 && report.talkingPoints.count == 1)
    let lines = ProgressPage(report, learner: nil).lines(in: texts)
    #expect(!lines.contains(texts(.progressHabits)))
  }

  @Test(arguments: Language.allCases)
  func `the goal of a week is told as a fact, and only where there is one`(language: Language) {
    let texts = Texts(language)
    let report = ProgressReport(
      past: [0, 4, 5, 10].map { Pasts.first(Question(7, .multiply, 8), on: $0) }, on: 10)
    func lines(_ days: Int) -> [String] {
      ProgressPage(report, learner: nil, goal: WeeklyGoal(days: days, in: report)).lines(in: texts)
    }
    for (days, phrase) in [(3, Phrase.progressGoalReached), (4, .progressGoalOpen)] {
      #expect(
        lines(days).contains(
          texts(phrase, ["days": "3", "goal": texts.count(days, of: .days)])))
    }
    #expect(WeeklyGoal(days: 0, in: report) == nil)
    #expect(WeeklyGoal(days: 1, in: report)?.wished == 1)
  }

  @Test func `fading facts and slow ones have words of their own`() {
    let past = [
      Pasts.first(Question(3, .multiply, 4), on: 0), Pasts.first(Question(3, .multiply, 4), on: 0),
      Pasts.first(Question(6, .multiply, 7), seconds: 9, on: 99),
      Pasts.first(Question(6, .multiply, 7), seconds: 8, on: 99),
      Pasts.first(Question(6, .multiply, 7), seconds: 9, on: 99),
    ]
    let lines = ProgressPage(ProgressReport(past: past, on: 100), learner: nil)
      .lines(in: Texts(.english))
    #expect(lines.contains("• 3 × 4: last asked 100 days ago"))
    #expect(lines.contains("• 6 × 7 comes right, in 8.0 s at best. Next: from memory"))
    #expect(lines.contains("Right first time: 3 of 3."))
  }
}
