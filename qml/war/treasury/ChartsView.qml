// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// How things went: treasuries and fleets over time, where money came from and went, and what battles cost.
FocusScope {
    id: view

    required property OpenCampaign campaign
    required property Ledger ledger
    required property BalanceChart balances
    required property StrengthChart strengths

    // Below each other where two have no room beside each other.
    readonly property int columns: width < Math.round(720 * Theme.textFactor) ? 1 : 2
    readonly property int cellWidth: Math.floor((width - 2 * Theme.margin - (columns - 1) * Theme.gap) / columns)
    readonly property int cellHeight: columns === 1 ? Math.round(260 * Theme.textFactor) : Math.floor((height - Theme.gap - Theme.inset) / 2)

    signal battleAsked(int battle)

    Flickable {
        anchors.fill: parent
        contentWidth: width
        contentHeight: cells.height + Theme.inset
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Grid {
            id: cells
            x: Theme.margin
            columns: view.columns
            spacing: Theme.gap

            Card {
                objectName: "balanceChart"
                width: view.cellWidth
                height: view.cellHeight
                inset: 4

                CurveView {
                    anchors.fill: parent
                    curves: view.balances
                    title: qsTr("Treasuries, talents")
                }
            }
            Card {
                objectName: "strengthChart"
                width: view.cellWidth
                height: view.cellHeight
                inset: 4

                CurveView {
                    anchors.fill: parent
                    curves: view.strengths
                    title: qsTr("Fleets, talents of ships")
                    note: view.strengths.busy ? qsTr("reading past weeks…") : ""
                }
                Caption {
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.margin
                    visible: view.strengths.problem !== ""
                    text: view.strengths.problem
                    color: Theme.bad
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                }
            }
            Card {
                width: view.cellWidth
                height: view.cellHeight

                AccountBars {
                    anchors.fill: parent
                    ledger: view.ledger
                }
            }
            Card {
                width: view.cellWidth
                height: view.cellHeight

                BattleCostList {
                    anchors.fill: parent
                    campaign: view.campaign
                    side: view.ledger.side
                    onBattleAsked: battle => view.battleAsked(battle)
                }
            }
        }
    }
}
