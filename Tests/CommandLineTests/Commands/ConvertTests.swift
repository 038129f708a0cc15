import Foundation
import PseudoTerminal
import Testing

/// `mathbot convert` as scripts use it.
struct ConvertTests {
  private func convert(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandRun {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["convert"] + arguments, home: home, environment: environment)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    return run
  }

  @Test(arguments: [
    (["100", "USD", "TWD"], "3280.00 TWD"), (["100", "usd", "in", "twd"], "3280.00 TWD"),
    (["5", "km", "mi"], "3.1068559611866698481 mi"),
    (["5", "km", "to", "mi"], "3.1068559611866698481 mi"),
    (["5km", "mi"], "3.1068559611866698481 mi"), (["5 km in mi"], "3.1068559611866698481 mi"),
    (["5", "km", "m"], "5000 m"),
    (["-40", "F", "C"], "-40 °C"), (["98.6", "°F", "°C"], "37 °C"),
    (["0", "K", "C"], "-273.15 °C"),
    (["5 km -> mi", "--digits", "3"], "3.11 mi"), (["5", "km", "→", "m"], "5000 m"),
    (["5", "in", "cm"], "12.7 cm"), (["5", "in", "in", "cm"], "12.7 cm"),
    (["5", "ft", "in", "in"], "60 in"), (["5", "ft", "in"], "60 in"),
    (["1+2", "km", "m"], "3000 m"), (["1/3", "h", "min"], "20 min"), (["USD", "KRW"], "1475 KRW"),
    (["2", "nautical mile", "m"], "3704 m"), (["2", "nautical", "miles", "in", "m"], "3704 m"),
    (["2 nautical mile m"], "3704 m"), (["36", "km/h", "metres", "per", "second"], "10 m/s"),
    (["--places", "2", "5", "km", "mi"], "3.11 mi"),
    (["5", "km", "mi", "--digits", "3"], "3.11 mi"),
    (["--fraction", "1", "in", "m"], "127/5000 m"),
    (["180", "deg", "rad", "--digits", "12"], "3.14159265359 rad"),
  ])
  func `an amount is shown in the other unit`(arguments: [String], result: String) throws {
    #expect(try convert(arguments) == CommandRun(output: result + "\n"))
  }

  @Test(arguments: [
    (["5", "kmm", "mi"], "5 kmm mi\n  ^^^\nI don't know the unit “kmm”. Did you mean “km”?\n"),
    (
      ["5", "xyzzy", "mi"],
      "5 xyzzy mi\n  ^^^^^\nI don't know the unit “xyzzy”. "
        + "mathbot convert --list shows all of them.\n"
    ),
    (
      ["100", "USD", "EUR"],
      "100 USD EUR\n        ^^^\nI don't know the unit “EUR”. "
        + "These fit: USD, TWD, JPY, KRW.\n"
    ),
    (
      ["1", "acre", "hectar"],
      "1 acre hectar\n       ^^^^^^\nI don't know the unit “hectar”; did you mean “hectare”? "
        + "These fit: m², km², cm², mm², ha, in², ft², yd², mi², acre, ping.\n"
    ),
    (
      ["5", "USD", "km"],
      "5 USD km\n      ^^\nUSD and km don't go together. These fit USD: USD, TWD, JPY, KRW.\n"
    ),
    (["1/0", "km", "mi"], "1/0 km mi\n ^\nA number cannot be divided by zero.\n"),
    (["5", "mi"], "5 mi\n    ^\nA unit is missing here, as in: 5 km in mi\n"),
    (["100", "USD"], "100 USD\n       ^\nA unit is missing here, as in: 5 km in mi\n"),
    (
      ["-300", "°C", "K"],
      "-300 °C K\n^^^^^^^\nNo temperature is below absolute zero, which is −273.15 °C.\n"
    ),
    (["1", "Mb", "MB"], "1 Mb MB\n  ^^\nI don't know the unit “Mb”. Did you mean “MB”?\n"),
    (
      ["5 km", "km", "m"],
      "5 km km m\n     ^^\nA number in “km” cannot be used in this place. Numbers with units can be added, multiplied, divided and converted: 3 m × 3 m\n"
    ),
  ])
  func `what cannot be converted is pointed at`(arguments: [String], errors: String) throws {
    #expect(try convert(arguments) == CommandRun(errors: errors, exitCode: 1))
  }

  @Test(arguments: [
    [], ["5"], ["--json", "5", "km", "mi"], ["--list", "5"], ["--places", "-1", "5", "km", "mi"],
    ["--places", "1", "--digits", "1", "5", "km", "mi"], ["--place", "1", "5", "km", "mi"],
    ["--places", "x", "5", "km", "mi"],
  ])
  func `a wrong call is a usage error`(arguments: [String]) throws {
    let run = try convert(arguments)
    #expect(run.exitCode == 2 && run.output.isEmpty && run.errors.hasPrefix("mathbot: "))
  }

  @Test func `errors are said in Korean`() throws {
    let run = try convert(["5", "kmm", "mi"], environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(run.errors.hasSuffix("“kmm”, 모르는 단위예요. 혹시 “km”인가요?\n"))
  }

  @Test func `the list has every unit and the day of the rates`() throws {
    let list = try convert(["--list"]).output
    #expect(list.hasPrefix("Length\n  m    metre, metres, meter, meters\n"))
    #expect(list.contains("\nMoney · At the rates of 2024-12-31.\n  USD  US dollar, dollars, $\n"))
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(try convert(["--list", "--json"]).output.utf8))
        as? [String: Any])
    #expect(report["ratesDate"] as? String == "2024-12-31")
    let units = try #require(report["units"] as? [[String: Any]])
    for unit in units {
      let symbol = try #require(unit["symbol"] as? String)
      #expect(list.contains("  \(symbol) "))
    }
    #expect(units.count == list.split(separator: "\n").count { $0.hasPrefix("  ") })
  }

  @Test func `people see separators and the day of the rates`() throws {
    let home = try TemporaryHome()
    for command in ["convert 1000 USD TWD", "calc '1000 USD in TWD'"] {
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "'\(CommandRun.program)' \(command)"], environment: ["HOME": home.path],
        columns: 80, rows: 24)
      try terminal.expect("2024-12-31.\r\n")
      #expect(terminal.text == "32,800.00 TWD\r\nAt the rates of 2024-12-31.\r\n")
    }
  }
}
