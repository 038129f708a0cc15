import Calculator

/// An expression as people write it: with the signs of roots, and with digits in groups of three.
package struct ReadableExpression: Equatable, Sendable {
  package let text: String

  package init(_ expression: String) {
    let signs = expression.replacing("sqrt(", with: "√(").replacing("cbrt(", with: "∛(")
    let style = NumberStyle(isForPeople: true)
    var text = ""
    var rest = signs[...]
    while let start = rest.firstIndex(where: \.isDigit) {
      text += rest[..<start]
      let digits = rest[start...].prefix(while: \.isDigit)
      let isWhole = ![".", ",", "e", "e-", "e−"].contains(where: text.hasSuffix)
      text += isWhole ? style.grouped(digits) : String(digits)
      rest = rest[digits.endIndex...]
    }
    self.text = text + rest
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
