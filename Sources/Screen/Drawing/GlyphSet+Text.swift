extension GlyphSet {
  /// The text in signs that the terminal can show; such a text stays as it is.
  ///
  /// A canvas writes every text so. The signs have other widths, so a layout measures this text
  /// too: `½` takes one cell, `1/2` three.
  func text(_ text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { Self.plain[$0] ?? ($0.isEmoji ? "*" : String($0)) }.joined()
  }

  private static let plain: [Character: String] = [
    "🤖": "[bot]", "🎉": ":)", "👎": ":/", "👍": ":)", "😀": ":)", "🏆": "[cup]", "🏅": "[medal]",
    "🥇": "[1st]", "🥈": "[2nd]", "🥉": "[3rd]", "⭐": "*", "🌟": "*", "✅": "[ok]", "❌": "[x]",
    "⏰": "[time]", "⏳": "[time]", "⌛": "[time]", "💡": "[tip]", "⚙": "*", "●": "o", "○": ".",
    "◐": "c", "•": "*", "·": ".", "…": "...", "×": "x", "÷": "/", "−": "-", "–": "-", "—": "-",
    "√": "sqrt ", "π": "pi", "½": "1/2", "¼": "1/4", "¾": "3/4", "²": "^2", "³": "^3", "°": " deg",
    "≤": "<=", "≥": ">=", "≠": "/=", "≈": "~", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "▶": ">", "◀": "<", "★": "*", "☆": "*", "✓": "x",
    "✗": "-", "─": "-", "━": "=", "═": "=", "│": "|", "┃": "|", "║": "|", "├": "+", "┤": "+",
    "┬": "+", "┴": "+", "┼": "+", "┌": "+", "┐": "+", "└": "+", "┘": "+", "╭": "+", "╮": "+",
    "╰": "+", "╯": "+", "┣": "+", "┫": "+", "┠": "+", "┨": "+", "█": "#", "▇": "#", "▆": "#",
    "▅": "#", "▄": "#", "▃": "_", "▂": "_", "▁": "_", "▌": "#", "▐": "#", "▀": "#", "■": "#",
    "□": ".", "▪": "#", "▫": ".", "▓": "#", "▒": "+", "░": ".", "⌫": "<",
    "ʸ": "^y", "ˣ": "^x", "₂": "2", "∛": "cbrt ", "±": "+/-", "⁻": "^-",
  ]
}

extension Character {
  fileprivate var isEmoji: Bool {
    displayWidth == 2 && (unicodeScalars.first?.properties.isEmojiPresentation ?? false)
      || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
