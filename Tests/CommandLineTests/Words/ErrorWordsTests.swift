import Basics
import Content
import Foundation
import Testing

@testable import Quiz
@testable import Storage
@testable import mathbot

/// Why something cannot be done, in words of each language.
struct ErrorWordsTests {
  typealias Case = (error: any Worded & Sendable, english: String, korean: String)

  static let cases: [Case] = [
    (
      SettingError.notAllowed(key: .minutes, given: "11", allowed: .whole(1...10), nearest: "10"),
      "minutes takes a whole number from 1 to 10, not “11”. Did you mean 10?",
      "minutes 값은 1부터 10까지의 정수입니다. 받은 값: “11”. 혹시 10 아닌가요?"
    ),
    (
      SettingError.notAllowed(
        key: .operations, given: "ad", allowed: SettingKey.operations.allowed, nearest: nil),
      "operations takes add, subtract, multiply or divide, or several with commas between, "
        + "not “ad”.",
      "operations 값은 add, subtract, multiply, divide 중 하나 이상(쉼표로 이음)입니다. 받은 값: “ad”."
    ),
    (
      SettingError.notAllowed(key: .sound, given: "x", allowed: .onOrOff, nearest: nil),
      "sound takes on or off, not “x”.", "sound 값은 on, off 중 하나입니다. 받은 값: “x”."
    ),
    (
      SettingError.unknownKey("minuts", nearest: "minutes"),
      "There is no setting “minuts”. Did you mean minutes?",
      "“minuts” 설정은 없습니다. 혹시 minutes 아닌가요?"
    ),
    (
      SettingError.learnerName("name"),
      "There is no setting “name”. "
        + "Who plays is said with mathbot learner: add, rename, use or remove.",
      "“name” 설정은 없습니다. 누가 하는지는 mathbot learner 명령의 add, rename, use, remove로 정합니다."
    ),
    (
      SettingError.sameForAll("clock"),
      "A learner can have minutes, difficulty and operations of their own, not clock.",
      "사람마다 따로 정할 수 있는 것은 minutes, difficulty, operations입니다. clock: 따로 정할 수 없습니다."
    ),
    (
      EnvironmentError(variable: "MATHBOT_CLOCK", reason: .learnerName("x")),
      "The environment variable MATHBOT_CLOCK: There is no setting “x”. "
        + "Who plays is said with mathbot learner: add, rename, use or remove.",
      "환경 변수 MATHBOT_CLOCK: “x” 설정은 없습니다. "
        + "누가 하는지는 mathbot learner 명령의 add, rename, use, remove로 정합니다."
    ),
    (
      LearnerError.nameNotAllowed(""), "A name has 1 to 40 letters, and no hidden signs.",
      "이름은 1~40자이며, 보이지 않는 문자는 쓸 수 없습니다."
    ),
    (
      LearnerError.nameTaken("Mina"), "There is already a learner “Mina”.", "“Mina”: 이미 있는 이름입니다."
    ),
    (
      LearnerError.unknown("Mnia", nearest: "Mina", known: ["Mina", "Jo"]),
      "There is no learner “Mnia”. Did you mean Mina?",
      "“Mnia”: 그런 이름의 학습자는 없습니다. 혹시 Mina 아닌가요?"
    ),
    (
      LearnerError.unknown("Jun", nearest: nil, known: []), "There is no learner “Jun”.",
      "“Jun”: 그런 이름의 학습자는 없습니다."
    ),
    (
      LearnerError.unknown("Jun", nearest: nil, known: ["Ada", "Ben"]),
      "There is no learner “Jun”. Here: Ada and Ben.",
      "“Jun”: 그런 이름의 학습자는 없습니다. 등록된 이름: Ada, Ben."
    ),
    (LearnerError.storage(.damaged(path: "/p")), "The file /p is damaged.", "파일이 손상되었습니다: /p."),
    (
      ArchiveError.notAnArchive,
      "This is not what mathbot data export writes, or its end is missing. Please export it anew.",
      "mathbot data export가 쓴 것이 아니거나 끝부분이 없습니다. 다시 내보내 주세요."
    ),
    (
      ArchiveError.newerSchema(2), "A newer mathbot exported this. Please update mathbot.",
      "더 새로운 mathbot이 내보낸 기록입니다. mathbot을 업데이트해 주세요."
    ),
    (
      ArchiveError.unsound(id: "X"),
      "The record X holds values that cannot be. Nothing was imported.",
      "기록 X에 있을 수 없는 값이 있습니다. 아무것도 가져오지 않았습니다."
    ),
    (
      StorageError.file(FileError(.create, "/d", code: EACCES)),
      "Cannot create /d: Permission denied.", "/d: 만들 수 없습니다. 권한이 없음."
    ),
    (
      StorageError.newerVersion(path: "/p"), "A newer mathbot wrote /p. Please update mathbot.",
      "더 새로운 mathbot이 쓴 파일입니다: /p. mathbot을 업데이트해 주세요."
    ),
    (
      StorageError.locked(path: "/p"), "Another program is using /p and does not let go of it.",
      "다른 프로그램이 파일을 계속 쓰고 있습니다: /p."
    ),
    (
      StorageError.readOnly(path: "/p"), "Nothing can be written to /p: it is read-only.",
      "쓸 수 없습니다. 읽기 전용 파일입니다: /p."
    ),
    (
      StorageError.diskFull(path: "/p"), "Nothing can be written to /p: the disk is full.",
      "쓸 수 없습니다. 디스크가 가득 찼습니다: /p."
    ),
    (
      StorageError.failed(path: "/p", reason: "disk I/O error"),
      "The file /p cannot be used: disk I/O error.", "파일을 쓸 수 없습니다: /p. disk I/O error."
    ),
    (
      DamagedDatabase(path: "/p", newPath: "/p.damaged"),
      "The practice data in /p was damaged. It is kept as /p.damaged, and a new file is started.",
      "연습 기록 파일이 손상되어 있었습니다: /p. /p.damaged 파일로 보관하고 새 파일을 시작합니다."
    ),
    (
      BrokenSettings(path: "/c", fault: .tooLarge, newPath: .success("/c.broken")),
      "The settings file /c cannot be used. The file has more than 1000000 bytes. "
        + "It is kept as /c.broken, and the defaults hold.",
      "설정 파일을 쓸 수 없습니다: /c. 파일이 1000000바이트보다 큽니다. /c.broken 파일로 보관하고 기본값을 씁니다."
    ),
    (
      BrokenSettings(
        path: "/c", fault: .notText(line: 3),
        newPath: .failure(FileError(.move, "/c", code: EROFS))),
      "The settings file /c cannot be used. Line 3 is not text in UTF-8. "
        + "The defaults hold. Cannot move /c: Read-only file system.",
      "설정 파일을 쓸 수 없습니다: /c. 3번 줄은 UTF-8 글자가 아닙니다. 기본값을 씁니다. "
        + "/c: 옮길 수 없습니다. 읽기 전용 파일 시스템."
    ),
    (SettingsFault.noEqualsSign(line: 3), "Line 3 has no “=”.", "3번 줄에 “=”이 없습니다."),
    (
      SettingsFault.badValue(line: 3, .unknownKey("x", nearest: "y")),
      "Line 3: There is no setting “x”. Did you mean y?", "3번 줄: “x” 설정은 없습니다. 혹시 y 아닌가요?"
    ),
  ]

