import Content
import Quiz
import Storage
import Tutor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps what a conversation wants kept: settings in their file, answers in the database.
final class Keeper {
  /// Who practises, also under a new name; nil while the file has not told who practised last, or
  /// where they are not in it.
  var learnerID: Learner.ID?
  /// The name of who practises; nil while the file has not told who practised last.
  var learner: String?
  /// The learners as they were when the program started.
  private let known: [Learner]
  /// Whether it is said who practises; until then no setting is anybody's own.
  var isLearnerChosen = true
  /// Which of the past is looked up for who is chosen.
  var recall = Recall.everything
  let settings: SettingsStore
  let store: LearnerStore
  private var session: StoredSession?
  private var queue = WriteQueue()
  /// How long an answer waits for another program that holds the file, and so the keys: not felt.
  private static let patience = Duration.milliseconds(40)
  /// How long the end of the program waits for another one that holds the file.
  private static let lastPatience = Duration.seconds(3)
  private var damageIsTold = false
  /// Who was named for the first time in this run.
  var newcomers: Set<Learner.ID> = []
  /// A trouble is said once, not at every answer.
  private var told: [Event] = []

  /// - Parameters:
  ///   - learner: Who practises, if it is known.
  ///   - known: All learners of the file.
  ///   - settings: Where settings are kept.
  ///   - store: Where answers are kept.
  init(
    learner: Learner?, known: [Learner], settings: SettingsStore, store: LearnerStore
  ) {
    self.learner = learner?.name
    learnerID = learner?.id
    self.known = known
    self.settings = settings
    self.store = store
  }

  /// Performs an effect that keeps something; what comes back is an event for the conversation.
  func perform(_ effect: Effect) -> Event? {
    switch effect {
    case .chooseLearner(let name):
      learner = name
      learnerID = known.first { $0.isNamed(name) }?.id
      isLearnerChosen = true
      return .learnerChosen(profile(recalling: recall))
    case .nameLearner(let name): return self.name(name)
    case .renameLearner(let name):
      rename(to: name)
      return nil
    case .beginSession(let options, let seed):
      session = StoredSession(
        learner: learner ?? Learner.defaultName, learnerID: learnerID, startedAt: .now,
        options: options, seed: seed)
      return damage()
    case .record(let attempt): return keep(.attempt(attempt))
    case .endSession(let summary): return keep(.end(SessionTotals(summary)))
    case .resumeSession: return keep(.reopening)
    case .loadProgress: return progress()
    case .rememberGoal(let goal):
      remember(goal)
      return nil
    case .saveSetting(let key, let value): return save(value, for: key)
    // These are for the eyes and the hands.
    case .applySettings, .type, .deleteBackward, .clearLine, .submitLine, .sound, .leave: return nil
    }
  }

  private func keep(_ kind: StoreWrite.Kind) -> Event? {
    guard let session else { return nil }
    queue.append(StoreWrite(kind: kind, session: session, date: .now))
    return keepWaiting()
  }

  /// Stores what could not be stored before; what comes of it is an event for the conversation.
  func keepWaiting() -> Event? {
    guard queue.count > 0 else { return nil }
    switch flush() {
    case .quiet: return damage()
    case .failed(let error): return .recordingFailed(Trouble(error))
    case .caughtUp: return .recordingCaughtUp
    }
  }

  /// Whether something waits for another program to let go of the file, so that it is worth another
  /// try in a moment.
  var waitsForLock: Bool { queue.count > 0 && queue.waitsForLock }

  private func flush() -> WriteQueue.Outcome {
    let patience = store.patience
    store.patience = min(patience, Self.patience)
    defer { store.patience = patience }
    do throws(StorageError) {
      try findLearner()
    } catch {
      return queue.failed(error)
    }
    return queue.flush(into: store)
  }

  /// Stores what waits before the program ends, and forgets who was only named.
  ///
  /// - Returns: what is to be told; nil when all was stored without a word of trouble.
  func finish() -> LastNews? {
    let news = keepRest()
    // Where that fails a name more is offered the next time, which is no harm.
    if queue.count == 0, !newcomers.isEmpty { try? store.removeUnplayed(newcomers) }
    return news
  }

  /// Stores what waits, and gives another program that holds the file time to finish.
  private func keepRest() -> LastNews? {
    guard queue.count > 0 else { return nil }
    let end = ContinuousClock.now + Self.lastPatience
    while true {
      switch flush() {
      case .caughtUp: return .caughtUp
      case .quiet, .failed:
        guard let error = queue.error else { return nil }
        guard queue.waitsForLock, ContinuousClock.now < end else {
          return .unkept(answers: queue.answers, reason: Trouble(error))
        }
      }
    }
  }

  /// Finds out who practised last where the file could not tell before, so that no answer goes to
  /// anybody else.
  private func findLearner() throws(StorageError) {
    guard learner == nil else { return }
    let current = try store.currentLearner()
    identify(current?.name ?? Learner.defaultName, current?.id)
  }

  /// Keeps another name of who plays; where that fails, as a brother has it, they keep their old one.
  ///
  /// Whom the file does not have yet is there with the first answer; whom it has no more stays away.
  private func rename(to name: String) {
    do {
      let stored = try learner == nil ? store.currentLearner() : findStored()
      // A replay does not know the name that is kept, and changes none.
      if recall == .nothing, stored?.isNamed(Learner.defaultName) == false { return }
      if let stored {
        try store.rename(stored, to: name)
      } else if try learnerID != nil || store.learners().contains(where: { $0.isNamed(name) }) {
        return
      }
      identify(name, stored?.id)
    } catch {}
  }

  /// All that is still to be written belongs to this learner.
  private func identify(_ name: String, _ id: Learner.ID?) {
    (learner, learnerID) = (name, id)
    session?.learner = name
    session?.learnerID = id
    queue.give(to: name, id)
  }

  /// The report on everything that is stored of the learner, or why it cannot be read.
  private func progress() -> Event {
    do {
      try findLearner()
      let progress = try LearnerProgress(of: try findStored(), in: store)
      return damage() ?? .progressLoaded(progress.report, learner: progress.displayName)
    } catch {
      return .progressFailed(Trouble(error))
    }
  }

  /// The news that a damaged file was set aside, once.
  func damage() -> Event? {
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
      case .learnerRemoved(let name): .learnerRemoved(name)
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
      default: .other(String(error.words(in: .ofUser).dropLast()))
      }
  }
}
