import Screen

extension Samples {
  static let garden = ScreenPicture.garden(
    GardenPicture(
      title: "Mina's garden", counts: ["34 flowers"], visitorCount: "16 bees",
      beds: ["Tables", "Sums", "Trees"], bed: 0, keys: ["Arrows look around", "← ↑ ↓ →"],
      corner: "×",
      columns: (2...12).map(String.init),
      rows: (2...12).map { row in
        GardenPicture.Row(
          "\(row)", (2...12).map { plant(min(row, $0), max(row, $0)) })
      },
      focus: Point(column: 3, row: 2),
      legend: zip(
        GardenSign.allCases,
        ["not yet", "met", "found it", "nearly", "by heart", "backwards too", "still there"]
      ).map { GardenPicture.Key($0, $1) },
      footnote: "2 × 3 and 3 × 2 are one plant",
      about: "4 × 5: nearly. Once quick: once more and it opens.",
      chips: ChipRow(["Practise what grows", "Next page", "Back"], lit: 0),
      shortLabels: ["Practise", "Next page", "Back"]))

  static let bareGarden = ScreenPicture.garden(
    GardenPicture(
      title: "My garden", beds: [], bed: 0, rows: [], focus: Point(column: 0, row: 0),
      portrait: Portrait(
        robot,
        [.heading("Nothing is planted yet."), .picture(LinePicture(["🌱"]))]),
      about: "", chips: ChipRow(["Back", "Play"], lit: 1), shortLabels: ["Back", "Play"]))

  /// A plant that has grown the further, the smaller its numbers are.
  private static func plant(_ small: Int, _ large: Int) -> GardenPicture.Plant {
    switch small * large {
    case ...9: GardenPicture.Plant(.flower, visitor: .butterfly)
    case ...16: GardenPicture.Plant(.flower, visitor: .bee)
    case 21: GardenPicture.Plant(.thirsty)
    case ...25: GardenPicture.Plant(.nearly)
    case ...40: GardenPicture.Plant(.found)
    case ...50: GardenPicture.Plant(.met)
    default: GardenPicture.Plant(.notYet)
    }
  }
}
