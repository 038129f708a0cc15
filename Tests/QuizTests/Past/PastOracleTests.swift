import Testing

@testable import Quiz

/// What a past has gathered is what one finds by going through all its tries.
struct PastOracleTests {
  private static let seeds = UInt64(0)..<12

  /// Random tries with all that was gathered of them, cut off at several lengths.
  private func each(
    _ seed: UInt64, _ check: (_ attempts: [PastAttempt], _ past: Past) -> Void
  ) {
    let all = RandomPast(seed: seed, count: 300, questions: 20).attempts
    for count in [1, 2, 30, 77, 150, 222, all.count] {
      let attempts = Array(all.prefix(count))
      check(attempts, Past(attempts))
    }
  }

  @Test(arguments: seeds)
  func `days are counted, and the last ones summed up`(seed: UInt64) {
    each(seed) { attempts, past in
      let days = Dictionary(grouping: attempts, by: \.day)
      let last = attempts.map(\.day).max() ?? 0
      #expect(past.lastDay == last)
      #expect(past.dayBegun(last + 1) == days.count + 1)
      #expect(past.dayBegun(last) == nil)
      #expect(past.wasPlayed(before: last) == (days.count > 1))
      #expect(!past.wasPlayed(before: attempts[0].day))
      let sums = days.map { DaySum($1, on: $0) }
      #expect(past.asked == sums.reduce(0) { $0 + $1.asked })
      #expect(past.skipped == sums.reduce(0) { $0 + $1.skipped })
      for today in [last, last + 1, last + 20, last + 50] {
        let points = days.keys.sorted().filter { $0 > today - 28 }.compactMap { day in
          TrendPoint(DaySum(days[day] ?? [], on: day))
        }
        #expect(past.trend(on: today) == points)
      }
    }
  }

  @Test func `what comes back because it was left open is no question of its own`() {
    let (hard, easy) = (Question(7, .multiply, 8), Question(2, .multiply, 3))
    let tries = [
      Attempt.first(hard, .wrong), .first(hard, .skipped), .first(easy), .first(hard), .first(hard),
    ].map { PastAttempt($0, on: 3) }
    let sum = DaySum(tries, on: 3)
    #expect((sum.asked, sum.answered, sum.right) == (3, 3, 2))
    #expect(DaySum([], on: 3).answered == 0)
    let found = [Attempt.first(hard, .skipped), .first(hard)].map { PastAttempt($0, on: 3) }
    #expect(TrendPoint(DaySum(found, on: 3))?.permilleRight == 0, "as the child was told")
    let skipped = [hard, easy, hard].map { Attempt.first($0, $0 == easy ? .right : .skipped) }
    let again = [Attempt.first(easy, .skipped)]
    let left = DaySum((skipped + again).map { PastAttempt($0, on: 3) }, on: 3)
    #expect((left.asked, left.answered, left.right) == (3, 1, 1), "a skip is no miss")
  }

  @Test(arguments: seeds)
  func `the last practice and the runs are those of the sessions`(seed: UInt64) {
    each(seed) { attempts, past in
      let practices = attempts.sessions.filter { $0.kind == .practice }
      #expect(past.lately.practices == practices.count)
      #expect(past.lately.lastPractice == practices.last)
      #expect(past.lately.lastRuns == practices.suffix(5).map(\.bestRun))
      #expect(past.lately.bestRun == practices.map(\.bestRun).max())
    }
  }

  @Test(arguments: seeds)
  func `what was worked out lately is found among all sessions`(seed: UInt64) {
    each(seed) { attempts, past in
      let sessions = attempts.sessions
      let index = sessions.lastIndex { $0.kind == .practice }
      let expected = index.flatMap { index in
        sessions[index].open.last { question in
          sessions[index].results.contains { $0.question == question && $0.ending == .revealed }
            && !sessions[(index + 1)...].contains { session in
              session.results.contains { $0.question == question && $0.isAnswered }
            }
        }
      }
      #expect(past.workedOutLately == expected)
    }
  }

  @Test(arguments: seeds)
  func `the last thirty first tries are kept`(seed: UInt64) {
    each(seed) { attempts, past in
      let first = attempts.map(\.attempt).filter { $0.tryNumber == 1 && !$0.form.isExample }
        .suffix(30)
      #expect(past.lately.firstTries == first.map(\.isAlone))
    }
  }

  @Test(arguments: seeds)
  func `habits show twice in the last ten first answers in which they can, or thrice in forty`(
    seed: UInt64
  ) {
    each(seed) { attempts, past in
      let answers = Self.first(attempts).filter { [.right, .wrong].contains($0.outcome) }
      let expected = Operation.allCases.flatMap { operation in
        Misconception.allCases.filter { !$0.isForgiven }.compactMap { pattern -> Habit? in
          let last = answers.filter {
            $0.question.operation == operation && !pattern.wrongAnswers(to: $0.question).isEmpty
          }.suffix(40)
          let shown = last.filter { $0.diagnosis == pattern.rawValue }.reversed()
          let lately = last.suffix(10).count { $0.diagnosis == pattern.rawValue }
          guard lately >= 2 || shown.count >= 3 else { return nil }
          return Habit(
            misconception: pattern, operation: operation,
            examples: shown.map { Habit.Example(asked: $0.asked, typed: $0.typed) })
        }
      }.sorted { $0.examples.count > $1.examples.count }
      #expect(past.habits.habits == expected)
    }
  }

