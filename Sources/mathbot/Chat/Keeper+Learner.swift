import Quiz
import Storage
import Tutor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Keeper {
  /// Which of a learner's past is looked up.
  enum Recall {
    /// All of it.
    case everything
    /// The last session, but no answers: a seed gives the same questions to everybody.
    case session
    /// Nothing, so that a replay is the same whatever was practised before.
    case nothing
  }

  /// What is known of who practises; what the file cannot tell is left out, which is said as soon
  /// as an answer has to be kept.
  func profile(recalling recall: Recall) -> LearnerProfile {
    guard let stored = storedLearner else {
      return LearnerProfile(
        name: learner ?? Learner.defaultName, isNamed: learner != nil, keepsOwn: false,
        isPastKnown: recall == .everything)
    }
    return LearnerProfile(
      name: stored.name, isNamed: !stored.isNamed(Learner.defaultName), own: stored.settings,
      keepsOwn: keepsOwn(stored),
      previous: recall == .nothing ? nil : previousSession(of: stored),
      past: recall == .everything ? (try? store.past(of: stored)) ?? Past() : Past(),
      lastGoal: recall == .everything ? stored.lastGoal : nil,
      isPastKnown: recall == .everything)
  }

  /// Keeps who plays for the first time, under the name or without one, so that nobody asks again; who
  /// has played under the name goes on.
  ///
  /// Who then does not play at all is forgotten at the end of the program.
  func name(_ name: String?) -> Event {
    do {
      let name = name ?? Learner.defaultName
      let known = try store.learner(named: name)
      let who = try known ?? store.addLearner(named: name, at: .now)
      if known == nil { newcomers.insert(who.id) }
      (learner, learnerID) = (who.name, who.id)
    } catch {
      // It is said as soon as an answer has to be kept; until then the child plays unnamed.
      (learner, learnerID) = (nil, nil)
    }
    return .learnerChosen(profile(recalling: recall))
  }

  /// Keeps a setting where it belongs: with the learner whose own it is, or in the settings file.
  func save(_ value: String, for key: SettingKey) -> Event? {
    do {
      if isLearnerChosen, LearnerSettings.keys.contains(key), let stored = storedLearner,
        keepsOwn(stored)
      {
        var own = stored.settings
        try own.set(value, for: key)
        try store.keep(own, of: stored)
      } else {
        var chosen = Settings()
        try chosen.set(value, for: key)
        try settings.save(key, of: chosen)
      }
      return nil
    } catch let error as FileError {
      return once(.savingFailed(Trouble(error)))
    } catch let error as StorageError {
      return once(.savingFailed(Trouble(error)))
    } catch {
      return once(.savingFailed(.other("\(error)")))
    }
  }

  /// Keeps what was chosen when a small goal was asked for; where that fails, no more is lost than
  /// that the same goal may be offered twice running.
  func remember(_ goal: LastGoal?) {
    guard let stored = storedLearner else { return }
    try? store.remember(goal, of: stored)
  }

  private var storedLearner: Learner? {
    try? learner == nil ? store.currentLearner() : findStored()
  }

  /// Who practises, as the file has them now.
  func findStored() throws(StorageError) -> Learner? {
    guard let learner else { return nil }
    return try store.learner(learnerID, named: learner)
  }

  /// Whether the minutes, the level and the operations are the learner's own: where there are
  /// several learners, and where a learner has been given some.
  private func keepsOwn(_ stored: Learner) -> Bool {
    let count = (try? store.learners().count) ?? 1
    return count > 1 || stored.settings != LearnerSettings()
  }

  private func previousSession(of stored: Learner) -> PreviousSession? {
    guard let last = try? store.lastSession(of: stored, kind: .practice) else { return nil }
    return PreviousSession(minutes: last.options.minutes, difficulty: last.options.difficulty)
  }
}
