/// The names that expressions know.
package enum Vocabulary {
  /// What a name stands for.
  enum Meaning: Equatable {
    case function(MathFunction)
    case constant(Constant)
    case reference(Reference)
  }

  static func meaning(of name: String) -> Meaning? { meanings[name] }

  /// Whether the name stands for something, in any case of its letters.
  package static func isKnown(_ name: String) -> Bool { meaning(of: name.lowercased()) != nil }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [
      "ans": .reference(.answer), "mr": .reference(.memory),
    ]
    for constant in Constant.allCases {
      for name in constant.names { meanings[name] = .constant(constant) }
    }
    for function in MathFunction.all {
      for name in function.names { meanings[name] = .function(function) }
    }
    return meanings
  }()

  /// Whether a function's name begins so, in small letters.
  package static func hasFunction(beginningWith letters: String) -> Bool {
    MathFunction.all.contains { $0.names.contains { $0.hasPrefix(letters) } }
  }

  /// Every name that can be typed with letters and digits, in order.
  package static let names: [String] =
    meanings.keys.filter { $0.allSatisfy(\.isASCII) }.sorted()
}
