import Calculator

/// A sum or a difference of two numbers written one below the other, as at school.
package struct ColumnSum: PictureKind {
  let first: Int
  let second: Int
  let isDifference: Bool
  /// How many columns are worked out, from the right; 0...2.
  let done: Int
  /// How the child's country writes it.
  var style = ColumnStyle(
    carries: .above, exchange: .sum, division: .bracket, zeros: .written, remainder: .below,
    longestShortDivisor: 0)

  private var sheet: ColumnSheet {
    let (first, second) = (ColumnNumber(first), ColumnNumber(second))
    let work: ColumnWork =
      isDifference
      ? .subtraction(ColumnSubtraction(first, minus: second))
      : .addition(ColumnAddition([first, second]))
    let sheet = ColumnSheet(work, style)
    return done < 2 ? sheet.filled(columns: done, withNotes: isDifference || done > 0) : sheet
  }

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let sheet = sheet
    let rule = sheet.lines.firstIndex { if case .rule = $0 { true } else { false } } ?? 0
    let texts = sheet.text(columns: width) ?? []
    return zip(sheet.lines, texts).enumerated().map { index, line in
      let isNote = if case .row(let row) = line.0 { row.isNote } else { false }
      let part: PicturePiece.Part = isNote ? .second : index > rule ? .first : .none
      return [PicturePiece(line.1, part, step: isNote || index > rule ? 1 : 0)]
    }
  }

  private var result: Int { isDifference ? first - second : first + second }

  var tells: Set<Int> {
    Set([first, second] + (done > 1 ? [result] : done > 0 ? [result % 10] : []))
  }

  var words: [PictureWords] {
    let numbers = PictureWords("columns", ["a": first, "b": second])
    return switch done {
    case 0: [numbers]
    case 1: [numbers, PictureWords("columns-ones", ["n": result % 10])]
    default: [numbers, PictureWords("columns-all", ["n": result])]
    }
  }
}

extension ColumnNumber {
  fileprivate init(_ number: Int) { self.init(units: Int128(number)) }
}
