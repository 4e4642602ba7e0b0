// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What to do first at the table of a game, to whom sits down at one for the first time: until it is put away, of each game by
// itself. It stands over the foot of the table and takes no more of it than it needs; ships are looked at above it.
Item {
    id: place

    required property BattleRoom room
    // What of the table others cover.
    property real leftCovered: 0
    property real rightCovered: 0

    height: hint.implicitHeight
    visible: hint.shown

    // Neither presses nor the wheel go through to the table.
    MouseArea {
        anchors.fill: hint
        onWheel: wheel => wheel.accepted = true
    }
    FirstHint {
        id: hint

        objectName: "tableHint"
        x: place.width - place.rightCovered - Theme.inset - width // the board's legend stands at the left
        width: Math.min(Math.round(620 * Theme.textFactor), place.width - place.leftCovered - place.rightCovered - 2 * Theme.inset)
        name: "table-" + place.room.names.rules
        // Where ships are placed first, how that is done; what comes after, when it comes.
        text: place.room.placing.canPlace ? qsTr("Drag what is yours to where it shall stand: it is let go only where the rules allow. The arrow keys move what is chosen, [ and ] turn it. When all of it stands as you like, say so with the button on the right.")
                                          : place.room.names.hint
        fits: text !== "" && !place.room.isOver && !place.room.history.lookingBack && place.room.seats.curtainFor < 0
    }
}
