import Storage

/// What is to be stored, in order: what could not be stored waits and goes before what comes later.
struct WriteQueue {
  /// How many tries another program may hold the file before it is worth a word.
  private static let unsaidLocks = 2

  private var writes: [StoreWrite] = []
  /// How often in a row nothing could be stored.
  private var failures = 0
  /// Why something waits.
  private(set) var error: StorageError?
  private var isTold = false

  /// How many writes wait.
  var count: Int { writes.count }

  /// How many answers wait.
  var answers: Int { writes.count { if case .attempt = $0.kind { true } else { false } } }

  /// What came of trying to store all that waits.
  enum Outcome {
    /// Nothing to tell: all is stored, or another program holds the file for a moment.
    case quiet
    /// It is news that nothing can be stored, and why.
    case failed(StorageError)
    /// It was told that nothing could be stored; now all is.
    case caughtUp
  }

  /// Whether what waits may be stored in a moment, as another program holds the file.
  var waitsForLock: Bool { error?.isLock ?? false }

  /// Adds a write behind those that wait.
  mutating func append(_ write: StoreWrite) { writes.append(write) }

  /// Gives all that waits to the learner of this name, who was not known until now.
  mutating func give(to learner: String, _ id: Learner.ID?) {
    for index in writes.indices {
      writes[index].session.learner = learner
      writes[index].session.learnerID = id
    }
  }

  /// Stores what waits, one after the other, until one cannot be stored.
  mutating func flush(into store: LearnerStore) -> Outcome {
    do throws(StorageError) {
      while let next = writes.first {
        try next.perform(in: store)
        writes.removeFirst()
      }
    } catch {
      return failed(error)
    }
    defer { (failures, error, isTold) = (0, nil, false) }
    return isTold ? .caughtUp : .quiet
  }

  /// Notes that nothing could be stored; it is told once, until all is stored again.
  mutating func failed(_ error: StorageError) -> Outcome {
    failures += 1
    self.error = error
    if isTold || (error.isLock && failures <= Self.unsaidLocks) { return .quiet }
    isTold = true
    return .failed(error)
  }
}

extension StorageError {
  /// Another program holds the file, which will pass.
  fileprivate var isLock: Bool {
    if case .locked = self { true } else { false }
  }
}
