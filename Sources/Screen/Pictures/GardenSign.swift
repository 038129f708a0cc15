/// What stands for a plant; no two look alike, in colours or without.
package enum GardenSign: String, CaseIterable, Sendable {
  case notYet, met, found, nearly, flower, bee, butterfly, thirsty, tree, apple

  /// Whether it comes to what has grown.
  var isVisitor: Bool {
    switch self {
    case .bee, .butterfly, .apple: true
    case .notYet, .met, .found, .nearly, .flower, .thirsty, .tree: false
    }
  }
}
