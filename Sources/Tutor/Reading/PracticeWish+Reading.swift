import Quiz

extension PracticeWish {
  /// The wish that a line is; nil where it is none, or says something else too.
  init?(_ line: FoldedLine, in words: WishWords) {
    guard line.bare.utf8.count <= Self.longest, let parts = words.parts(of: line),
      let wish = Self(parts)
    else { return nil }
    let isNumberAlone = !parts.contains(.minutes) && wish.topic == nil && !wish.begins
    let hasLevel = wish.level != nil || wish.advice != nil || wish.refusedLevel != nil
    guard !wish.isEmpty, hasLevel || !isNumberAlone else { return nil }
    let says = hasLevel || wish.topic != nil
    guard wish.length == nil || says && wish.minutes == nil else { return nil }
    self = wish
  }

  /// What a line does not want, such as not 10 minutes; nil where it wants something, or says
  /// something else.
  init?(refusing line: FoldedLine, in words: WishWords) {
    guard line.bare.utf8.count <= Self.longest, let parts = words.parts(of: line),
      let wish = Self(parts), wish.isRefusalAlone,
      wish.refusedMinutes == nil || parts.contains(.minutes)
    else { return nil }
    self = wish
  }

  /// What all parts say, of which later ones may correct the others; nil where one fits nothing
  /// before it.
  private init?(_ parts: [WishWords.Part]) {
    guard parts.count > 1 || parts.first?.isNumber == false else { return nil }
    for run in Self.withCorrections(parts).split(separator: .instead) {
      guard let later = Self(uncorrected: Array(run)) else { return nil }
      self = corrected(by: later)
    }
    declines = parts.first == .no && minutes != nil
  }

  private init?(uncorrected parts: [WishWords.Part]) {
    for (place, part) in parts.enumerated() {
      let isRefused =
        Self.isRefused(place, of: parts) || Self.isRefused(before: parts[(place + 1)...])
      guard take(part, at: place, of: parts, isRefused: isRefused) else { return nil }
    }
    // Plus and minus too, both with such a word, are all that is wanted.
    if parts.contains(.also), parts.count(where: { $0.kind == .topic }) == 1,
      case .only(let operations) = topic
    {
      topic = .also(operations)
    }
  }

  /// The parts, where a no between two levels, or two lengths, corrects the first one: easy, no, hard.
  private static func withCorrections(_ parts: [WishWords.Part]) -> [WishWords.Part] {
    parts.indices.map { place in
      guard parts[place] == .no, place > 0, place + 1 < parts.count else { return parts[place] }
      let (before, behind) = (parts[place - 1], parts[place + 1])
      let areLevels = before.kind == .level && behind.kind == .level
      let areLengths = (before == .minutes || before.isNumber) && behind.isNumber
      return areLevels || areLengths ? .instead : .no
    }
  }

  /// This wish, of which a later one has corrected what it speaks of.
  private func corrected(by later: PracticeWish) -> PracticeWish {
    var wish = updated(by: later)
    if later.level != nil || later.advice != nil {
      (wish.level, wish.advice) = (later.level, later.advice)
    }
    wish.refusedLevel = later.refusedLevel ?? refusedLevel
    wish.refusedAdvice = later.refusedAdvice ?? refusedAdvice
    wish.refusedMinutes = later.refusedMinutes ?? refusedMinutes
    wish.begins = begins || later.begins
    return wish
  }

  /// The longest line that is a wish, in bytes.
  private static let longest = 120

  /// Whether a part is not wanted; a refusal ends where something else is wished for, or something of
  /// another kind was refused: no minus, easy.
  ///
  /// No refuses no minutes: no, 3 minutes.
  private static func isRefused(_ place: Int, of parts: [WishWords.Part]) -> Bool {
    let part = parts[place]
    let last = parts[..<place].last {
      [.refusal, .no, .only].contains($0) || $0.kind != nil && $0.kind != part.kind
        || $0.isNumber && part.isNumber
    }
    return last == .refusal || last == .no && !countsMinutes(place, of: parts)
  }

  /// Whether a refusal follows, in languages that say it last; what belongs to the same thing may
  /// stand between.
  private static func isRefused(before parts: ArraySlice<WishWords.Part>) -> Bool {
    parts.first { part in
      switch part {
      case .table, .ending, .minutes, .operations: false
      case .number, .length, .level, .advice, .refusal, .no, .instead, .also, .refusalBehind, .only,
        .begin, .filler, .other:
        true
      }
    } == .refusalBehind
  }

