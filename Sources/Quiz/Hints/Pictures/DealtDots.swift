/// Dots that are dealt out among friends one by one: those still to be dealt, which leave empty
/// places, and below them each friend with what that friend has.
package struct DealtDots: PictureKind {
  let count: Int
  let friends: Int
  /// How many are dealt out; the friends get one each in turn.
  let dealt: Int

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    pile(width: width) + [[]] + hands(width: width)
  }

  /// In one row, or in such as show nothing of how they can be shared.
  private func pile(width: Int) -> [PictureLine] {
    let isOneRow = 2 * count - 1 <= width
    let rows = isOneRow ? [count] : rows
    let left = count - dealt
    var before = 0
    return rows.map { row in
      defer { before += row }
      return (before..<before + row).flatMap { index in
        let dot = index < left ? PicturePiece("○", .second) : PicturePiece("⋅")
        return [.space(index == before ? 0 : 1), dot]
      }
    }
  }

  /// The dots of each row, ten at most; none of them is half of all.
  var rows: [Int] {
    let longest = count == 2 * Self.longestRow ? Self.longestRow - 1 : Self.longestRow
    return stride(from: 0, to: count, by: longest).map { min(longest, count - $0) }
  }

  private static let longestRow = 10

  /// Where nothing is dealt out yet one friend comes after the other.
  private func hands(width: Int) -> [PictureLine] {
    let most = DotRows.Row(full: count / friends, open: 0).dots(apart: 1, true)
    let isWide = PicturePiece.face().columns + Self.gap + most.width <= width
    return (0..<friends).map { friend in
      let row = DotRows.Row(full: hand(of: friend), open: 0)
      return [.face(step: friend + 1), .space(Self.gap)]
        + row.dots(apart: isWide ? 1 : 0, true)
    }
  }

  private static let gap = 2

  /// How many dots a friend has.
  private func hand(of friend: Int) -> Int { (dealt + friends - 1 - friend) / friends }

  var tells: Set<Int> {
    Set([friends, dealt == 0 ? count : count - dealt, dealt / friends]).subtracting([0])
  }

  var words: [PictureWords] {
    let left = count - dealt
    return (left > 0 ? [PictureWords("dots", ["open": left])] : [])
      + [PictureWords("friends", ["friends": friends, "n": dealt / friends])]
  }

  /// The dots go to the friends one by one, or more at once where they are many.
  func way(from before: DealtDots) -> [DealtDots] {
    guard before.count == count, before.friends == friends, before.dealt < dealt else { return [] }
    let steps = min(dealt - before.dealt, HintPicture.mostFrames - 1)
    return (0...steps).map { step in
      DealtDots(
        count: count, friends: friends,
        dealt: before.dealt.moved(to: dealt, step, of: steps))
    }
  }
}
