// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Why what is arranged cannot be fought. It lies over the page, so that what stands below keeps its place.
Rectangle {
    id: strip

    property alias text: why.text

    height: why.implicitHeight + 2 * Theme.gap
    visible: text !== ""
    color: Theme.card

    Rule {
        width: parent.width
    }
    DataText {
        id: why

        objectName: "whyNotFought"
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * Theme.margin
        color: Theme.bad
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
}
