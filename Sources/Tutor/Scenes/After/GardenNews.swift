import Content
import Quiz

/// What is new in the garden, in one line.
struct GardenNews {
  private let events: [GardenEvent]
  /// The garden had nothing in it before.
  private let isFirst: Bool
  private let texts: Texts
  /// Words stand where emoji would.
  private let usesWords: Bool

  init(_ events: [GardenEvent], isFirst: Bool, texts: Texts, usesWords: Bool) {
    self.events = events
    self.isFirst = isFirst
    self.texts = texts
    self.usesWords = usesWords
  }

  /// The line about what counts most; nil where nothing grew.
  var line: String? {
    let blooms = plants { $0.isBloom || $0.isTree }
    if let line = named(blooms) { return line }
    let counted: [(GardenEvent.Change, CountPhrase)] = [
      (.bee, .beesCome), (.butterfly, .butterflies), (.watered, .watered),
      (.grew(.green), .greens),
      (.grew(.sprout), isFirst ? .planted : .sprouts), (.grew(.seed), .planted),
    ]
    let found = counted.lazy.map { (count($0.0), $0.1) }.first { $0.0 > 0 }
    return found.map { texts.count($0.0, of: $0.1) }
  }

  private func plants(where isMeant: (GardenEvent) -> Bool) -> [GardenEvent] {
    events.filter(isMeant)
  }

  private func count(_ change: GardenEvent.Change) -> Int {
    Set(events.filter { $0.change == change }.map(\.plant)).count
  }

  /// One or two plants by name, more of them as a number.
  private func named(_ plants: [GardenEvent]) -> String? {
    guard let first = plants.first else { return nil }
    var values = ["first": sign(first), "n": String(plants.count - 1)]
    guard plants.count > 1 else { return texts(.endGardenOne, values) }
    values["second"] = sign(plants[1])
    return texts(plants.count == 2 ? .endGardenTwo : .endGardenMore, values)
  }

  private func sign(_ event: GardenEvent) -> String {
    let sign = usesWords ? "" : event.isTree ? "🌳 " : "🌻 "
    return "\(sign)\(event.plant.question())"
  }
}
