extension PlayedSession {
  /// How many questions are mended after the time is over.
  package static let mostMends = 3

  /// The questions to offer after the time is over, at most three, in the order in which to ask
  /// them: the last ones, and at the end one that the child has just worked out.
  package var toMend: [Question] {
    var last = Array(open.suffix(Self.mostMends))
    let worked = results.filter { $0.ending == .revealed }.map(\.question)
    if let index = last.lastIndex(where: worked.contains) { last.append(last.remove(at: index)) }
    return last
  }
}
