import Content

extension Texts {
  /// A sentence and, where something is near, what was probably meant.
  func sentence(_ sentence: String, nearest: String?) -> String {
    guard let nearest else { return sentence }
    return sentences([sentence, self(.usageNearest, ["nearest": nearest])])
  }

  /// What an option or a setting takes that was given something else.
  func refusal(
    of given: String, by option: String, _ allowed: some Worded, nearest: String?
  ) -> String {
    refusal(of: given, by: option, allowed: allowed.words(in: self), nearest: nearest)
  }

  /// The same, where what is allowed is in words already.
  func refusal(of given: String, by option: String, allowed: String, nearest: String?) -> String {
    sentence(
      self(.usageTakes, ["option": option, "allowed": allowed, "given": given]), nearest: nearest)
  }

  /// A sentence, and where more is said about the command.
  func sentence(_ sentence: String, helpOf command: String) -> String {
    sentences([sentence, self(.usageHelp, ["command": command])])
  }
}
