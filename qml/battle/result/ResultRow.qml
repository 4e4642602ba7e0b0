// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What became of one ship, commander or wall section: sign and word, never colour alone.
Item {
    id: row

    required property int index
    required property int rowKey
    required property int kind
    required property string name
    required property string note
    required property int fate
    required property string fateText
    required property string state
    required property int damage
    required property bool lost
    required property bool altered
    required property string captorColour
    required property string captorEmblem
    required property var outline
    required property int errors
    required property int warnings
    required property bool selected

    property bool current: false
    property bool listFocused: false
    // Boxes of its sheet.
    property int toLookAt: 0

    signal picked(bool adding, bool ranging)

    readonly property bool isShip: kind === ResultOf.Ship
    // Where several sides share the window what became of her stands under her name, which would have no room beside it.
    readonly property bool isNarrow: width < Math.round(330 * Theme.textFactor)
    readonly property string fateIcon: fate === ResultOf.Sunk ? "download" : fate === ResultOf.Dead ? "close" : fate === ResultOf.Fled ? "forward"
                                       : fate === ResultOf.Withdrew ? "back" : fate === ResultOf.Captured ? "flag"
                                       : fate === ResultOf.Wounded ? "alert" : fate === ResultOf.Absent ? "clock" : "check"
    readonly property bool isTaken: captorColour !== ""
    // By whom, the badge says.
    readonly property string fateWords: !isTaken ? fateText : kind === ResultOf.Wall ? qsTr("Taken") : qsTr("Captured", "a ship")
    readonly property color fateColour: lost ? Theme.bad : altered ? Theme.ink : Theme.softInk

    objectName: "resultRow/" + rowKey
    height: Math.round(44 * Theme.textFactor)
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.joined([name, note, fateText, state, toLookAt > 0 ? qsTr("a box of its sheet to look at") : ""])
    Accessible.selected: selected

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.step
        anchors.topMargin: 1
        anchors.bottomMargin: 1
        radius: 4
        color: row.selected ? Theme.chosen : hover.hovered ? Theme.hover : "transparent"
        border.width: row.current && row.listFocused ? 1 : 0
        border.color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: row.picked(point.modifiers & Qt.ControlModifier, point.modifiers & Qt.ShiftModifier)
    }
    Item {
        id: face
        x: Theme.inset
        width: row.isNarrow ? 20 : Math.round(60 * Theme.textFactor)
        height: parent.height

        ShipSilhouette {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.isShip && !row.isNarrow
            width: parent.width
            height: 26
            traits: row.isShip ? row.outline : undefined
            toScale: true
            ink: Theme.ink
            hull: Theme.land
            deck: Theme.card
            breach: Theme.bad
            opacity: row.fate === ResultOf.Sunk ? 0.4 : 1
        }
        Icon {
            anchors.centerIn: parent
            visible: row.isNarrow && !row.isTaken
            name: row.fateIcon
            size: 16
            color: row.fateColour
        }
        SideBadge {
            anchors.centerIn: parent
            visible: row.isNarrow && row.isTaken
            size: 20
            colour: row.captorColour
            emblem: row.captorEmblem
        }
        Icon {
            anchors.centerIn: parent
            visible: !row.isShip && !row.isNarrow
            name: row.kind === ResultOf.Wall ? "castle" : "admiral"
            size: 20
            color: Theme.softInk
        }
    }
    Column {
        anchors.left: face.right
        anchors.leftMargin: Theme.gap
        anchors.right: row.isNarrow ? sign.left : became.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            objectName: "resultName"
            width: parent.width
            text: row.name
            strong: row.altered
        }
        Caption {
            width: parent.width
            text: row.isNarrow ? Theme.joined([row.fateWords, row.state]) : row.note
            color: row.isNarrow ? row.fateColour : Theme.softInk
        }
    }
    Item {
        id: became

        anchors.right: sign.left
        anchors.rightMargin: Theme.step
        visible: !row.isNarrow
        width: Math.round(Math.min(168, Math.max(120, row.width * 0.36)) * Theme.textFactor)
        height: parent.height

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: 20
            visible: !row.isTaken
            name: row.fateIcon
            size: 16
            color: row.fateColour
        }
        SideBadge {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.isTaken
            size: 20
            colour: row.captorColour
            emblem: row.captorEmblem
        }
        Column {
            anchors.left: parent.left
            anchors.leftMargin: 26
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: row.fateWords
                color: row.fateColour
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: row.state
                color: row.damage >= 4 ? Theme.bad : row.damage >= 2 ? Theme.warn : Theme.softInk
            }
        }
    }
    Icon {
        id: sign
        anchors.right: parent.right
        width: 22
        height: parent.height
        name: row.errors > 0 ? "error" : row.warnings > 0 || row.toLookAt > 0 ? "alert" : ""
        size: 16
        color: row.errors > 0 ? Theme.bad : Theme.warn
    }
}
