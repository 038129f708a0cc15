import Screen

extension Samples {
  /// A flower on its way from the answer to the top line, step by step, and when it is there.
  static let flowers: [(name: String, picture: ScreenPicture)] =
    (0..<FlowerSlide.steps).map { ("flower-\($0)", flower(at: $0)) }
    + [("flower-arrived", flower(at: nil))]

  /// The practice just after an answer, with so many steps gone.
  static func flower(at step: Int?) -> ScreenPicture {
    .chat(
      ChatPicture(
        header: ChatHeader(
          icon: "🤖", name: "Robo", clock: "4:32", permilleLeft: 906, right: 12, mended: 3,
          flowers: step == nil ? 2 : 1),
        entries: [
          .bubble(Bubble(.robot, "What is 6 × 7?")),
          .bubble(Bubble(.learner, "42", tapback: .right)),
          .bubble(Bubble(.robot, "What is 7 × 8?")),
          .bubble(Bubble(.learner, "56", tapback: .right)),
          .bubble(Bubble(.robot, "🌻 7 × 8 is in your garden.")),
        ],
        composer: Composer(placeholder: "Type your answer"),
        keypad: NumericKeypad(hint: "Hint", skip: "Skip", send: "Send"), flower: step))
  }
}
