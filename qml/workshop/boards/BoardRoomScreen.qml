// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A board for battles: left the tools, in the middle the board, right what it is and what is wrong with it. Arrow keys move a cursor
// from cell to cell, and Enter does with the tool what a click there would do.
FocusScope {
    id: screen

    required property BoardRoom room
    readonly property alias view: boardView
    readonly property alias beginSheet: begin
    readonly property alias pane: side

    // The text of the board's file, and what it is called.
    signal foughtOn(string text, string called)

    Component.onCompleted: boardView.forceActiveFocus()

    Shortcut {
        sequences: [StandardKey.New]
        onActivated: begin.open()
    }

    DocumentFiles {
        id: files

        document: screen.room.document
        kind: "boards"
        what: qsTr("Boards")
        openTitle: qsTr("Open a board")
        saveTitle: qsTr("Save the board")
        suggested: screen.room.name !== "" ? screen.room.name : qsTr("Own board")
        onSaveAsked: files.save()
    }
    BoardBeginSheet {
        id: begin
        room: screen.room
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.room.name !== "" ? screen.room.name : qsTr("A board without a name")
        notes: [qsTr("Board editor"), screen.room.document.fileName,
                screen.room.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.room.document

        QuietButton {
            objectName: "newBoard"
            text: qsTr("New…")
            hint: qsTr("Open water, or the coast at a place. Undo brings this one back.")
            onClicked: begin.open()
        }
        QuietButton {
            objectName: "openBoard"
            text: qsTr("Open…")
            onClicked: files.open()
        }
        QuietButton {
            objectName: "saveBoard"
            text: screen.room.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            onClicked: files.save()
        }
        PrimaryButton {
            objectName: "fightOnBoard"
            text: qsTr("Skirmish on it")
            glyph: "sword"
            enabled: screen.room.findings.errors === 0
            hint: enabled ? qsTr("As it stands, saved or not") : qsTr("Mend what is wrong with it first")
            onClicked: screen.foughtOn(screen.room.drawn(), screen.room.name)
        }
    }

    BoardToolRail {
        id: tools

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        tool: boardView.tool
        knowsTerrain: screen.room.shape === BoardRoom.Hexes
    }
    Rule {
        upright: true
        anchors.left: tools.right
        anchors.top: tools.top
        anchors.bottom: tools.bottom
    }
    DrawnBoardView {
        id: boardView

        objectName: "drawnBoard"
        anchors.left: tools.right
        anchors.leftMargin: 1
        anchors.right: side.left
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        clip: true
        focus: true
        activeFocusOnTab: true
        room: screen.room
        look.dataFamily: Theme.dataFamily
        look.colours: ({
            sea: Theme.sea, land: Theme.land, ink: Theme.ink, line: Theme.line, card: Theme.card, accent: Theme.accent, good: Theme.good,
            first: Theme.sideColour(Theme.sideColours[0]), second: Theme.sideColour(Theme.sideColours[1])
        })
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Board of %1 columns and %2 rows, %3 cells of land").arg(screen.room.columns).arg(screen.room.rows).arg(screen.room.land)
        Accessible.description: Theme.joined([tools.words, where])
        Keys.onPressed: event => {
            const step = event.modifiers & Qt.ShiftModifier ? 5 : 1
            const across = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
            const down = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0
            event.accepted = true
            if (across !== 0 || down !== 0)
                moveCursor(across * step, down * step)
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
                act()
            else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                zoomBy(1.4)
            else if (event.key === Qt.Key_Minus)
                zoomBy(1 / 1.4)
            else if (event.key === Qt.Key_Home || event.key === Qt.Key_0)
                fit()
            else if (event.key === Qt.Key_BracketLeft || event.key === Qt.Key_BracketRight)
                tool.brush = Math.max(0, tool.brush + (event.key === Qt.Key_BracketRight ? 1 : -1))
            else if (event.key === Qt.Key_Escape)
                event.accepted = letGo()
            else
                event.accepted = (Theme.isLetter(event) || event.text === "1" || event.text === "2") && tools.take(event.text.toUpperCase())
        }

        FocusRing {
            shown: boardView.tabbed
            distance: -2
        }
    }
    Rectangle {
        objectName: "cellNote"
        anchors.left: boardView.left
        anchors.leftMargin: Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.inset
        visible: where.text !== ""
        width: where.width + 2 * Theme.gap
        height: Theme.row
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: Theme.line

        Caption {
            id: where
            anchors.centerIn: parent
            width: Math.min(Theme.captionWidth(text), boardView.width - 4 * Theme.inset)
            text: boardView.corners > 0 ? qsTr("%1 corners; the first one again fills the area").arg(boardView.corners) : boardView.where
        }
    }
    Rule {
        upright: true
        anchors.right: side.left
        anchors.top: side.top
        anchors.bottom: side.bottom
    }
    BoardSide {
        id: side

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: Math.round(312 * Theme.textFactor)
        room: screen.room
        onPlaceAsked: cell => {
            boardView.show(cell)
            boardView.forceActiveFocus()
        }
    }
}
