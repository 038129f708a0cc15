/// A text that Robo says; ``key`` is where it stands in the files of Content.
package enum Phrase: String, CaseIterable, Sendable {
  case listWords, listClauses, listSentences, listOr, listAnd, quoted, labelValue, sentenceEnd,
    spokenBlank, spokenQuestion, spokenMark

  case robotName, learnerName, learnerUnnamed, welcomeFirst, welcomeAgain, welcomeFirstNamed,
    welcomeAgainNamed, welcomeWho, welcomeWhoPlain, welcomeWhoNearest, welcomeWhoUnknown,
    welcomeWhoFirst, welcomeOther, welcomeOtherNew, welcomeOtherPerhaps, learnerNew, welcomeName,
    welcomeNameFirst, welcomeNameUnclear, welcomeNameHelp,
    welcomeNameLong, welcomeNameOne, welcomeNamed,
    welcomeMinutes, welcomeDifficulty, welcomeOffer,
    welcomeOfferUntimed, welcomeDeclined, welcomeSame, welcomeStart, welcomeGrowing, welcomeGo,
    welcomeEasyFirst, welcomeMinutesUnclear, welcomeMinutesMost,
    welcomeMinutesLeast, welcomeMinutesGiven, welcomeDifficultyUnclear,
    welcomeMinutesPlain, welcomeDifficultyPlain, welcomeLevels, welcomeLevelAuto

  case cardTimer, cardLearner, cardDifficulty, composerCard, composerSlider, composerAnswer,
    composerPaused, composerWho, composerName, composerChips, composerNewest

  case chipsPlain, chipsPlainEnter, chipAgain, chipTimes, chipAnswers, chipSettings, chipBye,
    chipStart, chipTable,
    chipChange, chipSkip, chipLater, chipTryFirst, chipGoal, chipJustPlay, chipYes, chipNo,
    chipResume, chipStop,
    chipTip, chipPause, chipGarden

  case keypadHint, keypadSkip, keypadSend

  case stopAsk, questionAsk, questionLast, questionTurn, questionThen, questionAgain, questionType,
    questionGap, questionGapType, exampleShown, exampleBegun, exampleGap, exampleDone

  case answerRight, answerNotYet, answerUnreadable, answerNoHurry,
    answerSkipped, answerKeepGoing

  case welcomeSameDay, welcomeSameDayNamed, welcomeDay, welcomeDayNamed, welcomeLong,
    welcomeLongNamed, newsStillThere, newsBeginKnown, newsTricky, newsGrowth, goalAsk, goalPicked,
    goalMet, goalNone

  case hintOffer, hintStep, pictureMore

  case clockMinute, clockHalf, clockThirty, clockTen, clockLeft, clockPaused, clockPausedPlain,
    clockResumed, clockSuspended, clockOver, clockWaits, clockLast, clockNone

  case summaryStopped, summaryNothing, summaryTimesNone, summaryScore, summaryScoreShort,
    summaryAverage, summaryAverageValue, summaryFastest, summarySlowest, summaryTimes, summaryRight,
    summaryMissed, summaryWorked, summaryLonger, summaryBloomed, summaryShown, timeSeconds,
    summaryHinted, summarySkipped, summaryExample, summaryNext, summaryNextLeft, levelHarder,
    levelEasier, levelChanged

  case endPerfect, endPerfectNamed, endRun, endRunNamed, endMended, endMendedNamed, endFound,
    endFoundNamed, endNearly, endNearlyNamed, endDone,
    endDoneNamed, endStopped, endStoppedNamed, endWorked, endWorkedNamed, endTried, endTriedNamed,
    endGrowth, endGarden, endGardenNews, endGardenRest, endGardenVisited, endGardenOne,
    endGardenTwo, endGardenSoon, endGardenMore, mendOne, mendSome, mendUnclear

  case wordsAgain, wordsSettings, wordsHelp, wordsBye, wordsNo, wordsStopNot, wordsStay,
    wordsChange, wordsYes, wordsWhatIs, wordsResume, wordsStart, wordsNameBefore, wordsNameAfter,
    wordsGoal, wordsTimes, wordsAnswers, wordsNewcomer

  case keysHint, keysStop

  case careTell, careAgain, careHere, careClock, careStop

  case helpTitle, helpQuestion, helpQuestionKeys, helpWords, helpScroll, contactTitle,
    contactWho, contactPrivate, contactMistakes, contactWords, contactBack

  case worksheetTitle, worksheetNumber, worksheetName, worksheetDate, worksheetScore,
    worksheetAnswers

  case checkHello, checkRules, checkKeys, checkLine, checkTrial, checkReady, checkStart,
    checkTryStart, checkTry, checkCounts, checkAgain,
    checkNumber, checkQuestion, checkNext, checkUnsure, checkComposerRest, checkComposerRestIn,
    checkDone,
    checkScore, checkAverage, checkPerfect, checkHeading, checkHeadingStopped,
    checkHeadingNearly, checkEach,
    checkMarkRight, checkMarkNotYet, checkTyped, checkNoAnswer, checkLookOne, checkLookOther,
    checkLookNone

  case wordsUnknown, calculationAnswer, calculationRemainder, calculationHow, bye, byeNamed, byeHow

  case settingsTitle, settingsTitleAll, settingsParents, settingsParentsAll,
    settingsAboutParents, settingsFooterOpen, settingsFooterChoose, settingsFooterChange,
    settingsFooterSwitch,
    settingsFooterDone, settingsFooterUndo, settingsFixed, settingsOwn, settingsLabelOwn,
    settingsGoalNone, settingsThisTime,
    settingsKey, settingsPlain,
    settingsSaved, settingsKept, settingsTyped

  case troubleRecording, troubleOver, troublePaste, troubleUnkept, troubleSettings, troubleTooSmall,
    troubleNewer,
    troubleLocked,
    troubleReadOnly, troubleDiskFull, troubleDamaged, troubleLearnerRemoved, troubleDamagedKept,
    troubleLost,
    troubleLostElsewhere, troubleSpeech

  case calculatorWelcome, calculatorLeave, calculatorLine, calculatorDegrees,
    calculatorDegreesHere, calculatorRadians,
    calculatorPlaces, calculatorPlacesUnclear, calculatorHistoryEmpty, calculatorHistoryCleared,
    calculatorMemory, calculatorMemoryCleared, calculatorVariableNone, calculatorVariableUnknown,
    calculatorVariableForgotten, calculatorVariableReserved, calculatorVariableUnit,
    calculatorHelpFunctions, calculatorHelpSigns,
    calculatorHelpCommands, calculatorHelpExample, calculatorRates

  case stepsTitle, stepsEmpty, stepsMore, stepsRemainder, stepsCheck, stepsMixed,
    stepsRecurring, stepsStopped, stepsAdd, stepsAddCarry, stepsSubtract, stepsSubtractNothing,
    stepsSubtractExchange, stepsSubtractExchangeFar, stepsMultiplyAside, stepsMultiplyWhole,
    stepsMultiplyDigit, stepsMultiplyDigitCarry, stepsMultiplyRow, stepsMultiplyRowOf,
    stepsMultiplyZero, stepsMultiplyAdd, stepsMultiplyZeros, stepsMultiplyPoint, stepsDivideWhole,
    stepsDivideStep, stepsDivideDigit, stepsDivideZero, stepsDivideTryMore, stepsDivideTryLess,
    stepsDivideBring,
    stepsDivideRemainder, stepsDivideRecurring, stepsDivideStopped, stepsSayStep, stepsSayAlone,
    stepsSayNow,
    stepsSayAnswer, stepsSayAbout, stepsSaySame, stepsSayFraction, stepsSayMixed, stepsSayRecurring,
    stepsSayPower,
    stepsSayEquals, stepsSayEqualsVowel

  case solveNone, solveNoneReal, solveOne, solveOneReal, solveMany, solveManyReal, solveFound,
    solveEverything, solveEverythingBut, solveEverythingBetween, solveStretch, solveStretchUp,
    solveStretchDown, solveStretchWithout,
    solveAbout, solveTouch, solveExcluded, solveUndecided, solveUndecidedNear, solveMore,
    solveWindow, solveWindowRange, solveStepsNone,
    solveDegrees,
    solveSystemOne, solveSystemNone, solveSystemAlone, solveSystemMany, solveSystemFree,
    solveStepGiven, solveStepTake, solveStepAdd, solveStepDivide, solveStepZero,
    solveStepMultiply, solveStepSwap, solveStepRoot,
    solveStepFormula, solveStepInsert, solveStepNegative, solveErrorFunction, solveErrorUnit,
    solveErrorNoUnknown,
    solveErrorUnknowns, solveErrorEquals, solveErrorCompare, solveErrorComma, solveErrorLinear,
    solveErrorLong

  case plotTitle, plotZero, plotHighest, plotLowest, plotCrossing, plotHole, plotPole, plotSeveral,
    plotCrowded, plotSayCurve,
    plotSayUndefined, plotSayUndecided, plotSayPoles, plotSayPoleLeftUp, plotSayPoleLeftDown,
    plotSayPoleRightUp,
    plotSayPoleRightDown, plotSayHoles, plotSayZeros, plotSayZerosNone, plotSayZerosAll,
    plotSayHighest,
    plotSayLowest, plotSayRising, plotSayFalling, plotSayLevel, plotSayJumps, plotSayJumpsAt,
    plotSayJumpsUp, plotSayJumpsDown, plotSayBetweenLevel, plotSayBetweenRising,
    plotSayBetweenFalling, plotSayZeroStep, plotSayPower, plotSayMany, plotSayCrossings,
    plotSayMore, plotSayMoreParts, plotSayMoreGaps, plotPoint, plotPointSaid, plotNone, plotOutside,
    plotUnseen,
    plotFooterRead, plotFooterZoom,
    plotFooterMove,
    plotFooterMark, plotFooterBack, plotFooterQuit, plotTooSmall, plotErrorCurve

  case calculatorKeysTitle, calculatorKeysBasic, calculatorKeysScientific,
    calculatorKeysTooSmall, calculatorKeysKeepingFailed, calculatorKeysDamagedKept,
    calculatorKeysPasteUnclear, calculatorKeysEntryFull, calculatorKeysOneByOne,
    calculatorKeysReuseFailed,
    calculatorKeysErrorHint, calculatorKeysPlainForm, calculatorKeysFooterScientific,
    calculatorKeysFooterBasic, calculatorKeysFooterHistory, calculatorKeysFooterHelp,
    calculatorKeysFooterQuit, calculatorKeysFooterChoose, calculatorKeysFooterUse,
    calculatorKeysFooterSteps, calculatorKeysFooterWipe, calculatorKeysFooterClose,
    calculatorKeysFooterClear,
    calculatorKeysFooterKeep, calculatorKeysFooterScroll, calculatorKeysFooterBack,
    calculatorKeysHistoryTitle, calculatorKeysHistoryQuestion, calculatorKeysHelpTitle,
    calculatorKeysHelpMoving, calculatorKeysHelpPrecedence, calculatorKeysHelpEquals,
    calculatorKeysHelpPercent, calculatorKeysHelpPower, calculatorKeysHelpNegate,
    calculatorKeysHelpSquare, calculatorKeysHelpRoot, calculatorKeysHelpFunctions,
    calculatorKeysHelpSecond, calculatorKeysHelpClear, calculatorKeysHelpMemory,
    calculatorKeysHelpAnswer, calculatorKeysHelpAngle

  case gardenTitle, gardenTitleOwn, gardenTitleRound, gardenTables, gardenSums, gardenTrees,
    gardenEmpty, gardenBare, gardenGrowsTables, gardenGrowsSums, gardenGrowsTrees,
    gardenNoTree, gardenElsewhere, gardenUnknown, gardenKeys, gardenKeysShort, wordsBack,
    wordsPractise, wordsNext,
    gardenBedTables, gardenBedSums, gardenBedTrees, gardenWater, gardenPractise,
    gardenPractiseShort, gardenNext, gardenNextShort, gardenPlay, gardenBack,
    gardenMirror, gardenBackwards,
    gardenTreeExample, gardenTreeLike,
    wordsGarden

  case progressTitle, progressEmpty, progressAnswers, progressAnswersSkipped, progressHelp,
    progressTimes, progressGarden,
    progressDivision, progressDivisionHow, progressAddition,
    progressSubtraction, progressWaysKnown,
    progressFading, progressPart, progressPartFading,
    progressRight, progressSeconds, progressTrend, progressTrendWords, progressGrowth,
    progressLabelled,
    progressBefore, progressToday, progressChange,
    progressPercent, progressWordsOne, progressWordsChange, progressWordsBest, progressWordsBestOne,
    progressShare, progressShareSaid, progressShareRight, progressShareLast,
    progressHabits,
    progressTyped, progressHabit, progressHabitTimes,
    progressStrands, progressStrandsWorks, progressStrandsNext,
    progressStrandsKnows, progressStrandsHardest,
    progressStrandsLearning,
    progressStrandsNotYet, progressStrandsHardlyAsked, progressStrandsMore, progressFluent,
    progressFluentMore,
    progressTalk,
    progressTalkFluent, progressTalkHabit, progressTalkWay, progressTalkShaky, progressTalkFading,
    progressTalkSlow, progressFooterScroll, progressFooterBack, pageMore,
    progressUnreadable,
    progressGoalReached, progressGoalOpen, progressSmallMet, progressSmallOpen, progressAllTitle,
    progressAllName, progressAllDays,
    progressAllQuestions, progressAllRight, progressAllWeek, progressAllNeeds,
    progressAllShared, progressAllNobody,
    progressAllNone, progressAllNew, progressAllMember, progressAllNeed, progressAllRest,
    progressAllGoal,
    progressOn,
    wordsProgress, wordsContact

  // Manual pages.
  case
    manualHeadingName, manualHeadingSynopsis, manualHeadingDescription, manualHeadingCommands,
    manualHeadingOptions, manualHeadingEnvironment, manualHeadingFiles, manualHeadingExit,
    manualHeadingSeeAlso, manualCommand, manualExitDone, manualExitNegative, manualExitUsage,
    manualExitFile, manualEnvironmentSettings, manualEnvironmentColor, manualEnvironmentLanguage,
    manualEnvironmentFolders, manualFilesSettings, manualFilesAnswers, manualJson, manualJsonPlot

  case commandOverview, commandUsage, commandArguments, commandOptions, commandSubcommands,
    commandDefault, commandExamples, commandSee, commandStart, commandStartAsked,
    commandStartGiven, commandEach, commandTopics, commandGroupPractise, commandGroupCalculate,
    commandGroupFamily, commandHelp, commandHelpSubcommand, commandVersion, commandReset,
    commandLicence

  case commandMathbot, commandMathbotMore, commandPractice, commandPracticeMore,
    commandPracticeMinutes, commandPracticeLearner, commandPracticeSeed, commandLevels,
    commandOperations, commandTable, commandAccessible, commandPlain, commandColor,
    commandAnimation, commandCheck, commandCheckMore, commandCheckQuestions, commandCheckMix,
    commandCheckLearner, commandCheckSeed, commandWorksheet, commandWorksheetMore,
    commandWorksheetQuestions, commandWorksheetAnswers, commandWorksheetWeak,
    commandWorksheetLearner, commandWorksheetForms, commandWorksheetWorking,
    commandWorksheetSeed, commandWorksheetHtml, commandLanguages, commandGarden,
    commandGardenMore, commandGardenLearner, commandProgress, commandProgressMore,
    commandProgressLearner, commandProgressAll, commandProgressHtml, commandProgressCsv,
    commandProgressAccessible, commandProgressPlain, commandJson

  case commandCalc, commandCalcMore, commandCalcFunctions, commandCalcKeypad,
    commandCalcExpression, commandCalcAngle, commandCalcRemainder, commandCalcPlaces,
    commandCalcDigits, commandCalcFraction, commandCalcMixed, commandCalcSteps,
    commandCalcStepsColumns, commandCalcStepsJson, commandCalcStepsHtml, commandConvert,
    commandConvertMore, commandConvertList, commandConvertJson, commandConvertWords,
    commandSolve, commandSolveMore, commandSolveFrom, commandSolveTo, commandSolveSteps,
    commandSolveEquation, commandPlot, commandPlotMore, commandPlotFrom, commandPlotTo,
    commandPlotBottom, commandPlotTop, commandPlotSvg, commandPlotDots, commandPlotCurves

  case commandConfig, commandConfigSetting, commandConfigPage, commandConfigList,
    commandConfigGet, commandConfigGetMore, commandConfigKey, commandConfigSet,
    commandConfigValue, commandConfigUnset, commandConfigUnsetMore, commandConfigPath,
    commandHistory, commandHistoryCalculations, commandHistoryPractice, commandHistoryLearner,
    commandHistoryClear, commandHistoryLimit, commandLearner, commandLearnerMore,
    commandLearnerList, commandLearnerAdd, commandLearnerAddName, commandLearnerName,
    commandLearnerRename, commandLearnerRenameName, commandLearnerRemove,
    commandLearnerRemoveMore, commandLearnerForce, commandLearnerUse, commandLearnerSet,
    commandLearnerKey, commandLearnerUnset, commandData, commandDataMore, commandDataShow,
    commandDataPath,
    commandDataExport, commandDataExportLearner, commandDataImport, commandDataImportMore,
    commandDataImportFile, commandDataImportLearner, commandDataDelete, commandDataDeleteMore,
    commandDataDeleteLearner, commandDataDeleteAll, commandDataDeleteForce

  case usageNearest, usageHelp, usageCommand, usageCommands, usageTopic, usageTopics, usageOption,
    usageValueMissing,
    usageValueNone, usageArgument, usageUnexpected, usageUnexpectedSeveral, usageNameQuotes,
    usageNameOption, usageCalculation,
    usageUnclear,
    usageOne, usageChoose, usageGoes, usageGo, usageTakes, usageWhole, usageLeast, usageWord,
    usageWords, usageCheck, usageSheet, usageExpression, usageKeypadExpression,
    usageKeypadSteps, usageKeypadForm, usageListAlone, usageConversion, usageSolveDigits,
    usageSolveEquation,
    usageSolveInterval, usageSolveNumber, usagePlotFar, usagePlotCurve,
    usagePlotCurves,
    usagePlotWidth, usagePlotHeight, usageManual, usageDelete,
    usageEnvironment, usageSetting, usageSettings, usageSettingLearner, usageSettingOwn,
    usageLearner, usageLearnerKnown, usageLearnerTaken, usageLearnerName

  case fileOutput, fileNewer, fileLocked, fileReadOnly, fileDiskFull, fileDamaged, fileFailed,
    fileDataDamaged, fileSettingsBroken, fileSettingsKept, fileSettingsDefaults,
    fileSettingsLarge, fileSettingsText, fileSettingsEquals, fileSettingsLine,
    fileSettingsUnknown, fileArchive, fileArchiveNewer, fileArchiveUnsound, fileArchiveNamesake,
    fileArchiveElsewhere

  case noticeDeletedNothing, noticePractice, noticePracticeNone, noticePracticeSome,
    noticeImported, noticeImportedElsewhere,
    noticeNobody, noticeUnnamed, noticeLearnerAdded, noticeLearnerRenamed, noticeLearnerRemoved,
    noticeLearnerUsed, noticeLearnerSet, noticeLearnerUnset, noticeLearnerLevel, noticeLearnerStar,
    noticeConfigSet, noticeConfigHelp, noticeDataFile, noticeDataNone, noticeDataNext,
    noticeDataDeleted,
    noticeCalculationsNone, noticeSessionsNone, noticeSessionsNoneOf, noticeSessionsOf,
    noticeSessionsMore, noticeSessionCheck, noticeSessionPractice, noticeSessionUnfinished,
    noticeSessionScore, noticeSessionScoreSkipped, noticeSessionMissed, noticeSessionUnanswered,
    noticeSessionFound, noticeSessionFoundTip, noticeSessionFoundLater,
    noticeSettingUnset,
    noticeSettingDefault, noticeSettingOf, noticeSettingFrom, noticeOverrideEnvironment,
    noticeOverrideLearner, noticeSheetSquares, noticeSheetMixed, noticeCrash

  /// The key of the text: the case's name with a dot before each new word, `answer.not.yet`.
  package var key: String {
    // Asked for with each text that is shown: letter by letter it took a twentieth of a key's time.
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let toSmall = UInt8(ascii: "a") - capitals.lowerBound
    let key = rawValue.utf8.reduce(into: [UInt8]()) { key, letter in
      if capitals.contains(letter) { key.append(UInt8(ascii: ".")) }
      key.append(capitals.contains(letter) ? letter + toSmall : letter)
    }
    return String(decoding: key, as: UTF8.self)
  }
}
