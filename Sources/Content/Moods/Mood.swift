/// How Robo looks at the moment; never sad, angry or disappointed.
package enum Mood: String, CaseIterable, Sendable {
  case happy, think, proud, puzzled, cheer, asleep, wave, care
}
