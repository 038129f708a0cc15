import Testing

@testable import Screen

struct FramedPortraitTests {
  @Test(arguments: [(40, 20), (80, 24), (120, 40)])
  func `the contact card has a whole frame`(columns: Int, rows: Int) throws {
    let frame = Samples.contact.frame(Size(columns: columns, rows: rows))
    let top = try #require(frame.position(of: "╭"))
    let bottom = try #require(frame.position(of: "╰"))
    let end = try #require(frame.position(of: "╮")).column
    #expect(top.column == bottom.column && frame[end, bottom.row].character == "╯")
    for row in (top.row + 1)..<bottom.row {
      #expect(frame[top.column, row].character == "│")
      #expect(frame[end, row].character == "│")
    }
    #expect(abs(top.column + end + 1 - columns) <= 1)
  }
}
