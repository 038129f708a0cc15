/// A tree of the garden: sums or differences of larger numbers that are worked out in one way.
package enum Tree: String, CaseIterable, Codable, Sendable {
  case addWholeTens = "add-whole-tens"
  case addTensToNumber = "add-tens-to-number"
  case addOnes = "add-ones"
  case addOverTen = "add-over-ten"
  case addTensAndOnes = "add-tens-and-ones"
  case addNewTen = "add-new-ten"
  case addNearlyTen = "add-nearly-ten"
  case addToHundred = "add-to-hundred"
  case takeWholeTens = "take-whole-tens"
  case takeTensFromNumber = "take-tens-from-number"
  case takeOnes = "take-ones"
  case takeUnderTen = "take-under-ten"
  case takeTensAndOnes = "take-tens-and-ones"
  case takeOpeningTen = "take-opening-ten"
  case takeNearlyTen = "take-nearly-ten"
  case takeCountUp = "take-count-up"

  /// A question that the tree grows from, to show what it is about.
  package var example: Question {
    switch self {
    case .addWholeTens: Question(30, .add, 40)
    case .addTensToNumber: Question(34, .add, 20)
    case .addOnes: Question(42, .add, 5)
    case .addOverTen: Question(47, .add, 6)
    case .addTensAndOnes: Question(34, .add, 25)
    case .addNewTen: Question(37, .add, 25)
    case .addNearlyTen: Question(34, .add, 29)
    case .addToHundred: Question(63, .add, 37)
    case .takeWholeTens: Question(70, .subtract, 30)
    case .takeTensFromNumber: Question(64, .subtract, 20)
    case .takeOnes: Question(48, .subtract, 5)
    case .takeUnderTen: Question(52, .subtract, 7)
    case .takeTensAndOnes: Question(68, .subtract, 25)
    case .takeOpeningTen: Question(73, .subtract, 46)
    case .takeNearlyTen: Question(75, .subtract, 28)
    case .takeCountUp: Question(81, .subtract, 78)
    }
  }
}

extension Tree {
  /// The tree of a larger sum: by its way where that is one of its own, else by its digits.
  init(sumOf first: Int, _ second: Int) {
    let way = AdditionStrategy(first, second)
    let (isSmall, ones) = (min(first, second) < 10, [first % 10, second % 10])
    self =
      if way == .compensate {
        .addNearlyTen
      } else if way == .bondToHundred {
        .addToHundred
      } else if ones.contains(0) {
        ones == [0, 0] ? .addWholeTens : .addTensToNumber
      } else if ones[0] + ones[1] < 10 {
        isSmall ? .addOnes : .addTensAndOnes
      } else {
        isSmall ? .addOverTen : .addNewTen
      }
  }

  /// The tree of a larger difference: by its way where that is one of its own, else by its digits.
  init(from whole: Int, taking taken: Int) {
    let way = SubtractionStrategy(whole, taking: taken)
    let (isSmall, ones, takenOnes) = (taken < 10, whole % 10, taken % 10)
    self =
      if way == .compensate {
        .takeNearlyTen
      } else if way == .countUp || way == .countUpLine {
        .takeCountUp
      } else if takenOnes == 0 {
        ones == 0 ? .takeWholeTens : .takeTensFromNumber
      } else if ones >= takenOnes {
        isSmall ? .takeOnes : .takeTensAndOnes
      } else {
        isSmall ? .takeUnderTen : .takeOpeningTen
      }
  }
}

extension Tree: PackableCase {
  package static let blank = Tree.addWholeTens
}
