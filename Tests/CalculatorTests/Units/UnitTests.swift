import Testing

@testable import Calculator

/// Units and money: exact factors, and no guesses.
struct UnitTests {
  static let settings = CalculatorSettings(
    currencies: CurrencyTable(
      file: """
        # One US dollar.
        date = 2024-12-31
        USD = 1, 2, US dollar, dollars, $
        TWD = 32.8, 2, New Taiwan dollar, NTD
        JPY = 157, 0, Japanese yen, yen, ¥
        KRW = 1475, 0, South Korean won, won, ₩
        """))

  private func text(_ expression: String, forPeople: Bool = false) throws -> String {
    try evaluate(expression, settings: Self.settings)
      .formatted(NumberFormat(isForPeople: forPeople)).text
  }

  private func expectUnitError(
    _ kind: CalculationError.Kind, in marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    let error = #expect(throws: CalculationError.self, sourceLocation: sourceLocation) {
      try evaluate(source.text, settings: Self.settings)
    }
    #expect(error == CalculationError(kind, at: source.range), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("5 km in m", "5000 m"), ("1 mi in km", "1.609344 km"), ("1 in in cm", "2.54 cm"),
    ("12 in to ft", "1 ft"), ("3 ft in in", "36 in"), ("1 nmi in m", "1852 m"),
    ("100 km to mi", "62.1371 mi"), ("1 lb in g", "453.59237 g"), ("1 st in lb", "14 lb"),
    ("1 t in kg", "1000 kg"), ("90 min in h", "1.5 h"), ("1 wk in d", "7 d"),
    ("1 d in s", "86400 s"),
    ("0 °C in °F", "32 °F"), ("100°C in °F", "212 °F"), ("-40 °F in °C", "-40 °C"),
    ("37 C to F", "98.6 °F"), ("0 K in °C", "-273.15 °C"), ("-5 °C in K", "268.15 K"),
    ("20 ℃ in ℉", "68 °F"), ("1 m² in cm²", "10000 cm²"), ("1 ha in m2", "10000 m²"),
    ("1 acre in ft²", "43560 ft²"), ("1 mi² in acre", "640 acre"), ("121 ping in m²", "400 m²"),
    ("1 gal in L", "3.785411784 L"), ("1 gal in cup", "16 cup"), ("1 m³ in L", "1000 L"),
    ("1 tbsp in tsp", "3 tsp"), ("36 km/h in m/s", "10 m/s"), ("60 mph in ft/s", "88 ft/s"),
    ("1 kn in km/h", "1.852 km/h"), ("1 GB in MB", "1000 MB"), ("1 KiB in B", "1024 B"),
    ("1 Mbit in kB", "125 kB"), ("180 deg in rad", "3.1416 rad"), ("1 turn in gon", "400 gon"),
    ("1 deg in arcsec", "3600 arcsec"), ("π rad in deg", "180 deg"),
  ])
  func `conversions are exact`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  /// Each unit in another one, as the two are defined: SI brochure; NIST handbook 44, appendix C.
  @Test(arguments: [
    ("1 km in m", "1000 m"), ("1 m in cm", "100 cm"), ("1 cm in mm", "10 mm"),
    ("1 mm in µm", "1000 µm"), ("1 µm in nm", "1000 nm"), ("1 ft in in", "12 in"),
    ("1 yd in ft", "3 ft"), ("1 mi in yd", "1760 yd"), ("1 au in m", "149597870700 m"),
    ("1 ly in m", "9460730472580800 m"), ("1 km² in ha", "100 ha"), ("1 m² in mm²", "1000000 mm²"),
    ("1 ft² in in²", "144 in²"), ("1 yd² in ft²", "9 ft²"), ("1 L in dL", "10 dL"),
    ("1 dL in cL", "10 cL"), ("1 cL in mL", "10 mL"), ("1 mL in cm³", "1 cm³"),
    ("1 ft³ in in³", "1728 in³"), ("1 yd³ in ft³", "27 ft³"), ("1 gal in in³", "231 in³"),
    ("1 gal in qt", "4 qt"), ("1 qt in pt", "2 pt"), ("1 pt in cup", "2 cup"),
    ("1 cup in floz", "8 floz"), ("1 floz in tbsp", "2 tbsp"), ("1 tbsp in tsp", "3 tsp"),
    ("1 kg in g", "1000 g"), ("1 g in mg", "1000 mg"), ("1 lb in oz", "16 oz"),
    ("1 h in min", "60 min"), ("1 min in s", "60 s"), ("1 s in ms", "1000 ms"),
    ("1 ms in µs", "1000 µs"), ("1 µs in ns", "1000 ns"), ("1 d in h", "24 h"),
    ("1 B in bit", "8 bit"), ("1 kB in B", "1000 B"), ("1 TB in GB", "1000 GB"),
    ("1 TiB in GiB", "1024 GiB"), ("1 GiB in MiB", "1024 MiB"), ("1 MiB in KiB", "1024 KiB"),
    ("1 Gbit in Mbit", "1000 Mbit"), ("1 kbit in bit", "1000 bit"), ("1 kcal in J", "4184 J"),
    ("1 kcal in cal", "1000 cal"), ("1 kWh in kJ", "3600 kJ"), ("1 MWh in kWh", "1000 kWh"),
    ("1 kWh in Wh", "1000 Wh"), ("1 MJ in kJ", "1000 kJ"), ("1 BTU in J", "1055.05585262 J"),
    ("1 GW in MW", "1000 MW"), ("1 MW in kW", "1000 kW"), ("1 W in mW", "1000 mW"),
    ("1 bar in kPa", "100 kPa"), ("1 bar in mbar", "1000 mbar"), ("1 hPa in Pa", "100 Pa"),
    ("1 MPa in kPa", "1000 kPa"), ("1 atm in Pa", "101325 Pa"), ("1 deg in arcmin", "60 arcmin"),
    ("1 arcmin in arcsec", "60 arcsec"),
  ])
  func `each unit is as large as it is defined`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  @Test func `another case of letters is read where it is no other prefix`() throws {
    #expect(Self.settings.unit(named: "mG")?.symbol == "mg")
    #expect(Self.settings.unit(named: "KM")?.symbol == "km")
    #expect(Self.settings.unit(named: "Mg") == nil)
  }

  @Test(arguments: [
    ("5 km + 300 m", "5.3 km"), ("5 km + 300 m in mi", "3.2933 mi"), ("2 * 5 km in m", "10000 m"),
    ("5 km / 2", "2.5 km"), ("10 km / 2 km", "5"), ("1/2 km in m", "500 m"),
    ("2^3 km in m", "8000 m"),
    ("√16 m in cm", "400 cm"), ("(1 + 2) h in min", "180 min"), ("(5 km in mi) * 2", "6.2137 mi"),
    ("5 km in mi in m", "5000 m"), ("-(3 m) + 5 m", "2 m"), ("100 m + 10%", "110 m"),
    ("100 m - 10%", "90 m"), ("50% * 3 m", "1.5 m"), ("abs(3 m - 5 m)", "2 m"),
    ("6 m * 2 / 3 m", "4"),
    ("sin(30 deg)", "0.5"), ("sin 30 deg + 1", "1.5"), ("cos(π/3 rad)", "0.5"),
    ("tan(50 gon)", "1"), ("5KM in m", "5000 m"), ("3 Feet to METRES", "0.9144 m"),
    ("5km in m", "5000 m"), ("2π m", "6.2832 m"), ("1,234 m in km", "1.234 km"),
    ("1e3m in km", "1 km"),
    ("(2 m) + (3 m in ft)", "5 m"), ("1 light year in km", "9460730472580.8 km"),
    ("3 metres per second + 1 m/s", "4 m/s"), ("5 km → m", "5000 m"), ("5 km->m", "5000 m"),
    ("90 minutes of arc in deg", "1.5 deg"), ("1 degree Celsius in K", "274.15 K"),
  ])
  func `units take part in calculations`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  @Test func `angles with a unit mean the same in degrees and radians`() throws {
    for expression in ["sin(30 deg) - ½", "cos(π/3 rad) - ½", "tan(50 gon) - 1"] {
      for unit in AngleUnit.allCases {
        #expect(try value(expression, unit) == "0", "\(expression) in \(unit)")
      }
    }
  }

  @Test(arguments: [
    ("100 USD in TWD", "3280.00 TWD"), ("1 JPY in TWD", "0.21 TWD"), ("1000 KRW in JPY", "106 JPY"),
    ("50 TWD + 1 USD", "82.80 TWD"), ("157 JPY to USD", "1.00 USD"),
    ("100 usd in krw", "147500 KRW"),
    ("1/3 USD", "0.33 USD"), ("0.105 USD", "0.11 USD"), ("0.005 USD", "0.005 USD"),
    ("1 KRW in USD", "0.00068 USD"), ("1 KRW in JPY", "0.11 JPY"), ("0 KRW in USD", "0.00 USD"),
    ("-1 KRW in USD", "-0.00068 USD"), ("0.002 USD", "0.002 USD"), ("10^(-9) USD", "1e-9 USD"),
    ("10.5 JPY", "11 JPY"), ("0.5 JPY", "0.5 JPY"),
    ("10 yen in won", "94 KRW"),
    ("1 TWD in USD in TWD", "1.00 TWD"),
  ])
  func `money is exact and shown in its own smallest coin`(
    expression: String, right: String
  ) throws {
    #expect(try text(expression) == right)
  }

  @Test func `people see money with separators and without marks`() throws {
    #expect(try text("10000 USD in TWD", forPeople: true) == "328,000.00 TWD")
    #expect(try text("1/3 USD", forPeople: true) == "0.33 USD")
    #expect(try text("1 km in mi", forPeople: true) == "0.6213… mi")
    let yen = try evaluate("1 JPY in TWD", settings: Self.settings)
      .formatted(NumberFormat(.places(4), isForPeople: false))
    #expect(yen.text == "0.2089 TWD")
    #expect(Self.settings.currencies.date == "2024-12-31")
  }

  @Test(arguments: [
    ("1 km / 20 min in km/h", "3 km/h"), ("100 km / 2 h", "50 km/h"), ("1 km / 20 min", "3 km/h"),
    ("60 km/h * 90 min", "90 km"), ("10 m / 4 s", "2.5 m/s"),
    ("60 km/h * 2 h", "120 km"), ("2 h * 60 km/h", "120 km"), ("120 km / (60 km/h)", "2 h"),
    ("5 m * 3 m", "15 m²"), ("2 m * 3 m * 4 m", "24 m³"), ("24 m³ / 4 m²", "6 m"),
    ("24 m³ / 4 m", "6 m²"), ("50 cm * 40 cm * 30 cm in L", "60 L"), ("6 m² / 2 m", "3 m"),
    ("2 kW * 3 h", "6 kWh"), ("6 kWh / 2 h", "3 kW"), ("6 kWh / 3 kW", "2 h"),
    ("2 in * 3 in in cm2", "38.7096 cm²"),
  ])
  func `two units make another one`(expression: String, result: String) throws {
    #expect(try text(expression) == result)
  }

  @Test func `a sign of money without a rate, and a part without a unit, are told`() {
    expectUnitError(.unknownUnit("€", fitting: []), in: "👉€👈5")
    expectUnitError(.unknownUnit("£", fitting: []), in: "5 👉£👈")
    expectUnitError(.missingUnit("min"), in: "3 min 👉4👈")
    expectUnitError(.missingUnit("h"), in: "2 h 👉15👈 + 1")
  }

  @Test func `what does not fit says what would`() {
    let lengths = UnitTable.standard.symbols(of: .length)
    expectUnitError(
      .incompatibleUnits("km", "kg", fitting: lengths), in: "5 km in 👉kg👈")
    expectUnitError(.incompatibleUnits("km", "kg", fitting: lengths), in: "5 km 👉+👈 3 kg")
    expectUnitError(.unknownUnit("parsecs", fitting: lengths), in: "5 km in 👉parsecs👈")
    expectUnitError(
      .unknownUnit("EUR", fitting: ["USD", "TWD", "JPY", "KRW"]), in: "5 USD in 👉EUR👈")
    expectUnitError(.missingUnit("cm"), in: "5 to 👉cm👈")
    expectUnitError(.missingUnit("km"), in: "5 km 👉+👈 3")
    expectUnitError(.misplacedUnit("km"), in: "5 km 👉km👈")
    expectUnitError(.missingConversion("km", "mi"), in: "5 km 👉mi👈")
    expectUnitError(.misplacedUnit("km"), in: "5 km 👉kg👈")
    expectUnitError(.belowAbsoluteZero, in: "-300 👉°C👈 in K")
    expectUnitError(.belowAbsoluteZero, in: "-1 👉K👈 in °C")
    expectUnitError(.belowAbsoluteZero, in: "-460 👉degrees Fahrenheit👈")
    expectUnitError(.unknownUnit("light", fitting: lengths), in: "5 km in 👉light👈")
    expectUnitError(.missingUnitName, in: "3->👉2👈")
    expectUnitError(.misplacedUnit("kg"), in: "5 km 👉*👈 3 kg")
    expectUnitError(.misplacedUnit("km"), in: "(5 km)👉^👈2")
    expectUnitError(.misplacedUnit("km"), in: "1 👉/👈 (5 km)")
    expectUnitError(.misplacedUnit("km"), in: "👉sin👈(5 km)")
    expectUnitError(.misplacedUnit("km"), in: "(5 km)👉!👈")
    expectUnitError(.missingUnitName, in: "5 km in 👉👈")
    expectUnitError(.missingUnitName, in: "5 km in 👉3👈")
    expectUnitError(.temperatureArithmetic, in: "20 °C 👉+👈 5 °C")
    expectUnitError(.temperatureArithmetic, in: "2 👉*👈 20 °C")
    expectUnitError(.temperatureArithmetic, in: "👉-👈(20 °C)")
    expectUnitError(.unknownName("parsecs"), in: "5 👉parsecs👈")
    expectUnitError(.missingOperand, in: "👉km👈")
    expectUnitError(.missingOperator, in: "5 ft 👉3👈 kg")
    expectUnitError(.missingOperator, in: "3 in 👉5👈 ft")
    expectUnitError(.missingOperator, in: "5 ft 👉3👈 in cm")
  }

  @Test(arguments: [
    "Mb", "mb", "b", "gb", "Mg", "Mm", "MM", "Nm", "Ns", "MS", "ML", "Ml", "mB", "mbit",
  ])
  func `another case that may mean another unit is no unit`(word: String) {
    #expect(Self.settings.unit(named: word) == nil)
    expectUnitError(.unknownName(word), in: "1 👉\(word)👈")
    #expect(Self.settings.nearestUnit(to: word) != nil)
  }

  @Test(arguments: [
    ("KM", "km"), ("Kg", "kg"), ("mI", "mi"), ("MI", "mi"), ("Min", "min"),
    ("usd", "USD"),
    ("LB", "lb"), ("KB", "kB"), ("CM", "cm"), ("Millimetres", "mm"), ("BYTES", "B"), ("GRAM", "g"),
    ("Light Year", "ly"), ("gB", "GB"), ("KBIT", "kbit"), ("l", "L"),
  ])
  func `another case that is clear is the unit`(word: String, symbol: String) {
    #expect(Self.settings.unit(named: word)?.symbol == symbol)
  }

  @Test func `every word for a unit can be calculated with`() throws {
    for unit in Self.settings.units {
      for word in unit.words {
        let number = try evaluate("2 \(word) in \(unit.symbol)", settings: Self.settings)
        #expect(number.unit == unit && number.rational == Rational(2), "\(word)")
        let shown = try evaluate("2 \(unit.symbol) -> \(word)", settings: Self.settings)
        #expect(shown == number, "\(word)")
        let conversion = Conversion(
          ["2"] + word.split(separator: " ").map(String.init) + [unit.symbol])
        #expect(try conversion?.value(settings: Self.settings) == number, "\(word)")
      }
    }
  }

  @Test func `numbers can be converted without an expression`() throws {
    let settings = Self.settings
    let miles = try convert(Number(5), from: "km", to: "miles", settings: settings)
    #expect(miles.unit?.symbol == "mi")
    #expect(miles == (try evaluate("5 km in mi", settings: settings)))
    #expect(throws: CalculationError.Kind.unknownUnit("x", fitting: [])) {
      try convert(Number(5), from: "x", to: "km")
    }
    #expect(throws: CalculationError.Kind.unknownUnit("USD", fitting: [])) {
      try convert(Number(5), from: "USD", to: "km")
    }
    #expect(
      throws: CalculationError.Kind.unknownUnit(
        "x", fitting: ["deg", "rad", "gon", "arcmin", "arcsec", "turn"])
    ) { try convert(Number(5), from: "deg", to: "x") }
    #expect(
      throws: CalculationError.Kind.incompatibleUnits(
        "USD", "km", fitting: ["USD", "TWD", "JPY", "KRW"])
    ) { try convert(Number(5), from: "USD", to: "km", settings: settings) }
  }

  @Test func `a result with a unit can be taken up again`() throws {
    let distance = try evaluate("5 km")
    #expect(try evaluate("ans in m", results: [.answer: distance]) == evaluate("5000 m"))
    #expect(try evaluate("ans * 2", results: [.answer: distance]) == evaluate("10 km"))
    #expect(throws: CalculationError.self) { try evaluate("ans + 1", results: [.answer: distance]) }
  }

  @Test func `every unit converts into each of its kind and back`() throws {
    let units = UnitTable.standard.units + Self.settings.currencies.table.units
    for from in units {
      for to in units where to.kind == from.kind {
        let there = try convert(
          Number(7), from: from.symbol, to: to.symbol, settings: Self.settings)
        let back = try convert(there, from: to.symbol, to: from.symbol, settings: Self.settings)
        #expect(back.rational == Rational(7), "\(from.symbol) to \(to.symbol)")
      }
    }
  }

  @Test func `a capital letter makes another prefix, whatever the unit`() {
    let table = UnitTable([
      Unit("V", "volt", .data, Rational(1)), Unit("MV", "megavolt", .data, Rational(1_000_000)),
      Unit("kV", "kilovolt", .data, Rational(1_000)),
    ])
    #expect(table.unit(named: "mV") == nil)
    #expect(table.unit(named: "KV")?.symbol == "kV")
  }

  @Test func `no word means two units`() {
    let words = UnitTable.standard.units.flatMap { Set([$0.symbol, $0.name] + $0.aliases) }
    #expect(Set(words).count == words.count)
    for unit in UnitTable.standard.units {
      #expect(UnitTable.standard.unit(named: unit.symbol) == unit)
      #expect(UnitTable.standard.unit(named: unit.name) == unit)
    }
    #expect(UnitTable.standard.mostWords == 4)
    #expect(Set(UnitTable.standard.units.map(\.kind)).count == Unit.Kind.allCases.count - 1)
  }
}
