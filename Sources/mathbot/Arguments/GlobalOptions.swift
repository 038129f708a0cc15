import ArgumentParser
import Content
import Terminal

/// The options that every conversation takes.
struct GlobalOptions: ParsableArguments {
  @Flag(help: .text(.commandAccessible))
  var accessible = false

  @Flag(help: .text(.commandPlain))
  var plain = false

  @Option(help: .text(.commandColor, value: "when"))
  var color = Given<ColorArgument>(.auto)

  @Flag(help: .text(.commandAnimation))
  var noAnimation = false

  /// What was asked for.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  func chosen() throws(ProgramFailure) -> ChatOptions {
    ChatOptions(
      accessible: accessible, plain: plain, color: try color.value(), noAnimation: noAnimation)
  }
}
