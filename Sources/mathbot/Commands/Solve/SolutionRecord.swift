import Calculator

/// The solutions of an equation, as `solve --json` prints them.
///
/// Numbers are texts that the calculator reads. What is not there is left out: `exact` where no
/// exact form is known, `from` and `to` where all numbers were searched.
struct SolutionRecord: JSONDocument {
  static let format = "mathbot-solve"
  static let schema = 1

  struct Point: Encodable {
    let exact: String?
    let digits: String
    var multiplicity: Int?
  }

  struct Part: Encodable {
    let from: String?
    let to: String?
    /// Whether the ends are solutions too; left out where that is not known.
    var fromIncluded: Bool?
    var toIncluded: Bool?
  }

  let unknown: String
  /// These are all solutions.
  let complete: Bool
  let from: String?
  let to: String?
  /// Every number that was searched is a solution, but those that are excluded.
  let everything: Bool
  let solutions: [Point]
  let intervals: [Part]
  let excluded: [Point]
  let undecided: [Part]

  init(_ set: SolutionSet, of equation: Equation, digits: Int) {
    let format = NumberFormat(.significant(digits), isForPeople: false)
    unknown = equation.unknown
    complete = set.isComplete
    from = set.searched?.from.text(format)
    to = set.searched?.to.text(format)
    everything = set.isEverything
    solutions = set.points.map { Point($0, format) }
    intervals = set.stretches.map {
      Part(
        from: $0.from?.description, to: $0.to?.description, fromIncluded: $0.isFromIncluded,
        toIncluded: $0.isToIncluded)
    }
    excluded = set.excluded.map { Point($0.point, format) }
    undecided = set.undecided.map {
      Part(from: Number($0.low).text(format), to: Number($0.high).text(format))
    }
  }
}

extension SolutionRecord.Point {
  init(_ solution: Solution, _ format: NumberFormat) {
    exact = solution.form?.text(isForPeople: false)
    digits = solution.text(format)
    multiplicity = solution.multiplicity
  }
}

extension Number {
  /// The number in these digits.
  fileprivate func text(_ format: NumberFormat) -> String {
    (try? formatted(format).text) ?? rational?.description ?? ""
  }
}

/// The solution of a linear system, as `solve --json` prints it.
///
/// Each unknown is a sum of a number and of multiples of unknowns that can be anything.
struct SystemRecord: JSONDocument {
  static let format = "mathbot-system"
  static let schema = 1

  struct Unknown: Encodable {
    let unknown: String
    /// It can be any number.
    let free: Bool
    let number: String
    let factors: [String: String]
  }

  /// How many solutions there are.
  enum Count: String, Encodable {
    case none, one, many
  }

  let count: Count
  let unknowns: [Unknown]
  /// The equations that contradict each other, counted from 1.
  let contradiction: [Int]

  init(_ solution: LinearSolution, of system: LinearSystem) {
    switch solution {
    case .one(let values):
      count = .one
      unknowns = zip(system.unknowns, values).map {
        Unknown(unknown: $0, free: false, number: $1.description, factors: [:])
      }
      contradiction = []
    case .none(let equation, let others):
      count = .none
      unknowns = []
      contradiction = (others + [equation]).map { $0 + 1 }.sorted()
    case .many(let expressions):
      count = .many
      unknowns = expressions.map(Unknown.init)
      contradiction = []
    }
  }
}

extension SystemRecord.Unknown {
  init(_ expression: LinearExpression) {
    unknown = expression.unknown
    free = expression.isFree
    number = expression.rest.description
    factors = Dictionary(
      expression.terms.map { ($0.unknown, $0.factor.description) }
    ) { first, _ in first }
  }
}
