/// A line that tells the calculator something instead of asking it.
enum CalculatorCommand: Equatable {
  case degrees, radians, history, clear, leave
  /// So many digits after the point; nil when no number that is allowed was given.
  case places(Int?)
  /// Help, about one thing if it is named.
  case help(String?)
  /// The values with names.
  case variables
  /// Takes a name's value away; nil for all names.
  case forget(String?)
  /// How the last result is worked out, or another expression.
  case steps(String?)
  case addToMemory, subtractFromMemory, recallMemory, clearMemory

  /// Reads a command; nil for an expression.
  init?(_ line: String) {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    switch (first, words.count) {
    case ("deg", 1), ("degrees", 1): self = .degrees
    case ("rad", 1), ("radians", 1): self = .radians
    case ("history", 1): self = .history
    case ("clear", 1): self = .clear
    case ("quit", 1), ("exit", 1), ("q", 1), ("bye", 1): self = .leave
    case ("places", 1...2): self = .places(words.count == 2 ? Self.places(words[1]) : nil)
    case ("help", _), ("?", _): self = .help(Self.rest(of: line))
    case ("vars", 1), ("variables", 1): self = .variables
    case ("forget", 1...2): self = .forget(Self.rest(of: line))
    case ("steps", _): self = .steps(Self.rest(of: line))
    case ("m+", 1): self = .addToMemory
    case ("m-", 1), ("m−", 1): self = .subtractFromMemory
    case ("mr", 1): self = .recallMemory
    case ("mc", 1): self = .clearMemory
    default: return nil
    }
  }

  /// What stands behind the first word, in the case in which it was typed.
  private static func rest(of line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).dropFirst()
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words that begin a command.
  static let words = [
    "clear", "degrees", "forget", "help", "history", "M+", "M-", "MC", "MR", "places", "quit",
    "radians", "steps", "vars",
  ]

  /// The most digits after the point that the command sets.
  static let mostPlaces = 100

  private static func places(_ word: String) -> Int? {
    Int(word).flatMap { (0...mostPlaces).contains($0) ? $0 : nil }
  }
}
