/// An expression as a flat list of steps in the order in which they are carried out.
///
/// No step holds another one, so neither reading, nor evaluating, nor freeing a program recurses,
/// however deep the parentheses were nested.
struct Program: Equatable {
  struct Step: Equatable {
    let instruction: Instruction
    /// Where in the text the sign or the number stands.
    let place: Range<Int>
  }

  var steps: [Step] = []
  /// The units that steps refer to.
  var units: [Unit] = []
  /// The names of units that are not known.
  var unknownUnits: [String] = []

  /// Whether a unit occurs in the expression.
  var hasUnits: Bool { !units.isEmpty || !unknownUnits.isEmpty }
}
