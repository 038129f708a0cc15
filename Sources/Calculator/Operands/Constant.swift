/// A number that has a name.
package enum Constant: String, CaseIterable, Sendable {
  case pi, e
}

extension Constant {
  /// How the number is written.
  package var symbol: String {
    switch self {
    case .pi: "π"
    case .e: "e"
    }
  }

  /// The words that expressions use.
  package var names: [String] {
    switch self {
    case .pi: ["pi", "π"]
    case .e: ["e"]
    }
  }
}
