import Quiz

/// What a line asks of the next practice, such as five minutes, hard ones, or the 7 times table.
struct PracticeWish: Equatable, Sendable {
  /// The length, in minutes; it may be longer or shorter than a practice can be.
  var minutes: Int?
  /// More or less of the time that stands there, beside a level or what to practise: longer, hard.
  var length: LengthWish?
  var level: Difficulty?
  /// The way to another level: harder, easier.
  var advice: LevelAdvice?
  /// A level, a way to one and minutes that are not wanted.
  var refusedLevel: Difficulty?
  var refusedAdvice: LevelAdvice?
  var refusedMinutes: Int?
  var topic: Topic?
  /// Whether it says to begin, too: again, play, start.
  var begins = false
  /// Whether minutes follow a no, which is one to what was asked before.
  var declines = false

  /// What is to be asked.
  enum Topic: Equatable, Sendable {
    case table(Int)
    case only(Set<Quiz.Operation>)
    case without(Set<Quiz.Operation>)
    /// What is asked already, and these too.
    case also(Set<Quiz.Operation>)
    /// All but a table, which can only take back the wish for it.
    case withoutTable(Int)
    /// Tables that cannot be practised so: the 13 times table, 7s and 8s.
    case otherTables

    /// Whether it cannot be practised, as it is of such tables.
    var isOfOtherTables: Bool {
      switch self {
      case .withoutTable, .otherTables: true
      case .table, .only, .without, .also: false
      }
    }

    /// Whether it only leaves something out.
    var isRefusal: Bool {
      switch self {
      case .without, .withoutTable: true
      case .table, .only, .also, .otherTables: false
      }
    }

    /// This topic, where a later one leaves something out of it or adds to what is left out; nil
    /// where that leaves nothing; else the later one.
    func updated(by later: Topic) -> Topic? {
      switch (self, later) {
      case (.table(let first), .withoutTable(let second)) where first == second: return nil
      case (.table, .without(let unwanted)) where !unwanted.contains(.multiply): return self
      case (.without(let first), .without(let second)): return .without(first.union(second))
      case (.only(let wanted), .without(let unwanted)) where !wanted.isSubset(of: unwanted):
        return .only(wanted.subtracting(unwanted))
      case (.only(let wanted), .also(let more)): return .only(wanted.union(more))
      case (.also(let wanted), .also(let more)): return .also(wanted.union(more))
      case (.without(let unwanted), .also(let more)):
        let rest = unwanted.subtracting(more)
        return rest.isEmpty ? nil : .without(rest)
      case (.table, _), (.only, _), (.without, _), (.also, _), (.withoutTable, _),
        (.otherTables, _):
        return later
      }
    }
  }

  /// Whether nothing is left to ask: how long it is to be, and how tricky, or what about; a longer one
  /// is seen before it begins.
  var isComplete: Bool {
    guard length == nil else { return false }
    return begins || topic != nil || minutes != nil && (level != nil || advice != nil)
  }

  /// Whether it only says what is not wanted, which can take back an earlier wish.
  var isRefusalAlone: Bool {
    let wants = minutes != nil || length != nil || level != nil || advice != nil || topic != nil
    return !wants && (refusedLevel != nil || refusedAdvice != nil || refusedMinutes != nil)
  }

  /// Whether there is nothing in it that a practice could begin with; longer alone is asked about.
  var isEmpty: Bool {
    minutes == nil && level == nil && advice == nil && refusedLevel == nil && topic == nil
  }

  /// This wish, in which a later one counts more.
  func updated(by later: PracticeWish) -> PracticeWish {
    var wish = self
    wish.minutes = later.minutes ?? (later.refusedMinutes == minutes ? nil : minutes)
    wish.length = later.length ?? (later.minutes == nil ? length : nil)
    wish.level = later.level ?? (later.refusedLevel == level ? nil : level)
    if let first = topic, let next = later.topic {
      wish.topic = first.updated(by: next)
    } else {
      wish.topic = later.topic ?? topic
    }
    return wish
  }

  /// The level that is wished for where this one was played; nil where it is another question.
  func level(instead old: Difficulty) -> Difficulty? {
    level ?? advice.map { $0.wishedLevel(instead: old) ?? old }
  }

  /// Says how long it is to be, where it only says longer or shorter than so many minutes.
  mutating func setMinutes(from old: Int) {
    minutes = length.take()?.minutes(from: old) ?? minutes
  }

  /// The topic as it is practised, where these operations are those of the settings.
  func practised(of operations: Set<Quiz.Operation>) -> PracticeTopic? {
    switch topic {
    case .table(let table): return .table(table)
    case .only(let wished): return .operations(wished)
    case .also(let wished): return .operations(operations.union(wished))
    case .without(let unwanted):
      let rest = operations.subtracting(unwanted)
      return rest.isEmpty ? nil : .operations(rest)
    case .withoutTable, .otherTables, nil: return nil
    }
  }
}
