import Foundation
import Quiz
import Storage
import Tutor

/// Keeps what a conversation wants kept: settings in their file, answers in the database.
final class Keeper {
  /// The name of who practises; nil while the file has not told who practised last.
  var learner: String?
  /// Whether it is said who practises; until then no setting is anybody's own.
  var isLearnerChosen = true
  /// Which of the past is looked up for who is chosen.
  var recall = Recall.everything
  let settings: SettingsStore
  let store: LearnerStore
  private var session: StoredSession?
  private var damageIsTold = false
  /// A trouble is said once, not at every answer.
  private var told: [Event] = []

  init(learner: String?, settings: SettingsStore, store: LearnerStore) {
    self.learner = learner
    self.settings = settings
    self.store = store
  }

  /// Performs an effect that keeps something; what comes back is an event for the conversation.
  func perform(_ effect: Effect) -> Event? {
    switch effect {
    case .chooseLearner(let name):
      learner = name
      isLearnerChosen = true
      return .learnerChosen(profile(recalling: recall))
    case .nameLearner(let name): return self.name(name)
    case .beginSession(let options, let seed):
      session = StoredSession(
        learner: learner ?? Learner.defaultName, startedAt: .now, options: options, seed: seed)
      return damage()
    case .record(let attempt): return record(attempt)
    case .endSession(let summary): return end(summary)
    case .resumeSession: return reopen()
    case .loadProgress: return progress()
    case .saveSetting(let key, let value): return save(value, for: key)
    // These are for the eyes and the hands.
    case .applySettings, .type, .deleteBackward, .clearLine, .submitLine, .sound, .leave: return nil
    }
  }

  private func record(_ attempt: Attempt) -> Event? {
    do {
      try findLearner()
      guard let session else { return nil }
      try store.record(attempt, in: session, at: .now)
      return damage()
    } catch {
      return once(.recordingFailed(Trouble(error)))
    }
  }

  /// Finds out who practised last where the file could not tell before, so that no answer goes to
  /// anybody else.
  private func findLearner() throws(StorageError) {
    guard learner == nil else { return }
    learner = try store.currentLearner()?.name ?? Learner.defaultName
    session?.learner = learner ?? Learner.defaultName
  }

  private func end(_ summary: SessionSummary) -> Event? {
    guard let session else { return nil }
    let time = summary.results.reduce(Duration.zero) { $0 + $1.time }
    let totals = SessionTotals(questions: summary.asked, firstTries: summary.score, time: time)
    do {
      try store.end(session, totals: totals, at: .now)
      return nil
    } catch {
      return once(.recordingFailed(Trouble(error)))
    }
  }

  /// Lets the session that has ended go on.
  private func reopen() -> Event? {
    guard let session else { return nil }
    do {
      try store.reopen(session)
      return nil
    } catch {
      return once(.recordingFailed(Trouble(error)))
    }
  }

  /// The report on everything that is stored of the learner, or why it cannot be read.
  private func progress() -> Event {
    do {
      try findLearner()
      let progress = try LearnerProgress(of: try learner.flatMap(store.learner), in: store)
      return damage() ?? .progressLoaded(progress.report, learner: progress.displayName)
    } catch {
      return .progressFailed(Trouble(error))
    }
  }

  /// The news that a damaged file was set aside, once.
  private func damage() -> Event? {
    guard !damageIsTold, let damaged = store.damaged else { return nil }
    damageIsTold = true
    return .damagedFileKept(path: damaged.newPath)
  }

  /// The event, unless it came before.
  func once(_ event: Event) -> Event? {
    guard !told.contains(event) else { return nil }
    told.append(event)
    return event
  }
}

extension Trouble {
  init(_ error: StorageError) {
    self =
      switch error {
      case .newerVersion: .newer
      case .locked: .locked
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .damaged: .damaged
      case .file(let error): Trouble(error)
      case .failed(_, let reason): .other(reason)
      }
  }

  /// - Parameter error: Its sentence loses the full stop, as the trouble stands inside another.
  init(_ error: FileError) {
    self =
      switch error.code {
      case EACCES, EPERM, EROFS: .readOnly
      case ENOSPC, EDQUOT: .diskFull
      default: .other(String(error.description.dropLast()))
      }
  }
}
