extension String {
  /// The expression in parentheses, unless it is a pair of parentheses already.
  var grouped: String { isGroup ? self : "(\(self))" }

  /// The expression as a part that no sign beside it takes apart: a name, a call or a group.
  var asFactor: String {
    let rest = drop(while: \.isLetter)
    return rest.isEmpty || String(rest).isGroup ? self : "(\(self))"
  }

  /// Whether the parenthesis at the start is closed at the end.
  private var isGroup: Bool {
    var depth = 0
    guard first == "(" else { return false }
    for (index, character) in zip(indices, self) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return self.index(after: index) == endIndex }
    }
    return false
  }
}
