import Calculator

/// A written method, as `calc --steps --json` prints it.
struct ColumnRecord: Encodable {
  enum Operation: String, Encodable {
    case add, subtract, multiply, divide
  }

  /// What is done in one column; each operation has its own numbers.
  struct Step: Encodable {
    var place: Int
    var digits: [Int]?
    var digit: Int?
    var carryIn: Int?
    var sum: Int?
    var product: Int?
    var have: Int?
    var take: Int?
    var exchanged: [Int]?
    var brought: Int?
    var added: Bool?
    var chunk: Int?
    var tries: [Int]?
    var left: Int?
    var write: Int?
    var carryOut: Int?
  }

  struct Row: Encodable {
    let shift: Int
    let digit: Int
    let product: String
    let steps: [Step]
  }

  struct Recurring: Encodable {
    /// The places of the first and the last digit that repeat.
    let first: Int
    let last: Int
  }

  let op: Operation
  let terms: [String]
  var steps: [Step]?
  var rows: [Row]?
  var total: [Step]?
  var zeros: Int?
  /// What each column has after the exchanges, by its place, where that is not its digit.
  var marks: [String: Int]?
  var remainder: String?
  var recurring: Recurring?
  let result: String

  init(_ work: ColumnWork) {
    switch work {
    case .addition(let sum): self.init(sum)
    case .subtraction(let difference): self.init(difference)
    case .multiplication(let product): self.init(product)
    case .division(let quotient): self.init(quotient)
    }
  }

  private init(_ work: ColumnAddition) {
    op = .add
    terms = work.terms.map(\.description)
    steps = Self.steps(of: work)
    result = work.result.description
  }

  private static func steps(of work: ColumnAddition) -> [Step] {
    work.steps.map {
      Step(
        place: $0.place, digits: $0.digits, carryIn: $0.carryIn, sum: $0.sum, write: $0.write,
        carryOut: $0.carryOut)
    }
  }

  private init(_ work: ColumnSubtraction) {
    op = .subtract
    terms = [work.minuend.description, work.subtrahend.description]
    steps = work.steps.map {
      Step(
        place: $0.place, have: $0.have, take: $0.take, exchanged: $0.exchanged, write: $0.write)
    }
    marks = Dictionary(
      uniqueKeysWithValues: work.exchangedDigits.map { (String($0.key), $0.value) })
    result = work.result.description
  }

  private init(_ work: ColumnMultiplication) {
    op = .multiply
    terms = [work.first.description, work.second.description]
    rows = work.rows.map { row in
      Row(
        shift: row.shift, digit: row.digit, product: String(row.product),
        steps: row.steps.map {
          Step(
            place: $0.place, digit: $0.digit, carryIn: $0.carryIn, product: $0.product,
            write: $0.write, carryOut: $0.carryOut)
        })
    }
    total = work.total.map(Self.steps)
    zeros = work.zeros
    result = work.result.description
  }

  private init(_ work: ColumnDivision) {
    op = .divide
    terms = [work.dividend.description, work.divisor.description]
    steps = work.steps.map {
      Step(
        place: $0.place, digit: $0.digit, product: $0.product, brought: $0.brought,
        added: $0.isAdded, chunk: $0.chunk, tries: $0.tries, left: $0.left)
    }
    switch work.ending {
    case .exact, .stopped: break
    case .remainder(let rest): remainder = rest.description
    case .recurring(let first, let last): recurring = Recurring(first: first, last: last)
    }
    result = work.quotient.description
  }
}
