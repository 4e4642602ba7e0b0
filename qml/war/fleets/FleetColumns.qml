// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Navarch

// The widths of the fleet list's columns, for its heads and its rows. What is said in a column is as long as the language
// has it: a column of words is as wide as the widest of them, or it is left to the card.
QtObject {
    // Of the list. A narrow one has no outlines and closer columns, so that names and classes keep their room.
    property real width: 800
    // Every word that may stand in the column of crews, and in that of states but for what a state leaves out.
    property var crewWords: []
    property var stateWords: []
    readonly property bool narrow: width < wideNameX + sign + 2 * Theme.gap + Math.round((128 + 112 + 82) * Theme.textFactor) + crewNeed + stateNeed(112)
    // Where even these have no room the crew's quality is left to the card.
    readonly property bool least: width < narrowNameX + sign + 2 * Theme.gap + Math.round((88 + 72 + 66) * Theme.textFactor) + crewNeed + stateNeed(64)
    readonly property int crewNeed: Math.max(Math.round(56 * Theme.textFactor), widest(crewWords))
    readonly property int crew: least ? 0 : crewNeed
    // A state that leaves something out takes what is left when names and classes have theirs, and tells the rest over itself.
    readonly property int stateLeast: stateNeed(narrow ? 64 : 112)
    readonly property int spare: Math.max(0, width - nameX - 2 * name - crew - stateLeast - sign - price - 2 * Theme.gap)
    readonly property int state: stateLeast + Math.min(spare, Math.max(0, widest(stateWords) - stateLeast))
    readonly property int price: Math.round((narrow ? 66 : 82) * Theme.textFactor)
    readonly property int sign: 24
    readonly property int outline: narrow ? 0 : 84
    // Where the names of ships begin in a row, and how much room they have.
    readonly property int narrowNameX: Theme.gap + 36 + 24 + Theme.gap
    readonly property int wideNameX: narrowNameX + 84
    readonly property int nameX: narrow ? narrowNameX : wideNameX
    readonly property int name: Math.round((narrow ? 88 : 128) * Theme.textFactor)

    function widest(texts: var): int {
        return texts.reduce((most, text) => Math.max(most, Theme.dataWidth(text, false)), 0) + Theme.gap
    }
    // At least so much at the usual size of text, and the word that most ships have.
    function stateNeed(usual: int): int {
        return Math.max(Math.round(usual * Theme.textFactor), widest(stateWords.slice(0, 1)))
    }
}
