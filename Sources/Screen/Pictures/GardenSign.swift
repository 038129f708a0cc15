/// What stands for a plant; no two look alike, in colours or without.
package enum GardenSign: String, CaseIterable, Sendable {
  case notYet, met, found, nearly, flower, bee, butterfly, thirsty, tree

  /// Whether it comes to a flower.
  var isVisitor: Bool {
    switch self {
    case .bee, .butterfly: true
    case .notYet, .met, .found, .nearly, .flower, .thirsty, .tree: false
    }
  }
}
