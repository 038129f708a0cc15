extension Unit {
  static let masses: [Unit] = [
    Unit("kg", "kilogram", .mass, Rational(1), ["kilograms", "kilogramme", "kilogrammes"]),
    Unit("g", "gram", .mass, Rational(1, 1_000), ["grams", "gramme", "grammes"]),
    Unit("mg", "milligram", .mass, Rational(1, 1_000_000), ["milligrams"]),
    Unit("t", "tonne", .mass, Rational(1_000), ["tonnes"]),
    Unit("lb", "pound", .mass, Rational(45_359_237, 100_000_000), ["lbs", "pounds"]),
    Unit("oz", "ounce", .mass, Rational(45_359_237, 1_600_000_000), ["ounces"]),
    Unit("st", "stone", .mass, Rational(317_514_659, 50_000_000), ["stones"]),
  ]

  static let times: [Unit] = [
    Unit("s", "second", .time, Rational(1), ["sec", "seconds"]),
    Unit("ms", "millisecond", .time, Rational(1, 1_000), ["milliseconds"]),
    Unit("µs", "microsecond", .time, Rational(1, 1_000_000), ["μs", "us", "microseconds"]),
    Unit("ns", "nanosecond", .time, Rational(1, 1_000_000_000), ["nanoseconds"]),
    Unit("min", "minute", .time, Rational(60), ["mins", "minutes"]),
    Unit("h", "hour", .time, Rational(3_600), ["hr", "hours"]),
    Unit("d", "day", .time, Rational(86_400), ["days"]),
    Unit("wk", "week", .time, Rational(604_800), ["weeks"]),
    Unit("month", "Julian month", .time, Rational(2_629_800), ["months"]),
    // The year of 365.25 days, by which the light year is defined.
    Unit("yr", "Julian year", .time, Rational(31_557_600), ["year", "years"]),
    clock,
  ]

  /// Hours that are written as on a clock: 1:30.
  static let clock = Unit("h:min", "hours and minutes", .time, Rational(3_600))

  static let amountsOfData: [Unit] = [
    Unit("B", "byte", .data, Rational(1), ["bytes"]),
    Unit("kB", "kilobyte", .data, Rational(1_000), ["kilobytes"]),
    Unit("MB", "megabyte", .data, Rational(1_000_000), ["megabytes"]),
    Unit("GB", "gigabyte", .data, Rational(1_000_000_000), ["gigabytes"]),
    Unit("TB", "terabyte", .data, Rational(1_000_000_000_000), ["terabytes"]),
    Unit("KiB", "kibibyte", .data, Rational(1_024), ["kibibytes"]),
    Unit("MiB", "mebibyte", .data, Rational(1_048_576), ["mebibytes"]),
    Unit("GiB", "gibibyte", .data, Rational(1_073_741_824), ["gibibytes"]),
    Unit("TiB", "tebibyte", .data, Rational(1_099_511_627_776), ["tebibytes"]),
    Unit("bit", "bit", .data, Rational(1, 8), ["bits"]),
    Unit("kbit", "kilobit", .data, Rational(125), ["kilobits"]),
    Unit("Mbit", "megabit", .data, Rational(125_000), ["megabits"]),
    Unit("Gbit", "gigabit", .data, Rational(125_000_000), ["gigabits"]),
  ]
}
