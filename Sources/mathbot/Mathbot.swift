import ArgumentParser

@main
struct Mathbot: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Config.self])

  func run() {}
}
