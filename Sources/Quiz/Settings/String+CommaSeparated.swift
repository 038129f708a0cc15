import Basics

extension String {
  /// The parts between commas, without spaces around them.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
