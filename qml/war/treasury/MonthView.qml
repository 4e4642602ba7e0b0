// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the month's end will bring and cost, line by line with its reason, and what it leads to.
FocusScope {
    id: view

    required property OpenCampaign campaign
    property int side: 0
    readonly property bool several: books.sums.length > 1

    signal borrowAsked(int side)

    MonthAhead {
        id: books
        campaign: view.campaign
        side: view.side
    }

    PaneChoice {
        id: panes
        room: view.width
        need: 800
        panes: [{ value: "lines", text: qsTr("Line by line") }, { value: "sums", text: qsTr("What it leads to") }]
    }
    Item {
        id: heads
        anchors.top: panes.bottom
        visible: panes.shows("lines")
        x: Theme.margin
        width: list.width
        height: Math.max(28, Theme.captionSize + 14)

        Caption {
            height: parent.height
            width: talents.x - Theme.gap
            text: qsTr("At the end of %1, if nothing changes until then").arg(books.when)
        }
        Caption {
            id: talents
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            height: parent.height
            text: qsTr("Talents")
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    ScrolledList {
        id: list

        objectName: "monthLines"
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        x: Theme.margin
        width: parent.width - 2 * Theme.margin - (panes.folds ? 0 : sums.width + Theme.inset)
        visible: panes.shows("lines")
        focus: true
        activeFocusOnTab: true
        model: books
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Next month's end")

        // Always the same: Qt 6.4 falls over a list whose sections come and go.
        section.property: "side"
        section.delegate: Item {
            required property string section

            width: ListView.view.width
            height: view.several ? Theme.row + 6 : 0
            visible: view.several

            DataText {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 6
                text: parent.section
                strong: true
            }
        }
        delegate: Item {
            id: row

            required property string side
            required property string text
            required property string rule
            required property string amount
            required property string missing
            required property bool out

            width: ListView.view.width
            height: Theme.row - 4
            Accessible.role: Accessible.Row
            Accessible.name: Theme.joined([side, text, qsTr("%1 talents").arg(amount),
                                           missing === "" ? "" : qsTr("%1 missing").arg(missing)])

            Rectangle {
                anchors.fill: parent
                color: over.hovered ? Theme.hover : "transparent"
            }
            HoverHandler {
                id: over
            }
            Rule {
                anchors.bottom: parent.bottom
                width: parent.width
                opacity: 0.5
            }
            DataText {
                id: reason
                width: Math.min(Theme.dataWidth(text, false), short_.x - rule_.implicitWidth - Theme.inset)
                height: parent.height
                text: row.text
            }
            Caption {
                id: rule_
                anchors.left: reason.right
                anchors.leftMargin: Theme.gap
                height: parent.height
                text: row.rule
                rule: row.rule
            }
            DataText {
                id: short_
                anchors.right: amount_.left
                width: row.missing === "" ? 0 : Theme.dataWidth(text, false)
                height: parent.height
                text: row.missing === "" ? "" : qsTr("%1 missing").arg(row.missing)
                color: Theme.bad
            }
            AmountText {
                id: amount_
                anchors.right: parent.right
                anchors.rightMargin: Theme.inset
                width: Math.round(96 * Theme.textFactor)
                height: parent.height
                text: row.amount
                color: row.out ? Theme.ink : Theme.good
            }
        }
    }
    EmptyState {
        anchors.horizontalCenter: list.horizontalCenter
        anchors.top: heads.bottom
        anchors.topMargin: Theme.margin * 2
        visible: list.count === 0 && panes.shows("lines")
        width: Math.min(460, list.width)
        glyph: "calendar"
        title: qsTr("Nothing falls due")
        text: qsTr("Ports bring income; ships, garrisons, commanders and allies are paid. A side without any of them has a quiet month's end.")
    }
    ScrolledArea {
        id: sums

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: panes.bottom
        anchors.topMargin: panes.folds ? Theme.gap : 0
        anchors.bottom: parent.bottom
        width: panes.folds ? parent.width - 2 * Theme.margin : Math.round(320 * Theme.textFactor)
        visible: panes.shows("sums")
        contentHeight: cards.height + Theme.inset

        Column {
            id: cards
            width: parent.width - (sums.contentHeight > sums.height ? Theme.inset : 0)
            spacing: Theme.gap

            Repeater {
                model: books.sums

                Card {
                    id: sum

                    required property var modelData

                    objectName: "month/" + modelData.name
                    width: cards.width
                    height: lines.height + 2 * inset
                    inset: 16

                    Column {
                        id: lines
                        width: parent.width
                        spacing: 6

                        Item {
                            width: parent.width
                            height: Math.max(badge.height, name.implicitHeight) + 2

                            SideBadge {
                                id: badge
                                colour: sum.modelData.colour
                                emblem: sum.modelData.emblem
                                size: 24
                            }
                            DataText {
                                id: name
                                anchors.left: badge.right
                                anchors.leftMargin: Theme.gap
                                anchors.right: parent.right
                                height: badge.height
                                text: sum.modelData.name
                                strong: true
                            }
                        }
                        SumLine {
                            label: qsTr("In the treasury")
                            amount: sum.modelData.before
                            soft: true
                        }
                        SumLine {
                            label: qsTr("Comes in")
                            amount: sum.modelData.income
                            soft: true
                        }
                        SumLine {
                            label: qsTr("Goes out")
                            amount: sum.modelData.spending
                            soft: true
                        }
                        Rule {
                            width: parent.width
                        }
                        SumLine {
                            objectName: "monthAfter"
                            label: qsTr("Leaves")
                            amount: sum.modelData.after
                            strong: true
                            tone: sum.modelData.inDebt ? Theme.bad : Theme.ink
                        }
                        Item {
                            width: parent.width
                            height: warning.implicitHeight
                            visible: sum.modelData.warning !== ""

                            Icon {
                                id: sign
                                width: 20
                                name: "alert"
                                size: 18
                                color: Theme.bad
                            }
                            DataText {
                                id: warning
                                objectName: "monthWarning"
                                anchors.left: sign.right
                                anchors.leftMargin: 6
                                anchors.right: parent.right
                                text: sum.modelData.warning
                                color: Theme.bad
                                wraps: true
                                Accessible.role: Accessible.AlertMessage
                            }
                        }
                        DataText {
                            width: parent.width
                            visible: text !== ""
                            text: sum.modelData.note
                            soft: true
                            wraps: true
                        }
                        QuietButton {
                            objectName: "borrowFor/" + sum.modelData.name
                            visible: sum.modelData.isShort && !view.campaign.head.inSetup && view.campaign.readOnlyReason === ""
                            text: qsTr("Borrow…")
                            glyph: "cash"
                            onClicked: view.borrowAsked(sum.modelData.sideId)
                        }
                    }
                }
            }
        }
    }
}