  /// The tries that are the first at their question, after a slip of the keys the one behind it.
  private static func first(_ attempts: [PastAttempt]) -> [Attempt] {
    var followsSlip = false
    return attempts.map(\.attempt).filter { attempt in
      let isFirst = attempt.tryNumber == 1 || followsSlip
      followsSlip = isFirst && attempt.leavesFirstTry
      return isFirst && !attempt.form.isExample
    }
  }

  @Test func `guessing on at one question is no habit`() {
    let question = Question(88, .divide, 8)
    let guesses = [10, 12, 10, 12].enumerated().map { index, typed in
      var guess = Attempt.first(question, .wrong)
      (guess.typed, guess.tryNumber) = (String(typed), index + 1)
      guess.diagnosis =
        Misconception.allCases.first {
          $0.wrongAnswers(to: question).contains(typed)
        }?.rawValue
      return PastAttempt(guess, on: 1)
    }
    #expect(guesses.allSatisfy { $0.attempt.diagnosis != nil })
    #expect(Past(guesses).habits.habits.isEmpty)
  }

  @Test(arguments: seeds)
  func `of each item the last question, miss and first times are known`(seed: UInt64) {
    each(seed) { attempts, past in
      let groups = Dictionary(grouping: attempts) { LearningItem($0.attempt.question) }
      #expect(Set(past.items.items.keys) == Set(groups.keys))
      for (item, tries) in groups {
        let found = past.items[item]
        #expect(found?.question == tries.last?.attempt.question)
        let miss = tries.last { $0.attempt.outcome == .wrong }?.attempt
        #expect(found?.lastMiss?.asked == miss?.asked)
        #expect(found?.lastMiss?.typed == miss?.typed)
        #expect(found?.lastMiss?.diagnosis == miss?.diagnosis)
        let alone = tries.filter { $0.attempt.isAlone && $0.attempt.form == .plain }
        #expect(found?.alone?.first.time == alone.first?.attempt.time)
        #expect(found?.alone?.first.day == alone.first?.day)
        if let last = alone.last?.day {
          for day in [last, last + 1] {
            let before = alone.filter { $0.day < day }.map(\.attempt.time).min()
            #expect(found?.alone?.best(before: day) == before)
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `larger questions are open that were not right at their last time`(seed: UInt64) {
    each(seed) { attempts, past in
      let results = SessionSummary(attempts: attempts.map(\.attempt)).results
      let last = Dictionary(results.map { ($0.question, $0.ending) }) { $1 }
      let open = last.filter { !$0.key.isFact && $0.value != .rightAtOnce }
      #expect(Set(past.items.openSums.keys) == Set(open.keys))
    }
  }

  @Test(arguments: seeds)
  func `the garden counts misses and first days`(seed: UInt64) {
    each(seed) { attempts, past in
      for plant in Plant.all {
        let own = attempts.filter {
          Plant($0.attempt.question) == plant && !$0.attempt.form.isExample
        }
        #expect(past.garden.misses(of: plant) == own.count { $0.attempt.outcome == .wrong })
        let first = own.first(where: \.attempt.isAlone)?.day
        for day in [first ?? 0, (first ?? 0) + 1] where plant.isFact {
          #expect(past.garden.wasAlone(plant, before: day) == (first.map { $0 < day } ?? false))
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `what became fluent lately was not fluent when the week began`(seed: UInt64) {
    each(seed) { attempts, past in
      let last = attempts.map(\.day).max() ?? 0
      for today in [last, last + 3, last + 9] {
        let before = Past(attempts.filter { $0.day <= today - 7 }).model
        let new = past.model.memories.keys.filter { item in
          item.isFact && past.model.state(of: item) == .fluent && before.state(of: item) != .fluent
            && attempts.contains {
              $0.day > today - 7 && LearningItem($0.attempt.question) == item
            }
        }
        let isLate = attempts.contains { $0.day > today - 7 }
        let found = past.newlyFluent(on: today).map { LearningItem($0.question) }
        #expect(Set(found) == (isLate ? Set(new) : []))
      }
    }
  }

  @Test(arguments: seeds)
  func `the first answer of a day to each fact is kept`(seed: UInt64) {
    each(seed) { attempts, past in
      var firsts: [Int: [LearningItem: Bool]] = [:]
      var model = LearnerModel(startingAt: attempts[0].level ?? .medium)
      for attempt in attempts {
        let observation = model.observe(attempt.attempt, on: attempt.day, at: attempt.level)
        guard let observation, !observation.isHasty, attempt.attempt.outcome != .skipped,
          attempt.attempt.question.isFact, !attempt.attempt.question.isTrivial
        else { continue }
        let item = LearningItem(attempt.attempt.question)
        guard firsts[attempt.day]?[item] == nil else { continue }
        firsts[attempt.day, default: [:]][item] = observation.isRight
      }
      let days = past.facts.days.mapValues { $0.mapValues(\.isRight) }
      let newest = firsts.keys.max() ?? 0
      #expect(days == firsts.filter { $0.key > newest - DayTally.daysKept })
    }
  }

  @Test func `a past begins at the level of the first try`() {
    let attempt = Attempt.first(Question(7, .multiply, 8), .skipped)
    #expect(Past([PastAttempt(attempt, on: 1, at: .easy)]).model.practisedLevel == .easy)
    let easy = Past([PastAttempt(attempt, on: 1, at: .easy)]).model.ability
    let medium = Past([PastAttempt(attempt, on: 1)]).model.ability
    #expect(easy > medium)
  }
}
