extension Unit {
  static let areas: [Unit] = [
    Unit(
      "m²", "square metre", .area, Rational(1),
      ["m2", "sq m", "square metres", "square meter", "square meters"]),
    Unit(
      "km²", "square kilometre", .area, Rational(1_000_000), ["km2", "sq km", "square kilometres"]),
    Unit("cm²", "square centimetre", .area, Rational(1, 10_000), ["cm2", "square centimetres"]),
    Unit("mm²", "square millimetre", .area, Rational(1, 1_000_000), ["mm2", "square millimetres"]),
    Unit("ha", "hectare", .area, Rational(10_000), ["hectares"]),
    Unit(
      "in²", "square inch", .area, Rational(16_129, 25_000_000), ["in2", "sq in", "square inches"]),
    Unit(
      "ft²", "square foot", .area, Rational(145_161, 1_562_500), ["ft2", "sq ft", "square feet"]),
    Unit(
      "yd²", "square yard", .area, Rational(1_306_449, 1_562_500), ["yd2", "sq yd", "square yards"]),
    Unit(
      "mi²", "square mile", .area, Rational(40_468_564_224, 15_625),
      ["mi2", "sq mi", "square miles"]),
    Unit("acre", "acre", .area, Rational(316_160_658, 78_125), ["acres"]),
    Unit("ping", "ping", .area, Rational(400, 121), ["pyeong", "tsubo"]),
  ]

  static let volumes: [Unit] = [
    Unit("L", "litre", .volume, Rational(1), ["l", "litres", "liter", "liters"]),
    Unit(
      "mL", "millilitre", .volume, Rational(1, 1_000),
      ["ml", "millilitres", "milliliter", "milliliters"]),
    Unit("cL", "centilitre", .volume, Rational(1, 100), ["cl", "centilitres"]),
    Unit("dL", "decilitre", .volume, Rational(1, 10), ["dl", "decilitres"]),
    Unit("m³", "cubic metre", .volume, Rational(1_000), ["m3", "cubic metres"]),
    Unit(
      "cm³", "cubic centimetre", .volume, Rational(1, 1_000), ["cm3", "cc", "cubic centimetres"]),
    Unit(
      "in³", "cubic inch", .volume, Rational(16_387_064, 1_000_000_000),
      ["in3", "cu in", "cubic inches"]),
    Unit(
      "ft³", "cubic foot", .volume, Rational(28_316_846_592, 1_000_000_000),
      ["ft3", "cu ft", "cubic feet"]),
    Unit(
      "yd³", "cubic yard", .volume, Rational(764_554_857_984, 1_000_000_000),
      ["yd3", "cu yd", "cubic yards"]),
    // Those of the United States: an imperial pint is a fifth more.
    Unit(
      "gal", "US gallon", .volume, Rational(473_176_473, 125_000_000),
      ["gallon", "gallons"]),
    Unit(
      "qt", "US quart", .volume, Rational(473_176_473, 500_000_000),
      ["quart", "quarts"]),
    Unit(
      "pt", "US pint", .volume, Rational(473_176_473, 1_000_000_000),
      ["pint", "pints"]),
    Unit(
      "cup", "US cup", .volume, Rational(473_176_473, 2_000_000_000),
      ["cups"]),
    Unit(
      "floz", "US fluid ounce", .volume, Rational(473_176_473, 16_000_000_000),
      ["fluid ounce", "fluid ounces", "fl oz"]),
    Unit("tbsp", "tablespoon", .volume, Rational(473_176_473, 32_000_000_000), ["tablespoons"]),
    Unit("tsp", "teaspoon", .volume, Rational(157_725_491, 32_000_000_000), ["teaspoons"]),
  ]
}
