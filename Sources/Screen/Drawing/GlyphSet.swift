import Basics

/// Which signs the terminal can show in the width that is expected of them.
package enum GlyphSet: Sendable {
  /// Box drawing, blocks, and emoji that are two cells wide everywhere.
  case unicode
  /// Plain ASCII, for the Linux console and for terminals with wide ambiguous characters.
  case ascii
}

extension GlyphSet {
  /// Large digits can be drawn with half blocks.
  var hasBlocks: Bool { self == .unicode }
  /// The robot beside its bubbles.
  var robot: String { either("🤖", "[bot]") }
  /// The key that takes back the last character.
  var backspace: String { either("⌫", "<-") }
  /// The arrow at the end of the composer.
  var send: String { either("↑", "^") }
  /// More lies above.
  var up: String { either("↑", "^") }
  /// More lies below.
  var down: String { either("↓", "v") }
  /// What stands before the line where the composer has no frame.
  var prompt: String { either("❯", ">") }
  /// The mark beside the focused row.
  var focus: String { either("▌", ">") }
  /// A chart's bar of so many half cells; without signs for halves the last one is whole.
  func bar(halves: Int) -> String {
    switch self {
    case .unicode:
      String(repeating: fullLine, count: halves / 2) + (halves.isMultiple(of: 2) ? "" : "╸")
    case .ascii: String(repeating: "#", count: (halves + 1) / 2)
    }
  }

  /// Where a bar is longer than there is room.
  var barBreak: String { "//" }
  /// What stands before each item of a list.
  var bullet: String { either("•", "*") }
  /// A slider's knob, and the lit one of the typing dots.
  var dot: String { either("●", "o") }
  /// The other typing dots.
  var smallDot: String { either("•", ".") }
  /// A way that leads elsewhere.
  var way: String { either("→", ">") }
  /// The one option that is chosen.
  var selected: String { either("●", "*") }
  /// An option that is not.
  var unselected: String { either("○", "o") }
  /// An option that is chosen among others.
  var checked: String { either("✓", "v") }
  /// The filled part of a line, such as a slider's.
  var fullLine: String { either("━", "=") }
  /// The empty part of a line.
  var emptyLine: String { either("─", "-") }
  /// The sides of frames.
  var vertical: String { either("│", "|") }
  /// What falls over the trophy.
  var confetti: [String] { either(["●", "★", "•", "*"], ["*", "+", "."]) }

  /// The sign of an option that is chosen, or is not.
  func mark(_ isSelected: Bool) -> String { isSelected ? selected : unselected }

  /// A value on a heat map, fuller the higher it is.
  func heat(_ level: HeatLevel) -> String {
    switch level {
    case .none: either("·", ".")
    case .low: either("○", "-")
    case .middle: either("◐", "+")
    case .high: either("●", "#")
    }
  }

  /// The cells of a plant, of which what is none yet takes the last.
  var plantWidth: Int { self == .ascii ? 1 : 2 }

  /// A plant of the garden.
  func plant(_ sign: GardenSign) -> String {
    switch sign {
    case .notYet: either("·", ".")
    case .met: either("○", "o")
    case .found: either("🌱", "i")
    case .nearly: either("🌿", "Y")
    case .flower: either("🌻", "@")
    case .bee: either("🐝", "b")
    case .butterfly: either("🦋", "B")
    case .thirsty: either("💧", "!")
    case .tree: either("🌳", "#")
    case .apple: either("🍎", "*")
    }
  }

  /// A cell of a column that is filled to so many eighths, 0...8.
  func column(eighths: Int) -> String {
    let signs = either(Array(" ▁▂▃▄▅▆▇█"), Array(" ...:::##"))
    return String(signs[eighths.clamped(to: 0...8)])
  }

  /// What the robot sticks on a bubble.
  func tapback(_ tapback: Tapback) -> String {
    switch tapback {
    case .right: either("🎉", ":)")
    case .notYet: either("👎", ":/")
    case .worked, .keepGoing: either("💪", "\\o/")
    }
  }

  private func either<Sign>(_ unicode: Sign, _ ascii: Sign) -> Sign {
    self == .unicode ? unicode : ascii
  }
}
