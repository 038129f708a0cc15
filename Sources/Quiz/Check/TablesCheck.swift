package import Basics

/// A check of the tables as England's schools know it: a few seconds for each answer, a pause
/// before each question, no help, and no word about right or wrong before the end.
///
/// It reads no clock: each call carries the instant at which it happened.
package struct TablesCheck: Equatable, Sendable {
  /// What happens just now.
  package enum Phase: Equatable, Sendable {
    /// The pause before the next question, and when it ends.
    case pause(until: Instant)
    /// A question is open since then.
    case question(since: Instant)
    case finished
  }

  /// Something that the passing time brings.
  package enum Moment: Equatable, Sendable {
    /// The next question opens.
    case question(Question, number: Int)
    /// The time for an answer was over; what was typed until then counts.
    case timeOver(Attempt)
  }

  /// How long an answer may take.
  package static let answerTime = Duration.seconds(6)
  /// How long the pause before each question is.
  package static let pauseTime = Duration.seconds(3)
  /// How many questions come before, to try it out; they count nowhere.
  package static let trialCount = 3
  /// How many questions a check can have.
  package static let allowedQuestionCounts = 5...25

  package let questions: [Question]
  package private(set) var phase: Phase
  /// The answer to each question so far; one without an answer is a miss with nothing typed.
  package private(set) var attempts: [Attempt] = []

  /// A check that begins with a pause.
  package init(questions: [Question], startingAt start: Instant) {
    self.questions = questions
    phase = questions.isEmpty ? .finished : .pause(until: start.advanced(by: Self.pauseTime))
  }

  /// Random questions to try a check out, as the official one has them: of the table of 1, so that
  /// nothing is to be thought about but the keys and the clock.
  package static func trials(
    using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    TableMix.tables.shuffled(using: &generator).prefix(trialCount).map { number in
      Bool.random(using: &generator)
        ? Question(1, .multiply, number) : Question(number, .multiply, 1)
    }
  }

  /// The question that waits for its answer, if any.
  package var open: Question? {
    if case .question = phase { questions[attempts.count] } else { nil }
  }

  /// The time left for the open question's answer; nil when none is open.
  package func remaining(at now: Instant) -> Duration? {
    guard case .question(let since) = phase else { return nil }
    return max(.zero, Self.answerTime - since.duration(to: now))
  }

  /// The time left of the pause before the next question; nil where there is none.
  package func restLeft(at now: Instant) -> Duration? {
    guard case .pause(let end) = phase else { return nil }
    return max(.zero, now.duration(to: end))
  }

  /// When the present pause or the time for the open question is over.
  package var phaseEnd: Instant? {
    switch phase {
    case .pause(let end): end
    case .question(let since): since.advanced(by: Self.answerTime)
    case .finished: nil
    }
  }

  /// Moves to an instant and says what the time has brought.
  ///
  /// A question opens when this is called, not when it was due: a late call takes no time away.
  ///
  /// What stands in the line, `typed`, counts as the answer when the time of a question is over.
  package mutating func advance(to now: Instant, typed: String) -> [Moment] {
    guard let end = phaseEnd, end <= now else { return [] }
    if open != nil {
      let moments = close(typed, time: Self.answerTime, at: end).map { [Moment.timeOver($0)] } ?? []
      return moments + advance(to: now, typed: "")
    }
    phase = .question(since: now)
    return [.question(questions[attempts.count], number: attempts.count + 1)]
  }

  /// Lets so much time pass without a look at the clock: neither a pause nor a question gets shorter.
  package mutating func wait(for time: Duration) {
    switch phase {
    case .pause(let end): phase = .pause(until: end.advanced(by: time))
    case .question(let since): phase = .question(since: since.advanced(by: time))
    case .finished: break
    }
  }

  /// Takes an answer that was sent; nil when no question is open or nothing can be read.
  package mutating func submit(_ typed: String, at now: Instant) -> Attempt? {
    guard let open, let left = remaining(at: now), Grader().grade(typed, for: open) != .unreadable
    else { return nil }
    return close(typed, time: Self.answerTime - left, at: now)
  }

  /// Ends the open question with what was typed and begins the next pause.
  private mutating func close(_ typed: String, time: Duration, at now: Instant) -> Attempt? {
    guard let open else { return nil }
    let attempt = Attempt(answering: open, typed: typed, time: time)
    attempts.append(attempt)
    phase =
      attempts.count < questions.count
      ? .pause(until: now.advanced(by: Self.pauseTime)) : .finished
    return attempt
  }
}

extension Attempt {
  /// The only try at a question of a check; nothing that can be read is a miss.
  fileprivate init(answering question: Question, typed: String, time: Duration) {
    let grade = Grader().grade(typed, for: question)
    var diagnosis: Diagnosis?
    if case .incorrect(let value?) = grade { diagnosis = Diagnosis(of: value, to: question) }
    self.init(
      question: question, typed: String(typed.prefix(Self.longestTyped)),
      outcome: grade == .correct ? .right : .wrong, tryNumber: 1, time: time,
      diagnosis: diagnosis?.misconception.rawValue)
  }
}
