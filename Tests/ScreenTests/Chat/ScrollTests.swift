import Testing

@testable import Screen

struct ScrollTests {
  private func chat(scrolled: Int) -> ScreenPicture {
    .chat(
      ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo"),
        entries: (1...60).map { .bubble(Bubble($0 % 2 == 0 ? .learner : .robot, "line \($0)")) },
        composer: Composer(), scrolledRows: scrolled))
  }

  @Test func `the newest message is at the bottom and the oldest can be reached`() {
    let newest = chat(scrolled: 0).drawn(
      in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode)
    #expect(newest.frame.rows.contains { $0.contains("line 60") })
    #expect(newest.scroll.maximum == 30 * 4 + 1 - 19 + 1)
    let oldest = chat(scrolled: newest.scroll.maximum).frame()
    #expect(oldest.rows[3].contains("line 1"))
    #expect(chat(scrolled: 10_000).frame() == oldest)
    #expect(chat(scrolled: -5).frame() == newest.frame)
  }

  @Test func `each scrolled row moves the conversation by one`() {
    // At the top the edge of a bubble is not drawn alone.
    let first = chat(scrolled: 20).frame().rows[3..<18]
    let second = chat(scrolled: 21).frame().rows[4..<19]
    #expect(Array(first) == Array(second))
  }

  @Test(arguments: [40, 80])
  func `the way back to the newest covers no words`(columns: Int) throws {
    let size = Size(columns: columns, rows: 24)
    func frame(_ rows: Int) -> Frame {
      chat(scrolled: rows).drawn(in: size, theme: .dark, glyphs: .unicode).frame
    }
    for scrolled in 1...20 {
      let rows = frame(scrolled).rows
      let marker = try #require(rows.first { $0.contains("↓ newest") })
      #expect(marker.trimmingPrefix { $0 == " " }.prefix(while: { $0 != " " }) == "↓")
      #expect(marker.split(separator: " ").count == 2)
    }
  }

  @Test func `a form stands in the middle of a wide window, with all that belongs to it`() throws {
    func column(_ size: Size) throws -> Int {
      let rows = Samples.settings.drawn(in: size, theme: .dark, glyphs: .unicode).frame.rows
      let label = try #require(rows.first { $0.contains(Samples.settingsForm.rows[1].label) })
      return label.prefix { $0 == " " }.count
    }
    #expect(try column(Size(columns: 80, rows: 24)) == 3)
    #expect(try column(Size(columns: 88, rows: 40)) == 3)
    #expect(try column(Size(columns: 120, rows: 24)) == 15)
    #expect(try column(Size(columns: 120, rows: 40)) == 15)
  }

  @Test func `a marker leads back to the newest`() throws {
    let size = Size(columns: 80, rows: 24)
    let drawing = chat(scrolled: 3).drawn(in: size, theme: .dark, glyphs: .unicode)
    let row = try #require(drawing.frame.rows.firstIndex { $0.contains("↓ newest") })
    #expect(drawing.taps.target(at: Point(column: 40, row: row)) == .newest)
    #expect(!chat(scrolled: 0).frame().rows.joined().contains("newest"))
  }

  @Test func `a page scrolls to its end and no further`() {
    let blocks = (1...50).map { Block.text("line \($0)") }
    func page(_ rows: Int) -> Drawing {
      ScreenPicture.page(
        PagePicture(icon: "", title: "Help", blocks: blocks, scrolledRows: rows, footer: ["Esc"])
      ).drawn(in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode)
    }
    let last = page(page(0).scroll.maximum)
    #expect(page(0).frame.rows.contains { $0.hasPrefix("  line 1 ") })
    #expect(last.frame.rows.contains { $0.contains("line 50") })
    #expect(page(999).frame == last.frame)
  }

  @Test func `the focused row of a form can always be seen`() {
    for rows in 10...24 {
      for focus in Samples.settingsForm.rows.indices {
        var form = Samples.settingsForm
        form.focus = focus
        let frame = ScreenPicture.form(form).frame(Size(columns: 40, rows: rows))
        #expect(frame.rows.contains { $0.contains("▌ " + form.rows[focus].label) }, "\(rows)")
      }
    }
  }
}
