import Content
import Quiz
import Screen

/// Writes the garden's page in a language.
struct GardenWriter {
  let page: GardenPage
  let texts: Texts

  init(_ page: GardenPage, texts: Texts) {
    self.page = page
    self.texts = texts
  }

  var picture: GardenPicture {
    if page.garden.isEmpty { return bareGround(saying: [.heading(texts(.gardenEmpty))], of: []) }
    guard page.isBare else { return grown }
    return bareGround(
      saying: [.heading(texts(.gardenBare)), .text(texts(page.bed.description))], of: bedNames)
  }

  /// Robo where nothing grows, who says what could; of several beds he stands in one, as large as
  /// that of the tables, so that nothing around him moves from bed to bed.
  private func bareGround(saying words: [Block], of beds: [String]) -> GardenPicture {
    let tables = GardenBed.tables
    return GardenPicture(
      title: title, counts: beds.isEmpty ? [] : counts, beds: beds, bed: page.bed.rawValue,
      columns: tables.numbers.map(String.init),
      rows: beds.isEmpty ? [] : tables.rows.map { GardenPicture.Row("", $0.map(plant)) },
      focus: Point(column: 0, row: 0),
      portrait: Portrait(
        PixelPicture(MoodOccasion.welcome.mood, .still), words, opensScreen: true),
      about: page.isTalking ? about : "", chips: chips,
      shortLabels: shortLabels)
  }

  /// The beds, each with the number of plants there, if there are any.
  private var bedNames: [String] {
    GardenBed.allCases.map { bed in
      let count = Set(bed.rows.joined()).count { page.garden.stage(of: $0) >= .sprout }
      return count > 0 ? "\(texts(bed.name)) \(count)" : texts(bed.name)
    }
  }

  private var grown: GardenPicture {
    let rows = page.bed.rows.map { row in row.map(self.plant) }
    let numbers = page.bed.numbers.map(String.init)
    let labels = numbers.isEmpty ? rows.map { _ in "" } : numbers
    return GardenPicture(
      title: title, counts: counts, visitorCount: visitorCount, beds: bedNames,
      bed: page.bed.rawValue, keys: [texts(.gardenKeys), texts(.gardenKeysShort)],
      corner: page.bed.corner, columns: numbers,
      rows: zip(labels, rows).map { GardenPicture.Row($0, $1) }, focus: page.focus, twin: page.twin,
      legend: legend(for: rows.joined().flatMap(signs)),
      footnote: footnote, about: about, aboutSentences: page.isTalking ? [] : sentences,
      widestAbout: widestAbout, chips: chips, shortLabels: shortLabels)
  }

  var title: String {
    if page.isOfRound { return texts(.gardenTitleRound) }
    return page.learner.map { texts(.gardenTitle, ["name": $0]) } ?? texts(.gardenTitleOwn)
  }

  /// How much there is in all beds, first of all that was planted, so that no number ever falls; what
  /// there is none of is not counted.
  private var counts: [String] {
    let counts = page.garden.counts
    return [
      (page.garden.planted, CountPhrase.plants), (counts.flowers, .flowers), (counts.trees, .trees),
    ].filter { $0.0 > 0 }.map { texts.count($0.0, of: $0.1) }
  }

  /// How many butterflies there are, as one covers the bee that was there before; else how many bees.
  private var visitorCount: String {
    let counts = page.garden.counts
    if counts.butterflies > 0 { return texts.count(counts.butterflies, of: .butterflies) }
    return counts.bees > 0 ? texts.count(counts.bees, of: .bees) : ""
  }

  private func plant(_ plant: Plant) -> GardenPicture.Plant {
    let sight = page.garden.sight(of: plant, on: page.today)
    let sign = page.sign(of: plant)
    guard case .tree(let tree) = plant else {
      return GardenPicture.Plant(sign, visitor: sight.visitor)
    }
    return GardenPicture.Plant(
      sign, apples: sight.apples, label: label(of: tree), shortLabel: "\(tree.example)")
  }

  /// The example of a tree, which says more to a child than its kind, and then that; the kinds of
  /// several trees stand below each other.
  private func label(of tree: Tree) -> String {
    "\(tree.example)".padded(to: Self.widestExample + 2) + tree.kind(in: texts)
  }

  private static let widestExample =
    Tree.allCases.map { "\($0.example)".displayWidth }.max() ?? 0

  /// That a fact and its mirror are one plant: it is counted once, and seen twice.
  var footnote: String {
    let corner = page.bed.corner
    guard !corner.isEmpty else { return "" }
    return texts(.gardenMirror, ["one": "2 \(corner) 3", "other": "3 \(corner) 2"])
  }

