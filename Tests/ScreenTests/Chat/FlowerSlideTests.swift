import Basics
import Testing

@testable import Screen

/// A flower slides from the answer into the top line.
struct FlowerSlideTests {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 120, rows: 40),
  ]

  /// The rows in which a flower stands alone: neither in a bubble nor in the top line.
  private func rows(_ step: Int?, _ size: Size) -> [Int] {
    let frame = Samples.flower(at: step).frame(size)
    return (1..<size.rows).filter { row in
      let text = frame.text(ofRow: row)
      return text.contains("🌻") && !text.contains("garden")
    }
  }

  @Test(arguments: sizes)
  func `it rises step by step, and then the top line counts it`(size: Size) {
    let seen = (0..<FlowerSlide.steps).map { rows($0, size) }
    #expect(seen.allSatisfy { $0.count == 1 })
    #expect(seen == seen.sorted { ($0.first ?? 0) > ($1.first ?? 0) })
    #expect(Set(seen).count == FlowerSlide.steps)
    #expect(rows(nil, size).isEmpty)
    #expect(Samples.flower(at: nil).frame(size).text(ofRow: 0).contains("🌻 2"))
  }

  @Test(arguments: sizes, 0..<FlowerSlide.steps)
  func `it covers nothing`(size: Size, step: Int) {
    let with = Samples.flower(at: step).frame(size)
    let without = Samples.flower(at: nil).frame(size)
    for row in 1..<size.rows {
      for column in 0..<size.columns where !without[column, row].isBlank {
        #expect(with[column, row] == without[column, row])
      }
    }
  }

  @Test func `it takes the nearest place that is free, up to the last two columns`() {
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 24)
    var canvas = Canvas(size: Size(columns: 8, rows: 1), look: look)
    canvas.write("words…", 0, 0, look.theme.page)
    let place = Point(column: 2, row: 0)
    FlowerSlide(step: 0).draw(on: &canvas, from: place, to: place)
    #expect(canvas.frame.text(ofRow: 0) == "words…🌻")
    FlowerSlide(step: 0).draw(on: &canvas, from: place, to: place)
    #expect(canvas.frame.text(ofRow: 0) == "words…🌻")
  }

  @Test func `a step is few bytes`() {
    let size = Size(columns: 80, rows: 24)
    let frames = [0, 1, 2, nil].map { Samples.flower(at: $0).frame(size) }
    for (old, new) in zip(frames, frames.dropFirst()) {
      #expect(new.update(from: old, depth: .trueColor).count < 160)
    }
  }

  @Test func `where the answer is out of sight nothing slides`() {
    let size = Size(columns: 40, rows: 12)
    guard case .chat(var chat) = Samples.flower(at: 0) else { return }
    chat.entries += (0..<9).map { .bubble(Bubble(.robot, "What is \($0) × 8?")) }
    let frame = ScreenPicture.chat(chat).frame(size)
    #expect(!(1..<size.rows).contains { frame.text(ofRow: $0).contains("🌻") })
  }

  @Test func `the score leaves the flowers out where the clock would be covered`() {
    var header = ChatHeader(
      icon: "🤖", name: "Robo", clock: "4:32", right: 112, mended: 13, flowers: 28)
    func top(_ columns: Int) -> String {
      ScreenPicture.chat(ChatPicture(header: header, entries: [], composer: Composer()))
        .frame(Size(columns: columns, rows: 20)).text(ofRow: 0)
    }
    #expect(top(80).contains("🎉 112  💪 13  🌻 28"))
    #expect(top(40).contains(" 4:32   🎉 112  💪 13  🌻 28"))
    header.clock = "the last one"
    #expect(top(40).contains("the last one") && top(40).contains("🎉 112 💪 13"))
    #expect(!top(40).contains("🌻"))
    header.right = 12
    header.mended = 3
    #expect(top(40).contains("the last one") && top(40).contains("🎉 12 💪 3 🌻 28"))
  }
}
