package import Calculator

/// A text that can be pressed on the calculator's keys and means the same there: calculations,
/// each ended by `=` or by its line.
package struct PastedKeys: Equatable, Sendable {
  /// The keys in order.
  package private(set) var keys: [CalculatorKey] = []

  /// Reads the text; nil where a key would mean something else than the text does, or nothing.
  ///
  /// A sign may end the text, after which the calculation goes on.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let texts = text.split { CalculatorKey(typed: $0) == .equals }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let calculations = texts.compactMap(PastedCalculation.init)
    guard !texts.isEmpty, calculations.count == texts.count,
      !calculations.dropLast().contains(where: \.isOpen),
      !calculations.dropFirst().contains(where: \.startsWithSign)
    else { return nil }
    let isEnded =
      text.last { $0.isNewline || !$0.isWhitespace }
      .map { CalculatorKey(typed: $0) == .equals } ?? false
    guard !isEnded || calculations.last?.isOpen == false else { return nil }
    keys = Array(calculations.map(\.keys).joined(separator: [.equals]))
    if isEnded { keys.append(.equals) }
  }

  /// As many bytes are read at most.
  private static let longest = 1_000
}
