/// One of the two factors of a product.
///
/// Languages differ in which one counts the groups: 3 × 4 is three groups of four in English, and
/// three each in four groups in Korean.
package enum FactorPosition: String, CaseIterable, Sendable {
  case first, second
}
