import Basics
import Quiz

extension SceneContext {
  /// Opens a session in the learner's store, and returns its random choices: they have a seed of
  /// their own, from which the session can be replayed.
  mutating func beginSession(_ options: PracticeOptions) -> SeededGenerator {
    request(.beginSession(options, seed: nextSeed))
    return SeededGenerator(seed: nextSeed)
  }

  /// Closes the session, whose questions the next one does not ask again.
  mutating func endSession(_ summary: SessionSummary, after generator: SeededGenerator) {
    request(.endSession(summary))
    var generator = generator
    nextSeed = generator.next()
  }
}
