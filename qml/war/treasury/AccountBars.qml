// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Where money came from and where it went, a bar an account to either side of the middle: spending left, income right.
Item {
    id: bars

    required property Ledger ledger

    readonly property int nameWidth: Math.round(104 * Theme.textFactor)
    readonly property int figureWidth: Math.round(84 * Theme.textFactor)
    // Beside the bar that scrolls the accounts, not under it.
    readonly property int rowWidth: width - Theme.inset

    AccountSums {
        id: sums
        ledger: bars.ledger
    }
    Caption {
        height: span.height
        text: qsTr("Spending and income by account")
    }
    SpanChoice {
        id: span
        anchors.right: parent.right
        height: Math.round(30 * Theme.textFactor)
        ledger: bars.ledger
    }
    ScrolledList {
        id: list

        objectName: "accountBars"
        anchors.top: span.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        width: parent.width
        activeFocusOnTab: true
        model: sums
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Spending and income by account")

        delegate: Item {
            id: row

            required property string account
            required property string income
            required property string spending
            required property real incomeShare
            required property real spendingShare

            readonly property real barWidth: Math.max(0, (width - bars.nameWidth - 2 * bars.figureWidth - 2 * Theme.gap) / 2)
            readonly property real middle: bars.nameWidth + bars.figureWidth + Theme.gap + barWidth

            width: bars.rowWidth
            height: Math.round(25 * Theme.textFactor)
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: went out %2, came in %3").arg(account).arg(spending === "" ? "0" : spending)
                             .arg(income === "" ? "0" : income)

            DataText {
                width: bars.nameWidth
                height: parent.height
                text: row.account
            }
            AmountText {
                x: bars.nameWidth
                width: bars.figureWidth
                height: parent.height
                text: row.spending
            }
            Rectangle {
                x: row.middle - width
                anchors.verticalCenter: parent.verticalCenter
                width: row.spending === "" ? 0 : Math.max(2, row.spendingShare * row.barWidth)
                height: parent.height - 11
                color: Theme.accent
                opacity: 0.8
            }
            Rectangle {
                x: row.middle
                anchors.verticalCenter: parent.verticalCenter
                width: row.income === "" ? 0 : Math.max(2, row.incomeShare * row.barWidth)
                height: parent.height - 11
                color: Theme.good
                opacity: 0.8
            }
            Rectangle {
                x: row.middle
                width: 1
                height: parent.height
                color: Theme.strongLine
            }
            AmountText {
                anchors.right: parent.right
                width: bars.figureWidth
                height: parent.height
                text: row.income
                color: Theme.good
            }
        }
    }
    DataText {
        anchors.centerIn: list
        width: Math.min(parent.width, 320)
        visible: list.count === 0
        text: qsTr("No money moved in this time.")
        soft: true
        horizontalAlignment: Text.AlignHCenter
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: total.implicitHeight + 8

        Rule {
            width: parent.width
        }
        DataText {
            id: total
            y: 6
            width: bars.nameWidth
            text: qsTr("Together")
            strong: true
        }
        AmountText {
            x: bars.nameWidth
            y: 6
            width: bars.figureWidth
            height: total.height
            text: sums.spending
            strong: true
        }
        AmountText {
            x: bars.rowWidth - width
            y: 6
            width: bars.figureWidth
            height: total.height
            text: sums.income
            strong: true
        }
    }
}
