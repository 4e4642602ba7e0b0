// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What became of a port or a ship in the war, the newest first; nothing while nothing has.
Column {
    id: block

    required property OpenCampaign campaign
    required property int kind
    required property int itemId
    readonly property int few: 6

    signal battleAsked(int battle)

    visible: list.total > 0
    spacing: Theme.step

    onItemIdChanged: list.most = few

    HistoryList {
        id: list
        campaign: block.campaign
        kind: block.kind
        itemId: block.itemId
        most: block.few
    }
    Caption {
        text: qsTr("History")
    }
    Repeater {
        model: list

        Item {
            id: entry

            required property string date
            required property string text
            required property string rule
            required property int battleId

            objectName: "historyEntry"
            width: block.width
            height: words.implicitHeight + 8

            Column {
                id: words
                y: 4
                width: parent.width - (look.visible ? look.width + Theme.gap : 0)

                DataText {
                    width: parent.width
                    text: entry.text
                    wraps: true
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([entry.date, entry.rule])
                    rule: entry.rule
                }
            }
            IconButton {
                id: look
                visible: entry.battleId !== 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                glyph: "sword"
                text: qsTr("Show the battle")
                onClicked: block.battleAsked(entry.battleId)
            }
            Rule {
                width: parent.width
                anchors.bottom: parent.bottom
            }
        }
    }
    QuietButton {
        objectName: "historyAll"
        visible: list.most > 0 && list.total > list.most
        text: qsTr("Show all %1").arg(list.total)
        glyph: "history"
        onClicked: list.most = 0
    }
}
