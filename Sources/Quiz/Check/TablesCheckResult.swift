/// What a check of the tables came to.
package struct TablesCheckResult: Equatable, Sendable {
  /// How many tables are named at most as good to practise next.
  package static let mostTablesToPractise = 3

  /// The answers in the order of the questions.
  package let attempts: [Attempt]

  package init(attempts: [Attempt]) {
    self.attempts = attempts
  }

  /// How many answers were right in time.
  package var right: Int { attempts.count { $0.outcome == .right } }

  /// The mean time of an answer; nil without answers.
  ///
  /// A question without an answer has no time.
  package var averageTime: Duration? {
    let answers = attempts.filter { !$0.typed.isEmpty }
    return answers.isEmpty ? nil : answers.reduce(.zero) { $0 + $1.time } / answers.count
  }

  /// The tables that explain the misses, the one with the most of them first.
  ///
  /// A product belongs to the tables of both its factors; of tables that explain as many misses
  /// the larger one is named, since the smaller one is likely known. A miss that one table
  /// explains is not counted for another.
  package var tablesToPractise: [Int] {
    var missed = attempts.filter { $0.outcome != .right }.map(\.question)
    var tables: [Int] = []
    while !missed.isEmpty, tables.count < Self.mostTablesToPractise {
      let table = Self.commonestFactor(of: missed)
      tables.append(table)
      missed.removeAll { $0.left == table || $0.right == table }
    }
    return tables
  }

  private static func commonestFactor(of products: [Question]) -> Int {
    let counts = TableMix.tables.map { table in
      (table: table, count: products.count { $0.left == table || $0.right == table })
    }
    return counts.max { ($0.count, $0.table) < ($1.count, $1.table) }?.table
      ?? TableMix.tables.upperBound
  }
}
