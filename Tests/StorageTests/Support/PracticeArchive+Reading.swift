import Foundation

@testable import Storage

extension PracticeArchive {
  /// Reads exported practice as a whole.
  init(json: Data) throws {
    let reader = try ArchiveReader(json: Array(json))
    var sessions: [ArchivedSession] = []
    try reader.forEachSession { sessions.append($0) }
    self.init(learner: reader.learner, sessions: sessions)
  }
}

extension LearnerStore {
  /// Adds the practice of an archive, as it is exported.
  @discardableResult
  func add(_ archive: PracticeArchive, to name: String? = nil) throws -> ImportReport {
    try add(try ArchiveReader(json: Array(try archive.json())), to: name)
  }
}
