import Testing

@testable import Screen

struct CanvasTests {
  private let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 24)

  @Test func `writing outside the canvas changes nothing`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 2), look: look)
    let blank = canvas.frame
    canvas.write("hello", 0, -1, look.theme.page)
    canvas.write("hello", 0, 2, look.theme.page)
    canvas.write("hello", 4, 0, look.theme.page)
    canvas.write("hello", -5, 0, look.theme.page)
    canvas.fill(Rectangle(column: 9, row: 9, columns: 5, rows: 5), look.theme.keys.digit)
    #expect(canvas.frame == blank)
    canvas.write("hello", -2, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == "llo ")
  }

  @Test func `a wide character needs both its cells`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1), look: look)
    canvas.write("日本語", 0, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == "日本")
    canvas.write("語", 3, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == "日  ")
    canvas.write("x", 1, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == " x  ")
    canvas.write("語", 0, 0, look.theme.page)
    canvas.write("語", 1, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == " 語 ")
    canvas.write("語", 0, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == "語  ")
  }

  @Test func `the clip holds text, fills, taps and the cursor`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 3), look: look)
    canvas.clipped(to: Rectangle(column: 2, row: 1, columns: 2, rows: 1)) { canvas in
      canvas.write("abcdef", 0, 1, look.theme.page)
      canvas.write("abcdef", 0, 0, look.theme.page)
      canvas.addTap(.send, in: canvas.bounds)
      canvas.placeCursor(0, 0)
    }
    #expect((0..<3).map(canvas.frame.text(ofRow:)) == ["      ", "  cd  ", "      "])
    #expect(canvas.taps.target(at: Point(column: 2, row: 1)) == .send)
    #expect(canvas.taps.target(at: Point(column: 1, row: 1)) == nil)
    #expect(canvas.frame.cursor == nil)
  }

  @Test func `no control character reaches a cell`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1), look: look)
    canvas.write("\u{1B}[2J\u{202E}a\r\nb\t", 0, 0, look.theme.page)
    #expect(canvas.frame.text(ofRow: 0) == "[2Jab   ")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `wide characters always have both halves`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    var canvas = Canvas(size: Size(columns: 12, rows: 2), look: look)
    for _ in 0..<20 {
      canvas.write(
        pictures.text(), pictures.number(-3...12), pictures.number(-1...2), look.theme.page)
      #expect(canvas.frame.isWhole)
    }
  }
}
