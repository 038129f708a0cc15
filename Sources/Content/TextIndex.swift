/// Finds the texts of a language's file by their keys, and reads no other.
///
/// A language has some two thousand texts, of which a first screen shows a few dozen.
struct TextIndex: Sendable {
  private let file: [UInt8]
  /// Where the line of each key begins, counted from 1, at the place that its hash names or at the
  /// next free one; 0 is free.
  private var places: [Int]

  /// Notes where each key stands.
  init(file: [UInt8]) {
    self.file = file
    let lines = file.count { $0 == TextLines.lineBreak }
    places = Array(repeating: 0, count: Self.capacity(for: lines))
    var start = 0
    while start < file.count {
      if let key = TextLines.key(of: file[start...]) { note(key, at: start) }
      start = (file[start...].firstIndex(of: TextLines.lineBreak) ?? file.count) + 1
    }
  }

  /// The text with this key; nil where there is none.
  subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { bytes in
      let bytes = unsafe Array(bytes)
      return entry(bytes[...]).flatMap { TextLines.entry(in: file[$0...])?.text }
    }
  }

  private mutating func note(_ key: ArraySlice<UInt8>, at start: Int) {
    var place = self.place(of: key)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = start + 1
  }

  /// Where the line with this key begins.
  private func entry(_ key: ArraySlice<UInt8>) -> Int? {
    var place = self.place(of: key)
    while places[place] != 0 {
      let start = places[place] - 1
      if TextLines.key(of: file[start...]) == key { return start }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// The hash of Fowler, Noll and Vo, as far as there are places.
  private func place(of key: ArraySlice<UInt8>) -> Int {
    let hash = key.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
  }

  /// A power of two, so that at least half of the places stay free.
  private static func capacity(for lines: Int) -> Int {
    var capacity = 16
    while capacity < 2 * (lines + 1) { capacity *= 2 }
    return capacity
  }
}
