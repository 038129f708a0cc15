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
  private let bed: Bed
  private let texts: Texts

  init(_ events: [GardenEvent], in bed: Bed, texts: Texts) {
    self.events = events.filter { !$0.isOutgrown(in: events) }
    self.bed = bed
    self.texts = texts
  }

  /// What stands at the end: what grew with a sign for how, or as words.
  func blocks(usesWords: Bool) -> [Block] {
    (usesWords ? inWords : inSigns ?? inWords).map { [.text($0)] } ?? []
  }

  /// What grew as a heading and the plants, what counts most first; nil where none has a sign.
  private var inSigns: String? {
    let found = Self.signs.flatMap { sign in
      events.filter { sign.isMeant($0) }.map { (sign.sign, $0.plant) }
    }
    guard !found.isEmpty else { return nil }
    let shown = found.prefix(Self.mostSigns).map { sign, plant in
      "\(sign) \(plant.question())".replacing(" ", with: "\u{A0}")
    }
    let left = found.count - shown.count
    let rest = left > 0 ? [texts(.endGardenRest, ["n": String(left)])] : []
    let heading = bed == .garden ? texts(.endGarden) : texts.count(found.count, of: planted)
    return "\(heading)\n\((shown + rest).joined(separator: "   "))"
  }

  /// The lines about what counts most, of numbers up to three; nil where nothing grew.
  private var inWords: String? {
    if let line = named(events.filter { $0.isBloom || $0.isTree }) { return line }
    let counted: [(GardenEvent.Change, CountPhrase)] = [
      (.bee, .beesCome), (.butterfly, .butterfliesCome), (.watered, .watered),
      (.grew(.green), .greens),
      (.grew(.sprout), planted), (.grew(.seed), .seeds),
    ]
    let found = counted.map { (count($0.0), $0.1) }.filter { $0.0 > 0 }
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
    var values = ["first": first.plant.question().description, "n": String(plants.count - 1)]
    guard plants.count > 1 else { return texts(.endGardenOne, values) }
    values["second"] = plants[1].plant.question().description
    return texts(plants.count == Self.mostNamed ? .endGardenTwo : .endGardenMore, values)
  }

  /// What stands for a change; of apples and seeds nothing is shown.
  private static let signs: [(sign: String, isMeant: @Sendable (GardenEvent) -> Bool)] = [
    ("🌳", \.isTree), ("🌻", \.isBloom), ("🐝", { $0.change == .bee }),
    ("🦋", { $0.change == .butterfly }), ("💧", { $0.change == .watered }),
    ("🌿", { $0.change == .grew(.green) }), ("🌱", { $0.change == .grew(.sprout) }),
  ]
  /// So many plants fit on two lines of the narrowest bubble.
  private static let mostSigns = 4
  /// The line in words names no more plants than these.
  private static let mostNamed = 2
  /// The line in words counts no more kinds than these.
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
