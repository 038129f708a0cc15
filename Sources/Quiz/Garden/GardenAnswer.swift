import Basics

/// A try as the garden sees it.
struct GardenAnswer {
  private let attempt: Attempt
  let day: Int
  /// Within the child's own time for what is known by heart.
  private let isFast: Bool

  init(_ attempt: Attempt, on day: Int, cutoff: Double) {
    self.attempt = attempt
    self.day = day
    isFast = attempt.time.seconds <= cutoff
  }

  var question: Question { attempt.question }
  var isRight: Bool { attempt.outcome == .right }
  var isMiss: Bool { attempt.outcome == .wrong }
  /// The first try, and without a tip.
  var isUnaided: Bool { attempt.isUnaided }
  /// Right at the first try and without a tip.
  var isAlone: Bool { attempt.isAlone }
  var isQuick: Bool { isAlone && isFast }
  /// A miss, or a tip: nothing that is seen, but it spoils the day.
  var isBlemish: Bool { attempt.tryNumber == 1 && !isAlone }
  /// Whether a flower counts as visited.
  var waters: Bool { isRight || attempt.outcome == .revealed }
}

extension Attempt {
  /// The first try, and without a tip.
  package var isUnaided: Bool { tryNumber == 1 && hintsSeen == 0 }

  /// Right at the first try and without a tip.
  package var isAlone: Bool { isUnaided && outcome == .right }

  /// The first try, after a tip that the child has asked for.
  var hasTipFirst: Bool { tryNumber == 1 && hintsSeen > form.rungsShown }
}
