import Content

extension Event {
  /// What Robo says of it where it is news of the files or the terminal; else nil.
  func news(in texts: Texts) -> String? {
    func words(_ phrase: Phrase, _ trouble: Trouble) -> String {
      texts(phrase, ["reason": trouble.reason(in: texts)])
    }
    return switch self {
    case .progressFailed(let trouble): words(.progressUnreadable, trouble)
    case .recordingFailed(let trouble): words(.troubleRecording, trouble)
    case .recordingCaughtUp: texts(.troubleOver)
    case .savingFailed(let trouble): words(.troubleSettings, trouble)
    case .screenLost(nil): texts(.troubleLost)
    case .screenLost(let terminal?): texts(.troubleLostElsewhere, ["terminal": terminal])
    case .damagedFileKept(let path): texts(.troubleDamagedKept, ["path": path])
    case .pasteCut: texts(.troublePaste)
    case .speechMissing: texts(.troubleSpeech)
    case .opened, .learnerChosen, .key, .edited, .submitted, .endOfInput, .interrupted, .pressed,
      .dragged, .released, .scrolled, .ticked, .resumed, .progressLoaded:
      nil
    }
  }
}
