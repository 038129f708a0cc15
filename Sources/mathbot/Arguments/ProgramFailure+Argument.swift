import Basics
import Quiz

extension ProgramFailure {
  /// What an option takes that was given something else, and what was probably meant.
  static func notAllowed(
    _ option: String, _ given: String, _ allowed: AllowedValues
  ) -> ProgramFailure {
    let nearest = allowed.nearest(to: given).map { " Did you mean \($0)?" } ?? ""
    return .usage("\(option) takes \(allowed), not \(given.quoted).\(nearest)")
  }
}
