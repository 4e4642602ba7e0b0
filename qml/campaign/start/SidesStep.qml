// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Second step: the sides, their signs, who plays them and what they may spend.
ScrolledList {
    id: list

    required property NewCampaign plan

    model: plan.sides
    spacing: Theme.gap

    delegate: Card {
        id: row

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
        required property bool overspent
        required property int ships

        function put(field: int, value: string) {
            list.plan.sides.set(index, field, value)
        }

        width: ListView.view.width - Theme.inset
        height: fields.height + 2 * inset

        SideBadge {
            id: badge
            y: Theme.captionSize + 8
            colour: row.colour
            emblem: row.emblem
            size: 36
        }
        Flow {
            id: fields
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: remove.left
            anchors.rightMargin: Theme.gap
            spacing: Theme.inset

            Field {
                width: 170
                label: qsTr("Name")
                text: row.name
                maximumLength: 60
                onFinished: row.put(SideField.Name, text)
            }
            Labelled {
                label: qsTr("Colour")
                Swatches {
                    values: Theme.sideColours
                    value: row.colour
                    emblem: row.emblem
                    onChosen: value => row.put(SideField.Colour, value)
                }
            }
            Labelled {
                label: qsTr("Emblem")
                Swatches {
                    values: Theme.emblems
                    value: row.emblem
                    colour: row.colour
                    onChosen: value => row.put(SideField.Emblem, value)
                }
            }
            Labelled {
                label: qsTr("Played by")
                SegmentedChoice {
                    room: fields.width
                    label: qsTr("Played by")
                    value: row.player
                    options: [{ value: "person", text: qsTr("A person") }, { value: "machine", text: qsTr("The machine") }]
                    onChosen: value => row.put(SideField.Player, value)
                }
            }
            Labelled {
                label: qsTr("Fleet list")
                ChoiceBox {
                    label: qsTr("Fleet list")
                    model: list.plan.sides.periods()
                    at: model.findIndex(each => each.value === row.period)
                    onActivated: index => row.put(SideField.Period, model[index].value)
                }
            }
            Labelled {
                label: qsTr("Home port")
                ChoiceBox {
                    width: 190
                    label: qsTr("Home port")
                    model: list.plan.ports
                    at: Math.max(0, model.findIndex(each => each.value === row.home))
                    onActivated: index => row.put(SideField.Home, model[index].value)
                }
            }
            AmountField {
                width: Math.round(120 * Theme.textFactor)
                label: qsTr("Budget")
                amount: row.budget
                onTyped: text => row.put(SideField.Budget, text)
            }
            Labelled {
                visible: row.ships > 0
                label: qsTr("%1 ships and walls").arg(row.ships)
                Column {
                    height: Theme.control
                    DataText {
                        text: qsTr("%1 spent").arg(row.spent)
                        soft: true
                    }
                    DataText {
                        text: row.overspent ? qsTr("%1: more than the budget").arg(row.remaining) : qsTr("%1 left").arg(row.remaining)
                        color: row.overspent ? Theme.bad : Theme.ink
                    }
                }
            }
        }
        IconButton {
            id: remove
            anchors.right: parent.right
            y: Theme.captionSize + 4
            glyph: "delete"
            removes: "side"
            text: qsTr("Leave %1 out").arg(row.name)
            enabled: list.count > 1
            why: qsTr("One side at least stays.")
            onClicked: list.plan.sides.remove(row.index)
        }
    }
    footer: Item {
        width: list.width
        height: add.height + 2 * Theme.gap

        QuietButton {
            id: add
            y: Theme.gap
            text: qsTr("Another side")
            glyph: "plus"
            enabled: !list.plan.sides.full
            hint: list.plan.sides.full ? qsTr("Eight sides are the most (CP-2.1)") : ""
            onClicked: list.plan.sides.add()
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
