extension ColumnSheet {
  init(_ work: ColumnAddition, _ style: ColumnStyle) {
    let scale = work.result.scale
    let carries = Self.carries(work)
    if style.carries == .above { addNotes(carries) }
    for (index, term) in work.terms.enumerated() {
      add(
        Row(
          cells: term.cells(scale: scale), sign: index == work.terms.count - 1 ? "+" : "",
          hasPoint: scale > 0))
    }
    addRule(-scale...work.result.top)
    add(Row(cells: work.result.cells(), hasPoint: scale > 0))
    if style.carries == .below { addNotes(carries) }
  }

  /// What is carried, in the column that takes it; the last column writes its whole sum.
  private static func carries(_ work: ColumnAddition) -> [Int: String] {
    let steps = work.steps.filter { $0.carryOut > 0 }
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.place + 1, String($0.carryOut)) })
  }

  init(_ work: ColumnSubtraction, _ style: ColumnStyle) {
    let scale = work.result.scale
    let givers = work.givers
    let notes = work.exchangedDigits.map { place, count in
      (place, style.exchange == .ten && !givers.contains(place) ? "10" : String(count))
    }
    addNotes(Dictionary(uniqueKeysWithValues: notes))
    add(Row(cells: work.minuend.cells(scale: scale), hasPoint: scale > 0))
    add(Row(cells: work.subtrahend.cells(scale: scale), sign: "−", hasPoint: scale > 0))
    addRule(-scale...work.minuend.top)
    add(Row(cells: work.result.cells(), hasPoint: scale > 0))
    // A note of two digits needs its room.
    pitches = notes.isEmpty ? [2, 1] : [3]
  }
}
