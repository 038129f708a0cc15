import Testing

@testable import Screen

struct LinePictureTests {
  @Test func `a picture that moves takes the same room in each frame, one at rest what it needs`() {
    let frames = [[[Span("ab")]], [[Span("a")], [Span("abcd")]]]
    let widths = frames.indices.map { frame in
      LinePicture(frames: frames).showing(frame: frame).lines(glyphs: .unicode).map(\.width)
    }
    #expect(widths == [[4, 4], [4, 4]])
    #expect(LinePicture(["ab", "a"]).lines(glyphs: .unicode).map(\.width) == [2, 1])
  }
}
