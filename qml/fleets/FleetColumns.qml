// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Navarch

// The widths of the fleet list's columns, for its heads and its rows.
QtObject {
    readonly property int crew: Math.round(84 * Theme.textFactor)
    readonly property int state: Math.round(112 * Theme.textFactor)
    readonly property int price: Math.round(82 * Theme.textFactor)
    readonly property int sign: 24
    readonly property int outline: 84
    // Where the names of ships begin in a row, and how much room they have.
    readonly property int nameX: Theme.gap + 36 + 24 + outline + Theme.gap
    readonly property int name: Math.round(128 * Theme.textFactor)
}
