import Screen
import Testing

@Test(arguments: Samples.all.map(\.name))
func `every picture can be drawn in every size`(name: String) throws {
  let picture = try #require(Samples.all.first { $0.name == name }).picture
  for rows in 0...45 {
    for columns in [0, 1, 2, 5, 20, 39, 40, 41, 60, 80, 120] {
      let size = Size(columns: columns, rows: rows)
      let drawing = picture.drawn(in: size, theme: .dark, glyphs: .unicode)
      #expect(drawing.frame.cells.count == columns * rows)
    }
  }
}
