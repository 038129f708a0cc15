import Foundation
import Synchronization

/// A disk that fails on demand, put between SQLite and the real one by `install()`.
///
/// It is meant for a child process, because it holds for all databases of a process. Only
/// operations that change the disk are counted and fail, or only those that read.
enum FaultyDisk {
  /// How the disk fails.
  enum Fault: String, Codable {
    /// One operation fails as if the disk were full.
    case full
    /// One operation fails for no known reason.
    case error
    /// The power goes off: everything fails, and what was not brought to the disk is lost.
    case powerCut
    /// The process is killed before the operation.
    case kill
  }

  /// The operations that change the disk.
  enum Operation {
    case read, write, truncate
    /// The contents of the file at this path are brought to the disk.
    case synchronize(String)
    /// The file at this path goes away; `isDurable` when this is brought to the disk at once.
    case delete(String, isDurable: Bool)
  }

  private struct State {
    var fault = Fault.error
    var operationsLeft = Int.max
    var countsReads = false
    /// What a power cut leaves of each file.
    var durable: [String: Data] = [:]
  }

  private static let state = Mutex(State())

  /// Whether the fault has happened.
  static var hasFailed: Bool { state.withLock { $0.operationsLeft <= 0 } }

  /// Lets the operation with this number fail, counted from 1.
  static func fail(operation number: Int, with fault: Fault) {
    state.withLock { $0 = State(fault: fault, operationsLeft: number) }
  }

  /// Lets the reading with this number fail, counted from 1.
  static func fail(reading number: Int) {
    state.withLock { $0 = State(operationsLeft: number, countsReads: true) }
  }

  /// Mends the disk; after a power cut, the files of the folder are what was brought to the disk.
  static func mend(_ folder: String) throws {
    let old = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard old.fault == .powerCut, old.operationsLeft <= 0 else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    for (path, data) in old.durable {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Does an operation by the real disk, unless it is the one that fails.
  ///
  /// - Returns: what the real disk reports; nil for a failure.
  static func perform(_ operation: Operation, by realDisk: () -> Int32) -> (Int32?, Fault) {
    state.withLock { state in
      guard operation.isReading == state.countsReads else { return (realDisk(), state.fault) }
      state.operationsLeft -= 1
      let left = state.operationsLeft
      if left == 0, state.fault == .kill { raise(SIGKILL) }
      guard left > 0 || left < 0 && state.fault != .powerCut else { return (nil, state.fault) }
      let result = realDisk()
      switch operation {
      case .read, .write, .truncate: break
      case .synchronize(let path):
        state.durable[path] = FileManager.default.contents(atPath: path)
      case .delete(let path, let isDurable):
        if isDurable { state.durable[path] = nil }
      }
      return (result, state.fault)
    }
  }
}

extension FaultyDisk.Operation {
  fileprivate var isReading: Bool { if case .read = self { true } else { false } }
}
