/// How strong a simulated child is.
enum Profile: String, CaseIterable, Sendable {
  case weak, average, strong
}
