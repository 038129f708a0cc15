import Screen

/// From which version on a terminal draws the signs of each grade itself, without gaps.
///
/// Fonts lack them, or leave seams between cells.
struct ShapeSupport {
  let name: String
  /// Sixths of a cell and slanted corners, U+1FB00…U+1FB67; nil for no version.
  let smooth: [Int]?
  /// Sixths of a cell alone; nil for no version.
  var sextants: [Int]?

  /// The terminals that are known to draw them.
  static let all = [
    ShapeSupport(name: "vte", smooth: [6000]),
    // Before 0.34 its slanted corners are quarters of a cell.
    ShapeSupport(name: "kitty", smooth: [0, 34], sextants: []),
    ShapeSupport(name: "foot", smooth: []),
    ShapeSupport(name: "ghostty", smooth: []),
    ShapeSupport(name: "wezterm", smooth: []),
    ShapeSupport(name: "contour", smooth: []),
    ShapeSupport(name: "alacritty", smooth: nil, sextants: [0, 14]),
    ShapeSupport(name: "windows terminal", smooth: nil, sextants: [1, 25]),
  ]

  /// The best grade that the program draws; flat where nothing is known of it.
  static func grade(of program: TerminalProgram?) -> ShapeGrade {
    guard let program, let row = all.first(where: { $0.name == program.name }) else { return .flat }
    if let smooth = row.smooth, program.isAtLeast(smooth) { return .smooth }
    if let sextants = row.sextants, program.isAtLeast(sextants) { return .sextants }
    return .flat
  }
}
