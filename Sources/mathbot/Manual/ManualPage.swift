import Basics
import Content

/// The manual page of a command, made from the words of its help.
struct ManualPage {
  /// The command's name with those above it, such as `mathbot config set`.
  let name: String
  let command: CommandDescription
  /// The version of the program, and its day.
  let version: String
  let date: String
  let texts: Texts

  /// The page for `man`, in the language of the texts.
  ///
  /// See man(7).
  var text: String {
    let title = Self.pageName(name).uppercased()
    let header = #".TH "\#(Roff.typed(title))" "1" "\#(date)" "mathbot \#(version)" "mathbot""#
    // Ragged lines without hyphens: names of commands are not to be parted.
    return ([header, ".nh", ".ad l"] + sections).joined(separator: "\n") + "\n"
  }

  /// How `man` calls the page of a command, such as `mathbot-config-set`.
  private static func pageName(_ name: String) -> String { name.replacing(" ", with: "-") }

  private var sections: [String] {
    var sections = section(.manualHeadingName, nameLines)
    sections += section(.manualHeadingSynopsis, synopsis)
    sections += section(.manualHeadingDescription, ManualText(command.discussion ?? "").lines)
    sections += section(.manualHeadingCommands, commands)
    sections += section(.manualHeadingOptions, options)
    if !name.contains(" ") { sections += reference.sections }
    sections += fields
    sections += section(.manualHeadingExit, reference.exitStatus)
    sections += section(.manualHeadingSeeAlso, seeAlso)
    return sections
  }

  private var reference: ManualReference { ManualReference(texts: texts) }

  private func section(_ heading: Phrase, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH \(texts(heading))"] + lines
  }

  /// What the fields of the command's JSON mean, where their names do not say it.
  private var fields: [String] {
    guard command.commandName == PlotCommand.name else { return [] }
    return [".SH JSON"] + Roff.prose(texts(.manualJsonPlot))
  }

  private var nameLines: [String] {
    let abstract = (command.abstract ?? "").trimmedAtEnd
    let words =
      abstract.hasSuffix(".") || abstract.hasSuffix("。") ? abstract.dropLast() : abstract[...]
    return [
      "\(Roff.typed(Self.pageName(name))) \\- \(Roff.prose(String(words)).joined(separator: " "))"
    ]
  }

  private var synopsis: [String] {
    let options = command.options.map { "[\(signature(of: $0))]" }
    let values = command.positionals.map { argument in
      let value = Roff.value(argument.valueName ?? "") + (argument.isRepeating ? "\u{20}..." : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    let next = command.subcommands.map { _ in "[\(Roff.value(texts(.manualCommand)))]" }
    return [Roff.bold(name)] + [next].compactMap(\.self) + options + values
  }

  private var commands: [String] {
    command.shownSubcommands.flatMap { command in
      [".TP", Roff.bold(command.commandName)] + Roff.prose(command.abstract ?? "")
    }
  }

  private var options: [String] {
    command.options.flatMap { [".TP", signature(of: $0)] + Roff.prose($0.abstract ?? "") }
  }

  private func signature(of option: ArgumentDescription) -> String {
    let spelling = Roff.bold(option.spelling ?? "")
    return option.kind == .option ? "\(spelling) \(Roff.value(option.valueName ?? ""))" : spelling
  }

  private var seeAlso: [String] {
    let below = command.pagedSubcommands.map { "\(name) \($0.commandName)" }
    let above = name.split(separator: " ").dropLast().joined(separator: " ")
    let pages = (above.isEmpty ? [] : [above]) + below
    let references = pages.map { #"\fB"# + Roff.typed(Self.pageName($0)) + #"\fR(1)"# }
    return references.isEmpty ? [] : [references.joined(separator: ",\n")]
  }
}
