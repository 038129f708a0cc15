/// A number that has a name.
package enum Constant: String, CaseIterable, Sendable {
  case pi, e

  /// What the number is, in one sentence.
  package var summary: String {
    switch self {
    case .pi: "How many times a circle is longer around than across."
    case .e: "The base of the natural logarithm, Euler's number."
    }
  }
}
