// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is owed to neutral lenders, what they would still give, borrowing and paying back.
FocusScope {
    id: view

    required property OpenCampaign campaign
    required property LoanDesk desk
    readonly property bool mayAct: !campaign.head.inSetup && campaign.readOnlyReason === ""

    signal borrowAsked(int side)
    signal repayAsked(int loan)

    PaneChoice {
        id: panes
        room: view.width
        need: 800
        panes: [{ value: "loans", text: qsTr("Loans") }, { value: "credits", text: qsTr("Lenders") }]
    }
    ScrolledList {
        id: list

        objectName: "loans"
        x: Theme.margin
        width: parent.width - 2 * Theme.margin - (panes.folds ? 0 : credits.width + Theme.inset)
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("loans")
        focus: true
        activeFocusOnTab: true
        model: view.desk.loans
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Loans")

        delegate: Item {
            id: row

            required property var modelData

            width: ListView.view.width
            height: Math.round(56 * Theme.textFactor)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 owes %2 talents of a loan of %3").arg(modelData.side).arg(modelData.owed).arg(modelData.lent)

            Rule {
                anchors.bottom: parent.bottom
                width: parent.width
            }
            SideBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                colour: row.modelData.colour
                emblem: row.modelData.emblem
                size: 24
            }
            Column {
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                anchors.right: owed.left
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2

                DataText {
                    width: parent.width
                    text: qsTr("%1 borrowed %2").arg(row.modelData.side).arg(row.modelData.lent)
                }
                Caption {
                    width: parent.width
                    text: owed.visible ? qsTr("%1 · interest %2 at the next month's end").arg(row.modelData.date).arg(row.modelData.interest)
                                       : qsTr("%1 owed, interest %2").arg(row.modelData.owed).arg(row.modelData.interest)
                }
            }
            Column {
                id: owed
                anchors.right: repay.left
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? Math.round(96 * Theme.textFactor) : 0
                visible: row.width > Math.round(420 * Theme.textFactor)

                AmountText {
                    width: parent.width
                    height: Theme.dataSize + 6
                    text: row.modelData.owed
                    strong: true
                }
                Caption {
                    anchors.right: parent.right
                    text: qsTr("owed")
                }
            }
            QuietButton {
                id: repay
                objectName: "repay/" + row.modelData.side
                anchors.right: parent.right
                anchors.rightMargin: Theme.inset
                anchors.verticalCenter: parent.verticalCenter
                enabled: view.mayAct
                why: view.campaign.head.inSetup ? qsTr("Once the campaign has begun (CP-4.3)") : view.campaign.readOnlyReason
                text: qsTr("Pay back…")
                onClicked: view.repayAsked(row.modelData.loanId)
            }
        }
    }
    EmptyState {
        anchors.horizontalCenter: list.horizontalCenter
        y: parent.height * 0.2
        visible: list.count === 0 && panes.shows("loans")
        width: Math.min(460, list.width)
        glyph: "cash"
        title: qsTr("Nothing is owed")
        text: view.campaign.head.inSetup
              ? qsTr("Once the campaign has begun, neutral lenders give money against the economic value of one's ports, at %1 (CP-4.3).").arg(view.desk.terms)
              : qsTr("Neutral lenders give money against the economic value of one's ports, at %1 (CP-4.3).").arg(view.desk.terms)
    }
    ScrolledArea {
        id: credits

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: panes.bottom
        anchors.topMargin: panes.folds ? Theme.gap : 0
        anchors.bottom: parent.bottom
        width: panes.folds ? parent.width - 2 * Theme.margin : Math.round(320 * Theme.textFactor)
        visible: panes.shows("credits")
        contentHeight: cards.height + Theme.inset

        Column {
            id: cards
            width: parent.width - (credits.contentHeight > credits.height ? Theme.inset : 0)
            spacing: Theme.gap

            Repeater {
                model: view.desk.credits

                Card {
                    id: credit

                    required property var modelData

                    width: cards.width
                    height: lines.height + 2 * inset
                    inset: 16

                    Column {
                        id: lines
                        width: parent.width
                        spacing: 4

                        Item {
                            width: parent.width
                            height: borrow.height

                            SideBadge {
                                id: sideSign
                                anchors.verticalCenter: parent.verticalCenter
                                colour: credit.modelData.colour
                                emblem: credit.modelData.emblem
                                size: 24
                            }
                            DataText {
                                anchors.left: sideSign.right
                                anchors.leftMargin: Theme.gap
                                anchors.right: borrow.left
                                height: parent.height
                                text: credit.modelData.name
                                strong: true
                            }
                            QuietButton {
                                id: borrow
                                objectName: "borrow/" + credit.modelData.name
                                anchors.right: parent.right
                                enabled: view.mayAct && !credit.modelData.nothingLeft
                                text: qsTr("Borrow…")
                                hint: view.campaign.head.inSetup ? qsTr("Once the campaign has begun (CP-4.3)")
                                      : credit.modelData.nothingLeft ? qsTr("Lenders give no more against its ports (CP-4.3)") : ""
                                onClicked: view.borrowAsked(credit.modelData.sideId)
                            }
                        }
                        FactLine {
                            width: parent.width
                            label: qsTr("Owed")
                            value: credit.modelData.owed
                        }
                        FactLine {
                            width: parent.width
                            label: qsTr("Still lent")
                            value: qsTr("%1 of %2").arg(credit.modelData.left).arg(credit.modelData.most)
                        }
                        FactLine {
                            width: parent.width
                            label: qsTr("Interest")
                            value: qsTr("%1, %2").arg(credit.modelData.interest).arg(view.desk.terms)
                        }
                    }
                }
            }
        }
    }
}
