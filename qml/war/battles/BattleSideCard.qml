// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One side of a campaign's battle: its fleets and ships, who plays it while it waits, what it lost and won afterwards.
Card {
    id: card

    required property var side
    required property int number
    required property bool waits
    // It goes on as it was left.
    property bool begun: false
    readonly property int wallCount: (card.side.walls ?? []).length

    signal playerChosen(string player)
    signal levelChosen(string level)

    implicitHeight: column.implicitHeight + 2 * inset
    color: Theme.raised

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(badge.height, words.implicitHeight)

            SideBadge {
                id: badge
                size: 36
                colour: card.side.colour ?? ""
                emblem: card.side.emblem ?? ""
            }
            Column {
                id: words
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                anchors.right: parent.right

                TitleText {
                    width: parent.width
                    text: card.side.name ?? ""
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([card.side.victor ? qsTr("won") : "", card.side.conceded ? qsTr("gave up") : "",
                                        card.side.count === 1 ? qsTr("1 ship") : card.side.count === 0 && card.wallCount > 0 ? ""
                                        : qsTr("%1 ships").arg(card.side.count ?? 0),
                                        card.wallCount === 0 ? "" : card.wallCount === 1 ? qsTr("1 wall section") : qsTr("%1 wall sections").arg(card.wallCount),
                                        qsTr("%1 talents").arg(card.side.value ?? "")])
                }
                Caption {
                    width: parent.width
                    text: card.side.fleets ?? ""
                }
            }
        }
        ChoiceBox {
            objectName: "player/" + card.number
            width: parent.width
            visible: card.waits
            label: qsTr("Who plays %1").arg(card.side.name ?? "")
            model: [{ value: "hands", text: qsTr("Played by hand") }, { value: "cautious", text: qsTr("Cautious captain") },
                    { value: "steady", text: qsTr("Steady captain") }, { value: "bold", text: qsTr("Bold captain") }]
            at: placeOf(model, card.side.player ?? "hands")
            enabled: !card.begun
            why: begun.text
            onActivated: card.playerChosen(currentValue)
        }
        LevelChoice {
            objectName: "level/" + card.number
            width: parent.width
            visible: card.waits && !card.begun && (card.side.captained ?? false)
            name: card.side.name ?? ""
            level: card.side.level ?? "usual"
            onTaken: level => card.levelChosen(level)
        }
        Caption {
            id: begun
            width: parent.width
            visible: card.waits && card.begun
            text: qsTr("As it was left; who plays is changed at the table.")
            wrapMode: Text.Wrap
        }
        Column {
            width: parent.width
            visible: !card.waits

            FactLine {
                width: parent.width
                label: qsTr("Ships lost")
                value: qsTr("%1 talents").arg(card.side.losses ?? "")
            }
            FactLine {
                width: parent.width
                label: qsTr("Treasury")
                value: qsTr("%1 talents").arg(card.side.money ?? "")
            }
        }
        Rule {
            width: parent.width
        }
        Repeater {
            model: card.side.ships ?? []

            Item {
                id: ship

                required property var modelData

                width: column.width
                height: Math.round(32 * Theme.textFactor)
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.joined([modelData.name, modelData.kind, modelData.fate, modelData.state])

                ShipSilhouette {
                    id: face
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(52 * Theme.textFactor)
                    height: 22
                    traits: ship.modelData.traits
                    toScale: true
                    ink: Theme.ink
                    hull: Theme.land
                    deck: Theme.card
                    breach: Theme.bad
                    opacity: ship.modelData.lost ? 0.4 : 1
                }
                DataText {
                    id: shipName
                    anchors.left: face.right
                    anchors.leftMargin: Theme.gap
                    height: parent.height
                    width: (parent.width - face.width - Theme.gap) * 0.42
                    text: ship.modelData.name
                }
                DataText {
                    anchors.left: shipName.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    height: parent.height
                    horizontalAlignment: Text.AlignRight
                    text: card.waits ? (ship.modelData.state !== "" ? ship.modelData.state : ship.modelData.kind)
                          : ship.modelData.fate !== "" ? ship.modelData.fate
                          : ship.modelData.state !== "" ? ship.modelData.state : qsTr("Whole")
                    color: ship.modelData.lost ? Theme.bad : ship.modelData.fate !== "" || ship.modelData.state !== "" ? Theme.ink : Theme.softInk
                }
            }
        }
        Repeater {
            model: card.side.walls ?? []

            FactLine {
                required property string modelData
                required property int index
                width: column.width
                label: qsTr("Section %1").arg(index + 1)
                value: modelData
            }
        }
        Repeater {
            model: (card.side.commanders ?? []).filter(each => card.waits || each.state !== "")

            FactLine {
                required property var modelData
                width: column.width
                label: qsTr("Commander")
                value: modelData.name
                note: modelData.state
            }
        }
    }
}
