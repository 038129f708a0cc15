import Screen

extension [Block] {
  /// The blocks as lines of text, without cursor movement and colours.
  var plainLines: [String] { flatMap(\.plainLines) }
}

extension Block {
  fileprivate var plainLines: [String] {
    switch self {
    case .text(let text), .heading(let text), .secondary(let text), .note(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .item(let text): ["• \(text)"]
    case .picture(let picture): picture.text
    case .bars(let bars): bars.plainLines
    case .heatMap(let map): map.words
    case .columns(let chart): [chart.words]
    case .beside(let left, let right): left.plainLines + [""] + right.plainLines
    case .gap: [""]
    }
  }
}

extension [Bar] {
  /// The bars as words in columns.
  fileprivate var plainLines: [String] {
    func widest(_ text: (Bar) -> String) -> Int { map { text($0).displayWidth }.max() ?? 0 }
    let (labels, marks, values) = (widest(\.label), widest(\.mark), widest(\.value))
    return map { bar in
      let columns = [
        bar.label.padded(to: labels), bar.mark.padded(to: marks),
        bar.value.padded(to: values, atRight: true), bar.note,
      ]
      return "  " + columns.filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}
