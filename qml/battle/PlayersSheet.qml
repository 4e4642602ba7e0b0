// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Who plays which side from here on: hands, or a captain of the temper one likes.
Sheet {
    id: sheet

    required property BattleRoom room

    objectName: "playersSheet"
    title: qsTr("Who plays")
    cardWidth: 560

    BodyText {
        width: parent.width
        soft: true
        text: qsTr("A side may change hands at any moment; the battle goes on from where it stands. A cautious captain keeps his ships whole, a bold one takes risks for a ram.")
    }
    Repeater {
        model: sheet.room.sides.length

        Item {
            id: row

            required property int index
            readonly property var what: sheet.room.sides[index]

            width: parent.width
            height: Theme.touch

            SideBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                size: 28
                colour: row.what?.colour ?? ""
                emblem: row.what?.emblem ?? ""
            }
            DataText {
                anchors.left: badge.right
                anchors.leftMargin: Theme.gap
                anchors.right: choice.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: row.what?.name ?? ""
                strong: true
            }
            SegmentedChoice {
                id: choice
                objectName: "roomPlayer/" + row.index
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("Who plays %1").arg(row.what?.name ?? "")
                options: [{ value: "hands", text: qsTr("By hand") }, { value: "cautious", text: qsTr("Cautious") },
                          { value: "steady", text: qsTr("Steady") }, { value: "bold", text: qsTr("Bold") }]
                value: row.what?.player ?? ""
                onChosen: value => sheet.room.setPlayer(row.index, value)
            }
        }
    }
    footer: PrimaryButton {
        objectName: "closePlayers"
        text: qsTr("Done")
        onClicked: sheet.close()
    }
}
