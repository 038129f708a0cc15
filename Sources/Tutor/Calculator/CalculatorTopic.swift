/// Something of the calculator that help explains and that is neither a function, nor a constant,
/// nor a unit.
enum CalculatorTopic: String, CaseIterable {
  case answer, entry, memory, degrees, radians, places, history, steps, clear, help, quit, variables
  case plus, minus, times, dividedBy, power, percent, factorial, parentheses, degreeSign
  case conversion, bars, clock, money, mixedNumber

  /// The words and signs that it is called by.
  var words: [String] {
    switch self {
    case .answer: ["ans"]
    case .entry: ["$1", "$2", "$"]
    case .memory: ["m+", "m-", "m−", "mr", "mc"]
    case .degrees: ["deg", "degrees"]
    case .radians: ["rad", "radians"]
    case .places: ["places"]
    case .history: ["history"]
    case .steps: ["steps"]
    case .clear: ["clear"]
    case .help: ["help", "?"]
    case .quit: ["quit", "exit", "q", "bye"]
    case .variables: ["vars", "variables", "forget", "="]
    case .plus: ["+"]
    case .minus: ["-", "−"]
    case .times: ["*", "×", "x"]
    case .dividedBy: ["/", "÷"]
    case .power: ["^", "**"]
    case .percent: ["%", "of"]
    case .factorial: ["!"]
    case .parentheses: ["(", ")", "()"]
    case .degreeSign: ["°"]
    case .bars: ["|", "||", "|x|"]
    case .clock: [":", "1:30"]
    case .money: ["¥", "₩"]
    case .mixedNumber: ["mixed", "1/2"]
    case .conversion: ["in", "to", "->", "→"]
    }
  }

  /// The topic that is called so, in any case of its letters.
  init?(_ word: String) {
    let word = word.lowercased()
    guard let topic = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = topic
  }
}