  @Test(arguments: cases.indices)
  func `each error is explained`(index: Int) {
    let item = Self.cases[index]
    #expect(item.error.words(in: Texts(.english)) == item.english)
    #expect(item.error.words(in: Texts(.korean)) == item.korean)
    let given: Set = [
      "minuts", "minutes", "name", "Jun", "Mnia", "ad", "disk", "error", "damaged", "Ada", "Ben",
    ]
    for language in HelpLanguageTests.others {
      let words = item.error.words(in: Texts(language))
      #expect(TypedWords.foreign(in: words, besides: given) == [], "\(language): \(words)")
    }
  }

  @Test func `an unknown setting comes with all that there are`() {
    let words = SettingError.unknownKey("xyzzy", nearest: nil).words(in: Texts(.english))
    #expect(words.hasSuffix(", tapbacks and weekly-goal."))
  }

  @Test(arguments: Language.allCases)
  func `each refusal of the system has its words, in English mostly those of the system`(
    language: Language
  ) {
    // The system's words for these two speak of arguments and descriptors.
    let own: Set = [EINVAL, EBADF]
    for code in (1...40) + [EDQUOT] {
      let words = FileError(.read, "/p", code: code).words(in: Texts(language))
      #expect(!words.contains("file."))
      let isNamed = !words.contains("\(code)")
      let reason = unsafe String(cString: strerror(code))
      if language == .english, isNamed, !own.contains(code) { #expect(words.contains(reason)) }
    }
  }
}
