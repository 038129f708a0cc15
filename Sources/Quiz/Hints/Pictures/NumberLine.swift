/// Hops along a number line, drawn as arrows in the direction in which they go, or as arcs over a row
/// of all numbers on the way.
package struct NumberLine: PictureKind {
  /// One hop; a hop of one has no length written, as such hops are counted.
  package struct Hop: Hashable, Sendable {
    let length: PictureNumber?
    let isBack: Bool

    /// The sign of adding, or of taking away.
    var sign: String { isBack ? "−" : "+" }

    /// What is written on it.
    var label: String {
      switch length {
      case nil: ""
      case .open: PictureNumber.blank
      case .known(let length): "\(sign)\(length)"
      }
    }
  }

  /// The numbers between which the hops go, one more than there are hops.
  let stops: [PictureNumber]
  let hops: [Hop]
  /// From the least number to the greatest, whether open or not.
  let range: ClosedRange<Int>
  /// Whether all numbers on the way are shown, if there is room for them.
  let isRow: Bool

  /// The hops from a number, some numbers and lengths being left open by their positions; hops in
  /// ones have no length, and go over a row of numbers.
  init(
    from start: Int, _ lengths: [Int], openStops: Set<Int> = [], openHops: Set<Int> = [],
    inOnes: Bool = false, isRow: Bool = false
  ) {
    let numbers = lengths.indices.reduce(into: [start]) { $0.append($0[$1] + lengths[$1]) }
    range = numbers.reduce(start...start) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
    self.isRow = isRow || inOnes
    stops = numbers.indices.map { openStops.contains($0) ? .open : .known(numbers[$0]) }
    hops = lengths.indices.map { index in
      let length: PictureNumber =
        openHops.contains(index) ? .open : .known(abs(lengths[index]))
      return Hop(length: inOnes ? nil : length, isBack: lengths[index] < 0)
    }
  }

  /// How many hops in ones there are is for the child to count.
  var tells: Set<Int> {
    Set(stops.compactMap(\.value) + hops.compactMap { $0.length?.value } + passed)
  }

  /// The numbers that a hop alone in a row passes.
  private var passed: Range<Int> {
    isRow && hops.count == 1 ? range.lowerBound + 1..<range.upperBound : 0..<0
  }
}

extension NumberLine {
  var words: [PictureWords] {
    let start = stops[0].value.map { [PictureWords("start", ["n": $0])] } ?? []
    return start + zip(hops, stops.dropFirst()).map(Self.words)
  }

  private static func words(for hop: Hop, to stop: PictureNumber) -> PictureWords {
    let way = hop.isBack ? "back" : "hop"
    let length = hop.length.map(\.value) ?? 1
    switch (length, stop) {
    case (let length?, .known(let end)): return PictureWords(way, ["n": length, "to": end])
    case (let length?, .open): return PictureWords("\(way)-open", ["n": length])
    case (nil, .known(let end)): return PictureWords("\(way)-to", ["to": end])
    case (nil, .open): return PictureWords("hop-unknown", [:])
    }
  }
}
