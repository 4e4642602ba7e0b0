// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What each battle cost: the ships it took, and what prizes and loot brought.
Item {
    id: costs

    required property OpenCampaign campaign
    property int side: 0

    readonly property int figureWidth: Math.round(84 * Theme.textFactor)

    signal battleAsked(int battle)

    BattleCosts {
        id: fought
        campaign: costs.campaign
        side: costs.side
    }
    Item {
        id: heads
        width: parent.width
        height: Math.round(30 * Theme.textFactor)

        Caption {
            height: parent.height
            text: qsTr("What battles cost")
        }
        Caption {
            anchors.right: brought.left
            width: costs.figureWidth
            height: parent.height
            text: qsTr("Ships lost")
            horizontalAlignment: Text.AlignRight
        }
        Caption {
            id: brought
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            width: costs.figureWidth
            height: parent.height
            text: qsTr("Money")
            horizontalAlignment: Text.AlignRight
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    ScrolledList {
        id: list

        objectName: "battleCosts"
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        activeFocusOnTab: true
        model: fought
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("What battles cost")

        delegate: T.AbstractButton {
            id: row

            required property int battleId
            required property string name
            required property string date
            required property string side
            required property string colour
            required property string emblem
            required property string end
            required property string losses
            required property string money
            required property bool paid

            width: ListView.view.width
            height: Math.round(44 * Theme.textFactor)
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.name: Theme.joined([name, date, side, end, qsTr("ships for %1 talents lost").arg(losses)])
            onClicked: costs.battleAsked(battleId)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: Rectangle {
                color: row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"

                Rule {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    opacity: 0.5
                }
                FocusRing {
                    shown: row.visualFocus
                    distance: -1
                }
            }
            contentItem: Item {
                SideBadge {
                    id: badge
                    anchors.verticalCenter: parent.verticalCenter
                    colour: row.colour
                    emblem: row.emblem
                    size: 20
                }
                Column {
                    anchors.left: badge.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: losses.left
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: row.name
                    }
                    Caption {
                        width: parent.width
                        text: Theme.joined([row.side, row.end, row.date])
                    }
                }
                AmountText {
                    id: losses
                    anchors.right: money.left
                    width: costs.figureWidth
                    height: parent.height
                    text: row.losses
                }
                AmountText {
                    id: money
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.inset
                    width: costs.figureWidth
                    height: parent.height
                    text: row.money === "" ? "–" : row.money
                    color: row.money === "" ? Theme.softInk : row.paid ? Theme.ink : Theme.good
                }
            }
        }
    }
    DataText {
        anchors.centerIn: list
        width: Math.min(parent.width, 320)
        visible: list.count === 0
        text: qsTr("No battle has been fought yet.")
        soft: true
        horizontalAlignment: Text.AlignHCenter
    }
}
