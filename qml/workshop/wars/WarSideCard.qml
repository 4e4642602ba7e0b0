// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A side of the war that is built: its name and signs, who plays it, where it is at home, and what it has.
Card {
    id: card

    required property int index
    required property string name
    required property string colour
    required property string emblem
    required property string player
    required property string period
    required property string home
    required property string budget
    required property string spent
    required property string remaining
    required property real share
    required property bool overspent
    required property WarSides sides

    function put(field: int, value: string) {
        sides.set(index, field, value)
    }

    height: column.implicitHeight + 2 * inset
    inset: 20

    Column {
        id: column
        width: parent.width
        spacing: Theme.inset

        Item {
            width: parent.width
            height: Math.max(name.height, remove.height)

            SideBadge {
                id: badge
                anchors.bottom: parent.bottom
                colour: card.colour
                emblem: card.emblem
                size: Theme.control
            }
            Field {
                id: name
                objectName: "sideName"
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                anchors.right: remove.left
                anchors.rightMargin: Theme.inset
                label: qsTr("Name")
                maximumLength: 80
                text: card.name
                onFinished: {
                    card.put(SideField.Name, text)
                    text = Qt.binding(() => card.name)
                }
            }
            IconButton {
                id: remove
                objectName: "removeSide"
                removes: "side"
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                glyph: "delete"
                text: qsTr("Leave %1 out").arg(card.name)
                onClicked: card.sides.remove(card.index)
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.inset

            Labelled {
                label: qsTr("Colour")
                Swatches {
                    values: Theme.sideColours
                    value: card.colour
                    emblem: card.emblem
                    onChosen: value => card.put(SideField.Colour, value)
                }
            }
            Labelled {
                label: qsTr("Emblem")
                Swatches {
                    values: Theme.emblems
                    value: card.emblem
                    colour: card.colour
                    onChosen: value => card.put(SideField.Emblem, value)
                }
            }
            Labelled {
                label: qsTr("Played by")
                SegmentedChoice {
                    objectName: "sidePlayer"
                    room: column.width
                    label: qsTr("Played by")
                    value: card.player
                    options: [{ value: "person", text: qsTr("A person") }, { value: "machine", text: qsTr("The machine") }]
                    onChosen: value => card.put(SideField.Player, value)
                }
            }
            Labelled {
                label: qsTr("Fleet list")
                ChoiceBox {
                    width: Math.round(170 * Theme.textFactor)
                    label: qsTr("Fleet list")
                    model: card.sides.periods
                    at: placeOf(card.sides.periods, card.period)
                    onActivated: card.put(SideField.Period, currentValue)
                }
            }
            Labelled {
                label: qsTr("Home port")
                ChoiceBox {
                    objectName: "sideHome"
                    width: Math.round(210 * Theme.textFactor)
                    label: qsTr("Home port")
                    model: card.sides.homes
                    at: Math.max(0, placeOf(card.sides.homes, card.home))
                    onActivated: card.put(SideField.Home, currentValue)
                }
            }
            AmountField {
                objectName: "sideBudget"
                width: Math.round(120 * Theme.textFactor)
                label: qsTr("Treasury")
                amount: card.budget
                onTyped: text => card.put(SideField.Budget, text)
            }
        }
        Item {
            width: parent.width
            height: sums.height + Theme.gap + bar.height
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Spent of the treasury: %1 per cent").arg(Math.round(card.share * 100))

            DataText {
                id: sums
                text: qsTr("%1 spent on fleets and walls").arg(card.spent)
                soft: true
            }
            DataText {
                anchors.right: parent.right
                text: card.overspent ? qsTr("over by %1").arg(card.remaining.replace("−", "")) : qsTr("%1 left").arg(card.remaining)
                color: card.overspent ? Theme.bad : Theme.ink
                strong: true
            }
            Rectangle {
                id: bar
                anchors.bottom: parent.bottom
                width: parent.width
                height: 10
                radius: 5
                color: Theme.line

                Rectangle {
                    width: card.share > 0 ? Math.max(height, parent.width * card.share) : 0
                    height: parent.height
                    radius: 5
                    color: card.overspent ? Theme.bad : Theme.good
                }
            }
        }
    }

    component Labelled: Column {
        id: labelled

        property string label: ""

        spacing: Theme.step

        Caption {
            text: labelled.label
        }
    }
}
