// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How the side that is looked at stands to the others as the war begins, and what it is after: side by side where there is
// room, else one below the other.
Card {
    id: card

    required property WarRelations relations
    required property WarAims aims

    height: flow.implicitHeight + 2 * inset
    inset: 20

    Flow {
        id: flow

        readonly property bool isWide: width >= Math.round(720 * Theme.textFactor)
        readonly property int part: isWide ? Math.floor((width - Theme.margin) / 2) : width

        width: parent.width
        spacing: Theme.margin

        Column {
            width: flow.part
            spacing: Theme.gap

            Caption {
                text: qsTr("As it begins")
                rule: "CP-2.1"
            }
            Repeater {
                model: card.relations

                WarRelationRow {
                    width: flow.part
                    relations: card.relations
                }
            }
            DataText {
                width: parent.width
                visible: card.relations.count === 0
                text: qsTr("There is no other side yet.")
                wraps: true
                soft: true
            }
        }
        Column {
            width: flow.part
            spacing: Theme.gap

            Caption {
                width: parent.width
                text: qsTr("What its captain is after, and how much")
                rule: "CP-11.1"
            }
            Repeater {
                model: card.aims

                WarAimRow {
                    width: flow.part
                    aims: card.aims
                }
            }
            DataText {
                width: parent.width
                visible: card.aims.count === 0
                text: qsTr("Nothing more than the rest. A captain of the machine weighs what stands here.")
                wraps: true
                soft: true
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                ChoiceBox {
                    id: offered
                    objectName: "aimOffered"
                    width: Math.min(parent.width, Math.round(230 * Theme.textFactor))
                    label: qsTr("A port or a side to be after")
                    enabled: count > 0
                    why: addAim.why
                    model: card.aims.offered
                }
                QuietButton {
                    id: addAim
                    objectName: "addAim"
                    text: qsTr("Add an aim")
                    glyph: "plus"
                    enabled: offered.count > 0
                    why: qsTr("All there is to be after stands here")
                    onClicked: card.aims.add(offered.currentValue)
                }
            }
        }
    }
}
