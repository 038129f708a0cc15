import Dispatch
import Storage
import Testing

/// Stores an attempt from each of several stores of the same file, all in the same instant.
func recordAtOnce(_ path: String, count: Int) {
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let store = LearnerStore(path: path, patience: .seconds(60))
    #expect(throws: Never.self) {
      try store.record(.example(typed: "\(number)"), in: .example(), at: .reference)
    }
  }
}
