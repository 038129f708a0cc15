extension TableMix {
  /// Random products for a check, in random order.
  ///
  /// Each table comes as often as the mix says, and each second number as often, give or take
  /// one, so that the order of the factors hardly matters. No product comes twice, in either
  /// order. The count lies in `TablesCheck.allowedQuestionCounts`.
  package func questions(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    // Drawing again until all fits keeps every fitting set as likely as any other of its tables.
    while true {
      if let questions = draw(count, using: &generator), isBalanced(questions) {
        return questions.shuffled(using: &generator)
      }
    }
  }

  /// One draw; nil when a table has run out of products.
  private func draw(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question]? {
    var products: Set<Set<Int>> = []
    var questions: [Question] = []
    for table in tables(count, using: &generator) {
      let free = Self.tables.filter { !products.contains([table, $0]) }
      guard let factor = free.randomElement(using: &generator) else { return nil }
      products.insert([table, factor])
      questions.append(Question(table, .multiply, factor))
    }
    return questions
  }

  /// The first numbers: as few of each table as allowed, then random ones that have room.
  private func tables(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    let ranges = Self.tables.map { (table: $0, count: questionCount(ofTable: $0, in: count)) }
    let least = ranges.flatMap { Array(repeating: $0.table, count: $0.count.lowerBound) }
    let room = ranges.flatMap { Array(repeating: $0.table, count: $0.count.count - 1) }
    let rest = room.shuffled(using: &generator).prefix(count - least.count)
    return (least + rest).shuffled(using: &generator)
  }

  private func isBalanced(_ questions: [Question]) -> Bool {
    Self.tables.allSatisfy { table in
      let allowed = questionCount(ofTable: table, in: questions.count)
      let found = questions.count { $0.right == table }
      return (allowed.lowerBound - 1)...(allowed.upperBound + 1) ~= found
    }
  }
}
