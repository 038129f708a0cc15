package import Quiz

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// One child who practises on this machine.
package struct Learner: Identifiable, Hashable, Sendable {
  /// The name of the learner who practises where nobody gave a name.
  package static let defaultName = "default"
  /// How many letters a name can have.
  package static let longestName = 40

  package let id: UUID
  /// Unique on this machine, whatever the case.
  package var name: String
  package let createdAt: Date
  /// When this learner was last chosen to practise.
  package var usedAt: Date
  /// What this learner has chosen for themselves.
  package var settings = LearnerSettings()
  /// What this learner chose when a small goal was last asked for; an archive does not hold it.
  package var lastGoal: LastGoal?

  package init(id: UUID = UUID(), name: String, createdAt: Date) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    usedAt = createdAt
  }

  /// Whether this is the learner's name, in any case and in any Unicode form.
  package func isNamed(_ name: String) -> Bool {
    self.name.lowercased() == name.lowercased()
  }
}

extension [Learner] {
  /// The one with this identifier, also under a new name; else the one who has the name now.
  func known(by id: Learner.ID?, named name: String) -> Learner? {
    first { $0.id == id } ?? first { $0.isNamed(name) }
  }
}
