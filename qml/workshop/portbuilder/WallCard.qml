// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A wall section seen from the sea: what stands on it in its place, how much of its room is taken, what it costs.
Rectangle {
    id: card

    required property int number
    required property int capacity
    required property int taken
    required property bool over
    required property string price
    required property string summary
    required property var contents
    required property int errors
    required property int warnings
    property bool current: false
    // What was rolled may stand closer than what is built: then its findings hold no error.
    readonly property bool wrong: errors > 0

    signal picked()
    signal menuAsked()

    implicitHeight: Theme.inset + head.height + Theme.gap + water.height + Theme.inset
    radius: Theme.radius
    color: Theme.card
    border.width: current ? 2 : 1
    border.color: current ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Wall section %1: %2 of %3 units taken, %4, %5").arg(number).arg(taken).arg(capacity)
                     .arg(summary).arg(price)

    TapHandler {
        onTapped: card.picked()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: card.menuAsked()
    }

    Item {
        id: head

        x: Theme.inset
        y: Theme.gap
        width: parent.width - Theme.inset - Theme.step
        height: Math.round(44 * Theme.textFactor)

        Column {
            anchors.left: parent.left
            anchors.right: room.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: qsTr("Section %1").arg(card.number)
                strong: true
            }
            Caption {
                width: parent.width
                text: card.summary
            }
        }
        Column {
            id: room
            anchors.right: sign.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            Caption {
                anchors.right: parent.right
                text: card.over && !card.wrong ? qsTr("%1 of %2 units, %3 more as rolled").arg(card.taken).arg(card.capacity)
                                  .arg(card.taken - card.capacity)
                      : card.over ? qsTr("%1 of %2 units, %3 too many").arg(card.taken).arg(card.capacity)
                                  .arg(card.taken - card.capacity)
                                : qsTr("%1 of %2 units").arg(card.taken).arg(card.capacity)
                color: card.over && card.wrong ? Theme.bad : Theme.softInk
            }
            // A box a unit: full, free, or beyond what was built.
            Row {
                anchors.right: parent.right
                spacing: 2

                Repeater {
                    model: Math.min(24, Math.max(card.capacity, card.taken))

                    Rectangle {
                        required property int index
                        width: 10
                        height: 8
                        radius: 1
                        color: index >= card.taken ? "transparent" : index >= card.capacity ? (card.wrong ? Theme.bad : Theme.warn) : Theme.good
                        border.width: 1
                        border.color: index >= card.taken ? Theme.strongLine : color
                    }
                }
            }
        }
        Icon {
            id: sign
            anchors.right: sum.left
            anchors.verticalCenter: parent.verticalCenter
            width: card.errors + card.warnings > 0 ? 22 : 0
            visible: card.errors + card.warnings > 0
            name: card.errors > 0 ? "error" : "alert"
            size: 18
            color: card.errors > 0 ? Theme.bad : Theme.warn
        }
        AmountText {
            id: sum
            anchors.right: more.left
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(58 * Theme.textFactor)
            text: card.price
            strong: true
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.control
            height: Theme.control
            glyph: "more"
            glyphSize: 18
            text: qsTr("More for section %1").arg(card.number)
            onClicked: card.menuAsked()
        }
    }
    Rectangle {
        id: water

        x: Theme.inset
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        width: parent.width - 2 * Theme.inset
        height: drawing.height + Theme.gap
        radius: Theme.radius
        color: Theme.sea
        clip: true

        WallImage {
            id: drawing
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gap
            width: Math.min(parent.width - 2 * Theme.gap, implicitWidth > 0 ? implicitWidth : parent.width)
            contents: card.contents
            unitWidth: Math.max(34, Math.min(56, card.width / 16))
            ink: Theme.ink
            stone: Theme.land
            surface: Theme.card
            shield: Theme.sideColour("madder")
            beyond: Theme.bad
        }
    }
}
