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
    readonly property bool narrow: width < widths(wideNameX, 128, 112, 112, 82) + crewNeed
    // Where even these have no room the crew's quality is left to the card.
    readonly property bool least: width < widths(nameX, 88, 72, 64, 66) + crewNeed
    readonly property int crewNeed: Math.max(Math.round(56 * Theme.textFactor), widest(crewWords))
    readonly property int crew: least ? 0 : crewNeed
    readonly property int stateLeast: Math.round((narrow ? 64 : 112) * Theme.textFactor)
    // A state that leaves something out takes what is left when names and classes have theirs, and tells the rest over itself.
    readonly property int spare: Math.max(0, width - nameX - 2 * name - crew - stateLeast - sign - price - 2 * Theme.gap)
    readonly property int state: stateLeast + (least ? 0 : Math.min(spare, Math.max(0, widest(stateWords) - stateLeast)))
    readonly property int price: Math.round((narrow ? 66 : 82) * Theme.textFactor)
    readonly property int sign: 24
    readonly property int outline: narrow ? 0 : 84
    // Where the names of ships begin in a row, and how much room they have.
    readonly property int nameX: narrow ? Theme.gap + 36 + 24 + Theme.gap : wideNameX
    readonly property int wideNameX: Theme.gap + 36 + 24 + 84 + Theme.gap
    readonly property int name: Math.round((narrow ? 88 : 128) * Theme.textFactor)

    function widest(texts: var): int {
        return texts.reduce((most, text) => Math.max(most, Theme.dataWidth(text, false)), 0) + Theme.gap
    }
    // What a row takes beside its crew, when names begin at `x` and these columns have so much at the usual size of text.
    function widths(x: int, names: int, classes: int, states: int, prices: int): int {
        return x + Math.round((names + classes + states + prices) * Theme.textFactor) + sign + 2 * Theme.gap
    }
}
