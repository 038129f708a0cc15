import Testing

@testable import Calculator

/// The table that help, completion and documentation are made from.
struct FunctionTableTests {
  @Test(arguments: MathFunction.all)
  func `the example comes to what the table says`(function: MathFunction) throws {
    let example = try evaluate(function.example).formatted().text.replacing("−", with: "-")
    #expect(example == function.exampleResult)
    let isNamed =
      function.infix != nil
      ? function.names.contains { function.example.contains($0) }
      : function.names.contains { function.example.hasPrefix($0) }
    #expect(isNamed)
  }

  @Test(arguments: MathFunction.all)
  func `every name of a function calls it`(function: MathFunction) throws {
    for name in [function.name.uppercased()] + function.names {
      let program = try Parser.program(for: name + (function.takesOneNumber ? "(1)" : "(1, 1)"))
      #expect(
        program.lastInstruction == .call(function, count: function.counts.lowerBound))
    }
  }

  @Test func `no name stands for two things`() {
    let names = MathFunction.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Vocabulary.names == Vocabulary.names.sorted())
    #expect(Vocabulary.names.contains("log10") && Vocabulary.names.contains("ans"))
  }
}
