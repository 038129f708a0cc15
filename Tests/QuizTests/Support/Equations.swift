import Calculator
import Synchronization

/// The equations in a text, such as `8 + 2 = 10`, that the calculator finds untrue.
func untrueEquations(in text: String) -> [String] {
  text.matches(of: /(\d+(?: [+−×÷] \d+)+) = (\d+(?: [+−×÷] \d+)*)/)
    .filter { value($0.1) == nil || value($0.1) != value($0.2) }
    .map { String($0.0) }
}

/// What the calculator makes of an expression; each is computed once.
private func value(_ expression: Substring) -> Int? {
  let text = String(expression)
  return values.withLock { known in
    if let value = known[text] { return value }
    let value = (try? evaluate(text))?.whole
    known[text] = value
    return value
  }
}

private let values = Mutex<[String: Int]>([:])
