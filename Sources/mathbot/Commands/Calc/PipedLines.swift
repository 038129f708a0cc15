import ArgumentParser
import Calculator
import Content
import Terminal

/// The calculator's input that is piped, line by line.
enum PipedLines {
  /// What is printed for a line.
  struct Answer {
    let text: String
    /// Why the line has no value, though there is something to print.
    var problem: CalculationError?
  }

  /// Prints an answer for each line, an empty line where there is none; what is wrong is said on
  /// standard error with the line's number.
  ///
  /// - Throws: `negative` at the end if a line that is not empty has no value.
  static func answer(with answer: (String) throws -> Answer) throws {
    var reader = LineReader(descriptor: 0)
    var output = BufferedOutput()
    lazy var texts = Texts.ofUser
    var (number, hasFailed) = (0, false)
    while let line = reader.next() {
      number += 1
      let result = try Self.answer(to: line, with: answer)
      output.write(result.text)
      if let problem = result.problem, problem.kind != .empty {
        StandardError.complain(problem, line: number, texts)
        hasFailed = true
      }
      if !reader.hasInput(within: .zero) { output.flush() }
    }
    output.flush()
    if hasFailed { throw ExitCode.negative }
  }

  private static func answer(
    to line: LineReader.Line, with answer: (String) throws -> Answer
  ) throws -> Answer {
    guard !line.isCut else { return Answer(text: "", problem: .lineTooLong) }
    do {
      return try answer(line.text)
    } catch let error as CalculationError {
      return Answer(text: "", problem: error)
    }
  }
}
