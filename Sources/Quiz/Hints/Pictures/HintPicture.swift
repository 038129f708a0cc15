package import Calculator

/// What a picture beside a hint shows: what is known, and open places for what is not.
package enum HintPicture: Hashable, Sendable {
  case frames(TenFrames)
  case rows(DotRows)
  case dealt(DealtDots)
  case pair(DotPair)
  case rods(RodRows)
  case line(NumberLine)
  case alike(AlikeHops)
  case array(DotArray)
  case square(DotSquare)
  case groups(GroupCells)
  case bar(PartBar)
  case wall(PartWall)
  case ladder(DoubleLadder)
  case columns(ColumnSum)

  private var kind: any PictureKind {
    switch self {
    case .frames(let frames): frames
    case .rows(let rows): rows
    case .dealt(let dots): dots
    case .pair(let pair): pair
    case .rods(let rods): rods
    case .line(let line): line
    case .alike(let hops): hops
    case .array(let array): array
    case .square(let square): square
    case .groups(let groups): groups
    case .bar(let bar): bar
    case .wall(let wall): wall
    case .ladder(let ladder): ladder
    case .columns(let columns): columns
    }
  }

  /// The picture line by line, in characters that are one column wide in a terminal with its
  /// usual settings, but for faces, which are two; a product has the number of groups as the given factor.
  package func lines(width: Int, groups: FactorPosition = .first) -> [PictureLine] {
    kind.lines(width: width, groups: groups)
  }

  /// Whether its last row has numbers alone.
  package var endsWithNumbers: Bool {
    if case .line(let line) = self { line.row != nil } else { false }
  }

  /// The picture as a country writes it.
  package func written(in style: ColumnStyle) -> HintPicture {
    guard case .columns(var columns) = self else { return self }
    columns.style = style
    return .columns(columns)
  }

  /// The numbers that can be read off; what the child is to count is not among them.
  package var tells: Set<Int> { kind.tells }

  /// The picture in sentences, which leave open what the picture leaves open.
  package var words: [PictureWords] { kind.words }
}
