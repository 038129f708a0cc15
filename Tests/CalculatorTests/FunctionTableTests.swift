import Testing

@testable import Calculator

/// The table that help, completion and documentation are made from.
@Suite struct FunctionTableTests {
  @Test(arguments: MathFunction.allCases)
  func `the example comes to what the table says`(function: MathFunction) throws {
    let example = try evaluate(function.example).formatted(NumberFormat(isForPeople: false))
    #expect(example.text == function.exampleResult)
    let words = [function.name] + function.aliases
    #expect(words.contains { function.example.hasPrefix($0) })
  }

  @Test(arguments: MathFunction.allCases)
  func `every name of a function calls it`(function: MathFunction) throws {
    for name in [function.name, function.name.uppercased()] + function.aliases {
      let program = try Parser.program(for: name + (function.arity == 1 ? "(1)" : "(1, 1)"))
      #expect(program.steps.last?.instruction == .call(function))
    }
  }

  @Test func `no name stands for two things`() {
    let names = MathFunction.allCases.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    #expect(Vocabulary.names == Vocabulary.names.sorted())
    #expect(Vocabulary.names.contains("log10") && Vocabulary.names.contains("ans"))
  }
}
