import ArgumentParser

@main
struct Mathbot: ParsableCommand {
  func run() {}
}
