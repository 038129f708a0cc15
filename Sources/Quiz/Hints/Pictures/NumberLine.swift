/// Hops along a number line, drawn with arrows in the direction in which they go.
struct NumberLine: Equatable {
  private let stops: [Int]
  private let hops: [Int]
  private let hidden: HintPicture.Hidden

  init(start: Int, hops: [Int], hidden: HintPicture.Hidden) {
    stops = hops.indices.reduce(into: [start]) { $0.append($0[$1] + hops[$1]) }
    self.hops = hops
    self.hidden = hidden
  }

  /// As many hops on a line as fit, and a new line where they turn round.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    var first = 0
    while first < hops.count {
      var last = first
      while last + 1 < hops.count, isForward(last + 1) == isForward(first),
        line(first...(last + 1)).count <= width
      {
        last += 1
      }
      lines.append(line(first...last))
      first = last + 1
    }
    return turned(lines)
  }

  /// Hops that come back begin under the point where the hops above ended.
  private func turned(_ lines: [String]) -> [String] {
    guard isForward(0), !isForward(hops.count - 1) else { return lines }
    let width = lines.map(\.count).max() ?? 0
    return lines.map { String(repeating: " ", count: width - $0.count) + $0 }
  }

  private func isForward(_ hop: Int) -> Bool { hops[hop] > 0 }

  private func line(_ range: ClosedRange<Int>) -> String {
    let numbers = (range.lowerBound...(range.upperBound + 1)).map(stop)
    let arrows = range.map(arrow)
    let parts = zip(numbers, arrows).flatMap { [$0, $1] } + [numbers[numbers.count - 1]]
    return (isForward(range.lowerBound) ? parts : parts.reversed()).joined(separator: " ")
  }

  private func stop(_ index: Int) -> String {
    hidden == .end && index == hops.count ? HintPicture.blank : String(stops[index])
  }

  private func arrow(_ index: Int) -> String {
    let label = label(index)
    return isForward(index) ? "─\(label)─▶" : "◀─\(label)─"
  }

  /// The length of a hop; steps of one are counted, so they need no number.
  private func label(_ index: Int) -> String {
    let length = abs(hops[index])
    if length == 1, hops.allSatisfy({ abs($0) == 1 }) { return "" }
    if hidden == .hops { return " \(HintPicture.blank) " }
    return isForward(index) ? " +\(length) " : " −\(length) "
  }
}
