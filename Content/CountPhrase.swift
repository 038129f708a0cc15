/// A text about a number of things, which some languages say differently for one.
package enum CountPhrase: String, CaseIterable, Sendable {
  case days, minutes, questions, seconds
}
