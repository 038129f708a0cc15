extension RodRows.Row {
  /// The rods and then the ones, one part after the other; nearer to each other where there are many.
  func things(from step: Int) -> PictureLine {
    let (rods, dots) = (tens.all + tens.taken, ones.all + ones.taken)
    let gap = rods == 0 || dots == 0 ? 0 : rods + dots > 20 ? 1 : 2
    return self.rods(from: step) + [.space(gap)] + self.dots(from: step)
  }

  /// In how many frames a row builds up.
  var steps: Int {
    let isSplit = [tens, ones].contains { $0.full > 0 } && hasOthers
    return isSplit ? 2 : 1
  }

  private var hasOthers: Bool { tens.open + ones.open + tens.taken + ones.taken > 0 }

  private func rods(from step: Int) -> PictureLine {
    let last = step + steps - 1
    return [
      .repeated("▌", tens.full, .first, step: step),
      .repeated("┃", tens.open, .second, step: last),
      .repeated("¦", tens.taken, .taken, step: last),
    ]
  }

  /// The ones in fives, so that they are counted at a glance.
  private func dots(from step: Int) -> PictureLine {
    (0..<ones.all + ones.taken).flatMap { index in
      [.space(index > 0 && index.isMultiple(of: 5) ? 1 : 0), dot(index, from: step)]
    }
  }

  private func dot(_ index: Int, from step: Int) -> PicturePiece {
    let last = step + steps - 1
    if index < ones.full { return PicturePiece("●", .first, step: step) }
    return index < ones.all
      ? PicturePiece("○", .second, step: last) : PicturePiece("∙", .taken, step: last)
  }
}

extension RodRows.Row {
  var words: PictureWords {
    let name: String =
      switch label {
      case .known: "rods"
      case .open: "rods-open"
      case nil: "rods-plain"
      }
    let isSplit = isSplit
    let numbers = [
      "n": label?.value ?? 0, "tens": isSplit ? tens.full : tens.all,
      "ones": isSplit ? ones.full : ones.all, "otherTens": tens.open, "otherOnes": ones.open,
      "takenTens": tens.taken, "takenOnes": ones.taken,
    ]
    let taken = tens.taken + ones.taken > 0
    if taken, tens.all + ones.all == 0 { return PictureWords("rods-gone", numbers) }
    return PictureWords(name + (isSplit ? "-split" : taken ? "-taken" : ""), numbers)
  }

  /// Whether it has two parts, or an open part that the label does not count.
  private var isSplit: Bool {
    guard tens.open + ones.open > 0 else { return false }
    return tens.full + ones.full > 0 || label?.value.map { $0 != 10 * tens.all + ones.all } == true
  }
}
