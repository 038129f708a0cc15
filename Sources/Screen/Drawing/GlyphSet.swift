/// Which signs the terminal can show in the width that is expected of them.
package enum GlyphSet: Sendable {
  /// Box drawing, blocks, and emoji that are two cells wide everywhere.
  case unicode
  /// Plain ASCII, for the Linux console and for terminals with wide ambiguous characters.
  case ascii
}

extension GlyphSet {
  /// Fields, cards and bubbles can be drawn with round corners of half blocks.
  var hasBlocks: Bool { self == .unicode }

  var robot: String { self == .unicode ? "🤖" : "[bot]" }
  var backspace: String { self == .unicode ? "⌫" : "<-" }
  var send: String { self == .unicode ? "↑" : "^" }
  var up: String { self == .unicode ? "↑" : "^" }
  var down: String { self == .unicode ? "↓" : "v" }
  var prompt: String { self == .unicode ? "❯" : ">" }
  var focus: String { self == .unicode ? "▌" : ">" }
  var bar: String { self == .unicode ? "▆" : "#" }
  var dot: String { self == .unicode ? "●" : "o" }
  var smallDot: String { self == .unicode ? "•" : "." }
  var selected: String { self == .unicode ? "●" : "*" }
  var unselected: String { self == .unicode ? "○" : "o" }
  var checked: String { self == .unicode ? "✓" : "x" }
  /// The filled and the empty part of a line, such as a slider's.
  var fullLine: String { self == .unicode ? "━" : "=" }
  var emptyLine: String { self == .unicode ? "─" : "-" }
  var vertical: String { self == .unicode ? "│" : "|" }
  /// Top left, top right, bottom left, bottom right.
  var corners: [String] { self == .unicode ? ["╭", "╮", "╰", "╯"] : ["+", "+", "+", "+"] }
  var confetti: [String] { self == .unicode ? ["●", "★", "•", "*"] : ["*", "+", "."] }

  /// What the robot sticks on a bubble.
  func tapback(_ tapback: Tapback) -> String {
    switch (self, tapback) {
    case (.unicode, .right): "🎉"
    case (.unicode, .notYet): "👎"
    case (.ascii, .right): ":)"
    case (.ascii, .notYet): ":/"
    }
  }
}
