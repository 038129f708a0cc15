import Basics
import Quiz
import Screen

extension GardenPage {
  mutating func press(_ key: Key, in vocabulary: ChatVocabulary) -> OverlayOutcome {
    answer = nil
    switch key {
    case .up: move(0, -1)
    case .down: move(0, 1)
    case .left: move(-1, 0)
    case .right: move(1, 0)
    case .tab: moveLight(by: 1)
    case .backTab: moveLight(by: -1)
    case .pageDown: show(bed.next)
    case .enter: return typed.isEmpty ? choose(lit) : submit(in: vocabulary)
    case .escape: return .close
    case .backspace: return deleteLast()
    case .character(let character): type(character)
    default: break
    }
    return .stay
  }

  /// A tap on a plant, a bed or a choice; other targets lie elsewhere.
  mutating func tap(_ target: TapTarget) -> OverlayOutcome {
    switch target {
    case .plant(let row, let column): focus(on: Point(column: column, row: row))
    case .bed(let index): if let bed = GardenBed(rawValue: index) { show(bed) }
    case .word(let index):
      if choices.indices.contains(index) { return choose(choices[index]) }
    case .header, .keypad, .send, .newest, .slider, .option, .field, .fieldSlider, .calculatorKey,
      .historyEntry, .plot:
      break
    }
    return .stay
  }

  private mutating func move(_ columns: Int, _ rows: Int) {
    focus(on: Point(column: focus.column + columns, row: focus.row + rows))
  }

  private mutating func focus(on point: Point) {
    let rows = bed.rows
    let row = point.row.clamped(to: 0...rows.count - 1)
    focus = Point(column: point.column.clamped(to: 0...rows[row].count - 1), row: row)
  }

  mutating func show(_ bed: GardenBed) {
    if bed != self.bed { focus = Point(column: 0, row: 0) }
    self.bed = bed
    // Where nothing has grown there is little to say.
    if garden.stage(of: plant) == .notAsked { focus = bed.furthest(in: garden) ?? focus }
  }

  private mutating func moveLight(by step: Int) {
    let all = choices
    let index = (all.firstIndex(of: lit) ?? 0) + step
    lit = all[(index + all.count) % all.count]
  }

  mutating func choose(_ choice: Choice) -> OverlayOutcome {
    switch choice {
    case .practise: return .practise(growing)
    case .nextBed:
      lit = .nextBed
      show(bed.next)
      return .stay
    case .back: return .close
    }
  }

  /// So many questions a practice from here asks.
  private static let practised = 12

  /// What a practice of what grows asks, of the bed on show before the others: thirsty flowers, what
  /// could open, then what is green or a sprout; at most twelve.
  ///
  /// Where nothing grows in the bed on show, some of what could, from all over it.
  private var growing: [Question] {
    let here = Set(bed.rows.joined())
    if isBare, !garden.isEmpty {
      let plants = Plant.all.filter(here.contains)
      return stride(from: 0, to: plants.count, by: max(1, plants.count / Self.practised))
        .map { plants[$0].question() }
    }
    let all = allGrowing
    let ordered = all.filter { here.contains($0.plant) } + all.filter { !here.contains($0.plant) }
    return ordered.prefix(Self.practised).map(\.question)
  }

  private var allGrowing: [(plant: Plant, question: Question)] {
    let opening = garden.couldOpen(on: today)
    let named = Set(opening.map(\.plant))
    let others = [Stage.green, .sprout].flatMap { stage in
      Plant.all.filter { $0.isFact && garden.stage(of: $0) == stage && !named.contains($0) }
    }
    let thirsty = garden.thirsty(on: today)
    return thirsty.map { ($0, $0.question()) } + opening + others.map { ($0, $0.question()) }
  }
}
