// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Ships that changed hands: sold, taken into service or burnt, with what each comes to (CP-5.4).
Column {
    id: list

    required property OutcomePreview preview
    readonly property var prizes: preview.prizes

    visible: prizes.length > 0
    spacing: 0

    Item {
        width: parent.width
        height: Theme.control + Theme.step

        DataText {
            anchors.verticalCenter: parent.verticalCenter
            text: list.prizes.length === 1 ? qsTr("A prize") : qsTr("%1 prizes").arg(list.prizes.length)
            strong: true
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.gap
            visible: list.prizes.length > 1

            QuietButton {
                objectName: "sellAll"
                text: qsTr("Sell all")
                onClicked: list.preview.setAllPrizes("sell")
            }
            QuietButton {
                objectName: "takeAll"
                text: qsTr("Take all")
                onClicked: list.preview.setAllPrizes("take")
            }
            QuietButton {
                text: qsTr("Burn all")
                onClicked: list.preview.setAllPrizes("burn")
            }
        }
    }
    Rule {
        width: parent.width
    }
    Repeater {
        model: list.prizes.length

        Item {
            id: prize

            required property int index
            readonly property var what: list.prizes[index] ?? ({})

            width: list.width
            height: Math.round(52 * Theme.textFactor)

            Column {
                anchors.left: parent.left
                anchors.right: choice.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    width: parent.width
                    text: qsTr("%1 of %2, held by %3").arg(prize.what.name ?? "").arg(prize.what.from ?? "").arg(prize.what.captor ?? "")
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([prize.what.towed ? qsTr("a wreck that was towed in") : "", prize.what.note ?? ""])
                }
            }
            SegmentedChoice {
                id: choice
                objectName: "prize/" + (prize.what.ship ?? 0)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                room: prize.width * 0.6
                label: prize.what.name ?? ""
                options: [{ value: "sell", text: qsTr("Sell, +%1").arg(prize.what.sale ?? "") }].concat(
                             prize.what.canTake ? [{ value: "take", text: qsTr("Take, −%1").arg(prize.what.take ?? "") }] : [],
                             [{ value: "burn", text: qsTr("Burn") }])
                value: prize.what.use ?? "sell"
                onChosen: value => list.preview.setPrize(prize.what.ship, value)
            }
        }
    }
}
