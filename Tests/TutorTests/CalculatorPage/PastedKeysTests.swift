import Basics
import Calculator
import Quiz
import Testing

@testable import Tutor

struct PastedKeysTests {
  private func result(of text: String) -> String? {
    guard let keys = PastedKeys(text)?.keys else { return nil }
    var machine = CalculatorMachine(places: 10)
    for key in keys { machine.press(key) }
    if keys.last != .equals { machine.press(.equals) }
    return machine.error == nil ? machine.display.entry : "error"
  }

  @Test(arguments: [
    ("12+30=", "42"), (" 2 + 3 × 4 ", "14"), ("1,234,567.5*2", "2,469,135"), ("-2^2", "−4"),
    ("2*-3", "−6"), ("2^-3", "0.125"), ("(2+3)*4", "20"), ("100+10%", "110"), ("２＋３", "5"),
    ("100+(10%)", "100.1"), (".5+5.", "5.5"), ("10−4−3", "3"), ("(-3)^2", "9"), ("8÷2", "4"),
    ("2π", "6.2831853071…"), ("12+", "24"), ("5/0=", "error"), ("200+10%+5%", "231"),
    ("1+1\n2+2\n", "4"), ("1+1=\r\n2+3", "5"), ("\n7\n", "7"), ("=1+1=", "2"), ("2x3", "6"),
    ("7 x 8 =", "56"),
  ])
  func `what can be pasted, and its result`(text: String, shown: String) {
    #expect(result(of: text) == shown)
  }

  @Test(arguments: [
    "", "   ", "sin(30)", "1,2", "1234,567", "1,23,456", "1.5.5", "2**3", "+5", "2+*3", "-3%2",
    "5%5",
    "1e", "hello", "-(2+3)*-2^2", "1;2", "1 2", "1+1\n-3", "12+\n", "1+\n2", "1+1=*2", "0.1(6)",
    "3.5 kg", "1\n1,5", "😀", "()", "2*-3^2", "$1", "1\u{7}",
    String(repeating: "1", count: 31), String(repeating: "1+", count: 600),
  ])
  func `what the keys would read in another way is refused`(text: String) {
    #expect(result(of: text) == nil)
  }

  @Test func `a pasted sum is worth on the keys what it is worth as a text`() throws {
    var generator = SeededGenerator(seed: 9)
    let pieces = ["1", "2", "30", "4.5", "1,000", "+", "-", "×", "÷", "^", "(", ")", "%", "−"]
    var compared = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 3...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "1" }.joined()
      guard let number = try? evaluate(text), let keys = PastedKeys(text)?.keys else { continue }
      var machine = CalculatorMachine(places: 10)
      for key in keys + [.equals] { machine.press(key) }
      let expected = try number.formatted(NumberFormat(.automatic(places: 10))).text
      #expect(machine.display.entry == expected, "\(text)")
      compared += 1
    }
    #expect(compared > 300)
  }
}
