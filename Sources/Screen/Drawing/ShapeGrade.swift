/// How finely boxes are drawn; a layout is the same in all grades.
package enum ShapeGrade: CaseIterable, Sendable {
  /// Thirds of a row above and below, with slanted corners.
  case smooth
  /// Thirds of a row above and below, with stepped corners.
  case sextants
  /// Only the rows of text, painted.
  case flat
  /// Lines around everything but what is chosen and what the child says.
  case outline

  /// Whether painted boxes have edges in the rows above and below.
  var hasThirds: Bool {
    switch self {
    case .smooth, .sextants: true
    case .flat, .outline: false
    }
  }
}
