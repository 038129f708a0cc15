@testable import Calculator

/// Written methods in which one number of one step is wrong by one.
enum WrongColumns {
  private static func changed<Work, Step>(
    _ work: Work, _ steps: WritableKeyPath<Work, [Step]>, _ numbers: [WritableKeyPath<Step, Int>]
  ) -> [Work] {
    work[keyPath: steps].indices.flatMap { index in
      numbers.flatMap { number in
        [-1, 1].map { change in
          var wrong = work
          wrong[keyPath: steps][index][keyPath: number] += change
          return wrong
        }
      }
    }
  }

  static func all(_ work: ColumnAddition) -> [ColumnAddition] {
    changed(work, \.steps, [\.place, \.carryIn, \.sum, \.write, \.carryOut, \.digits[0]])
  }

  static func all(_ work: ColumnSubtraction) -> [ColumnSubtraction] {
    changed(work, \.steps, [\.place, \.have, \.take, \.write])
  }

  static func all(_ work: ColumnMultiplication) -> [ColumnMultiplication] {
    let rows = changed(work, \.rows, [\.shift, \.digit])
    return rows
      + work.rows.indices.flatMap { row in
        changed(
          work, \.rows[row].steps,
          [\.place, \.digit, \.carryIn, \.product, \.write, \.carryOut])
      }
  }

  static func all(_ work: ColumnDivision) -> [ColumnDivision] {
    changed(
      work, \.steps,
      [\.place, \.brought, \.chunk, \.digit, \.product, \.left])
      + work.steps.indices.map { index in
        var wrong = work
        wrong.steps[index].tries.append(wrong.steps[index].digit + 1)
        return wrong
      }
  }
}

extension ColumnStyle {
  static let english = ColumnStyle(
    carries: .below, exchange: .sum, division: .corner, zeros: .written, remainder: .beside,
    longestShortDivisor: 12)
  static let korean = ColumnStyle(
    carries: .above, exchange: .ten, division: .bracket, zeros: .blank, remainder: .below,
    longestShortDivisor: 0)
}
