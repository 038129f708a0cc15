import Content
import Quiz
import Screen

/// What is new in the garden: each plant that has grown by its fact, or in words alone.
struct GardenNews {
  /// Where something has grown.
  enum Bed {
    /// The child's garden, which had nothing in it before, or had.
    case newGarden, garden
    /// That of a practice whose answers are not looked up later.
    case round
  }

  /// What has happened, each plant at its latest stage.
  private let events: [GardenEvent]
  /// What was asked, of which a tree is named by what the child did itself.
  private let asked: [Question]
  private let bed: Bed
  private let texts: Texts

  init(_ events: [GardenEvent], after asked: [Question] = [], in bed: Bed, texts: Texts) {
    self.events = events.filter { !$0.isOutgrown(in: events) }
    self.asked = asked
    self.bed = bed
    self.texts = texts
  }

  /// What stands at the end: what grew with a sign for how, or as words.
  func blocks(usesWords: Bool) -> [Block] {
    let signs = usesWords ? [] : inSigns
    return (signs.isEmpty ? [inWords].compactMap(\.self) : signs).map(Block.text)
  }

  /// What grew, a line for each kind, what counts most first, below a heading; a kind alone stands
  /// behind it where both have room on one line.
  private var inSigns: [String] {
    let kinds = Self.signs.map { sign in (sign.sign, events.filter(sign.isMeant)) }
      .filter { !$0.1.isEmpty }
    guard !kinds.isEmpty else { return [] }
    let all = kinds.reduce(0) { $0 + $1.1.count }
    let lines = kinds.prefix(Self.mostCounted).map(line)
    let inOne = texts(.endGardenNews, ["first": lines[0]])
    if bed == .garden, lines.count == 1, inOne.displayWidth <= Self.narrowest { return [inOne] }
    let heading = bed == .garden ? texts(.endGarden) : texts.count(all, of: planted)
    return ["\(heading)\n\(lines[0])"] + lines[1...]
  }

  /// A kind's sign, some plants by their facts, and how many more there are if more than one; fewer
  /// plants where they would not have room on one line.
  private func line(sign: String, events: [GardenEvent]) -> String {
    let isOneMore = events.count == Self.mostNamed + 1
    let most = isOneMore ? events.count : Self.mostNamed
    let lines = (1...most).reversed().map { count in
      let facts = events.prefix(count).map {
        "\(question(of: $0.plant))".replacing(" ", with: "\u{A0}")
      }
      let left = events.count - facts.count
      let rest = left > 0 ? " " + texts(.endGardenRest, ["n": String(left)]) : ""
      return "\(sign)\u{A0}\(explained(texts.list(facts) + rest, sign))"
    }
    return lines.first { $0.displayWidth <= Self.narrowest } ?? lines[most - 1]
  }

  /// A flower and leaves speak for themselves; who visits a flower does not.
  private func explained(_ facts: String, _ sign: String) -> String {
    guard let visitor = Self.visitors[sign] else { return facts }
    let word = texts.text(key: "garden.sign.\(visitor.rawValue)")
    return texts(.endGardenVisited, ["plants": facts, "sign": word])
  }

  private static let visitors: [String: GardenSign] = ["🐝": .bee, "🦋": .butterfly]

  /// The lines about what counts most, of numbers up to three; nil where nothing grew.
  private var inWords: String? {
    if let line = named(events.filter { $0.isBloom || $0.isTree }) { return line }
    let counted: [(GardenEvent.Change, CountPhrase)] = [
      (.bee, .beesCome), (.butterfly, .butterfliesCome), (.watered, .watered),
      (.grew(.green), .greens),
      (.grew(.sprout), planted), (.grew(.seed), .seeds),
    ]
    let found = counted.map { (count($0.0), $0.1) }.filter { $0.0 > 0 }
    let seeds = events.filter { $0.change == .grew(.seed) }
    // A seed or two alone are better named than counted; they were met, and are not found yet.
    if found.map(\.1) == [.seeds], seeds.count <= Self.mostNamed {
      return texts(
        .endGardenSoon, ["plants": texts.list(seeds.map { "\(question(of: $0.plant))" })])
    }
    let words = found.prefix(Self.mostCounted).map { texts.count($0.0, of: $0.1) }
    return words.isEmpty ? nil : texts.sentences(words)
  }

  private var planted: CountPhrase {
    switch bed {
    case .newGarden: .planted
    case .garden: .sprouts
    case .round: .plantedNow
    }
  }

  private func count(_ change: GardenEvent.Change) -> Int {
    Set(events.filter { $0.change == change }.map(\.plant)).count
  }

  /// One or two plants by name, more of them as a number.
  private func named(_ plants: [GardenEvent]) -> String? {
    guard let first = plants.first else { return nil }
    var values = ["first": question(of: first.plant).description, "n": String(plants.count - 1)]
    guard plants.count > 1 else { return texts(.endGardenOne, values) }
    values["second"] = question(of: plants[1].plant).description
    return texts(plants.count == Self.mostNamed ? .endGardenTwo : .endGardenMore, values)
  }

  /// The plant whose news comes first; nil where nothing is told.
  static func first(of events: [GardenEvent]) -> Plant? {
    signs.lazy.compactMap { sign in events.first(where: sign.isMeant)?.plant }.first
  }

  /// The plant's question as it was asked: 10 + 7, although its flower is that of 7 + 10, too.
  private func question(of plant: Plant) -> Question {
    let own = plant.question()
    return asked.first {
      Plant($0) == plant && (!plant.isFact || $0.operation == own.operation)
    } ?? own
  }

  /// What stands for a change; of apples and seeds nothing is shown.
  private static let signs: [(sign: String, isMeant: @Sendable (GardenEvent) -> Bool)] = [
    ("🌳", \.isTree), ("🌻", \.isBloom), ("🐝", { $0.change == .bee }),
    ("🦋", { $0.change == .butterfly }), ("💧", { $0.change == .watered }),
    ("🌿", { $0.change == .grew(.green) }), ("🌱", { $0.change == .grew(.sprout) }),
  ]
  /// So many cells have room in the narrowest bubble.
  private static let narrowest = 30
  /// A line names no more plants than these, unless one alone would be left.
  private static let mostNamed = 2
  /// No more kinds are counted than these.
  private static let mostCounted = 3
}

extension GardenEvent {
  /// Whether its plant has grown further in the same practice.
  fileprivate func isOutgrown(in events: [GardenEvent]) -> Bool {
    guard case .grew(let stage) = change else { return false }
    return events.contains { other in
      guard case .grew(let later) = other.change else { return false }
      return other.plant == plant && later > stage
    }
  }
}
