import Basics
import Screen

/// Pictures of every kind, as the tutor makes them.
enum Samples {
  static let all: [(name: String, picture: ScreenPicture)] =
    [
      ("welcome", welcome), ("practice", practice), ("hints", hints), ("summary", summary),
      ("settings", settings), ("all-settings", allSettings), ("contact", contact),
      ("korean", korean), ("typing", typing), ("progress", progress),
      ("garden", garden), ("bare-garden", bareGarden),
    ] + flowers + calculators

  static let welcome = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [
        .bubble(Bubble(.robot, "Hi! I'm Robo, your maths buddy.\nLet's set up today's practice.")),
        .bubble(Bubble(.robot, "How long shall we play?")),
        .card(
          Card(
            id: 1, title: "Timer", control: .slider(value: 5, range: 1...10, text: "5 minutes"))),
        .bubble(Bubble(.learner, "5 minutes")),
        .bubble(Bubble(.robot, "Great. How tricky?")),
        .card(
          Card(
            id: 2, title: "Difficulty",
            control: .options(["Easy", "Medium", "Hard"], selected: 1))),
      ],
      composer: Composer(placeholder: "Tap a card, use ← → and Enter, or type")))

  static let practice = ScreenPicture.chat(practiceChat)

  static let practiceChat = ChatPicture(
    header: ChatHeader(
      icon: "🤖", name: "Robo", clock: "4:32", clockIsLarge: true, permilleLeft: 906, right: 2,
      mended: 1),
    entries: [
      .bubble(Bubble(.robot, "What is 6 × 7?")),
      .bubble(Bubble(.learner, "42", tapback: .right)),
      .bubble(Bubble(.robot, "What is 7 × 8?")),
      .bubble(Bubble(.learner, "54", tapback: .notYet)),
      .bubble(
        Bubble(
          .robot,
          [
            .text("Close! 54 is 6 × 9, a neighbour in the table."),
            .text("Split the 7: 7 × 8 is 5 × 8 and 2 × 8."),
            .gap,
            .picture(
              LinePicture([
                "  ● ● ● ● ● ● ● ●",
                "  ● ● ● ● ● ● ● ●",
                "  ● ● ● ● ● ● ● ●   5 × 8 = 40",
                "  ● ● ● ● ● ● ● ●",
                "  ● ● ● ● ● ● ● ●",
                "  ○ ○ ○ ○ ○ ○ ○ ○   2 × 8 = ?",
                "  ○ ○ ○ ○ ○ ○ ○ ○",
              ])),
            .text("Try again: 7 × 8"),
          ])),
    ],
    composer: Composer(line: "5", cursor: 1),
    keypad: NumericKeypad(hint: "Hint", skip: "Skip", send: "Send", pressed: .digit(5)))

  static let hints = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(
        icon: "🤖", name: "Robo", clock: "0:28", permilleLeft: 94, isEnding: true, right: 9,
        mended: 2),
      entries: [
        .bubble(
          Bubble(
            .robot,
            [
              .text("29 is almost 30: 34 + 29"),
              .picture(
                LinePicture(["  34 ────── +30 ──────► 64", "                     63 ◄─ −1"])),
            ])),
        .bubble(
          Bubble(
            .robot,
            [
              .text("How many 7s in 42?"),
              .picture(
                LinePicture([
                  "  ├──────────── 42 ────────────┤",
                  "  │ 7 │ 7 │ 7 │ 7 │ 7 │  _ × 7 │",
                ])),
              .secondary("5 × 7 = 35, and 7 are left"),
            ])),
        .notice("30 seconds left"),
        .bubble(Bubble(.learner, "6", tapback: .right)),
      ],
      composer: Composer(placeholder: "Type your answer"),
      keypad: NumericKeypad(hint: "Hint", skip: "Skip", send: "Send")))

  static let summary = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(
        icon: "🤖", name: "Robo", clock: "0:00", permilleLeft: 0, right: 18, mended: 0),
      entries: [
        .notice("Today"),
        .bubble(Bubble(.robot, "Time's up! Here is how you did.")),
        .bubble(
          Bubble(
            .robot,
            [
              .heading("🏆  All 18 right!"),
              .gap,
              .text("18 of 18 right, 100 %"),
              .text("4.1 s a question (last time 5.0 s)"),
              .gap,
              .heading("Time taken"),
              .bars([
                Bar(label: "3 × 4", mark: "🎉", value: "2.1 s", permille: 214),
                Bar(label: "7 × 8", mark: "🎉", value: "9.8 s", permille: 1000, note: "(hint)"),
                Bar(label: "9 + 6", mark: "🎉", value: "3.0 s", permille: 306),
                Bar(label: "63 ÷ 7", mark: "👎", value: "4.4 s", permille: 449),
              ]),
              .secondary("and 14 more"),
              .gap,
              .text("New in your head for good: 6 × 7, 4 × 9"),
            ])),
      ],
      chips: ChipRow(["New round", "My garden", "Time taken", "Settings", "Bye"], lit: 0),
      composer: Composer(placeholder: "Tap one, use ← → and Enter, or type"), confetti: 9))

  static let settings = ScreenPicture.form(settingsForm)

  static let settingsForm = FormPicture(
    icon: "⚙", title: "Settings",
    rows: [
      FormPicture.Row(
        label: "Timer", control: .slider(value: 5, range: 1...10, text: "5 min")),
      FormPicture.Row(
        label: "Difficulty",
        control: .options(["Easy", "Medium", "Hard", "Auto"], selected: 1)),
      FormPicture.Row(
        label: "Practise", control: .switches(["+", "−", "×", "÷"], selected: [0, 2], cursor: 2)),
      FormPicture.Row(
        label: "Appearance",
        control: .options(["Light", "Dark", "System"], selected: 2)),
      FormPicture.Row(
        label: "Language",
        control: .options(["English", "한국어", "日本語", "繁體中文"], selected: 0)),
      FormPicture.Row(
        label: "Sound", control: .options(["On", "Off"], selected: 1)),
    ],
    focus: 2, message: "Choose what you want to practise.",
    footer: ["↑ ↓ choose", "← → change", "Enter save", "Esc leave unchanged"])

  /// As many rows as the program's own settings page has.
  static let allSettings = ScreenPicture.form(
    FormPicture(
      icon: "⚙", title: "All settings",
      rows: [
        group("Practice", slider("Timer", 5, 1...10, "5 minutes")),
        choice("Difficulty", ["Easy", "Medium", "Hard"]), settingsForm.rows[2],
        choice("Clock", ["Small", "Large", "Hidden", "Off"]), choice("Tips", ["On", "Off"]),
        group("Look", choice("Colours", ["Light", "Dark", "As the window"])),
        choice("Movement", ["On", "Off"]), group("This family", settingsForm.rows[4]),
        choice("Plain words", ["Off", "On"]), choice("Sound", ["Off", "On"]),
        choice("Mouse", ["On", "Off"]),
        group("Calculator", choice("Angles", ["Degrees", "Radians"])),
        slider("Decimal places", 4, 0...20, "4"), slider("History", 10, 0...1000, "10"),
      ], focus: 3, message: "How the time is shown.",
      footer: ["↑ ↓ choose", "← → change", "Enter done", "Esc undo"]))

  private static func group(_ heading: String, _ row: FormPicture.Row) -> FormPicture.Row {
    FormPicture.Row(heading: heading, label: row.label, control: row.control)
  }

  private static func slider(
    _ label: String, _ value: Int, _ range: ClosedRange<Int>, _ text: String
  ) -> FormPicture.Row {
    FormPicture.Row(label: label, control: .slider(value: value, range: range, text: text))
  }

  private static func choice(_ label: String, _ words: [String]) -> FormPicture.Row {
    FormPicture.Row(label: label, control: .options(words, selected: 0))
  }

  /// A head with two eyes on its neck.
  static let robot = PixelPicture(
    pixels: (0..<12).map { row in
      (0..<14).map { column in
        row > 9
          ? 5...8 ~= column ? .shade : .page
          : row == 4 && (column == 4 || column == 9) ? .eye : row < 2 ? .page : .screen
      }
    }, signs: ["", " .----------.", " |  o    o  |", " |    __    |", " '----------'", "     ||||"])

  static let contact = ScreenPicture.page(
    PagePicture(
      icon: "🤖", title: "About Robo",
      portrait: Portrait(
        robot,
        [
          .heading("Robo"),
          .text("I ask you sums, and I show you a picture when one is hard. I never get tired."),
          .gap, .secondary("Everything stays on this computer."),
        ]),
      blocks: [],
      footer: ["↑ ↓ scroll", "Esc back"]))

  static let korean = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(icon: "🤖", name: "로보", clock: "3:05", permilleLeft: 610, right: 4),
      entries: [
        .bubble(Bubble(.robot, "7 × 8은 얼마일까요? 천천히 생각해도 괜찮아요. 그림을 보고 싶으면 ?를 눌러요.")),
        .bubble(Bubble(.learner, "56", tapback: .right)),
        .bubble(Bubble(.robot, "七八はいくつですか？ゆっくり考えても大丈夫だよ。絵を見たいときは「？」を押してね。")),
        .bubble(Bubble(.learner, "五十六", tapback: .notYet)),
      ],
      composer: Composer(line: "한국어 日本語", cursor: 7),
      keypad: NumericKeypad(hint: "힌트", skip: "넘기기", send: "보내기")))

  static let typing = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo", clock: "1:00", permilleLeft: 200, right: 4),
      entries: [
        .bubble(Bubble(.robot, "Let's go!")),
        .bubble(Bubble(.learner, "ok")),
        .bubble(Bubble(.learner, "I am ready")),
        .typing(step: 1),
      ],
      composer: Composer(placeholder: "…")))
}
