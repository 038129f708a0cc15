import Calculator

/// Letters that were typed one after the other on the calculator's keys, each of which is a key.
struct TypedLetters: Equatable, Sendable {
  private(set) var word = ""
  /// The calculator before the first of them.
  let before: CalculatorMachine

  init(before machine: CalculatorMachine) {
    before = machine
  }

  mutating func append(_ letter: Character) {
    word += letter.lowercased()
  }

  /// Whether they are no keys but the beginning of a function's name: sq, of sqrt.
  ///
  /// With x behind it e is multiplied.
  var isName: Bool {
    word.count > 1 && word != "ex" && Vocabulary.hasFunction(beginningWith: word)
  }
}
