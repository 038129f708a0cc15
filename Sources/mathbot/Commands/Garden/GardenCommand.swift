import ArgumentParser
import Content
import Quiz
import Storage
import Tutor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot garden`: what a child's answers have grown.
struct GardenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "garden", .commandGarden,
    usage: """
      mathbot garden [--learner NAME] [--plain]
      mathbot garden --json
      """,
    more: .commandGardenMore, examples: ["mathbot garden", "mathbot garden --learner Mina --plain"])

  @OptionGroup var global: GlobalOptions

  @Option(help: .text(.commandGardenLearner, value: "name"), completion: .learners)
  var learner: String?

  @Flag(help: .text(.commandJson))
  var json = false

  func run() throws {
    let launcher = try ChatLauncher(options: global.chosen(), learner: learner)
    var setup = try launcher.setup()
    // The first reader of a damaged database puts it aside: a later one would find it empty.
    if let damaged = launcher.keeper.store.damaged {
      throw ProgramFailure.file(damaged)
    }
    guard setup.form == .screen, !json else {
      return try write(
        from: launcher.keeper.store, in: setup.texts,
        isHeard: setup.settings.settings.accessible)
    }
    setup.purpose = .garden
    launcher.introduceGarden(in: &setup)
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try launcher.run(setup) }
  }

  private func write(
    from store: LearnerStore, in texts: Texts, isHeard: Bool
  ) throws {
    let learner = try self.learner.map(store.knownLearner) ?? store.currentLearner()
    let garden = try learner.map { try store.past(of: $0).garden } ?? Garden()
    let today = LocalCalendar.here.day(of: .now)
    if json { return try printJSON(GardenRecord(garden, on: today)) }
    let name = learner?.givenName
    let lines = GardenPage(garden, learner: name, on: today).lines(in: texts)
    for line in SpokenLine.words(for: lines, in: texts, isHeard: isHeard) {
      StandardOutput.write(line)
    }
  }
}
