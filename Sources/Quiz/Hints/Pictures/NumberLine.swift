/// Hops along a number line, drawn with arrows in the direction in which they go.
package struct NumberLine: PictureKind {
  /// One hop; a hop of one has no length written, as such hops are counted.
  package struct Hop: Hashable, Sendable {
    let length: PictureNumber?
    let isBack: Bool
  }

  /// The numbers between which the hops go, one more than there are hops.
  let stops: [PictureNumber]
  let hops: [Hop]

  /// The hops from a number, some numbers and lengths being left open by their positions; hops in
  /// ones have no length.
  init(
    from start: Int, _ lengths: [Int], openStops: Set<Int> = [], openHops: Set<Int> = [],
    inOnes: Bool = false
  ) {
    let numbers = lengths.indices.reduce(into: [start]) { $0.append($0[$1] + lengths[$1]) }
    stops = numbers.indices.map { openStops.contains($0) ? .open : .known(numbers[$0]) }
    hops = lengths.indices.map { index in
      let length: PictureNumber =
        openHops.contains(index) ? .open : .known(abs(lengths[index]))
      return Hop(length: inOnes ? nil : length, isBack: lengths[index] < 0)
    }
  }

  /// How many hops in ones there are is for the child to count.
  var tells: Set<Int> {
    Set(stops.compactMap(\.value) + hops.compactMap { $0.length?.value })
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
