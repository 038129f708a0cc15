/// A question as it stands on the screen, and its answer.
struct Sum: Equatable, CustomStringConvertible {
  let left: Int
  let sign: Character
  let right: Int

  /// The last question in a text.
  init?(in text: String) {
    let questions = text.matches(of: #/What is (\d+) ([-+−×x÷\/]) (\d+)\?/#)
    guard let match = questions.last, let left = Int(match.1), let right = Int(match.3),
      let sign = match.2.first
    else { return nil }
    (self.left, self.sign, self.right) = (left, sign, right)
  }

  var answer: Int {
    switch sign {
    case "+": left + right
    case "−", "-": left - right
    case "×", "x": left * right
    default: left / right
    }
  }

  var description: String { "\(left) \(sign) \(right)" }

  /// The question as it is said to who only hears it, in English.
  var spoken: String {
    let word =
      switch sign {
      case "+": "plus"
      case "−", "-": "minus"
      case "×", "x": "times"
      default: "divided by"
      }
    return "\(left) \(word) \(right)"
  }
}
