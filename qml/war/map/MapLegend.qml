// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What the signs on the chart mean.
Column {
    id: legend

    spacing: 6

    Caption {
        text: qsTr("Signs")
    }
    Line {
        words: qsTr("Port, the larger the richer; hollow: neutral")
        Rectangle {
            anchors.centerIn: parent
            width: 14
            height: 14
            radius: 7
            color: Theme.card
            border.color: Theme.ink
        }
    }
    Line {
        words: qsTr("Its walls are manned")
        Rectangle {
            anchors.centerIn: parent
            width: 16
            height: 16
            radius: 8
            color: "transparent"
            border.width: 2
            border.color: Theme.ink
        }
    }
    Line {
        words: qsTr("Blockaded")
        Sign {
            color: Theme.bad
            glyph: "lock"
        }
    }
    Line {
        words: qsTr("Fell this month")
        Sign {
            color: Theme.warn
            glyph: "flag"
        }
    }
    Line {
        words: qsTr("Fleet, with its ships")
        Rectangle {
            anchors.centerIn: parent
            width: 20
            height: 13
            radius: 3
            color: Theme.softInk
        }
    }
    Line {
        words: qsTr("Fleet of another, as it was last seen")
        Rectangle {
            anchors.centerIn: parent
            width: 20
            height: 13
            radius: 3
            color: Theme.card
            border.color: Theme.softInk
            border.width: 1.5
        }
    }
    Line {
        words: qsTr("A battle is due")
        Sign {
            color: Theme.accent
            glyph: "sword"
        }
    }

    component Sign: Rectangle {
        property string glyph: ""

        anchors.centerIn: parent
        width: 18
        height: 18
        radius: 9
        Icon {
            anchors.centerIn: parent
            name: parent.glyph
            size: 12
            color: Theme.card
        }
    }
    component Line: Item {
        id: line

        required property string words
        default property alias sign: place.data

        width: legend.width
        height: Math.max(20, text.implicitHeight)

        Item {
            id: place
            width: 24
            height: parent.height
        }
        Caption {
            id: text
            x: 32
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: line.words
            wrapMode: Text.Wrap
        }
    }
}
