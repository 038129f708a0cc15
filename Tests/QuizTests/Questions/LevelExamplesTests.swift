import Testing

@testable import Quiz

/// The questions with which a child chooses among the levels.
struct LevelExamplesTests {
  @Test(arguments: Difficulty.steps, Operation.allCases)
  func `an example is asked at its level and at no easier one`(
    difficulty: Difficulty, operation: Operation
  ) throws {
    let options = PracticeOptions(operations: [operation])
    let example = try #require(options.examples(at: difficulty).first)
    #expect(example.operation == operation && !example.isTrivial)
    #expect(difficulty.level.includes(example))
    #expect(Difficulty.steps[Level.lowest(with: example)] == difficulty)
  }

  @Test func `at most two examples are of what is asked, and of both kinds where both are`() {
    for operations in Set(Operation.allCases).subsets where !operations.isEmpty {
      let options = PracticeOptions(operations: operations)
      for difficulty in Difficulty.steps {
        let shown = options.examples(at: difficulty).map(\.operation)
        #expect(shown.count == min(2, operations.count))
        #expect(operations.isSuperset(of: shown))
        #expect(Set(shown.map(isOfTables)) == Set(operations.map(isOfTables)))
      }
    }
  }

  @Test func `just right and one table have no examples`() {
    #expect(PracticeOptions().examples(at: .auto).isEmpty)
    #expect(Difficulty.steps.allSatisfy { PracticeOptions(table: 7).examples(at: $0).isEmpty })
  }

  private func isOfTables(_ operation: Quiz.Operation) -> Bool {
    operation == .multiply || operation == .divide
  }
}

extension Set {
  /// All of its subsets, with the empty one.
  fileprivate var subsets: [Set<Element>] {
    reduce([[]]) { subsets, element in subsets + subsets.map { $0.union([element]) } }
  }
}
