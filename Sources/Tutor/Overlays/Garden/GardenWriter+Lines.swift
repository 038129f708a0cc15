import Content
import Quiz
import Screen

extension GardenWriter {
  /// The garden in words: what there is, why a fact may be named twice, then a line for each table, sum
  /// and for the trees of which something was asked.
  var lines: [String] {
    guard !page.garden.isEmpty else { return [texts.sentence(title), texts(.gardenEmpty)] }
    let notes = [footnote].filter { !$0.isEmpty }.map(texts.sentence)
    return [heading] + water + notes + GardenBed.allCases.flatMap(lines)
  }

  private var heading: String {
    let counts = page.garden.counts
    let visitors = [(counts.bees, CountPhrase.bees), (counts.butterflies, .butterflies)]
      .filter { $0.0 > 0 }.map { texts.count($0.0, of: $0.1) }
    let trees = counts.trees > 0 ? texts.count(counts.trees, of: .trees) : texts(.gardenNoTree)
    let all = [texts.count(counts.flowers, of: .flowers)] + visitors + [trees]
    return texts.sentences([texts.sentence(title), texts.sentence(texts.list(all))])
  }

  private var water: [String] {
    let thirsty = page.garden.thirsty(on: page.today).map { "\($0.question())" }
    guard !thirsty.isEmpty else { return [] }
    return [texts(.gardenWater, ["plants": texts.list(thirsty)])]
  }

  private func lines(of bed: GardenBed) -> [String] {
    guard !bed.numbers.isEmpty else { return treeLine(bed) }
    return zip(bed.numbers, bed.rows).compactMap { number, row in
      let names = zip(row, bed.numbers.map(String.init))
      return line(bed, n: "\(number)", Array(names))
    }
  }

  private func treeLine(_ bed: GardenBed) -> [String] {
    let names = Plant.trees.map { ($0, $0.nameInList(in: texts)) }
    return [line(bed, n: "", names)].compactMap(\.self)
  }

  /// A row, what has grown furthest first; nil where nothing of it was asked.
  private func line(_ bed: GardenBed, n: String, _ plants: [(Plant, String)]) -> String? {
    let stages = plants.map { (page.garden.stage(of: $0.0), $0.1) }
    guard stages.contains(where: { $0.0 > .notAsked }) else { return nil }
    let parts = Stage.allCases.reversed().compactMap { stage -> String? in
      let names = stages.filter { $0.0 == stage }.map(\.1)
      guard let list = stage.listName(in: bed), !names.isEmpty else { return nil }
      return texts.text(key: "garden.list.\(list)", ["plants": texts.list(names)])
    }
    return texts(bed.line, ["n": n, "parts": texts.sentences(parts)])
  }
}

extension Stage {
  /// The name of the text that lists the plants at this stage; nil where what is not named says it.
  fileprivate func listName(in bed: GardenBed) -> String? {
    switch self {
    case .notAsked: nil
    case .seed: "met"
    case .sprout: "found"
    case .green: "nearly"
    case .grown: bed == .trees ? "tree" : "flower"
    }
  }
}
