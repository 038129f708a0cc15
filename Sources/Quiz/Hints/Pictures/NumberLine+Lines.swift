extension NumberLine {
  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    row?.lines(width: width) ?? arrows(width: width)
  }

  /// As many hops on a line as fit, and a new line where they turn round.
  ///
  /// Where that makes one line of them, the arrows are narrower.
  private func arrows(width: Int) -> [PictureLine] {
    if Set(hops.map(\.isBack)).count == 1 {
      let all = [2, 1, 0].lazy.map { line(hops.startIndex...hops.endIndex - 1, shafts: $0) }
      if let line = all.first(where: { $0.width <= width }) { return [line] }
    }
    let long = broken(to: width, shafts: 2)
    return turned(long.allSatisfy { $0.width <= width } ? long : broken(to: width, shafts: 1))
  }

  private func broken(to width: Int, shafts: Int) -> [PictureLine] {
    var lines: [PictureLine] = []
    var first = 0
    while first < hops.count {
      let last = lastHop(onLineFrom: first, width: width, shafts: shafts)
      lines.append(line(first...last, shafts: shafts))
      first = last + 1
    }
    return lines
  }

  private func lastHop(onLineFrom first: Int, width: Int, shafts: Int) -> Int {
    var last = first
    while last + 1 < hops.count, hops[last + 1].isBack == hops[first].isBack,
      line(first...(last + 1), shafts: shafts).width <= width
    {
      last += 1
    }
    return last
  }

  /// Hops that come back begin under the point where the hops above ended.
  private func turned(_ lines: [PictureLine]) -> [PictureLine] {
    guard hops.first?.isBack == false, hops.last?.isBack == true else { return lines }
    let width = lines.map(\.width).max() ?? 0
    return lines.map { [.space(width - $0.width)] + $0 }
  }

  /// The hops in a line, whose arrows have a shaft at both sides of their length, at one, or none.
  private func line(_ range: ClosedRange<Int>, shafts: Int) -> PictureLine {
    let first = range.lowerBound
    let start = [PicturePiece(stops[first].text, step: Self.step(first))]
    let parts = range.flatMap { hop in
      [
        arrow(hop, shafts: shafts),
        PicturePiece(stops[hop + 1].text, step: Self.step(hop + 1)),
      ]
    }
    let all = (start + parts).map { [$0] }
    let ordered = hops[first].isBack ? Array(all.reversed()) : all
    return Array(ordered.joined(separator: [.space(1)]))
  }

  /// The hops are counted: as many as there are, each goes as far.
  private var hasAlikeHops: Bool { Set(hops).count == 1 }

  /// The first hop has the colour of the first part, all others that of the second; hops that are
  /// counted are alike.
  private func arrow(_ index: Int, shafts: Int) -> PicturePiece {
    let hop = hops[index]
    let part: PicturePiece.Part = index == 0 || hop.length == nil || hasAlikeHops ? .first : .second
    let shaft = shafts > 0 ? "─" : ""
    // A gap alone would be read as a piece of the shaft.
    let label = hop.length == .open ? hop.sign + hop.label : hop.label
    let text = shafts > 0 && !label.isEmpty ? " \(label) " : label
    let tail = shafts > 1 && !label.isEmpty ? shaft : ""
    // A line alone between a length and a number would be read as a minus.
    let (forth, back) = label.isEmpty ? ("─", "─") : ("├", "┤")
    return PicturePiece(
      hop.isBack ? "◄\(shaft)\(text)\(tail)\(back)" : "\(forth)\(tail)\(text)\(shaft)►", part,
      step: Self.step(index + 1))
  }

  private static func step(_ stop: Int) -> Int { min(stop, HintPicture.mostFrames - 1) }
}
