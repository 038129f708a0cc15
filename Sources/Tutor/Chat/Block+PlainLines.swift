import Screen

extension [Block] {
  /// The blocks as lines of text, without cursor movement and colours.
  var plainLines: [String] { flatMap(\.plainLines) }
}

extension Block {
  fileprivate var plainLines: [String] {
    switch self {
    case .text(let text), .heading(let text), .secondary(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .item(let text): ["• \(text)"]
    case .picture(let lines): lines
    case .bars(let bars): bars.map(\.plainLine)
    case .heatMap(let map): map.words
    case .columns(let chart): [chart.words]
    case .beside(let left, let right): left.plainLines + [""] + right.plainLines
    case .gap: [""]
    }
  }
}

extension Bar {
  fileprivate var plainLine: String {
    ["  \(label)", mark, value, note].filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
