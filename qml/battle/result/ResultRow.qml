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
        width: Math.round(60 * Theme.textFactor)
        height: parent.height

        ShipSilhouette {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.isShip
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
            visible: !row.isShip
            name: row.kind === ResultOf.Wall ? "castle" : "admiral"
            size: 20
            color: Theme.softInk
        }
    }
    Column {
        anchors.left: face.right
        anchors.leftMargin: Theme.gap
        anchors.right: became.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            width: parent.width
            text: row.name
            strong: row.altered
        }
        Caption {
            width: parent.width
            text: row.note
        }
    }
    Item {
        id: became

        anchors.right: sign.left
        anchors.rightMargin: Theme.step
        width: Math.round(Math.min(168, Math.max(120, row.width * 0.36)) * Theme.textFactor)
        height: parent.height

        Icon {
            id: fateSign
            anchors.verticalCenter: parent.verticalCenter
            width: 20
            visible: !captor.visible
            name: row.fate === ResultOf.Sunk ? "download" : row.fate === ResultOf.Dead ? "close" : row.fate === ResultOf.Fled ? "forward"
                  : row.fate === ResultOf.Withdrew ? "back" : row.fate === ResultOf.Captured ? "flag"
                  : row.fate === ResultOf.Wounded ? "alert" : row.fate === ResultOf.Absent ? "clock" : "check"
            size: 16
            color: row.lost ? Theme.bad : row.altered ? Theme.ink : Theme.softInk
        }
        SideBadge {
            id: captor
            anchors.verticalCenter: parent.verticalCenter
            visible: row.captorColour !== ""
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
                // By whom, the badge says.
                text: !captor.visible ? row.fateText : row.kind === ResultOf.Wall ? qsTr("Taken") : qsTr("Captured", "a ship")
                color: row.lost ? Theme.bad : row.altered ? Theme.ink : Theme.softInk
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
