import Content
import Quiz
import Screen

/// What is new in the garden, in one line and as a row of plants.
struct GardenNews {
  /// Where something has grown.
  enum Bed {
    /// The child's garden, which had nothing in it before, or had.
    case newGarden, garden
    /// That of a practice whose answers are not looked up later.
    case round
  }

  private let events: [GardenEvent]
  private let bed: Bed
  private let texts: Texts
  /// Words stand where emoji would.
  private let usesWords: Bool

  init(_ events: [GardenEvent], in bed: Bed, texts: Texts, usesWords: Bool) {
    self.events = events
    self.bed = bed
    self.texts = texts
    self.usesWords = usesWords
  }

  /// The lines about what counts most, of numbers up to three; nil where nothing grew.
  var line: String? {
    if let line = named(blooms) { return line }
    let counted: [(GardenEvent.Change, CountPhrase)] = [
      (.bee, .beesCome), (.butterfly, .butterfliesCome), (.watered, .watered),
      (.grew(.green), .greens),
      (.grew(.sprout), planted), (.grew(.seed), .seeds),
    ]
    let found = counted.map { (count($0.0), $0.1) }.filter { $0.0 > 0 }
    let words = found.prefix(Self.mostCounted).map { texts.count($0.0, of: $0.1) }
    guard !words.isEmpty else { return nil }
    return usesWords ? texts.sentences(words) : words.joined(separator: "\n")
  }

  private var planted: CountPhrase {
    switch bed {
    case .newGarden: .planted
    case .garden: .sprouts
    case .round: .plantedNow
    }
  }

  /// What the line names before all else.
  private var blooms: [GardenEvent] { events.filter { $0.isBloom || $0.isTree } }

  private func count(_ change: GardenEvent.Change) -> Int {
    Set(events.filter { $0.change == change && !isOutgrown($0) }.map(\.plant)).count
  }

  /// One or two plants by name, more of them as a number.
  private func named(_ plants: [GardenEvent]) -> String? {
    guard let first = plants.first else { return nil }
    var values = ["first": sign(first), "n": String(plants.count - 1)]
    guard plants.count > 1 else { return texts(.endGardenOne, values) }
    values["second"] = sign(plants[1])
    return texts(plants.count == Self.mostNamed ? .endGardenTwo : .endGardenMore, values)
  }

  private func sign(_ event: GardenEvent) -> String {
    let sign = usesWords ? "" : event.isTree ? "🌳 " : "🌻 "
    return "\(sign)\(event.plant.question())"
  }

  /// A sign for each plant that has grown, what counts most first; nil where words stand for signs,
  /// and where the line shows them all.
  var row: Block? {
    let signs = Self.signs.flatMap { sign, isMeant in
      Set(events.filter { isMeant($0) && !isOutgrown($0) }.map(\.plant)).map { _ in sign }
    }
    let isSaid = signs.count == blooms.count && signs.count <= Self.mostNamed
    guard !usesWords, !isSaid else { return nil }
    let isShort = signs.count <= Self.longestRow
    let shown = isShort ? signs : Array(signs.prefix(Self.cutRow))
    let row = shown.joined() + (isShort ? "" : " …")
    return .picture(LinePicture([row]))
  }

  /// Whether its plant has grown further in the same practice.
  private func isOutgrown(_ event: GardenEvent) -> Bool {
    guard case .grew(let stage) = event.change else { return false }
    return events.contains { other in
      guard case .grew(let later) = other.change else { return false }
      return other.plant == event.plant && later > stage
    }
  }

  /// What stands for a change; of apples and water the line tells.
  private static let signs: [(sign: String, isMeant: @Sendable (GardenEvent) -> Bool)] = [
    ("🌻", \.isBloom), ("🌳", \.isTree), ("🐝", { $0.change == .bee }),
    ("🦋", { $0.change == .butterfly }), ("🌿", { $0.change == .grew(.green) }),
    ("🌱", { $0.change == .grew(.sprout) }),
  ]
  /// The line names no more plants than these.
  private static let mostNamed = 2
  /// The line counts no more kinds than these.
  private static let mostCounted = 3
  /// So many plants fit beside each other in the narrowest bubble, and so many with a sign that
  /// there are more: a number there would be read as what was won.
  private static let (longestRow, cutRow) = (14, 12)
}
