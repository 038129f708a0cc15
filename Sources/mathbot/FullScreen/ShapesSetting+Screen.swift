import Quiz
import Screen

extension ShapesSetting {
  /// The same choice in the screen's terms; nil leaves it to the terminal.
  var grade: ShapeGrade? {
    switch self {
    case .auto: nil
    case .smooth: .smooth
    case .sextants: .sextants
    case .flat: .flat
    case .outline: .outline
    }
  }
}
