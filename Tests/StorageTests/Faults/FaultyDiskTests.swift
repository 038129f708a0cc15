import Foundation
import Quiz
import Testing

@testable import Storage

struct FaultyDiskTests {
  @Test(arguments: [FaultyDisk.Fault.full, .error, .powerCut])
  func `no stored answer is lost when any one operation fails`(fault: FaultyDisk.Fault) async {
    await #expect(processExitsWith: .success) { [fault = fault as FaultyDisk.Fault] in
      FaultyDisk.install()
      var number = 1
      while try survivesFailure(ofOperation: number, fault) {
        number += 1
      }
      // Far fewer operations would mean that the disk is not in place.
      #expect(number > 100)
    }
  }

  @Test func `a file that cannot be read once is not taken for damaged`() async {
    await #expect(processExitsWith: .success) {
      FaultyDisk.install()
      let folder = try TemporaryFolder()
      let path = folder.path + "/mathbot.sqlite"
      try LearnerStore(path: path).record(.example(), in: .example(), at: .reference)
      var number = 0
      repeat {
        number += 1
        let store = LearnerStore(path: path)
        FaultyDisk.fail(reading: number)
        _ = try? store.learners()
        #expect(store.damaged == nil, "reading \(number)")
      } while FaultyDisk.hasFailed
      try FaultyDisk.mend(folder.path)
      #expect(try LearnerStore(path: path).learners().map(\.name) == ["Mina"])
      #expect(number > 10)
    }
  }
}

/// Stores attempts on a new file while the operation with this number fails, mends the disk, and
/// checks that all attempts that were said to be stored are there.
///
/// - Returns: whether the operation was reached.
private func survivesFailure(
  ofOperation number: Int, _ fault: FaultyDisk.Fault
) throws -> Bool {
  let folder = try TemporaryFolder()
  let store = LearnerStore(path: folder.path + "/mathbot.sqlite", patience: .zero)
  FaultyDisk.fail(operation: number, with: fault)
  let promised = (0..<4).map(String.init).filter { typed in
    (try? store.record(.example(typed: typed), in: .example(), at: .reference)) != nil
  }
  store.file.close()
  let wasReached = FaultyDisk.hasFailed
  try FaultyDisk.mend(folder.path)

  let context: Comment = "operation \(number)"
  let stored = try store.currentLearner().map { try store.attempts(of: $0) } ?? []
  #expect(Set(promised).isSubset(of: stored.map(\.attempt.typed)), context)
  #expect(store.damaged == nil, context)
  if fault != .powerCut {
    #expect(promised.count >= 3, "After the failure, practice is stored again. \(context)")
  }
  try store.record(.example(), in: .example(), at: .reference)
  return wasReached
}
