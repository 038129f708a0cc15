import Content

/// What the words of all languages mean, from the lists of Content.
struct WordBook: Sendable {
  /// The words of all languages, read once.
  static let all = WordBook(.all)

  /// What a line means that says nothing else.
  let phrases: [String: Meaning]
  /// The same without spaces, for scripts that are often written so.
  let phrasesWithoutSpaces: [String: Meaning]
  /// What words mean among others, by the first of them.
  let inside: [String: [Inside]]
  /// What a part of a word means; distress first, then in the order in which sentences decide.
  let stems: [(stem: String, meaning: Meaning)]
  let pairs: [WordPair]
  let emoji: [Unicode.Scalar: Meaning]
  let keyboard: OtherKeyboard
  /// What phrases mean whose keys were pressed on the other keyboard.
  let phrasesOnOtherKeyboard: [String: Meaning]
  let nearWords: NearWords
  let nearNumbers: NearNumbers
  let numbers: NumberWords
  let surroundings: NumberSurroundings
  let measures: MeasureWords
  let wishes: WishWords
  /// What names a place in a list: the second one.
  let ordinals: [String: Int]
  /// How the names of several are said in one line.
  let joinedNames: JoinedNames
  /// What is said by who has not understood what was asked: huh.
  let asksBack: Set<String>
  /// What names the last place of a list.
  let lastPlaces: Set<String>
  /// How another length of a practice is asked for without a number.
  let lengths: [String: LengthWish]
  /// What stands before or behind a phrase and changes nothing.
  let leads: [String], tails: [String], fillers: [String]
  /// What says how much somebody feels something.
  let intensifiers: Set<String>
  /// How a sentence begins in which a child says its name.
  let nameBeginnings: [String]
  /// How a child says its name, or that it is something else.
  let introductions: IntroductionFrames
  /// What says that somebody is not called so, beside a name.
  let nameDenials: Set<String>
  /// What somebody has done to the child, at the end of a line.
  let hurts: [String]
  /// How somebody says whose friend, brother or sister they are.
  let friends: [WordFrame]
  /// What stands beside the name of who plays, and says no more.
  let aroundNames: Set<String>
  /// How a sentence begins in which a child tells of itself.
  let tellBeginnings: [String]
  let nots: Set<String>
  let maths: MathsWords
  /// How more of a joke is asked for.
  let more: Set<String>
  /// Words of the schoolyard that make nonsense of a line.
  let nonsense: Set<String>
  /// What number words of other languages have in them.
  let foreignNumbers: [String]
  /// What a digit alone is written for, as it sounds so: 2 for too and to.
  let sounds: [String: [String]]

  /// Words that mean something wherever they stand.
  struct Inside: Sendable {
    let words: [String]
    let meaning: Meaning
  }

  /// Whether a token is a face of signs, such as :) or T_T, which says nothing of a number beside it.
  func isFace(_ token: Substring) -> Bool {
    phrases[String(token)] != nil && token.contains { !$0.isLetter && !$0.isNumber }
      && !token.contains(where: \.isNumber)
  }

  init(_ lists: WordLists) {
    // What is misspelt already is no word that others are near to, and none to ask back with.
    let spelled = Self.meanings(lists.family("say."))
    phrases = spelled.merging(Self.meanings(lists.family("slip."))) { right, _ in right }
    phrasesWithoutSpaces = phrases.reduce(into: [:]) { found, entry in
      if !entry.key.isASCII { found[entry.key.squeezed] = entry.value }
    }
    inside = Self.inside(lists)
    stems = ([.distress] + Meaning.insideSentences).flatMap { meaning in
      lists["stem.\(meaning)"].map { ($0.squeezed, meaning) }
    }
    pairs = lists.family("pair.").compactMap(WordPair.init)
    emoji = Self.meanings(lists.family("emoji.")).reduce(into: [:]) { emoji, entry in
      if let first = entry.key.unicodeScalars.first { emoji[first] = entry.value }
    }
    let keyboard = OtherKeyboard(lists["keyboard"])
    self.keyboard = keyboard
    phrasesOnOtherKeyboard = phrases.reduce(into: [:]) { found, entry in
      if let keys = keyboard.keys(of: entry.key), keys.squeezed.count >= 4 {
        found[keys] = entry.value
      }
    }
    introductions = IntroductionFrames(lists)
    nameDenials = Set(lists["name.not"])
    aroundNames = Set(lists["name.around"])
    friends = WordFrame.frames(lists["name.friend"])
    hurts = lists["word.hurtsMe"].map { " " + $0 }
    let single = inside.values.joined().filter { $0.words.count == 1 }
    nearWords = NearWords(
      single.reduce(into: spelled) { words, entry in words[entry.words[0]] = entry.meaning },
      tellings: introductions.openings + lists["start.like"].map { $0 + " " })
    numbers = NumberWords(lists)
    surroundings = NumberSurroundings(lists)
    measures = MeasureWords(lists)
    ordinals = lists.family("ordinal.").reduce(into: [:]) { places, list in
      for word in list.words { places[word.squeezed] = Int(list.name) }
    }
    joinedNames = JoinedNames(lists)
    asksBack = Set(lists["unclear"].map(\.squeezed))
    lastPlaces = Set(lists["ordinal.last"].map(\.squeezed))
    lengths = LengthWish.spellings(lists)
    wishes = WishWords(lists, numbers: numbers)
    (leads, tails, fillers) = (lists["lead"], lists["tail"], lists["filler"])
    intensifiers = Set(lists["intensifier"])
    nameBeginnings = lists["start.name"]
    tellBeginnings = lists["start.tell"]
    nearNumbers = NearNumbers(lists)
    nots = Set(lists["not"])
    maths = MathsWords(lists)
    more = Set(lists["more.joke"])
    nonsense = Set(lists["nonsense"])
    foreignNumbers = lists["digits.stem"]
    sounds = lists.family("sound.").reduce(into: [:]) { $0[$1.name] = $1.words }
  }

  private static func meanings(_ family: [(name: String, words: [String])]) -> [String: Meaning] {
    family.reduce(into: [:]) { found, list in
      let meaning = Meaning(rawValue: list.name)
      for phrase in list.words { found[FoldedLine(phrase).bare] = meaning }
    }
  }

  private static func inside(_ lists: WordLists) -> [String: [Inside]] {
    Meaning.allCases.reduce(into: [:]) { inside, meaning in
      for phrase in lists["word.\(meaning)"] {
        let words = phrase.split(separator: " ").map(String.init)
        inside[words[0], default: []].append(Inside(words: words, meaning: meaning))
      }
    }
  }
}

extension String {
  /// The text without its spaces.
  var squeezed: String { String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " })) }

  /// Whether every character is one of ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 128 } }
}
