/// Light, dark, or whichever of the two the terminal is.
package enum Appearance: String, CaseIterable, Codable, Sendable { case light, dark, system }
