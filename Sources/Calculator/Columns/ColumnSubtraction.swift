/// A subtraction in columns, with exchanges: a column that has too few gets ten from the next one.
package struct ColumnSubtraction: Equatable, Sendable {
  /// What is done in one column.
  package struct Step: Equatable, Sendable {
    package var place: Int
    /// How many there are, with those that were exchanged.
    package var have: Int
    package var take: Int
    package var write: Int
    /// The columns that gave one, from the highest one down; the nearest has something, or is a
    /// zero that got ten first.
    package var exchanged: [Int]
  }

  package let minuend: ColumnNumber
  package let subtrahend: ColumnNumber
  package var steps: [Step]
  /// What each column has in the end where that is another number than its digit.
  package var exchangedDigits: [Int: Int]
  package let result: ColumnNumber

  /// Takes a number away from one that is at least as large.
  package init(_ minuend: ColumnNumber, minus subtrahend: ColumnNumber) {
    let scale = max(minuend.scale, subtrahend.scale)
    let places = -scale...max(minuend.top, subtrahend.top)
    var have = Dictionary(uniqueKeysWithValues: places.map { ($0, minuend.digit(at: $0)) })
    steps = places.map { place in
      let take = subtrahend.digit(at: place)
      let exchanged = Self.exchange(for: place, taking: take, in: &have)
      let count = have[place, default: 0]
      return Step(
        place: place, have: count, take: take, write: count - take, exchanged: exchanged)
    }
    exchangedDigits = have.filter { $0.value != minuend.digit(at: $0.key) }
    self.minuend = minuend
    self.subtrahend = subtrahend
    result = ColumnNumber(
      units: steps.reduce(0) { $0 + Int128($1.write) * ColumnNumber.power($1.place + scale) },
      scale: scale)
  }

  /// Gets ten for a column that has too few, from the nearest one that has something.
  private static func exchange(
    for place: Int, taking take: Int, in have: inout [Int: Int]
  ) -> [Int] {
    guard have[place, default: 0] < take,
      let giver = have.filter({ $0.key > place && $0.value > 0 }).keys.min()
    else { return [] }
    let path = Array((place + 1...giver).reversed())
    for column in path {
      have[column, default: 0] -= 1
      have[column - 1, default: 0] += 10
    }
    return path
  }

  /// The columns that have given one.
  package var givers: Set<Int> { Set(steps.flatMap(\.exchanged)) }
}
