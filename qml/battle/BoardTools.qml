// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Nearer, farther, all of it.
Row {
    id: tools

    required property BattleBoard board

    IconButton {
        objectName: "zoomIn"
        glyph: "plus"
        text: qsTr("Nearer")
        keys: KeyPages.keysOf("nearer")
        onClicked: tools.board.sight.zoomBy(1.3)
    }
    IconButton {
        objectName: "zoomOut"
        glyph: "minus"
        text: qsTr("Farther")
        keys: KeyPages.keysOf("farther")
        onClicked: tools.board.sight.zoomBy(1 / 1.3)
    }
    IconButton {
        objectName: "fitShips"
        glyph: "fleet"
        text: qsTr("Where the %1 are").arg(tools.board.room?.names.pieces ?? "")
        keys: KeyPages.keysOf("all-ships")
        onClicked: tools.board.sight.fitShips()
    }
    IconButton {
        objectName: "fitBoard"
        glyph: "fit"
        text: qsTr("The whole table")
        keys: KeyPages.keysOf("whole-board")
        enabled: !tools.board.sight.fitted
        onClicked: tools.board.sight.fit()
    }
}
