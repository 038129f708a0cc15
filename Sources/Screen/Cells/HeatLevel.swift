/// How strong a cell of a heat map is, from nothing to full.
package enum HeatLevel: Int, CaseIterable, Sendable {
  case none, low, middle, high
}
