import Testing

@testable import Screen

/// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117; 90 and 100 on are xterm's).
struct StyleParameterTests {
  private func parameters(_ style: Style, _ depth: ColorDepth) -> [Int] {
    style.parameters(after: Style(), depth: depth)
  }

  @Test(arguments: [(UInt8(0), 30, 40), (7, 37, 47), (8, 90, 100), (15, 97, 107)])
  func `sixteen colours are numbered from 30 and 90, behind a letter from 40 and 100`(
    basic: UInt8, foreground: Int, background: Int
  ) {
    let color = Color(0x123456, palette: 20, basic: basic)
    #expect(parameters(Style(color), .sixteen) == [foreground])
    #expect(parameters(Style(on: color), .sixteen) == [background])
  }

  @Test func `more colours have a selector before them`() {
    let color = Color(0x123456, palette: 20, basic: 4)
    #expect(parameters(Style(color), .palette256) == [38, 5, 20])
    #expect(parameters(Style(on: color), .trueColor) == [48, 2, 0x12, 0x34, 0x56])
    #expect(parameters(Style(on: color), .none).isEmpty)
  }
}
