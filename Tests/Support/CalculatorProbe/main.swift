import Calculator

/// Evaluates each line of the input, for scripts that compare with other programs.
///
/// It reads and writes what `mathbot calc` does with piped input: one result a line, an empty line
/// where one failed. Arguments: `--degrees`, `--radians`, `--digits N`, and `--explain` to print
/// errors in their lines.
var settings = CalculatorSettings()
var format = NumberFormat(isForPeople: false)
var explains = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--degrees": settings.angleUnit = .degrees
  case "--radians": settings.angleUnit = .radians
  case "--digits": format.digits = .significant(Int(arguments.popFirst() ?? "") ?? 30)
  case "--explain": explains = true
  case "--people": format.isForPeople = true
  default: fatalError("unknown argument \(argument)")
  }
}
while let line = readLine() {
  do {
    print(try evaluate(line, settings: settings).formatted(format).text)
  } catch {
    print(explains ? "error: \(error)" : "")
  }
}
