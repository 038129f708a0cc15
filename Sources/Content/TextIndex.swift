/// Finds the texts of a language's file by their keys, and reads no other.
///
/// A language has some two thousand texts, of which a first screen shows a few dozen.
struct TextIndex: Sendable {
  private let file: [UInt8]
  /// Where the line of each key begins, counted from 1, at the place that its hash names or at the
  /// next free one; 0 is free.
  private var places: [Int]

  /// Notes where each key stands, in one walk through its bytes.
  init(file: [UInt8]) {
    self.file = file
    places = Array(
      repeating: 0, count: Self.capacity(for: file.count { $0 == TextLines.lineBreak }))
    var start = 0
    while start < file.count { start = noteLine(at: start) }
  }

  /// The text with this key; nil where there is none.
  subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { bytes in
      let bytes = unsafe Array(bytes)
      return entry(bytes[...]).flatMap { TextLines.entry(in: file[$0...])?.text }
    }
  }

  /// Notes the key of the line that begins here, and returns where the next one does.
  private mutating func noteLine(at start: Int) -> Int {
    var end = file[start] == TextLines.remark ? start : noteKey(at: start)
    while end < file.count, file[end] != TextLines.lineBreak { end += 1 }
    return end + 1
  }

  /// Notes the key that begins here, if it is one, and returns where it ends.
  private mutating func noteKey(at start: Int) -> Int {
    var (hash, before) = (KeyHash(), KeyHash())
    for index in start..<file.count {
      switch file[index] {
      case TextLines.lineBreak: return index
      case TextLines.sign:
        // The space before it is none of the key.
        note(before, at: start)
        return index
      default:
        before = hash
        hash.add(file[index])
      }
    }
    return file.count
  }

  private mutating func note(_ key: KeyHash, at start: Int) {
    var place = key.place(among: places.count)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = start + 1
  }

  /// Where the line with this key begins.
  private func entry(_ key: ArraySlice<UInt8>) -> Int? {
    var place = key.reduce(into: KeyHash()) { $0.add($1) }.place(among: places.count)
    while places[place] != 0 {
      let start = places[place] - 1
      if TextLines.key(of: file[start...]) == key { return start }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// A power of two, so that at least half of the places stay free.
  private static func capacity(for lines: Int) -> Int {
    var capacity = 16
    while capacity < 2 * (lines + 1) { capacity *= 2 }
    return capacity
  }
}

/// The hash of Fowler, Noll and Vo of a key.
private struct KeyHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The place that it names among so many, a power of two.
  func place(among count: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 32) & (count - 1) }
}
