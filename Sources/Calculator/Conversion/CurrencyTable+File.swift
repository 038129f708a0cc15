import Basics

extension CurrencyTable {
  /// Reads a data file with a line `date = 2024-12-31` and a line
  /// `JPY = 157, 0, Japanese yen, yen` for each currency: what one US dollar costs, the digits
  /// after the point, the name, and other words.
  ///
  /// Empty lines and lines that start with `#` say nothing; a line that cannot be read is left
  /// out.
  package init(file: String) {
    var (date, units): (String, [Unit]) = ("", [])
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "=").map(\.trimmed)
      guard parts.count == 2 else { continue }
      if parts[0] == "date" {
        date = parts[1]
      } else if let unit = Self.unit(parts[0], parts[1].split(separator: ",").map(\.trimmed)) {
        units.append(unit)
      }
    }
    self.init(date: date, units: units)
  }

  private static func unit(_ code: String, _ fields: [String]) -> Unit? {
    guard fields.count >= 3, let rate = try? evaluate(fields[0]).rational, rate.sign > 0,
      let decimals = Int(fields[1])
    else { return nil }
    return Unit(
      code, fields[2], .currency, .one / rate, Array(fields.dropFirst(3)), decimals: decimals)
  }
}
