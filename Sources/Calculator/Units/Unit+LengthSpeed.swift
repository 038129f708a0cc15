extension Unit {
  static let lengths: [Unit] = [
    Unit("m", "metre", .length, Rational(1), ["metres", "meter", "meters"]),
    Unit("km", "kilometre", .length, Rational(1_000), ["kilometres", "kilometer", "kilometers"]),
    Unit(
      "cm", "centimetre", .length, Rational(1, 100), ["centimetres", "centimeter", "centimeters"]),
    Unit(
      "mm", "millimetre", .length, Rational(1, 1_000), ["millimetres", "millimeter", "millimeters"]),
    Unit("µm", "micrometre", .length, Rational(1, 1_000_000), ["μm", "um", "micrometres"]),
    Unit("nm", "nanometre", .length, Rational(1, 1_000_000_000), ["nanometres"]),
    Unit("in", "inch", .length, Rational(127, 5_000), ["inches"]),
    Unit("ft", "foot", .length, Rational(381, 1_250), ["feet"]),
    Unit("yd", "yard", .length, Rational(1_143, 1_250), ["yards"]),
    Unit("mi", "mile", .length, Rational(201_168, 125), ["miles"]),
    Unit("nmi", "nautical mile", .length, Rational(1_852), ["nautical miles"]),
    Unit("au", "astronomical unit", .length, Rational(149_597_870_700), ["astronomical units"]),
    Unit(
      "ly", "light year", .length, Rational(9_460_730_472_580_800),
      ["light years", "lightyear", "lightyears"]),
  ]

  static let speeds: [Unit] = [
    Unit("m/s", "metre per second", .speed, Rational(1), ["metres per second"]),
    Unit(
      "km/h", "kilometre per hour", .speed, Rational(5, 18), ["kmh", "kph", "kilometres per hour"]),
    Unit("mph", "mile per hour", .speed, Rational(1_397, 3_125), ["miles per hour"]),
    Unit("kn", "knot", .speed, Rational(463, 900), ["knots"]),
    Unit("ft/s", "foot per second", .speed, Rational(381, 1_250), ["feet per second"]),
  ]
}
