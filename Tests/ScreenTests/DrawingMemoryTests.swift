import Basics
import Testing

@testable import Screen

/// What is drawn with a memory of the drawing before is what is drawn without.
struct DrawingMemoryTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a chat that changes is drawn as if it were drawn for the first time`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    var memory = DrawingMemory()
    var chat = Samples.practiceChat
    var (size, theme) = (Size(columns: 80, rows: 24), Theme.dark)
    var (glyphs, shapes) = (GlyphSet.unicode, ShapeGrade.smooth)
    for step in 0..<80 {
      switch pictures.number(0...14) {
      case 0: size = pictures.size()
      case 1: size = Size(columns: size.columns, rows: pictures.size().rows)
      case 2: theme = [.dark, .light, .monochrome][pictures.number(0...2)]
      case 3: glyphs = pictures.number(0...1) == 0 ? .unicode : .ascii
      case 4: shapes = [.smooth, .sextants, .flat, .outline][pictures.number(0...3)]
      case 5: chat.chips = chat.chips == nil ? ChipRow(["a", "b"], lit: 0) : nil
      case 6: chat.keypad = chat.keypad == nil ? Samples.practiceChat.keypad : nil
      case 7: pictures.changeEntry(of: &chat)
      default: pictures.change(&chat)
      }
      let picture = pictures.number(0...9) == 0 ? pictures.picture() : .chat(chat)
      let plain = picture.drawn(
        in: size, theme: theme, glyphs: glyphs, shapes: shapes, tooSmall: "")
      let drawing = picture.drawn(
        in: size, theme: theme, glyphs: glyphs, shapes: shapes, tooSmall: "", with: &memory)
      #expect(drawing.frame == plain.frame, "step \(step)")
      #expect(drawing.taps == plain.taps, "step \(step)")
      #expect(drawing.scroll.maximum == plain.scroll.maximum, "step \(step)")
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a long talk is drawn alike wherever it is scrolled to`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    var memory = DrawingMemory()
    var chat = Samples.practiceChat
    chat.entries = (0..<200).map { _ in pictures.entry() }
    for _ in 0..<20 {
      chat.scrolledRows = pictures.number(0...700)
      let size = Size(columns: 60, rows: pictures.number(10...40))
      let drawing = ScreenPicture.chat(chat).drawn(
        in: size, theme: .dark, glyphs: .unicode, shapes: .smooth, tooSmall: "", with: &memory)
      #expect(drawing.frame == ScreenPicture.chat(chat).frame(size))
    }
  }

  @Test func `what is said after a scene that fills the screen is drawn as if it were so at first`()
  {
    var memory = DrawingMemory()
    var chat = Samples.practiceChat
    let robot = PixelPicture(pixels: Array(repeating: [.body], count: 12), signs: [])
    chat.entries = [
      .bubble(Bubble(.learner, "before")),
      .portrait(Portrait(robot, [.heading("Hi!")], opensScreen: true)),
    ]
    let size = Size(columns: 60, rows: 30)
    for number in 0..<20 {
      let drawing = ScreenPicture.chat(chat).drawn(
        in: size, theme: .dark, glyphs: .unicode, shapes: .smooth, tooSmall: "", with: &memory)
      #expect(drawing.frame == ScreenPicture.chat(chat).frame(size), "after \(number)")
      chat.entries.append(.notice("line \(number)"))
    }
  }
}
