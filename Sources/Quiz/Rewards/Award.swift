/// What a session is remembered by.
///
/// There is no silver: all right at the first try is always a trophy, and so is a long run; the
/// medal for what was mended is of equal rank.
package enum Award: String, CaseIterable, Codable, Sendable {
  /// Every miss was mended.
  case medal
  /// All right at the first try, or a long run with nothing left open.
  case trophy
}