  /// What is drawn for a plant.
  private func signs(of plant: GardenPicture.Plant) -> [GardenSign] {
    [plant.sign] + [plant.visitor].compactMap(\.self) + (plant.apples > 0 ? [.apple] : [])
  }

  /// What the signs mean that there are, as they grow, and then who comes.
  private func legend(for signs: [GardenSign]) -> [GardenPicture.Key] {
    let order: [GardenSign] = [
      .notYet, .met, .found, .nearly, .flower, .tree, .apple, .thirsty, .bee, .butterfly,
    ]
    return order.filter(signs.contains).map {
      GardenPicture.Key($0, word(for: $0), short: texts["garden.short.\($0.rawValue)"])
    }
  }

  private func word(for sign: GardenSign) -> String {
    texts.text(key: "garden.sign.\(sign.rawValue)")
  }

  private var chips: ChipRow {
    ChipRow(
      page.choices.map { texts(names(of: $0).long) }, lit: page.choices.firstIndex(of: page.lit))
  }

  private var shortLabels: [String] { page.choices.map { texts(names(of: $0).short) } }

  /// What stands on its chip, and where there is little room.
  private func names(of choice: GardenPage.Choice) -> (long: Phrase, short: Phrase) {
    switch choice {
    case .back: (.gardenBack, .gardenBack)
    case .practise where page.isBare: (.gardenPlay, .gardenPlay)
    case .practise: (.gardenPractise, .gardenPractiseShort)
    case .nextBed: (.gardenNext, .gardenNextShort)
    }
  }

  /// What is being typed, what was said to it, or what there is to say of the plant in focus.
  private var about: String {
    if !page.typed.isEmpty { return "❯ \(page.typed)" }
    return page.answer.map(words) ?? texts.sentences(sentences)
  }

  private func words(for answer: GardenPage.Answer) -> String {
    switch answer {
    case .words: texts(.gardenUnknown)
    case .kindness(let meaning): texts["greeting.\(meaning)"] ?? texts(.gardenUnknown)
    case .care: texts(.careTell)
    }
  }

  /// How far the plant in focus has grown, and what comes next.
  private var sentences: [String] { words(at: page.focus).sentences(in: texts) }

  private func words(at point: Point) -> PlantWords {
    let plant = page.bed.rows[point.row][point.column]
    let sight = page.garden.sight(of: plant, on: page.today)
    let sign = page.sign(of: plant)
    let isGrowingTree = !plant.isFact && sign == .nearly
    let isVisited = sign == .flower ? sight.visitor : nil
    let kind =
      sight.couldOpen
      ? "open" : sight.isFull ? "full" : isGrowingTree ? "growing" : (isVisited ?? sign).rawValue
    let (there, back) = (name(of: plant, at: point), "\(plant.question(.back))")
    // A flower may have opened with the way back alone, and then that is what is known.
    guard sign == .flower, sight.knownAlone == .back else {
      return PlantWords(kind: kind, plant: there, back: back, sign: sign, days: sight.daysAlone)
    }
    // Of one with a visitor nothing else names the fact that the bed shows.
    let turned = texts(.gardenBackwards, ["plant": there, "back": back])
    return PlantWords(
      kind: kind, plant: isVisited == nil ? back : turned, back: there, sign: sign,
      days: sight.daysAlone)
  }

  /// The columns of the longest words about a plant of the bed.
  private var widestAbout: Int {
    let words = page.bed.points.map(words)
    let shapes = Dictionary(words.map { ($0.shape, $0) }) { first, _ in first }
    return shapes.values.map { texts.sentences($0.sentences(in: texts)).displayWidth }.max() ?? 0
  }

  /// A fact as the bed shows it, the row's number first; a tree by its name.
  private func name(of plant: Plant, at point: Point) -> String {
    if case .tree = plant { return plant.name(in: texts) }
    let numbers = page.bed.numbers
    return "\(numbers[point.row]) \(page.bed.corner) \(numbers[point.column])"
  }
}

extension GardenPage {
  /// What stands for a plant: thirst, or how far it has grown.
  func sign(of plant: Plant) -> GardenSign {
    let sight = garden.sight(of: plant, on: today)
    switch sight.stage {
    case .notAsked: return .notYet
    case .seed: return .met
    case .sprout: return .found
    case .green: return .nearly
    case .grown:
      guard plant.isFact else { return .tree }
      return thirsty.contains(plant) ? .thirsty : .flower
    }
  }
}

extension PlantSight {
  /// Who has come to the flower, the rarer one of two.
  fileprivate var visitor: GardenSign? { hasButterfly ? .butterfly : hasBee ? .bee : nil }
}
