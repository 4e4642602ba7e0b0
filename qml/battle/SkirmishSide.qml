// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One side of a skirmish: its fleet, where another may be had, and who plays it.
Card {
    id: card

    required property int side
    required property Skirmish skirmish
    readonly property var what: skirmish.sides[side]

    signal refused(string what, string remedy)

    implicitHeight: column.height + 2 * inset

    FileSheet {
        id: openDialog
        title: qsTr("Open a fleet")
        kind: "fleets"
        ending: "json"
        what: qsTr("Fleets")
        onAccepted: card.skirmish.openFleet(card.side, selectedFile)
    }
    ActionMenu {
        id: menu

        ActionEntry {
            text: qsTr("From a file…")
            glyph: "import"
            onTriggered: openDialog.open()
        }
        Instantiator {
            model: card.skirmish.fleets
            delegate: ActionEntry {
                required property var modelData
                text: modelData.text
                glyph: "fleet"
                onTriggered: card.skirmish.takeFleet(card.side, modelData.value)
            }
            onObjectAdded: (index, object) => menu.insertItem(index + 1, object)
            onObjectRemoved: (index, object) => menu.removeItem(object)
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(badge.height, other.height)

            SideBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                size: 36
                colour: card.what.colour
                emblem: card.what.emblem
            }
            Column {
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                anchors.right: other.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                TitleText {
                    width: parent.width
                    text: card.what.name
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([card.what.fleet, card.what.count === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(card.what.count),
                                        qsTr("%1 talents").arg(card.what.value)])
                }
            }
            QuietButton {
                id: other
                objectName: "otherFleet/" + card.side
                anchors.right: parent.right
                text: qsTr("Another fleet…")
                onClicked: card.skirmish.fleets.length > 0 ? menu.popup(other, 0, other.height + 2) : openDialog.open()
            }
        }
        SegmentedChoice {
            objectName: "player/" + card.side
            room: column.width
            label: qsTr("Who plays %1").arg(card.what.name)
            options: [{ value: "hands", text: qsTr("By hand") }, { value: "cautious", text: qsTr("Cautious captain") },
                      { value: "steady", text: qsTr("Steady captain") }, { value: "bold", text: qsTr("Bold captain") }]
            value: card.what.player
            onChosen: value => card.skirmish.setPlayer(card.side, value)
        }
        LevelChoice {
            objectName: "level/" + card.side
            visible: card.what.captained
            width: Math.min(parent.width, Math.round(280 * Theme.textFactor))
            name: card.what.name
            level: card.what.level
            onTaken: level => card.skirmish.setLevel(card.side, level)
        }
        Rule {
            width: parent.width
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: card.what.ships.slice(0, 24)

                Column {
                    id: ship

                    required property var modelData

                    width: Math.round(104 * Theme.textFactor)

                    Rectangle {
                        width: parent.width
                        height: 40
                        radius: 4
                        color: Theme.sea

                        ShipSilhouette {
                            anchors.fill: parent
                            anchors.margins: 4
                            toScale: true
                            traits: ship.modelData.traits
                            ink: Theme.ink
                            hull: Theme.card
                            deck: Theme.land
                            breach: Theme.bad
                        }
                    }
                    Caption {
                        width: parent.width
                        text: ship.modelData.count > 1 ? qsTr("%1 × %2").arg(ship.modelData.count).arg(ship.modelData.text) : ship.modelData.text
                        color: Theme.ink
                    }
                    Caption {
                        width: parent.width
                        text: Theme.joined([ship.modelData.kind, ship.modelData.crew])
                    }
                }
            }
            Caption {
                visible: card.what.ships.length > 24
                text: qsTr("and %1 more rows").arg(card.what.ships.length - 24)
            }
        }
    }
}
