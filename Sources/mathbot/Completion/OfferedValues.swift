import ArgumentParser

/// Values that are known only when they are asked for, or only from the words before.
enum OfferedValues: String {
  /// The names of all learners.
  case learners
  /// What the setting takes whose key was typed before.
  case settingValues
  /// The words for units and currencies.
  case units
}

extension CompletionKind {
  /// The names of all learners.
  static let learners = offering(.learners)

  /// Offers these values in `CompletionOffers`, which knows them by their name.
  ///
  /// Of the parser's kinds only a command of the shell carries a name into its description. No
  /// script of ours runs it, and the parser's own scripts are never printed.
  static func offering(_ values: OfferedValues) -> CompletionKind {
    .shellCommand(values.rawValue)
  }
}
