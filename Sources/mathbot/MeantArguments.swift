import Quiz

/// The arguments as people mean them who write them as they would on paper.
///
/// A negative number behind an option is its value and never an option, a list may have spaces
/// behind its commas or in their place, minutes may have their unit, and a setting may stand before its
/// value with `=` between. A worksheet of a table may be told by its number.
enum MeantArguments {
  private static let lists: Set = ["--operations"]
  private static let minutes = ["m", "min", "mins", "minute", "minutes"]

  /// The arguments as the parser reads them; those of commands with an expression stay.
  static func read(_ arguments: [String]) -> [String] {
    guard !ExpressionArguments.areMeant(by: arguments) else { return arguments }
    var read: [String] = []
    var rest = withoutSign(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return read + [argument] + rest }
      if lists.contains(argument) {
        read += rest.isEmpty ? [argument] : [argument, list(from: &rest)]
      } else if argument == "--minutes", rest.first?.hasPrefix("-") == false {
        read += [argument, number(from: &rest)]
      } else if argument.hasPrefix("--"), let value = rest.first, isNegative(value) {
        read.append("\(argument)=\(rest.removeFirst())")
      } else if isNegative(argument) {
        return read + ["--", argument] + rest
      } else {
        read.append(argument)
      }
    }
    return table(assignment(read))
  }

  /// `config set minutes = -5` without its sign, as a negative number ends the options.
  private static func withoutSign(_ arguments: [String]) -> [String] {
    guard arguments.count == 5, arguments.starts(with: ["config", "set"]), arguments[3] == "="
    else { return arguments }
    return arguments.prefix(3) + arguments.suffix(1)
  }

  /// `worksheet 7` as `worksheet --table 7`.
  private static func table(_ arguments: [String]) -> [String] {
    guard arguments.count > 1, arguments[0] == "worksheet", Int(arguments[1]) != nil else {
      return arguments
    }
    return ["worksheet", "--table", arguments[1]] + arguments.dropFirst(2)
  }

  /// The values at the front as one argument, as long as one ends with a comma or another operation
  /// follows.
  private static func list(from rest: inout ArraySlice<String>) -> String {
    var list = rest.popFirst() ?? ""
    while let next = rest.first, !next.hasPrefix("--") {
      let isNext = OperationsArgument.offered.contains(next.filter(\.isLetter))
      guard list.hasSuffix(",") || isNext else { break }
      list += (list.hasSuffix(",") ? "" : ",") + rest.removeFirst()
    }
    return list
  }

  /// The minutes at the front without their unit, which may stand apart.
  private static func number(from rest: inout ArraySlice<String>) -> String {
    let value = rest.popFirst() ?? ""
    if let unit = rest.first, minutes.contains(unit.lowercased()) { rest.removeFirst() }
    let digits = value.prefix(while: \.isNumber)
    let unit = value.dropFirst(digits.count).lowercased()
    return !digits.isEmpty && minutes.contains(unit) ? String(digits) : value
  }

  private static func isNegative(_ argument: String) -> Bool {
    argument.wholeMatch(of: /-[\d.,]+/) != nil
  }

  /// `config set minutes=4` and `config set minutes = 4` as `config set minutes 4`, and several
  /// operations as one list.
  private static func assignment(_ arguments: [String]) -> [String] {
    let setting = arguments.dropFirst(2)
    guard arguments.starts(with: ["config", "set"]),
      !setting.contains(where: { $0.hasPrefix("--") })
    else { return arguments }
    let words = setting.joined(separator: " ").split(separator: "=", maxSplits: 1)
      .flatMap { $0.split(separator: " ") }
    guard words.count > 2 || setting.contains(where: { $0.contains("=") }),
      let key = words.first, words.count == 2 || key == SettingKey.operations.rawValue
    else { return arguments }
    let value = words.dropFirst().map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    return Array(arguments.prefix(2)) + [String(key), value.joined(separator: ",")]
  }
}
