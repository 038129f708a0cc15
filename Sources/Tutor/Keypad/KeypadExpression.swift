/// An expression as people write it: with the signs of roots, and with digits in groups of three.
package struct KeypadExpression: Equatable, Sendable {
  package let text: String

  package init(_ expression: String) {
    let signs = expression.replacing("sqrt(", with: "√(").replacing("cbrt(", with: "∛(")
    var text = ""
    var rest = signs[...]
    while let start = rest.firstIndex(where: \.isDigit) {
      text += rest[..<start]
      let digits = rest[start...].prefix(while: \.isDigit)
      let isWhole = ![".", ",", "e", "e-", "e−"].contains(where: text.hasSuffix)
      text += isWhole ? Self.grouped(digits) : String(digits)
      rest = rest[digits.endIndex...]
    }
    self.text = text + rest
  }

  private static func grouped(_ digits: Substring) -> String {
    var groups: [Substring] = []
    var rest = digits
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
