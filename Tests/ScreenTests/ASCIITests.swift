import Basics
import Testing

@testable import Screen

/// Screens on terminals that show nothing but ASCII.
struct ASCIITests {
  /// Signs with their ASCII forms, which are wider.
  private static let texts = [
    ("½…", "1/2..."), ("🏆 √2 ≈ ½", "[cup] sqrt 2 ~ 1/2"),
    ("🎉 3 × ½ ≠ π, “so” 40° → ⭐ …", ":) 3 x 1/2 /= pi, \"so\" 40 deg > * ..."),
  ]
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 40, rows: 24), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 60), Size(columns: 12, rows: 4),
  ]

  @Test(arguments: texts, sizes)
  func `every text is laid out and drawn in its ASCII form`(
    text: (signs: String, ascii: String), size: Size
  ) {
    for (signs, plain) in zip(Samples.everywhere(text.signs), Samples.everywhere(text.ascii)) {
      let drawing = signs.drawn(
        in: size, theme: .monochrome, glyphs: .ascii, tooSmall: text.signs)
      #expect(drawing.frame.cells.allSatisfy { $0.character.isASCII })
      let expected = plain.drawn(
        in: size, theme: .monochrome, glyphs: .ascii, tooSmall: text.ascii)
      #expect(drawing.frame.rows == expected.frame.rows)
      let isSame = drawing == expected
      #expect(isSame, "colours, cursor, taps or scrolling")
    }
  }

  @Test(arguments: texts)
  func `a printed page is ASCII, too`(text: (signs: String, ascii: String)) {
    for case (.page(let signs), .page(let plain)) in zip(
      Samples.everywhere(text.signs), Samples.everywhere(text.ascii))
    {
      let lines = signs.printed(columns: 60, glyphs: .ascii, depth: .sixteen)
      #expect(lines.joined().allSatisfy { $0.isASCII })
      #expect(lines == plain.printed(columns: 60, glyphs: .ascii, depth: .sixteen))
    }
  }

  /// Without this a new field, or a new kind of block, would go untested.
  @Test func `the pictures above have the words in every text`() {
    let pictures = Samples.everywhere("½")
    let texts = Dictionary(
      pictures.flatMap { Self.texts(in: $0, path: "") }.map { ($0.path, [$0.text]) },
      uniquingKeysWith: +)
    #expect(texts.count > 40)
    for (path, texts) in texts { #expect(texts.contains("½"), "\(path)") }
    #expect(Set(texts.values.joined()).subtracting(["½", ""]) == [])
    guard case .page(let page) = pictures[0] else { return }
    #expect(Set(page.blocks.map(Self.number)) == Set(0...10))
  }

  /// The texts anywhere in a value, with the fields that lead to them.
  private static func texts(in value: Any, path: String) -> [(path: String, text: String)] {
    if let text = value as? String { return [(path, text)] }
    return Mirror(reflecting: value).children.flatMap { child in
      texts(in: child.value, path: child.label.map { "\(path).\($0)" } ?? path)
    }
  }

  /// A number for each kind; a new kind gets the next one, here and in the test above.
  private static func number(of block: Block) -> Int {
    switch block {
    case .text: 0
    case .heading: 1
    case .secondary: 2
    case .item: 3
    case .picture: 4
    case .bars: 5
    case .heatMap: 6
    case .columns: 7
    case .beside: 8
    case .gap: 9
    case .note: 10
    }
  }

  @Test(arguments: [("🐙", "*"), ("☂\u{FE0F}", "*"), ("é", "é"), ("한", "한")])
  func `an emoji without a form of its own is a star, a letter stays`(sign: String, form: String) {
    #expect(GlyphSet.ascii.text(sign) == form)
  }

  @Test func `that a window is too small is said in its middle`() throws {
    let frame = Samples.practice.drawn(
      in: Size(columns: 20, rows: 3), theme: .dark, glyphs: .ascii, tooSmall: "Too small"
    ).frame
    #expect(frame.position(of: "Too small") == Point(column: 5, row: 1))
  }
}
