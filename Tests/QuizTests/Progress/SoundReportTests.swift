import TestPasts
import Testing

@testable import Quiz

/// What the report says of many answers together.
struct SoundReportTests {
  private func attempt(_ question: Question, typed: Int? = nil) -> Attempt {
    let answer = typed ?? question.answer
    return Attempt(
      question: question, typed: "\(answer)", outcome: typed == nil ? .right : .wrong, tryNumber: 1,
      time: .seconds(2),
      diagnosis: typed.flatMap { Diagnosis(of: $0, to: question)?.misconception.rawValue })
  }

  @Test(arguments: [0, 2, 12])
  func `a part works well only where little of it is shaky`(missed: Int) {
    let facts = Question.all.filter { Strand($0) == .sumsToTwenty && $0.left <= $0.right }
    let days = (1...4).flatMap { day in facts.map { PastAttempt(attempt($0), on: day) } }
    let misses = facts.prefix(missed).flatMap { fact in
      (5...6).map { PastAttempt(attempt(fact, typed: fact.answer + 2), on: $0) }
    }
    let past = Past(days + misses)
    let strand = past.strands(on: 6).first { $0.strand == .sumsToTwenty }
    #expect((strand?.standing == .knows) == (missed < 4), "\(missed) of \(facts.count)")
  }

  @Test(arguments: [(0, 4, StrandProgress.Standing.notYet), (1, 44, .notYet), (2, 2, .hardlyAsked)])
  func `a part that mostly fails comes next, however well all else goes`(
    right: Int, of count: Int, standing: StrandProgress.Standing
  ) {
    let sums = Question.all.filter { Strand($0) == .sumsToTwenty && !$0.isTrivial }.prefix(count)
    let products = Question.all.filter { Strand($0) == .products }
    let attempts =
      products.map { attempt($0) }
      + sums.enumerated().map { attempt($1, typed: $0 < right ? nil : $1.answer - 10) }
    let past = Past(attempts.map { PastAttempt($0, on: 1) })
    #expect(past.strands(on: 1).first { $0.strand == .sumsToTwenty }?.standing == standing)
  }

  @Test func `what is used in a harder part works, though it is asked for less`() {
    let easy = Question.all.filter { Strand($0) == .sumsWithinTen }.prefix(8)
    let all = Question.all.filter { Strand($0) == .plainSums }
    let hard = stride(from: 0, to: all.count, by: 7).map { all[$0] }
    func standing(withHard: Bool) -> StrandProgress.Standing? {
      let early = (1...3).flatMap { day in easy.map { PastAttempt(attempt($0), on: day) } }
      let late = (200...203).flatMap { day in
        (withHard ? hard : []).map { PastAttempt(attempt($0), on: day) }
      }
      let past = Past(early + late)
      #expect(past.strands(on: 203).contains { $0.standing == .knows } == withHard)
      #expect(past.strands(on: 203).used.contains(.sumsWithinTen) == withHard)
      let report = ProgressReport(past: past, on: 203)
      let isFading = report.talkingPoints.contains {
        if case .fading = $0 { true } else { false }
      }
      #expect(isFading != withHard, "what is used is not said to be forgotten soon")
      return past.strands(on: 203).first { $0.strand == .sumsWithinTen }?.standing
    }
    #expect(standing(withHard: true) == .knows)
    #expect(standing(withHard: false) == .learning)
  }

  @Test func `what strands are built on is easier, and of the same kind or its reverse`() {
    for strand in Strand.allCases {
      for foundation in strand.foundations {
        let place = Strand.allCases.firstIndex(of: strand) ?? 0
        #expect((Strand.allCases.firstIndex(of: foundation) ?? .max) < place)
        #expect(Set(foundation.foundations).isSubset(of: strand.foundations))
      }
    }
  }

  @Test func `what helps against several habits is one thing to talk about`() {
    let exchanges = [
      (Question(63, .subtract, 29), 46), (Question(52, .subtract, 18), 46),
      (Question(81, .subtract, 37), 56), (Question(40, .subtract, 13), 30),
      (Question(70, .subtract, 34), 40), (Question(60, .subtract, 26), 40),
    ]
    let report = ProgressReport(
      past: exchanges.map { PastAttempt(attempt($0, typed: $1), on: 1) }, on: 1)
    #expect(report.habits.count > 1, "\(report.habits.map(\.misconception.rawValue))")
    #expect(report.talkingPoints.count { $0.activity == .openTen } == 1)
  }

  @Test func `what was missed is talked about for two weeks, also where nobody practised since`() {
    let misses = (0..<4).map { PastAttempt(attempt(Question(8, .multiply, 7), typed: 54), on: $0) }
    func isTold(on day: Int) -> Bool {
      ProgressReport(past: misses, on: day).talkingPoints.contains { point in
        switch point {
        case .habit, .shaky, .way: true
        case .becameFluent, .fading, .slow: false
        }
      }
    }
    #expect(isTold(on: 3) && isTold(on: 16))
    #expect(!isTold(on: 17) && !isTold(on: 60))
  }

  @Test func `of what is new by heart comes first what was missed once`() throws {
    let (hard, easy) = (Question(6, .multiply, 7), Question(3, .multiply, 7))
    let old = LastingPast.until(4, with: Question(3, .multiply, 4))
    let missed = PastAttempt(attempt(hard, typed: 48), on: 5)
    let again = (9...12).map { PastAttempt(attempt(hard), on: $0) }
    let new = again + [easy, hard].flatMap { LastingPast.until(14, with: $0) }
    let report = ProgressReport(past: (old + [missed] + new).chronological, on: 15)
    let told = report.newlyFluent.map(\.question)
    #expect(told == [hard, easy])
    #expect(report.talkingPoints.first == .becameFluent(hard))
  }
}
