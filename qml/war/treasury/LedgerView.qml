// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Every movement of money with its reason, what it comes to, and how the treasuries have fared.
FocusScope {
    id: view

    required property OpenCampaign campaign
    required property Ledger ledger
    required property BalanceChart balances

    // Where the columns have no room, what they hold stands below the reason; the curve is left to "Over time".
    readonly property bool narrow: width < Math.round(820 * Theme.textFactor)

    signal entryAsked()
    signal exportAsked()

    Column {
        id: head
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: Theme.inset

        Item {
            width: parent.width
            height: view.narrow ? sums.implicitHeight + 2 * totals.inset : Math.round(Math.max(212 * Theme.textFactor, Math.min(400, view.height * 0.27)))

            Card {
                id: totals
                width: view.narrow ? parent.width : Math.round(236 * Theme.textFactor)
                height: parent.height
                inset: view.narrow ? 10 : 16

                Grid {
                    id: sums
                    readonly property real cell: view.narrow ? (width - columnSpacing) / 2 : width

                    width: parent.width
                    columns: view.narrow ? 2 : 1
                    rowSpacing: view.narrow ? 2 : 10
                    columnSpacing: Theme.margin

                    Column {
                        width: sums.cell
                        Caption {
                            text: view.ledger.side === 0 ? qsTr("All treasuries") : qsTr("Treasury")
                        }
                        FigureText {
                            objectName: "balance"
                            width: parent.width
                            leading: true
                            text: view.ledger.sums.balance
                            color: Theme.ink
                            font.family: Theme.dataFamily
                            font.pixelSize: Theme.displaySize
                            font.weight: Font.DemiBold
                            Accessible.role: Accessible.StaticText
                            Accessible.name: qsTr("%1 talents").arg(text)
                        }
                    }
                    Rule {
                        visible: !view.narrow
                        width: parent.width
                    }
                    SumLine {
                        width: sums.cell
                        label: qsTr("Came in")
                        amount: view.ledger.sums.income
                        soft: true
                    }
                    SumLine {
                        width: sums.cell
                        label: qsTr("Went out")
                        amount: view.ledger.sums.spending
                        soft: true
                    }
                    SumLine {
                        width: sums.cell
                        objectName: "shownNet"
                        label: list.count === view.ledger.total ? qsTr("Of all %1 lines").arg(list.count)
                                                                : qsTr("Of %1 of %2 lines").arg(list.count).arg(view.ledger.total)
                        amount: view.ledger.sums.net
                        strong: true
                    }
                }
            }
            Card {
                anchors.left: totals.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right
                height: parent.height
                visible: !view.narrow
                inset: 4

                CurveView {
                    anchors.fill: parent
                    curves: view.balances
                    title: qsTr("Treasuries, talents")
                }
            }
        }
        Item {
            width: parent.width
            height: narrowing.height + (view.narrow ? deeds.height + Theme.gap : 0)

            Flow {
                id: narrowing
                width: view.narrow ? parent.width : parent.width - deeds.width - Theme.gap
                spacing: Theme.gap

                SearchField {
                    objectName: "ledgerSearch"
                    width: Math.round(220 * Theme.textFactor)
                    placeholder: qsTr("Find in the reasons")
                    text: view.ledger.filter
                    onTextChanged: view.ledger.filter = text
                }
                ChoiceBox {
                    objectName: "ledgerAccount"
                    width: Math.round(160 * Theme.textFactor)
                    label: qsTr("Account")
                    model: view.ledger.accounts
                    at: Math.max(0, placeOf(view.ledger.accounts, view.ledger.account))
                    onActivated: index => view.ledger.account = view.ledger.accounts[index].value
                }
                SpanChoice {
                    objectName: "ledgerSpan"
                    ledger: view.ledger
                }
            }
            Row {
                id: deeds
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.gap

                QuietButton {
                    objectName: "newEntry"
                    visible: view.campaign.eyes === 0
                    text: qsTr("Umpire's entry")
                    glyph: "pencil"
                    hint: qsTr("Moves money by hand, and is marked as such (CP-4.4)")
                    onClicked: view.entryAsked()
                }
                QuietButton {
                    text: qsTr("CSV…")
                    glyph: "export"
                    hint: qsTr("Writes the lines shown to a file")
                    enabled: list.count > 0
                    why: qsTr("No such lines")
                    onClicked: view.exportAsked()
                }
            }
        }
    }

    Item {
        id: heads
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: view.narrow ? 1 : Math.max(26, Theme.captionSize + 12)

        Caption {
            height: parent.height
            visible: !view.narrow
            text: qsTr("When")
        }
        Caption {
            x: columns.when
            height: parent.height
            visible: !view.narrow
            text: qsTr("Side")
        }
        Caption {
            x: columns.when + columns.side
            height: parent.height
            visible: !view.narrow
            text: qsTr("Reason")
        }
        Caption {
            anchors.right: amountHead.left
            width: columns.account
            height: parent.height
            visible: !view.narrow
            text: qsTr("Account")
        }
        Caption {
            id: amountHead
            anchors.right: balanceHead.left
            width: columns.amount
            height: parent.height
            visible: !view.narrow
            text: qsTr("Talents")
            horizontalAlignment: Text.AlignRight
        }
        Caption {
            id: balanceHead
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            width: columns.amount
            height: parent.height
            visible: !view.narrow
            text: qsTr("Balance")
            horizontalAlignment: Text.AlignRight
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    ScrolledList {
        id: list

        objectName: "ledgerList"
        anchors.top: heads.bottom
        anchors.bottom: firstHint.top
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        focus: true
        activeFocusOnTab: true
        model: view.ledger
        // The latest line is the first: what is entered shows.
        onCountChanged: positionViewAtBeginning()
        reuseItems: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Ledger")

        delegate: Item {
            id: row

            required property int index
            required property string date
            required property string side
            required property string colour
            required property string emblem
            required property string reason
            required property string account
            required property string amount
            required property string balance
            required property bool out
            required property bool byUmpire

            width: ListView.view.width
            height: view.narrow ? line + below.implicitHeight + 6 : line
            readonly property int line: Theme.row - 4
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1, %2, %3, %4 talents").arg(date).arg(side).arg(reason).arg(amount)

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
                width: columns.when - Theme.gap
                height: row.line
                visible: !view.narrow
                text: row.date
                soft: true
            }
            SideBadge {
                id: badge
                x: view.narrow ? 0 : columns.when
                anchors.verticalCenter: parent.verticalCenter
                colour: row.colour
                emblem: row.emblem
                size: 18
            }
            DataText {
                x: columns.when + 24
                width: columns.side - 32
                height: row.line
                visible: !view.narrow
                text: row.side
            }
            DataText {
                id: reasonText
                x: view.narrow ? 28 : columns.when + columns.side
                width: Math.min(Theme.dataWidth(text, false), parent.width - x - (view.narrow ? columns.amount : columns.account + 2 * columns.amount)
                                               - (mark.visible ? mark.width + Theme.gap : 0) - 2 * Theme.inset)
                height: row.line
                text: row.reason
            }
            Rectangle {
                id: mark
                anchors.left: reasonText.right
                anchors.leftMargin: Theme.gap
                anchors.verticalCenter: reasonText.verticalCenter
                visible: row.byUmpire
                width: markText.implicitWidth + 12
                height: markText.implicitHeight + 2
                radius: height / 2
                color: "transparent"
                border.width: 1
                border.color: Theme.warn

                Caption {
                    id: markText
                    anchors.centerIn: parent
                    text: qsTr("by the umpire")
                    color: Theme.warn
                }
            }
            Caption {
                id: below
                x: reasonText.x
                y: row.line
                width: parent.width - x - Theme.inset - balanceText.width
                visible: view.narrow
                text: Theme.joined([row.date, row.side, row.account])
            }
            DataText {
                anchors.right: amountText.left
                width: columns.account
                height: row.line
                visible: !view.narrow
                text: row.account
                soft: true
            }
            AmountText {
                id: amountText
                anchors.right: view.narrow ? parent.right : balanceText.left
                anchors.rightMargin: view.narrow ? Theme.inset : 0
                width: columns.amount
                height: row.line
                text: row.amount
                color: row.out ? Theme.ink : Theme.good
            }
            AmountText {
                id: balanceText
                anchors.right: parent.right
                anchors.rightMargin: Theme.inset
                width: columns.amount
                y: view.narrow ? row.line - 4 : 0
                height: view.narrow ? below.implicitHeight + 8 : row.line
                text: row.balance
                soft: true
            }
        }
    }
    FirstHint {
        id: firstHint
        anchors.bottom: parent.bottom
        anchors.bottomMargin: shown ? Theme.inset : 0
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        name: "treasury"
        fits: view.campaign.head.isSample
        text: qsTr("Every talent has its reason here. Look with one side's eyes (at the top) and its ledger is all you see.")
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: heads.bottom
        anchors.topMargin: Theme.margin * 2
        visible: list.count === 0
        glyph: "bank"
        title: qsTr("No such lines")
        text: view.ledger.total > 0 ? qsTr("No line has all of that. Choose a longer time or every account, or search for less.")
              : qsTr("Every movement of money stands here with its reason: budgets, ships, commanders, walls, and what the umpire moves by hand.")
    }

    QtObject {
        id: columns
        readonly property int when: Math.round(168 * Theme.textFactor)
        readonly property int side: Math.round(116 * Theme.textFactor)
        readonly property int account: Math.round(112 * Theme.textFactor)
        readonly property int amount: Math.round(96 * Theme.textFactor)
    }
}
