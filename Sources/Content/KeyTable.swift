/// Where each key of a file begins, in the open table of its hash.
struct KeyTable: Sendable {
  /// Counted from 1, at the place that the hash names or at the next free one; 0 is free.
  private var places: [Int32]

  /// A table for so many keys, at least half of which stays free.
  init(capacity: Int) {
    var count = 16
    while count < 2 * capacity { count *= 2 }
    places = Array(repeating: 0, count: count)
  }

  /// Notes that a key with this hash begins there.
  mutating func note(_ key: KeyHash, at start: Int) {
    var place = key.place(among: places.count)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(start + 1)
  }

  /// Where the key with this hash begins that is the right one; nil where there is none.
  func place(of key: KeyHash, where isKey: (Int) -> Bool) -> Int? {
    var place = key.place(among: places.count)
    while places[place] != 0 {
      let start = Int(places[place]) - 1
      if isKey(start) { return start }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }
}
