// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Navarch

// The widths of the fleet list's columns, for its heads and its rows.
QtObject {
    // Of the list. A narrow one has no outlines and closer columns, so that names and classes keep their room.
    property real width: 800
    readonly property bool narrow: width < 700 * Theme.textFactor
    // Where even these have no room the crew's quality is left to the card.
    readonly property bool least: width < 440 * Theme.textFactor
    readonly property int crew: least ? 0 : Math.round((narrow ? 72 : 84) * Theme.textFactor)
    readonly property int state: Math.round((narrow ? 64 : 112) * Theme.textFactor)
    readonly property int price: Math.round((narrow ? 66 : 82) * Theme.textFactor)
    readonly property int sign: 24
    readonly property int outline: narrow ? 0 : 84
    // Where the names of ships begin in a row, and how much room they have.
    readonly property int nameX: Theme.gap + 36 + 24 + outline + Theme.gap
    readonly property int name: Math.round((narrow ? 88 : 128) * Theme.textFactor)
}
