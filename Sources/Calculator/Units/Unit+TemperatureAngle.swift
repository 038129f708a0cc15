extension Unit {
  static let temperatures: [Unit] = [
    Unit("K", "kelvin", .temperature, .one, ["kelvins"]),
    Unit(
      "°C", "degree Celsius", .temperature, .one, ["C", "celsius", "degC", "degrees Celsius"],
      offset: Rational(27_315, 100)),
    Unit(
      "°F", "degree Fahrenheit", .temperature, Rational(5, 9),
      ["F", "fahrenheit", "degF", "degrees Fahrenheit"],
      offset: Rational(45_967, 180)),
  ]

  static let angles: [Unit] = [
    Unit("deg", "degree", .angle, .one, ["degrees"]),
    Unit("rad", "radian", .angle, Rational(180), ["radians"], piExponent: -1),
    Unit("gon", "gradian", .angle, Rational(9, 10), ["grad", "gradians"]),
    Unit("arcmin", "minute of arc", .angle, Rational(1, 60), ["minutes of arc"]),
    Unit("arcsec", "second of arc", .angle, Rational(1, 3_600), ["seconds of arc"]),
    Unit("turn", "turn", .angle, Rational(360), ["turns"]),
  ]
}
