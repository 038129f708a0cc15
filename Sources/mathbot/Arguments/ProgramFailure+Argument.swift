import Content
import Quiz

extension ProgramFailure {
  /// What an option takes that was given something else, and what was probably meant.
  static func notAllowed(
    _ option: String, _ given: String, _ allowed: AllowedValues
  ) -> ProgramFailure {
    let texts = Texts.ofUser
    return .usage(
      texts.refusal(
        of: texts.quoted(given), by: option, allowed, nearest: allowed.nearest(to: given)))
  }

  /// The same for a number, which needs no quotation marks, unless it is none.
  static func notAllowed(
    _ option: String, number given: String, _ allowed: (Texts) -> String, nearest: String? = nil
  ) -> ProgramFailure {
    let texts = Texts.ofUser
    return .usage(
      texts.refusal(
        of: Int(given).map(String.init) ?? texts.quoted(given), by: option,
        allowed: allowed(texts), nearest: nearest))
  }
}
