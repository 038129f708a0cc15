/// What a session is for.
package enum SessionKind: String, CaseIterable, Codable, Sendable {
  case practice
  /// A check of the tables, without help.
  case check
}

extension SessionKind: PackableCase {
  package static let blank = SessionKind.practice
}
