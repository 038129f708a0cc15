import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

struct CalculatorSessionTests {
  private static func session(_ language: Language = .english) -> CalculatorSession {
    CalculatorSession(texts: Texts(language), angleUnit: .degrees, format: NumberFormat())
  }

  /// The lines that come of typing one line after the other.
  private static func lines(_ typed: String..., language: Language = .english) -> [[String]] {
    var session = session(language)
    return typed.map { session.answer($0).lines }
  }

  @Test func `who may mean radians is told that angles are in degrees`() {
    let note = "Angles are in degrees; type rad for radians."
    #expect(Self.lines("sin pi").map(\.last) == [note])
    #expect(Self.lines("rad", "sin pi", "deg", "cos(2π)").map(\.count) == [1, 1, 1, 2])
    for plain in ["sin 30", "2 pi", "sin(π rad)", "sin(30°) + π"] {
      #expect(Self.lines(plain).map(\.count) == [1], "\(plain)")
    }
  }

  @Test(arguments: Language.allCases)
  func `an error is broken between its words in a narrow window`(language: Language) {
    var session = Self.session(language)
    session.columns = 30
    for line in ["1,5 + 2", "pi r^2", "steps 2 + * 3", "square 5"] {
      let response = session.answer(line)
      #expect(response.lines.count > 2 && response.isPointing)
      #expect(response.lines.allSatisfy { $0.displayWidth <= 28 }, "\(response.lines)")
    }
    #expect(
      Self.lines("5 / 0") == [["  ^", "A number cannot be divided by zero."]]
        || language != .english)
  }

  @Test func `an equals sign at the end is no part of what is remembered`() {
    var session = CalculatorSession(
      texts: Texts(.english), angleUnit: .degrees, format: NumberFormat())
    #expect(session.answer("2+3 =").lines == ["5"])
    #expect(session.history.map(\.calculation.expression) == ["2+3"])
    #expect(session.answer("$1 * 2").lines == ["10"])
    #expect(session.history.last?.calculation.expression == "(2+3) * 2")
  }

  @Test(arguments: Language.allCases)
  func `every function and constant has a sentence of its own in every language`(
    language: Language
  ) {
    let texts = Texts(language)
    let functions = MathFunction.all.map(texts.summary)
    let sentences = functions + Constant.allCases.map(texts.summary)
    #expect(Set(sentences).count == sentences.count)
    #expect(
      !sentences.contains { $0.isEmpty || $0.hasPrefix("function.") || $0.hasPrefix("constant.") })
  }

  @Test func `a result can be taken up again`() {
    #expect(Self.lines("2+3", "ans*2", "$1+$2") == [["5"], ["10"], ["15"]])
  }

  @Test func `results of earlier runs are exact again`() {
    var session = CalculatorSession(
      texts: Texts(.english), angleUnit: .radians, format: NumberFormat(),
      history: [
        .init(expression: "1/3", result: "0.(3)"), .init(expression: "sin 30", result: "0.5"),
        .init(expression: "√2", result: "1.4142…"),
      ])
    #expect(session.answer("ans²").lines == ["2"])
    #expect(session.answer("$1*3").lines == ["1"])
    #expect(session.answer("$2+$3²").lines == ["2.5"])
    #expect(session.answer("M+").lines == ["Memory: 2.5"])
  }

  @Test func `a result of an earlier run that is not exact any more is refused in words`() {
    var session = CalculatorSession(
      texts: Texts(.english), angleUnit: .radians, format: NumberFormat(),
      history: [.init(expression: "mr*2", result: "6")])
    let lines = [
      "^^",
      "The exact result of this is not known any more. Please type it again.",
    ]
    #expect(session.answer("$1*3").lines == lines)
    #expect(session.answer("M+").lines == [lines[1]])
    #expect(session.answer("$2").lines.last?.contains("which is not there") == true)
  }

  @Test func `what is kept needs no other result`() {
    var session = Self.session()
    let kept = ["1/3", "ans*2", "$1+$2²", "5", "-ans"].map { session.answer($0).effects }
    let expressions = ["1/3", "(1/3)*2", "(1/3)+((1/3)*2)²", "5", "-(5)"]
    #expect(
      kept
        == zip(expressions, ["0.(3)", "0.(6)", "0.(7)", "5", "−5"]).map {
          [.remember(.init(expression: $0, result: $1))]
        })
    for _ in 0..<200 { _ = session.answer("ans+ans") }
    #expect(session.history.allSatisfy { $0.calculation.expression.utf8.count < 1_100 })
  }

  @Test func `memory adds, subtracts, is recalled and cleared`() {
    let lines = Self.lines("7", "M+", "2", "M-", "mr*10", "MR", "MC", "MR")
    #expect(
      lines == [
        ["7"], ["Memory: 7"], ["2"], ["Memory: 5"], ["50"], ["Memory: 5"],
        ["The memory is empty."], ["Memory: 0"],
      ])
  }

  @Test func `memory without a result says so`() {
    #expect(Self.lines("M+") == [["There is no result to take here yet."]])
    var session = Self.session()
    #expect(session.answer("M+").isFailure && session.answer("M-").isFailure)
    #expect(!session.answer("2 + 3").isFailure && !session.answer("M+").isFailure)
  }

  @Test func `the unit of angles can be changed`() {
    let lines = Self.lines("sin 30", "rad", "sin(pi/6)", "deg", "cos 60")
    #expect(lines[0] == ["0.5"])
    #expect(lines[2] == ["0.5"])
    #expect(lines[4] == ["0.5"])
  }

  @Test func `the digits after the point can be changed`() {
    #expect(Self.lines("places 2", "2^0.5").last == ["1.41…"])
    #expect(Self.lines("places many").last?.first?.contains("0 to 100") == true)
    #expect(Self.lines("places").last?.first?.contains("0 to 100") == true)
  }

  @Test func `the history is listed, cleared, and says when it is empty`() {
    var session = Self.session()
    #expect(session.answer("history").lines == ["Nothing has been calculated yet."])
    let entry = Calculation(expression: "1+1", result: "2")
    #expect(session.answer("1+1").effects == [.remember(entry)])
    #expect(session.answer("history").lines == ["$1  1+1 = 2"])
    #expect(session.answer("clear").effects == [.clearHistory])
    #expect(session.history == [])
  }

  @Test func `a failure points at its range and is not remembered`() {
    var session = Self.session()
    let response = session.answer("2+*3")
    #expect(response.lines == ["  ^", "A number is missing here."])
    #expect(response.isFailure && response.isPointing && response.effects == [])
  }

  @Test func `the caret stands below wide characters where they are`() {
    #expect(PointedExpression(3..<4, in: "２＋３＊").carets == "      ^^")
  }

  @Test func `a long line is cut to half a row on either side of the mistake`() {
    let line = String(repeating: "1+", count: 100)
    let pointed = PointedExpression(100..<101, in: line, columns: 40)
    #expect(
      pointed.text == "…" + String(repeating: "+1", count: 9) + "+"
        + String(repeating: "1+", count: 9) + "1…")
    #expect(pointed.carets == String(repeating: " ", count: 20) + "^")
  }

  @Test func `the range of a mistake in a long line is shown on one row`() {
    var session = Self.session()
    session.columns = 40
    let start = String(repeating: "１＋", count: 500)
    let lines = session.answer(start + "*2" + String(repeating: "+2", count: 500)).lines
    #expect(lines.count == 3 && lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
    #expect(lines[0].displayWidth <= 38 && lines[1].displayWidth <= 38)
    let column = lines[1].count - 1
    #expect(lines[1].last == "^" && lines[0].dropFirst((column - 1) / 2 + 1).first == "*")
    let all = PointedExpression(
      0..<100_000, in: String(repeating: "1", count: 100_000), columns: 40)
    #expect(all.text.count < 40 && all.carets.count < 40 && all.text.hasPrefix("1"))
    let missing = session.answer(String(repeating: "1+", count: 50)).lines
    #expect(missing[0].hasSuffix("1+") && missing[1].count == missing[0].count + 1)
    #expect(session.answer("1+").lines == ["  ^", "A number is missing here."])
  }

  @Test(arguments: Language.allCases)
  func `help explains every word that it names`(language: Language) {
    let named = Self.lines("help", language: language)[0].joined(separator: " ")
      .replacing("：", with: ": ").split { $0 == " " || $0 == "·" }.map(String.init)
      .filter { !$0.hasSuffix(":") && Int($0) == nil }
    #expect(named.count > 50)
    let topics = CalculatorTopic.allCases.flatMap(\.words)
    let others = ["km", "mi", "foot", "light year", "MB", "USD", "pi", "π", "e", "M+", "SIN"]
    for word in named + topics + others + CalculatorCommand.words {
      let help = Self.lines("help \(word)", language: language)[0]
      #expect(help.count == 1)
      #expect(help[0] != Texts(language).sentence(for: .unknownName(word)), "\(word)")
      #expect(!help[0].hasPrefix("calculator."), "\(word)")
    }
    #expect(Set(topics).count == topics.count)
  }

  @Test func `steps shows how the last result is worked out, or what stands behind the word`() {
    let answers = Self.lines("steps", "2+3*4", "steps", "ans*2", "steps", "steps 45+7", "history")
    #expect(answers[0] == [Texts(.english)(.stepsEmpty)])
    let way = ["  2 + 3 × 4", "      ‾‾‾‾‾  multiply", "= 2 + 12", "  ‾‾‾‾‾‾  add", "= 14"]
    #expect(answers[2] == way)
    #expect(answers[4].first == "  (2 + 3 × 4) × 2" && answers[4].last == "= 28")
    #expect(answers[5].last == "= 52" && answers[6].count == 2)
    #expect(Self.lines("steps 2+*3")[0] == ["2+*3", "  ^", "A number is missing here."])
    #expect(Self.lines("steps 3+1/0")[0].last == "A number cannot be divided by zero.")
  }

  @Test func `steps are told in sentences to who hears them`() {
    var session = Self.session()
    session.speaksSteps = true
    #expect(
      session.answer("steps 3*4").lines == [
        "3 times 4.", "Work on 3 times 4. That is 12.", "The answer is 12.",
      ])
  }

  @Test func `an invisible character is named, and white space is white space`() {
    let name = "There is an invisible character here (U+200B). Delete it."
    #expect(Self.lines("1+\u{200B}2")[0] == ["  ^", name])
    #expect(Self.lines("1\t+\t2")[0] == ["3"])
    #expect(Self.lines("1 + 😀")[0].last == "I can't read “😀” here.")
    #expect("1\t2\u{7}3👨‍👩‍👧".shown == "1 2\u{FFFD}3👨‍👩‍👧")
  }

  @Test func `help names the functions, and explains one`() {
    #expect(Self.lines("help")[0].first?.contains("sqrt") == true)
    #expect(Self.lines("help sin")[0] == ["The sine of an angle. For example: sin 30 = 0.5"])
    #expect(Self.lines("help sine")[0].first?.contains("sin") == true)
  }

  @Test(arguments: MathFunction.all)
  func `help explains every function with an example that is right`(function: MathFunction) {
    let example = function.example
    let result = Self.lines(example)[0].first?.replacing("−", with: "-")
    #expect(result == function.exampleResult)
    for name in [function.name] + function.aliases {
      let help = Self.lines("help \(name)")[0]
      #expect(
        help == [
          "\(Texts(.english).summary(of: function)) For example: \(example) = \(function.exampleResult)"
        ])
    }
    #expect(Self.lines("help")[0].first?.split(separator: " ").contains(function.name[...]) == true)
    #expect(CalculatorSession.words.contains(function.name))
  }

  @Test func `money and units are converted, with the day of the rates`() {
    #expect(Self.lines("100 USD in TWD") == [["3,280.00 TWD", "At the rates of 2024-12-31."]])
    #expect(Self.lines("5 km in m", "1 USD / 1 TWD") == [["5,000 m"], ["32.8"]])
  }

  @Test func `functions, units, currencies and commands are completed`() {
    let words = CalculatorSession.words
    for word in ["sin", "km", "USD", "yen", "hectare", "history"] { #expect(words.contains(word)) }
    #expect(Set(words).count == words.count)
  }

  @Test func `an empty line says nothing, and quit leaves`() {
    var session = Self.session()
    #expect(session.answer("   ") == CalculatorSession.Response())
    #expect(session.answer("quit").effects == [.leave])
  }

  @Test(arguments: [
    ("1/0", "A number cannot be divided by zero."), ("ln 0", "Zero has no logarithm."),
    ("sqr 2", "I don't know “sqr”. Did you mean “sqrt”?"), ("zzzzzz 1", "I don't know “zzzzzz”."),
    ("asin 2", "asin takes a number from −1 to 1."), ("(1", "This parenthesis is never closed."),
    ("6/2(1+2)", "This can mean two things. Write (6/2)(1+2) or 6/(2(1+2))."),
    ("gcd 3", "gcd takes 2 numbers or more in parentheses, as in gcd(12, 18)."),
    ("sin⁻² 30", "A power goes behind the value, as in (sin 30)², and asin is the inverse of sin."),
    ("ln⁻² 30", "A power goes behind the value, as in (ln 30)²."),
    ("2 plus 3", "I don't know “plus” here. Write it like this: 2 + 3"),
    (
      "2/3 ÷ 4/9",
      "This can mean two things. Write 2/3 ÷ (4/9), which is 3/2, or 2/3 ÷ 4 ÷ 9, which is 1/54."
    ),
    ("5 km mi", "To show km in mi, write in between them, as in: 5 km in mi"),
    ("tanh(10^9)", "tanh takes a number from −1,000,000 to 1,000,000."),
    ("-300 °C in K", "No temperature is below absolute zero, which is −273.15 °C."),
    ("1 Mb in MB", "I don't know “Mb”. Did you mean “MB”?"),
  ])
  func `each kind of failure has its sentence`(expression: String, sentence: String) {
    #expect(Self.lines(expression)[0].joined(separator: " ").hasSuffix(sentence))
  }
}
