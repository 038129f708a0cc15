import Screen

extension RandomPictures {
  /// A garden with any number of plants, in focus or not.
  mutating func garden() -> GardenPicture {
    let (rows, columns) = (number(1...16), number(1...12))
    let hasLabels = number(0...1) == 1
    let plants = (0..<rows).map { _ in (0..<columns).map { _ in plant(hasLabel: hasLabels) } }
    return GardenPicture(
      title: text(), counts: [text(), text()], visitorCount: text(),
      beds: [text(), text(), text()], bed: number(0...2),
      keys: [text(), text()], corner: "×",
      columns: hasLabels ? [] : (0..<columns).map { String($0) },
      rows: plants.map { GardenPicture.Row(hasLabels ? "" : "\(number(1...12))", $0) },
      focus: Point(column: number(0...columns - 1), row: number(0...rows - 1)),
      legend: GardenSign.allCases.prefix(number(0...9)).map { GardenPicture.Key($0, text()) },
      about: text(), chips: ChipRow([text(), text()], lit: number(0...1)),
      shortLabels: [text(), text()])
  }

  private mutating func plant(hasLabel: Bool) -> GardenPicture.Plant {
    let signs = GardenSign.allCases
    return GardenPicture.Plant(
      signs[number(0...signs.count - 1)], visitor: number(0...3) == 0 ? .bee : nil,
      apples: number(0...5), label: hasLabel ? text() : "", shortLabel: hasLabel ? text() : "")
  }
}