  /// Takes in a part; false where it fits nothing before it.
  private mutating func take(
    _ part: WishWords.Part, at place: Int, of parts: [WishWords.Part], isRefused: Bool
  ) -> Bool {
    switch part {
    // One stands for a question, too: an easy one.
    case .number(1, isSpelled: true) where !Self.countsMinutes(place, of: parts): break
    case .number(let number, _): return take(number, at: place, of: parts, isRefused: isRefused)
    case .length(let length):
      guard !isRefused, self.length == nil else { return false }
      self.length = length
    case .level(let level): return take(level, isRefused: isRefused)
    case .advice(let advice):
      self[keyPath: isRefused ? \Self.refusedAdvice : \Self.advice] = advice
    case .operations(let operations):
      return Self.table(beside: place, of: parts) != nil || take(operations, isRefused: isRefused)
    case .table:
      return Self.table(beside: place, of: parts) != nil || take([.multiply], isRefused: isRefused)
    case .ending: return Self.table(beside: place, of: parts) != nil
    case .begin: begins = true
    case .minutes, .refusal, .no, .instead, .also, .refusalBehind, .only, .filler, .other: break
    }
    return true
  }

  /// A number counts minutes, or names a table; beside nothing that is wished for it is none.
  private mutating func take(
    _ number: Int, at place: Int, of parts: [WishWords.Part], isRefused: Bool
  ) -> Bool {
    if Self.countsMinutes(place, of: parts) || !Self.namesTables(parts) {
      let isReckoned =
        !Self.countsMinutes(place, of: parts) && Self.isOperation(beside: place, of: parts)
      let path = isRefused ? \Self.refusedMinutes : \Self.minutes
      guard !isReckoned, self[keyPath: path] == nil else { return false }
      self[keyPath: path] = number
    } else {
      let isOne = topic == nil && PracticeOptions.allowedTables.contains(number)
      topic = isOne ? isRefused ? .withoutTable(number) : .table(number) : .otherTables
    }
    return true
  }

  /// Whether the numbers that count no minutes are those of tables.
  private static func namesTables(_ parts: [WishWords.Part]) -> Bool {
    parts.indices.contains { table(beside: $0, of: parts) != nil }
  }

  /// The number of the table that a part is the word for, such as 7 in *7 times table* or *times
  /// 7*.
  private static func table(beside place: Int, of parts: [WishWords.Part]) -> Int? {
    guard parts.indices.contains(place) else { return nil }
    let numbers = [place - 1, place + 1].compactMap { number(at: $0, of: parts) }
    let isNamed = parts[place] == .operations([.multiply]) && numbers.count == 1
    guard [.table, .ending].contains(parts[place]) || isNamed else { return nil }
    return numbers.first
  }

  /// Whether a part has plus or another operation beside it.
  private static func isOperation(beside place: Int, of parts: [WishWords.Part]) -> Bool {
    [place - 1, place + 1].filter(parts.indices.contains).contains { place in
      if case .operations = parts[place] { true } else { false }
    }
  }

  /// A number that counts no minutes.
  private static func number(at place: Int, of parts: [WishWords.Part]) -> Int? {
    guard parts.indices.contains(place), case .number(let number, _) = parts[place] else {
      return nil
    }
    return countsMinutes(place, of: parts) ? nil : number
  }

  /// Whether minutes stand behind a part.
  private static func countsMinutes(_ place: Int, of parts: [WishWords.Part]) -> Bool {
    parts.dropFirst(place + 1).first == .minutes
  }

  private mutating func take(_ level: Difficulty, isRefused: Bool) -> Bool {
    let (old, path) = isRefused ? (refusedLevel, \Self.refusedLevel) : (self.level, \Self.level)
    self[keyPath: path] = level
    return old == nil || old == level
  }

  private mutating func take(_ operations: Set<Quiz.Operation>, isRefused: Bool) -> Bool {
    switch topic {
    case nil: topic = isRefused ? .without(operations) : .only(operations)
    case .only(let others) where !isRefused: topic = .only(others.union(operations))
    case .without(let others) where isRefused: topic = .without(others.union(operations))
    // Plus, not minus: what is wanted says it all.
    case .only: break
    case .without: topic = .only(operations)
    // 7s, not minus: a table is one of times.
    case .table, .also, .withoutTable, .otherTables: break
    }
    return true
  }
}
