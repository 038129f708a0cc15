import Testing

@testable import Screen

struct PrintedPageTests {
  @Test(arguments: [40, 41, 60, 80, 99, 120], [GlyphSet.unicode, .ascii])
  func `a printed page fits the width and ends each line as it began`(
    columns: Int, glyphs: GlyphSet
  ) {
    for depth in [ColorDepth.none, .sixteen, .palette256, .trueColor] {
      for line in Samples.progressPage.printed(columns: columns, glyphs: glyphs, depth: depth) {
        let words = line.replacing(/\e\[[0-9;]*m/, with: "")
        #expect(words.displayWidth <= columns, "\(words)")
        #expect(!words.contains("\u{1B}"))
        #expect(glyphs == .unicode || words.utf8.allSatisfy { $0 < 0x80 })
        #expect(Self.leavesNothingOn(line), "\(line)")
      }
    }
  }

  /// Whether all that the line switches on is off at its end.
  private static func leavesNothingOn(_ line: String) -> Bool {
    var terminal = TerminalEmulator(columns: 200, rows: 1, model: .clusters)
    terminal.receive(Array(line.utf8))
    return terminal.attributes == TerminalEmulator.Attributes() && terminal.complaints.isEmpty
  }

  @Test func `without colours nothing but bold and reversed letters is switched`() {
    let page = Samples.progressPage.printed(columns: 80, glyphs: .unicode, depth: .none).joined()
    let switches = Set(page.matches(of: /\e\[([0-9;]*)m/).map { String($0.1) })
    #expect(switches.isSubset(of: ["1", "22", "7", "27", "1;27", "22;7"]))
    #expect(switches.contains("7"))
  }

  @Test func `a name cannot switch anything`() {
    var page = Samples.progressPage
    page.title = "\u{1B}[2JMina\u{7}"
    let first = page.printed(columns: 80, glyphs: .unicode, depth: .none)[0]
    #expect(first == " \u{1B}[1m🤖 [2JMina\u{1B}[22m")
  }
}
