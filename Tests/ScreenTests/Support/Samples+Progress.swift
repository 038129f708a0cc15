import Screen

extension Samples {
  static let progress = ScreenPicture.page(progressPage)

  static let progressPage = PagePicture(
    icon: "🤖", title: "Progress · Mina",
    blocks: [
      .beside(
        [
          .columns(chart("Right first time", "68 % → 91 %") { 400 + 20 * $0 }), .gap,
          .columns(chart("Time a question", "7.9 s → 4.1 s") { 1000 - 30 * $0 }), .gap,
          .heading("Talk about this week"), .item("7 × 8 = 54: the neighbour in the table"),
          .item("6 × 12 is not sure yet"),
        ], [.heading("Times tables"), .heatMap(timesTables)]), .gap,
      .beside(
        [
          .heading("Adding"),
          .bars([Bar(label: "Past ten: 8 + 5", mark: "◐", value: "12 / 16", permille: 750)]),
        ],
        [
          .heading("Taking away"),
          .bars([Bar(label: "Exchange: 63 − 27", mark: "○", value: "5 / 10", permille: 500)]),
        ]), .gap, .secondary("895 questions so far"),
    ],
    footer: ["↑ ↓ scroll", "Esc back"])

  /// Stronger towards the top left; a diagonal fades.
  static let timesTables = HeatMap(
    corner: "×", columns: (1...12).map(String.init),
    rows: (1...12).map { row in
      HeatMap.Row(
        label: String(row),
        cells: (1...12).map { column in
          HeatMap.Cell(level(row, column), isFading: row + column == 9)
        })
    },
    legend: zip(HeatLevel.allCases.reversed(), ["fluent", "known", "shaky", "new"])
      .map { HeatMap.Key(HeatMap.Cell($0), $1) }
      + [HeatMap.Key(HeatMap.Cell(.high, isFading: true), "ask again")],
    words: ["1 times table: all fluent."])

  private static func level(_ row: Int, _ column: Int) -> HeatLevel {
    HeatLevel(rawValue: max(0, 3 - row * column / 20)) ?? .none
  }

  /// Practice on most days of four weeks.
  private static func chart(
    _ label: String, _ value: String, height: (Int) -> Int
  ) -> ColumnChart {
    ColumnChart(
      label: label, value: value,
      columns: (0..<28).map { $0.isMultiple(of: 7) ? nil : height($0) },
      highest: "100 %", start: "4 weeks ago", end: "today", words: "\(label): \(value).")
  }
}
