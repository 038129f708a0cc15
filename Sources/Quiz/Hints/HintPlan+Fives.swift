/// Sums and differences within ten by way of five, and hops of ten.
extension HintPlan {
  /// The first row of the frame is filled, then the second.
  static func throughFive(_ big: Int, _ small: Int) -> HintPlan {
    let need = 5 - big
    return HintPlan(
      ["need": need, "rest": small - need], first: [need], idea: frames(big, 0, of: 10),
      half: frames(big, need, of: 10), worked: frames(big, small, of: 10))
  }

  static func fiveAnd(_ big: Int, _ small: Int) -> HintPlan {
    let part = big - 5 + small
    return HintPlan(
      ["over": big - 5, "part": part], first: [part], idea: frames(big, 0, of: 10),
      half: frames(5, part, of: 10), worked: frames(big + small, 0, of: 10))
  }

  /// Back to five, and then the rest.
  static func backThroughFive(_ taken: Int, from: Int) -> HintPlan {
    let over = from - 5
    let lengths = [-over, over - taken]
    return HintPlan(
      ["over": over, "rest": taken - over], first: [over],
      idea: hops(from: from, [-over], unknown: 0), half: hops(from: from, lengths, open: [2]),
      worked: hops(from: from, lengths))
  }

  /// As many hops of ten as the number has tens, forward or back.
  static func hoppingTens(from start: Int, _ tens: Int) -> HintPlan {
    let hop = tens < 0 ? -10 : 10
    let lengths = Array(repeating: hop, count: tens / hop)
    return HintPlan(
      ["start": start, "near": start + tens - hop], first: [start + hop],
      idea: hops(from: start, [hop], open: [1]),
      half: hops(from: start, lengths, open: [lengths.count]), worked: hops(from: start, lengths))
  }
}
