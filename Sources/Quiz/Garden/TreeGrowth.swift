/// How a tree grows: by different questions found alone, on different days; speed says nothing.
struct TreeGrowth: Equatable {
  /// How many of the last first tries are looked at.
  private static let triesLookedAt = 10
  /// How many first tries without a miss on a day give an apple, and how many apples a tree bears.
  private static let rightForApple = 3
  static let mostApples = 5

  /// A first try without a tip.
  private struct Try: Equatable {
    let question: Question
    let isRight: Bool
    let day: Int
  }

  private(set) var stage = Stage.notAsked
  private(set) var apples = 0
  private var last: [Try] = []
  /// How many were found alone on each day.
  private var rightOn: [Int: Int] = [:]

  /// Takes in a try, and says what it has brought.
  mutating func take(_ answer: GardenAnswer) -> [GardenEvent.Change] {
    if answer.isUnaided { note(answer) }
    return grow(with: answer) + bearApples()
  }

  private mutating func note(_ answer: GardenAnswer) {
    let entry = Try(question: answer.question, isRight: answer.isRight, day: answer.day)
    last = (last + [entry]).suffix(Self.triesLookedAt)
    if answer.isRight { rightOn[answer.day, default: 0] += 1 }
  }

  private mutating func grow(with answer: GardenAnswer) -> [GardenEvent.Change] {
    let reached: [(Stage, Bool)] = [
      (.seed, true), (.sprout, answer.isRight), (.green, isGreen), (.grown, isGrown),
    ]
    let new = reached.filter { $0.0 > stage && $0.1 }.map(\.0)
    stage = new.last ?? stage
    return new.map { .grew($0) }
  }

  private var right: [Try] { last.filter(\.isRight) }
  private var differentRight: Int { Set(right.map(\.question)).count }

  /// Four different ones found alone, on two days.
  private var isGreen: Bool {
    differentRight >= 4 && Set(right.map(\.day)).count >= 2
  }

  /// Eight of the last ten found alone, six different ones, on three days.
  private var isGrown: Bool {
    right.count >= 8 && differentRight >= 6 && rightOn.count >= 3
  }

  /// An apple for each day with three found alone, those before the tree was grown too.
  private mutating func bearApples() -> [GardenEvent.Change] {
    guard stage == .grown else { return [] }
    let days = rightOn.values.count { $0 >= Self.rightForApple }
    guard min(days, Self.mostApples) > apples else { return [] }
    apples = min(days, Self.mostApples)
    return [.apple(apples)]
  }
}
