/// Keys as terminals send them.
extension String {
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"

  /// A letter typed with the control key held.
  static func control(_ letter: Character) -> String {
    String(decoding: letter.utf8.map { $0 & 0x1F }, as: UTF8.self)
  }

  /// A text as it arrives when it is pasted.
  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
