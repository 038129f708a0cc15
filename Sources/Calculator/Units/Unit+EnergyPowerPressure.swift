extension Unit {
  static let energies: [Unit] = [
    Unit("J", "joule", .energy, .one, ["joules"]),
    Unit("kJ", "kilojoule", .energy, Rational(1_000), ["kilojoules"]),
    Unit("MJ", "megajoule", .energy, Rational(1_000_000), ["megajoules"]),
    Unit("cal", "calorie", .energy, Rational(4_184, 1_000), ["calories"]),
    // With a capital it is the one of food, which is a kilocalorie.
    Unit(
      "kcal", "kilocalorie", .energy, Rational(4_184),
      ["kilocalories", "Cal", "Calorie", "Calories"]),
    Unit("Wh", "watt hour", .energy, Rational(3_600), ["watt hours"]),
    Unit("kWh", "kilowatt hour", .energy, Rational(3_600_000), ["kilowatt hours"]),
    Unit("MWh", "megawatt hour", .energy, Rational(3_600_000_000), ["megawatt hours"]),
    Unit(
      "eV", "electronvolt", .energy, Rational(1_602_176_634) / .powerOfTen(28), ["electronvolts"]),
    Unit("BTU", "British thermal unit", .energy, Rational(105_505_585_262, 100_000_000)),
  ]

  static let powers: [Unit] = [
    Unit("W", "watt", .power, .one, ["watts"]),
    Unit("kW", "kilowatt", .power, Rational(1_000), ["kilowatts"]),
    Unit("MW", "megawatt", .power, Rational(1_000_000), ["megawatts"]),
    Unit("GW", "gigawatt", .power, Rational(1_000_000_000), ["gigawatts"]),
    Unit("mW", "milliwatt", .power, Rational(1, 1_000), ["milliwatts"]),
    Unit("hp", "horsepower", .power, Rational(37_284_993_579_113_511, 50_000_000_000_000)),
  ]

  static let pressures: [Unit] = [
    Unit("Pa", "pascal", .pressure, .one, ["pascals"]),
    Unit("hPa", "hectopascal", .pressure, Rational(100), ["hectopascals"]),
    Unit("kPa", "kilopascal", .pressure, Rational(1_000), ["kilopascals"]),
    Unit("MPa", "megapascal", .pressure, Rational(1_000_000), ["megapascals"]),
    Unit("bar", "bar", .pressure, Rational(100_000), ["bars"]),
    Unit("mbar", "millibar", .pressure, Rational(100), ["millibars"]),
    Unit("atm", "standard atmosphere", .pressure, Rational(101_325), ["atmospheres"]),
    Unit("mmHg", "millimetre of mercury", .pressure, Rational(133_322_387_415, 1_000_000_000)),
    Unit("psi", "pound per square inch", .pressure, Rational(8_896_443_230_521, 1_290_320_000)),
  ]
}
