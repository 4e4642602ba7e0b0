// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Navarch

// The widths of the fleet list's columns, for its heads and its rows.
QtObject {
    // Of the list. A narrow one has no outlines and closer columns, so that names and classes keep their room.
    property real width: 800
    // Every word that may stand in a column: it has room for the widest of them where the list has any to spare.
    property var crewWords: []
    property var stateWords: []
    readonly property bool narrow: width < 700 * Theme.textFactor
    // Where even these have no room the crew's quality is left to the card.
    readonly property bool least: width < 440 * Theme.textFactor
    readonly property int crewLeast: Math.round((narrow ? 72 : 84) * Theme.textFactor)
    readonly property int stateLeast: Math.round((narrow ? 64 : 112) * Theme.textFactor)
    readonly property int crewWish: widest(crewWords) - crewLeast
    readonly property int stateWish: widest(stateWords) - stateLeast
    // What is left when names and classes have theirs, shared out by what each wishes for.
    readonly property int spare: Math.max(0, width - nameX - 2 * name - crewLeast - stateLeast - sign - price - 2 * Theme.gap)
    readonly property real share: Math.min(1, spare / Math.max(1, Math.max(0, crewWish) + Math.max(0, stateWish)))
    readonly property int crew: least ? 0 : crewLeast + Math.round(share * Math.max(0, crewWish))
    readonly property int state: stateLeast + (least ? 0 : Math.round(share * Math.max(0, stateWish)))
    readonly property int price: Math.round((narrow ? 66 : 82) * Theme.textFactor)
    readonly property int sign: 24
    readonly property int outline: narrow ? 0 : 84
    // Where the names of ships begin in a row, and how much room they have.
    readonly property int nameX: Theme.gap + 36 + 24 + outline + Theme.gap
    readonly property int name: Math.round((narrow ? 88 : 128) * Theme.textFactor)

    function widest(texts: var): int {
        return texts.reduce((most, text) => Math.max(most, Theme.dataWidth(text, false)), 0) + Theme.gap
    }
}
