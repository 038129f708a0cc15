import ArgumentParser
import Content
import Storage
import SystemIO
import SystemPackage

/// `mathbot data import FILE`: adds exported practice.
struct DataImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    "import", .commandDataImport, more: .commandDataImportMore,
    examples: ["mathbot data import mina.json", "mathbot data import --learner Mina - < mina.json"])

  @Argument(help: .text(.commandDataImportFile), completion: .file())
  var file: String

  @Option(help: .text(.commandDataImportLearner, value: "name"), completion: .learners)
  var learner: String?

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let report = try store.add(try archive(), to: learner)
    // Gathered now, who looks at the progress next need not wait for it; else it is gathered then.
    _ = try? store.past(of: report.learner)
    let texts = Texts.ofUser
    let values = [
      "sessions": texts.count(report.sessions, of: .sessions),
      "answers": texts.count(report.attempts, of: .answers), "name": report.learner.name,
    ]
    StandardOutput.write(texts(.noticeImported, values))
    if !report.elsewhere.isEmpty {
      let elsewhere = [
        "names": texts.all(report.elsewhere.keys.sorted()),
        "sessions": texts.count(report.elsewhere.values.reduce(0, +), of: .sessions),
      ]
      StandardOutput.write(texts(.noticeImportedElsewhere, elsewhere))
    }
  }

  private func archive() throws -> ArchiveReader {
    guard file == "-" else { return try ArchiveReader(path: file) }
    return try ArchiveReader(json: FileDescriptor.standardInput.readWhole(limit: .max))
  }
}
