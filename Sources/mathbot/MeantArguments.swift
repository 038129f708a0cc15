/// The arguments as people mean them who write them as they would on paper.
///
/// A negative number behind an option is its value and never an option, a list may have spaces
/// behind its commas, and a setting may stand before its value with `=` between.
enum MeantArguments {
  private static let lists: Set = ["--operations"]

  /// The arguments as the parser reads them; those of commands with an expression stay.
  static func read(_ arguments: [String]) -> [String] {
    guard !ExpressionArguments.areMeant(by: arguments) else { return arguments }
    var read: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return read + [argument] + rest }
      if lists.contains(argument) {
        read += rest.isEmpty ? [argument] : [argument, list(from: &rest)]
      } else if argument.hasPrefix("--"), let value = rest.first, isNegative(value) {
        read.append("\(argument)=\(rest.removeFirst())")
      } else if isNegative(argument) {
        return read + ["--", argument] + rest
      } else {
        read.append(argument)
      }
    }
    return assignment(read)
  }

  /// The values at the front as one argument, as long as one ends with a comma.
  private static func list(from rest: inout ArraySlice<String>) -> String {
    var list = rest.popFirst() ?? ""
    while list.hasSuffix(","), let next = rest.first, !next.hasPrefix("--") {
      list += rest.removeFirst()
    }
    return list
  }

  private static func isNegative(_ argument: String) -> Bool {
    argument.wholeMatch(of: /-[\d.,]+/) != nil
  }

  /// `config set minutes=4` as `config set minutes 4`.
  private static func assignment(_ arguments: [String]) -> [String] {
    guard arguments.count == 3, arguments.starts(with: ["config", "set"]),
      let sign = arguments[2].firstIndex(of: "=")
    else { return arguments }
    let (key, value) = (arguments[2][..<sign], arguments[2][sign...].dropFirst())
    return Array(arguments.prefix(2)) + [String(key), String(value)]
  }
}
