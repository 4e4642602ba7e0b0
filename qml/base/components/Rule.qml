// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A one-pixel line between things.
Rectangle {
    property bool upright: false

    implicitWidth: upright ? 1 : 40
    implicitHeight: upright ? 40 : 1
    color: Theme.line
    Accessible.ignored: true
}
