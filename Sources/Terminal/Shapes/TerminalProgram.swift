/// Which program the terminal is, and its version.
struct TerminalProgram: Equatable {
  /// In lower case, such as `kitty` or `windows terminal`.
  let name: String
  /// The version's numbers, the most important one first; none where it is not known.
  let version: [Int]
}

extension TerminalProgram {
  /// What a terminal says of itself (XTVERSION), such as `kitty(0.34.1)` or `ghostty 1.0.0`.
  init(told text: String) {
    let name = text.prefix { $0 != "(" && !$0.isNumber }
    self.init(
      name: name.lowercased().split(separator: " ").joined(separator: " "),
      version: Self.numbers(String(text.dropFirst(name.count).drop { !$0.isNumber })))
  }

  /// The numbers of a version, up to the first sign that is none: `1.0.0-dev` is 1, 0, 0.
  static func numbers(_ text: String) -> [Int] {
    text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }

  /// Whether the version is that one or a later one.
  func isAtLeast(_ wanted: [Int]) -> Bool {
    !version.lexicographicallyPrecedes(wanted)
  }
}
