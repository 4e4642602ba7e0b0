// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the program is for, in one picture: a fleet with its price, its way over a sea, the fight at its end with the dice, and
// the sheets for the table; below it the same in words.
Column {
    id: picture

    spacing: Theme.gap

    Rectangle {
        width: parent.width
        height: Math.round(Math.min(width * 0.36, 260 * Theme.textFactor))
        radius: Theme.radius
        color: Theme.sea
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A fleet is priced, sails the sea, fights, and is printed for the table")

        RegionImage {
            id: gulf
            anchors.fill: parent
            region: Qt.rect(22.9, 37.45, 1.0, 0.6)
            land: Theme.land
            shore: Theme.strongLine
        }
        // From the Piraeus past Aegina towards Epidauros.
        Repeater {
            model: 17

            Rectangle {
                required property int index
                readonly property real part: index / 16
                readonly property point at: gulf.width > 0 && gulf.height > 0 ? gulf.placeOf(23.6 - 0.24 * part, 37.9 - 0.2 * part + 0.04 * Math.sin(part * Math.PI)) : Qt.point(0, 0)

                x: at.x - 2
                y: at.y - 2
                width: 4
                height: 4
                radius: 2
                color: Theme.accent
            }
        }
        Row {
            readonly property point at: gulf.width > 0 && gulf.height > 0 ? gulf.placeOf(23.6, 37.9) : Qt.point(0, 0)

            x: Math.round(at.x + 8)
            y: Math.round(at.y - height / 2)
            spacing: 4

            SideBadge {
                colour: "lapis"
                emblem: "owl"
                size: 28
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: price.width + 12
                height: price.height + 6
                radius: 4
                color: Theme.card
                border.width: 1
                border.color: Theme.line

                DataText {
                    id: price
                    anchors.centerIn: parent
                    text: (626.8).toLocaleString(Qt.locale(), "f", 2)
                    strong: true
                }
            }
        }
        Row {
            readonly property point at: gulf.width > 0 && gulf.height > 0 ? gulf.placeOf(23.36, 37.7) : Qt.point(0, 0)

            x: Math.round(at.x - width - 6)
            y: Math.round(at.y - height / 2)
            spacing: 4

            DieFace {
                face: 7
                size: 30
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "sword"
                size: 26
                color: Theme.accent
            }
            SideBadge {
                colour: "madder"
                emblem: "dolphin"
                size: 28
            }
        }
        // A sheet, as it comes out of the printer.
        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(height * 0.71)
            height: Math.round(parent.height * 0.78)
            visible: x > gulf.width * 0.72
            color: "#FFFFFF"
            border.width: 1
            border.color: Theme.strongLine

            Column {
                x: Math.round(parent.width * 0.1)
                y: x
                width: parent.width - 2 * x
                spacing: Math.max(3, Math.round(parent.height * 0.035))

                ShipSilhouette {
                    width: parent.width
                    height: Math.round(width * 0.3)
                    ink: "#1F2A33"
                    hull: "#E7DCC0"
                    deck: "#FCF9F1"
                    breach: "#A3231F"
                }
                Repeater {
                    model: 8

                    Rectangle {
                        required property int index
                        width: Math.round(parent.width * (index % 3 === 2 ? 0.6 : 1))
                        height: 2
                        color: "#96896F"
                    }
                }
            }
        }
    }
    Flow {
        width: parent.width
        bottomPadding: Theme.gap
        spacing: Theme.margin

        Repeater {
            model: [
                { glyph: "wrench", text: qsTr("Price a fleet to the talent") },
                { glyph: "map", text: qsTr("Sail a war, week by week") },
                { glyph: "sword", text: qsTr("Fight its battles, or let captains") },
                { glyph: "printer", text: qsTr("Print the sheets for the table") }
            ]

            Row {
                required property var modelData

                spacing: Theme.gap

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: parent.modelData.glyph
                    size: 20
                    color: Theme.accent
                }
                DataText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: parent.modelData.text
                }
            }
        }
    }
}
