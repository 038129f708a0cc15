import Testing

/// What the parser of arguments finds out by itself, in mathbot's words.
///
/// Its errors are known by its sentences alone: a version that words them differently fails here.
struct ParserSentenceTests {
  @Test(arguments: [
    (["--minutes"], "A value is missing after --minutes. Try 'mathbot --help'."),
    (["calc", "--digits"], "A value is missing after --digits. Try 'mathbot calc --help'."),
    (["learner", "add"], "The name is missing. Try 'mathbot learner add --help'."),
    (["learner", "rename", "A"], "The new name is missing. Try 'mathbot learner rename --help'."),
    (["--level", "easy"], "There is no option “--level” here. Did you mean --difficulty?"),
    (["progress", "--name", "Mina"], "There is no option “--name” here. Did you mean --learner?"),
    (["calc", "--rad", "sin(1)"], "There is no option “--rad” here. Did you mean --radians?"),
    (["settings"], "“settings” is no command of mathbot. Did you mean config?"),
    (["play"], "“play” is no command of mathbot. Did you mean practice?"),
    (["5", "minutes"], "“5” is no command of mathbot. Did you mean mathbot --minutes 5?"),
    (["minutes", "7"], "“minutes” is no command of mathbot. Did you mean mathbot --minutes 7?"),
    (["5"], "“5” is no command of mathbot. To calculate, type: mathbot calc '5'"),
    (["--minutes", "m"], "minutes takes a whole number from 1 to 10, not “m”."),
    (["--minutes", "5mm"], "minutes takes a whole number from 1 to 10, not “5mm”."),
    (["report"], "“report” is no command of mathbot. Did you mean progress?"),
    (["--minuts", "5"], "There is no option “--minuts” here. Did you mean --minutes?"),
    (["--xyzzyq"], "There is no option “--xyzzyq” here. Try 'mathbot --help'."),
    (["-x"], "There is no option “-x” here. Try 'mathbot --help'."),
    (["worksheet", "7x"], "“7x” is too much here. Try 'mathbot worksheet --help'."),
    (
      ["practice", "now", "then"],
      "2 unexpected arguments: “now”, “then”. Try 'mathbot practice --help'."
    ),
    (["calc", "--degrees", "--radians", "1"], "Give one of --degrees and --radians."),
    (
      ["--plain=x"],
      "--plain takes no value, but “x” was given. Try 'mathbot --help'."
    ),
  ])
  func `a mistake that the parser finds is said in plain words`(
    arguments: [String], sentences: String
  ) throws {
    let run = try CommandRun.mathbot(arguments, home: try TemporaryHome())
    #expect(run == CommandRun(errors: "mathbot: \(sentences)\n", exitCode: 2))
  }

  @Test(arguments: [
    (["--minutes"], "ko_KR", "--minutes 뒤에 값이 빠졌습니다. 도움말: mathbot --help"),
    (["learner", "rename", "A"], "ko_KR", "빠진 것: 새 이름. 도움말: mathbot learner rename --help"),
    (["data", "import"], "ja_JP", "ファイルがありません。ヘルプ：mathbot data import --help"),
    (["config", "set", "clock"], "zh_TW", "缺少值。說明：mathbot config set --help"),
    (["--minuts", "5"], "ja_JP", "ここに「--minuts」というオプションはありません。--minutesではありませんか？"),
    (["-x"], "zh_TW", "這裡沒有「-x」這個選項。說明：mathbot --help"),
    (["worksheet", "7x"], "ko_KR", "“7x”: 쓰임을 알 수 없습니다. 도움말: mathbot worksheet --help"),
    (
      ["practice", "now", "then"], "ja_JP",
      "扱えない引数が2個あります：「now」、「then」。ヘルプ：mathbot practice --help"
    ),
    (["calc", "--degrees", "--radians", "1"], "ko_KR", "--degrees, --radians 중 하나만 주세요."),
    (["--plain=x"], "zh_TW", "--plain 不接受值，卻給了「x」。說明：mathbot --help"),
    (["confg"], "ko_KR", "mathbot에 “confg” 명령은 없습니다. 혹시 config 아닌가요?"),
    (
      ["config", "xyzzy"], "ja_JP",
      "mathbot configに「xyzzy」というコマンドはありません。使えるコマンド：list、get、set、unset、path。"
    ),
    (["calc", "--html", "1"], "zh_TW", "--columns、--json 和 --html 要搭配 --steps。"),
    (["convert", "--json"], "ko_KR", "--json 옵션은 --list 옵션과 함께 씁니다. 도움말: mathbot convert --help"),
    (["calc", "--keypad", "1"], "ja_JP", "--keypadに式は付けません。キーで入力してください。"),
    (["check", "--questions", "99"], "zh_TW", "檢核是 5 到 25 題，不能是「99」。"),
    (["history", "--limit", "0"], "ja_JP", "--limitの値は1以上の整数です。0は使えません。"),
    (["data", "delete"], "ko_KR", "지울 것을 정해 주세요: --learner NAME 또는 --all."),
  ])
  func `it is said in the language of the user`(
    arguments: [String], locale: String, sentences: String
  ) throws {
    let run = try CommandRun.mathbot(
      arguments, home: try TemporaryHome(), environment: ["LANG": locale + ".UTF-8"])
    #expect(run == CommandRun(errors: "mathbot: \(sentences)\n", exitCode: 2))
  }
}
