/// The equations in a text, such as `8 + 2 = 10`, each side as a value.
///
/// Products and quotients bind tighter than sums, as everywhere.
func equations(in text: String) -> [(text: String, left: Int, right: Int)] {
  text.matches(of: /(\d+(?: [+−×÷] \d+)+) = (\d+(?: [+−×÷] \d+)*)/).map { match in
    (String(match.0), value(match.1), value(match.2))
  }
}

private func value(_ expression: Substring) -> Int {
  let words = expression.split(separator: " ")
  var terms = [Int(words[0]) ?? .min]
  for (sign, word) in zip(words.dropFirst().striding(by: 2), words.dropFirst(2).striding(by: 2)) {
    let number = Int(word) ?? .min
    switch sign {
    case "×": terms[terms.count - 1] *= number
    case "÷": terms[terms.count - 1] /= number
    case "−": terms.append(-number)
    default: terms.append(number)
    }
  }
  return terms.reduce(0, +)
}

extension Collection {
  fileprivate func striding(by step: Int) -> [Element] {
    zip(self, 0...).filter { $0.1 % step == 0 }.map(\.0)
  }
}
