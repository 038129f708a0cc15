import Content
import Quiz

extension Texts {
  /// The factor that this language reads as the number of groups.
  var groupsFactor: FactorPosition {
    FactorPosition(rawValue: text(key: "hint.multiply.groups")) ?? .first
  }

  /// So many groups of a size as a product, in the order of this language.
  func product(_ groups: some CustomStringConvertible, of size: some CustomStringConvertible)
    -> String
  {
    switch groupsFactor {
    case .first: "\(groups) × \(size)"
    case .second: "\(size) × \(groups)"
    }
  }
}
