/// A number that has a name.
package enum Constant: String, CaseIterable, Sendable {
  case pi, e
}
