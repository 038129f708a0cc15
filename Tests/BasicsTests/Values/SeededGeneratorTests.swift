import Basics
import Testing

struct SeededGeneratorTests {
  @Test func `the numbers are those of SplitMix64`() {
    // The first numbers for the seed 1234567, as the reference code in C gives them.
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}
