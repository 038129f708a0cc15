import Quiz

/// What a rule of spaced repetition keeps of a card.
protocol SpacedCard {
  init()
  /// The day from which it is to be asked again.
  var due: Double { get }
  /// An answer on a day changes it.
  mutating func review(isRight: Bool, isQuick: Bool, on day: Int)
}

/// A deck of cards with ten new ones a day, easiest first: what is due comes first, then what is
/// new, then what is due next.
///
/// A miss comes back after a minute, and a new card once more after it.
struct SpacedRival<Card: SpacedCard>: Rival {
  private static var newCards: Int { 10 }
  private static var stepSeconds: Double { 60 }

  private var cards: [Card?]
  private let order: [Int]
  private var steps: [(fact: Int, due: Double)] = []
  private var day = 0
  private var newToday = 0
  private var last: Int?

  init(pool: FactPool) {
    cards = Array(repeating: nil, count: pool.count)
    order = pool.easiestFirst
  }

  mutating func begin(day: Int, seconds: Double) {
    (self.day, newToday, steps, last) = (day, 0, [], nil)
  }

  mutating func next(at seconds: Double) -> Int {
    let fact = step(at: seconds) ?? due() ?? new() ?? earliest()
    last = fact
    return fact
  }

  private mutating func step(at seconds: Double) -> Int? {
    guard let next = steps.firstIndex(where: { $0.due <= seconds && $0.fact != last }) else {
      return nil
    }
    return steps.remove(at: next).fact
  }

  private func due() -> Int? {
    ready.filter { cards[$0].map { $0.due <= Double(day) } ?? false }.min(by: isDueBefore)
  }

  private mutating func new() -> Int? {
    guard newToday < Self.newCards, let fact = order.first(where: { cards[$0] == nil }) else {
      return nil
    }
    newToday += 1
    return fact
  }

  private func earliest() -> Int {
    ready.filter { cards[$0] != nil }.min(by: isDueBefore)
      ?? order.first { $0 != last } ?? 0
  }

  /// What does not wait for a step.
  private var ready: [Int] {
    let waiting = Set(steps.map(\.fact))
    return order.filter { !waiting.contains($0) && $0 != last }
  }

  private func isDueBefore(_ first: Int, _ second: Int) -> Bool {
    (cards[first]?.due ?? .infinity) < (cards[second]?.due ?? .infinity)
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    let isNew = cards[fact] == nil
    var card = cards[fact] ?? Card()
    card.review(isRight: isRight, isQuick: seconds <= 4, on: day)
    cards[fact] = card
    if !isRight || isNew { steps.append((fact, time + Self.stepSeconds)) }
  }
}

/// FSRS-6, due when one of ten is forgotten.
struct StabilityCard: SpacedCard {
  private var strength: MemoryStrength?
  private var day = 0
  private(set) var due = 0.0

  init() {}

  mutating func review(isRight: Bool, isQuick: Bool, on day: Int) {
    let rating: MemoryStrength.Rating = !isRight ? .missed : isQuick ? .fluent : .slow
    if strength == nil {
      strength = MemoryStrength(rating)
    } else {
      strength?.review(rating, after: Double(day - self.day))
    }
    self.day = day
    due = Double(day) + max(1, strength?.stability ?? 1).rounded()
  }
}

/// SM-2, by P Woźniak (1990).
struct EasinessCard: SpacedCard {
  private var easiness = 2.5
  private var repetitions = 0
  private var interval = 0.0
  private(set) var due = 0.0

  init() {}

  mutating func review(isRight: Bool, isQuick: Bool, on day: Int) {
    let quality = !isRight ? 2.0 : isQuick ? 5 : 3
    // What is repeated on its day is not graded again.
    guard due <= Double(day) || !isRight else { return }
    repetitions = isRight ? repetitions + 1 : 0
    interval =
      !isRight || repetitions == 1 ? 1 : repetitions == 2 ? 6 : (interval * easiness).rounded()
    easiness = max(1.3, easiness + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02))
    due = Double(day) + interval
  }
}

extension FactPool {
  /// The facts from the easiest to the hardest.
  var easiestFirst: [Int] {
    (0..<count).sorted { (hardness[$0], $0) < (hardness[$1], $1) }
  }
}
