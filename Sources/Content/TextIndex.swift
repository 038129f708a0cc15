/// Finds the texts of a language's file by their keys, and reads no other.
///
/// A language has some two thousand texts, of which a first screen shows a few dozen.
struct TextIndex: Sendable {
  private let file: ContentFile
  private let keys: KeyTable

  /// Notes where each key stands, in one walk along its lines.
  init(file: ContentFile) {
    self.file = file
    let lines = Self.lines(of: file)
    var keys = KeyTable(capacity: lines.count)
    for start in lines {
      if let hash = Self.hash(ofLineAt: start, in: file) { keys.note(hash, at: start) }
    }
    self.keys = keys
  }

  /// The text with this key; nil where there is none.
  subscript(key: String) -> String? {
    let start = keys.place(of: KeyHash(key.utf8)) {
      TextLine.key(of: file[$0...])?.elementsEqual(key.utf8) == true
    }
    return start.flatMap { TextLine.entry(in: file[$0...])?.text }
  }

  /// Where the lines begin that are no remark.
  private static func lines(of file: ContentFile) -> [Int] {
    var lines: [Int] = []
    var start = 0
    while start < file.count {
      if file[start] != TextLine.remark { lines.append(start) }
      start = file.endOfLine(from: start) + 1
    }
    return lines
  }

  /// The hash of the key of a line; nil where it has none.
  private static func hash(ofLineAt start: Int, in file: ContentFile) -> KeyHash? {
    let end = file.endOfKey(from: start)
    guard end < file.count, file[end] == TextLine.sign else { return nil }
    // The space before the sign is none of the key.
    return KeyHash(file[start..<end].dropLast())
  }
}
