import Testing

@testable import Calculator

/// The table that help, completion and documentation are made from.
struct FunctionTableTests {
  @Test(arguments: MathFunction.all)
  func `the example comes to what the table says`(function: MathFunction) throws {
    let example = try evaluate(function.example).formatted(NumberFormat(isForPeople: false))
    #expect(example.text == function.exampleResult)
    #expect(function.names.contains { function.example.hasPrefix($0) })
  }

  @Test(arguments: MathFunction.all)
  func `every name of a function calls it`(function: MathFunction) throws {
    for name in [function.name.uppercased()] + function.names {
      let program = try Parser.program(for: name + (function.arity == 1 ? "(1)" : "(1, 1)"))
      #expect(program.lastInstruction == .call(function))
    }
  }

  @Test func `no name stands for two things`() {
    let names = MathFunction.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Vocabulary.names == Vocabulary.names.sorted())
    #expect(Vocabulary.names.contains("log10") && Vocabulary.names.contains("ans"))
  }
}
