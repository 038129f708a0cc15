/// What is alike: the next number, and the same sum in every row of ten.
extension HintPlan {
  /// One more dot in the frame of ten.
  static func oneMore(than number: Int) -> HintPlan {
    HintPlan(
      idea: frames(number, 0, of: 10), half: frames(number, 1, of: 10),
      worked: frames(number + 1, 0, of: 10))
  }

  /// A sum or a difference of ones, and the same one or two tens further on and where it is asked.
  static func inEveryTen(_ start: Int, _ length: Int) -> HintPlan {
    let first = start % 10 == 0 ? 10 : start % 10
    let starts = Set([first, first + 10, start]).sorted()
    func hops(_ starts: [Int], isLastOpen: Bool) -> HintPicture {
      .alike(AlikeHops(from: starts, length, isLastOpen: isLastOpen))
    }
    return HintPlan(
      ["first": first, "part": first + length], first: [first + length],
      idea: hops([first], isLastOpen: true), half: hops(starts, isLastOpen: true),
      worked: hops(starts, isLastOpen: false))
  }
}
