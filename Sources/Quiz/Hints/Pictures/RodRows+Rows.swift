extension RodRows.Row {
  /// With more things than this they stand nearer to each other.
  private static let many = 20
  /// Where there is room, struck rods stand apart: their strokes would run together as a fence.
  private var hasRoomBetweenTaken: Bool {
    let count = tens.count + ones.count
    return count < Self.few && count + tens.taken < Self.fewWithGaps
  }

  private static let few = 15, fewWithGaps = 22

  /// The rods and then the ones, these from a column on: ones stand below ones.
  func things(from step: Int, onesAt column: Int) -> PictureLine {
    let rods = rods(from: step)
    let gap = ones.count == 0 ? 0 : column - rods.width
    return rods + [.space(gap)] + inFives(ones, as: ("●", "○", "⊘"), from: step)
  }

  /// Where ones can begin behind the rods; 0 without rods.
  var rodsEnd: Int { tens.count == 0 ? 0 : rods(from: 0).width + (hasMany ? 1 : 2) }

  private var hasMany: Bool { tens.count + ones.count > Self.many }

  /// In how many frames a row builds up.
  var steps: Int {
    let isSplit = [tens, ones].contains { $0.full > 0 } && hasOthers
    return isSplit ? 2 : 1
  }

  private var hasOthers: Bool { tens.open + ones.open + tens.taken + ones.taken > 0 }

  private func rods(from step: Int) -> PictureLine {
    inFives(
      tens, as: ("┃", "╏", "╂"), from: step, apart: hasMany ? 0 : 1,
      takenApart: hasRoomBetweenTaken)
  }

  /// Things in fives, so that they are counted at a glance, each part by itself.
  private func inFives(
    _ parts: RodRows.Parts, as signs: (full: String, open: String, taken: String), from step: Int,
    apart gap: Int = 1, takenApart: Bool = false
  ) -> PictureLine {
    let last = step + steps - 1
    let runs = [
      (parts.full, PicturePiece(signs.full, .first, step: step)),
      (parts.open, PicturePiece(signs.open, .second, step: last)),
      (parts.taken, PicturePiece(signs.taken, .taken, step: last)),
    ]
    return runs.filter { $0.0 > 0 }.enumerated().flatMap { index, run in
      (0..<run.0).flatMap { number in
        let begins = number == 0 ? index > 0 : number.isMultiple(of: 5)
        let between = takenApart && run.1.part == .taken && number > 0 ? 1 : 0
        return [.space((begins ? gap : 0) + between), run.1]
      }
    }
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
