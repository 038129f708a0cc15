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

extension AdditionStrategy {
  /// The tree of the larger sums that are worked out in this way; nil where there are none.
  var tree: Tree? {
    switch self {
    case .zero, .jump, .onesFirst, .columns, .throughFive, .fiveAnd, .hopTens, .oneMore, .everyTen:
      nil
    case .tens, .tensAndOnes, .addTen: .addWholeTens
    case .addTens: .addTensToNumber
    case .onesOnly, .countOn: .addOnes
    case .bridge: .addOverTen
    case .partition, .double, .nearDouble, .doubleMiddle, .bondToTwenty: .addTensAndOnes
    case .partitionAndCarry, .onesMakeTen, .makeTen: .addNewTen
    case .compensate: .addNearlyTen
    case .bondToHundred, .bondToTen: .addToHundred
    }
  }
}

extension SubtractionStrategy {
  /// The tree of the larger differences that are worked out in this way; nil where there are none.
  var tree: Tree? {
    switch self {
    case .zero, .same, .jump, .columns, .hopTens, .throughFive, .everyTen: nil
    case .tens: .takeWholeTens
    case .takeTens, .half, .bondToTwenty, .bondToTen: .takeTensFromNumber
    case .onesOnly, .countBack: .takeOnes
    case .bridgeBack, .breakTen, .takeTenGiveOne: .takeUnderTen
    case .partition: .takeTensAndOnes
    case .tensThenBridge, .thinkAddition: .takeOpeningTen
    case .compensate: .takeNearlyTen
    case .countUp, .countUpLine: .takeCountUp
    }
  }
}

extension Tree: PackableCase {
  package static let blank = Tree.addWholeTens
}
