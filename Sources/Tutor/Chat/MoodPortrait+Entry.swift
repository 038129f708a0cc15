import Content
import Screen

extension MoodPortrait {
  /// The words beside it on one line.
  func line(in texts: Texts) -> String { texts.sentences(blocks.plainLines) }

  /// What is seen of it: a picture in a pose, its words, or a quiet line.
  func entry(
    _ pose: MoodPose?, isNewest: Bool, in texts: Texts, _ stage: MoodStage
  ) -> ChatEntry {
    if isMomentary, !isNewest || stage.usesWords { return .notice(line(in: texts)) }
    if stage.usesWords {
      return .bubble(Bubble(.robot, [.secondary(texts.words(for: mood))] + blocks))
    }
    let pose = pose ?? MoodPose(mood: mood, frame: .still)
    return .portrait(
      Portrait(
        PixelPicture(pose.mood, pose.frame), blocks, longerBlocks: longerBlocks,
        opensScreen: opensScreen))
  }
}
