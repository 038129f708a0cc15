import Basics
import Screen

extension Chat {
  /// The portrait that moves on this stage, if one does.
  func livePortrait(on stage: MoodStage) -> LivePortrait? {
    guard stage.movement != .none, scrolledRows == 0 else { return nil }
    let seen = appeared.suffix(Self.nearMessages)
    for index in seen.indices.reversed() {
      guard case .portrait(let portrait) = seen[index].content else { continue }
      let mayMove =
        portrait.isMomentary ? index == seen.endIndex - 1 : stage.movement == .all
      return mayMove ? live(portrait, at: index) : nil
    }
    return nil
  }

  /// When a portrait looks different next; nil while none moves.
  func nextPose(on stage: MoodStage) -> Instant? {
    livePortrait(on: stage)?.nextPose(after: now)
  }

  private func live(_ portrait: MoodPortrait, at index: Int) -> LivePortrait {
    LivePortrait(
      index: index, portrait: portrait, appeared: messages[index].appears,
      lastAction: lastAction)
  }

  /// A portrait that so many messages have followed is out of sight on most screens.
  static let nearMessages = 6
}
