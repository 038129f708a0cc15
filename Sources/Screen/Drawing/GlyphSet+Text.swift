extension GlyphSet {
  /// The text in signs that the terminal can show; such a text stays as it is.
  ///
  /// A canvas writes every text so. The signs have other widths, so a layout measures this text
  /// too: `½` takes one cell, `1/2` three.
  package func text(_ text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var plain = ""
    for character in text {
      // Most are, and to look one up takes longer.
      if character.utf8.count == 1 {
        plain.append(character)
      } else {
        plain += Self.form(of: character)
      }
    }
    return plain
  }

  private static func form(of character: Character) -> String {
    plain[character] ?? (character.isEmoji ? "*" : String(character))
  }

  private static let plain: [Character: String] = [
    "🤖": "[bot]", "🎉": ":)", "👎": ":/", "💪": "\\o/", "👍": ":)", "😀": ":)", "🙂": "(^^)",
    "🏆": "[cup]",
    "🏅": "[medal]", "🌻": "@", "🌳": "#", "🌱": "i", "🌿": "Y", "🐝": "b", "🦋": "B",
    "🥇": "[1st]", "🥈": "[2nd]", "🥉": "[3rd]", "⭐": "*", "🌟": "*", "✅": "[ok]", "❌": "[x]",
    "⏰": "[time]", "⏳": "[time]", "⌛": "[time]", "💡": "[tip]", "⚙": "*", "●": "o", "○": ".",
    "⋅": "_", "¦": ":", "┄": ".", "╂": "X", "⊘": "x",
    "◐": "c", "•": "*", "·": ".", "…": "...", "×": "x", "÷": "/", "−": "-", "–": "-", "—": "-",
    "√": "sqrt ", "π": "pi", "½": "1/2", "¼": "1/4", "¾": "3/4", "²": "^2", "³": "^3", "°": " deg",
    "≤": "<=", "≥": ">=", "≠": "/=", "≈": "~", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "►": ">", "◄": "<", "▼": "v", "★": "*", "☆": "*",
    "✓": "x", "✗": "-",
    "─": "-", "━": "=", "═": "=", "│": "|", "┃": "|", "╏": "!", "║": "|", "├": "+",
    "┤": "+",
    "┬": "+", "┴": "+", "┼": "+", "┌": "+", "┐": "+", "└": "+", "┘": "+", "╭": "+", "╮": "+",
    "╰": "+", "╯": "+", "┣": "+", "┫": "+", "┠": "+", "┨": "+", "█": "#", "▇": "#", "▆": "#",
    "▅": "#", "▄": "#", "▃": "_", "▂": "_", "▁": "_", "▌": "#", "▐": "#", "▀": "#", "■": "#",
    "□": ".", "▪": "#", "▫": ".", "▓": "#", "▒": "+", "░": ".", "⌫": "<",
    "‾": "^", "ʸ": "^y", "ˣ": "^x", "₂": "2", "∛": "cbrt ", "±": "+/-", "⁻": "^-",
  ]
}

extension Character {
  fileprivate var isEmoji: Bool {
    displayWidth == 2 && (unicodeScalars.first?.properties.isEmojiPresentation ?? false)
      || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
