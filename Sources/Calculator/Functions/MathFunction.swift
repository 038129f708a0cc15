/// A function that expressions can call: one row of the table of functions.
///
/// The parser, the evaluator, help, completion and the keys read the same row, so that a new
/// function is a row in the file of its family, and a sentence in each language. A row is equal to
/// itself only; it is an object, lest every step of a program carry all of it.
package final class MathFunction: Sendable {
  /// The name that expressions use.
  package let name: String
  /// Other names of the function.
  package let aliases: [String]
  /// What is written on its key, if it has one.
  let label: String
  /// An expression that shows how the function is called.
  package let example: String
  /// What the example comes to, as it is shown.
  package let exampleResult: String
  /// How its value is found.
  let rule: Rule
  /// Whether the function of so many metres is in metres, too.
  let keepsUnit: Bool
  /// How the name may stand between two numbers, if it may.
  let infix: Infix?
  /// Whether the result is shown in a form of its own, with which nothing can be calculated.
  let standsAlone: Bool

  /// A row of the table.
  ///
  /// - Parameters:
  ///   - name: The name that expressions use, in small letters.
  ///   - aliases: Other names.
  ///   - label: What is written on its key, if that is not the name.
  ///   - example: An expression that calls the function.
  ///   - result: What the example comes to in degrees, written for programs.
  ///   - keepsUnit: Whether the function of so many metres is in metres, too.
  ///   - infix: How the name may stand between two numbers, if it may.
  ///   - standsAlone: Whether the result is shown in a form with which nothing can be calculated.
  ///   - rule: How the value is found.
  init(
    _ name: String, _ aliases: [String] = [], label: String? = nil, example: String,
    is result: String, keepsUnit: Bool = false, infix: Infix? = nil,
    standsAlone: Bool = false, _ rule: Rule
  ) {
    self.name = name
    self.aliases = aliases
    self.label = label ?? name
    self.example = example
    exampleResult = result
    self.keepsUnit = keepsUnit
    self.infix = infix
    self.standsAlone = standsAlone
    self.rule = rule
  }

  /// Every function, in the order in which help lists them.
  package static let all =
    trigonometry + hyperbolics + roots + logarithms + rounding + division + statistics + counting
}

extension MathFunction {
  /// How many numbers the function takes.
  package var counts: ClosedRange<Int> {
    switch rule {
    case .ofNumber, .ofAngle, .givingAngle: 1...1
    case .ofTwoNumbers: 2...2
    case .ofOneOrTwo: 1...2
    case .ofNumbers: 2...Int.max
    }
  }

  /// Whether the function may be called with a single number.
  var takesOneNumber: Bool { counts.lowerBound == 1 }

  /// Whether commas part its numbers.
  var takesSeveralNumbers: Bool { counts.upperBound > 1 }

  /// Whether the number that it takes is an angle.
  var takesAngle: Bool {
    switch rule {
    case .ofAngle: true
    case .ofNumber, .givingAngle, .ofTwoNumbers, .ofOneOrTwo, .ofNumbers: false
    }
  }

  /// Whether its value is an angle.
  var givesAngle: Bool {
    switch rule {
    case .givingAngle: true
    case .ofNumber, .ofAngle, .ofTwoNumbers, .ofOneOrTwo, .ofNumbers: false
    }
  }

  /// The name and the aliases.
  package var names: [String] { [name] + aliases }

  /// The function that undoes this one, if its inverse has a name such as `sin⁻¹`.
  var inverse: MathFunction? { Self.all.first { $0.aliases.contains(name + "⁻¹") } }
}

extension MathFunction: Hashable {
  package static func == (left: MathFunction, right: MathFunction) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
