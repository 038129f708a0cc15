import ArgumentParser
import Terminal

/// The options that every conversation takes.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Words instead of pictures and emoji, line by line, for a screen reader.")
  var accessible = false

  @Flag(help: "Line by line, without moving the cursor.")
  var plain = false

  @Option(help: ArgumentHelp("When to use colours: auto, always or never.", valueName: "when"))
  var color = Given<ColorArgument>(.auto)

  @Flag(help: "No typing dots, no confetti.")
  var noAnimation = false
}
