/// An expression as a flat list of steps in the order in which they are carried out.
///
/// No step holds another one, so neither reading, nor evaluating, nor freeing a program recurses,
/// however deep the parentheses were nested.
struct Program: Equatable {
  struct Step: Equatable {
    let action: Action
    /// The characters of the sign or the number.
    let range: Range<Int>
  }

  enum Action: Equatable {
    case compute(Instruction)
    case unit(UnitInstruction)
  }

  var steps: [Step] = []
  /// The units that steps refer to.
  var units: [Unit] = []
  /// The names of units that are not known.
  var unknownUnits: [String] = []

  /// Whether a unit occurs in the expression.
  var hasUnits: Bool { !units.isEmpty || !unknownUnits.isEmpty }

  /// The last step so far, if it works on values.
  var lastInstruction: Instruction? {
    if case .compute(let instruction) = steps.last?.action { instruction } else { nil }
  }
}
