// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The money of a side, or of all: the ledger, the month's end to come, how things went over time, and loans.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    readonly property int side: campaign.eyes !== 0 ? campaign.eyes : sideFilter.sideId
    // "ledger", "month", "charts" or "loans".
    property string view: "ledger"

    signal battleAsked(int battle)

    function openEntry() {
        entrySheet.open()
    }
    function exportTo(file: url): bool {
        return sideLedger.exportCsv(file)
    }
    function borrow(side: int) {
        loanSheet.borrow(side)
    }
    // What the month's end brings and costs that side; 0: as the filter stands.
    function showMonth(side: int) {
        const row = side !== 0 ? sideList.rowOf(side) : -1
        if (sideList.count > 1 && row >= 0)
            sideFilter.currentIndex = row + 1 // after "All sides"
        view = "month"
    }

    Ledger {
        id: sideLedger
        campaign: screen.campaign
        side: screen.side
    }
    BalanceChart {
        id: balanceCurves
        campaign: screen.campaign
        side: screen.side
    }
    StrengthChart {
        id: strengthCurves
        campaign: screen.campaign
        side: screen.side
        active: screen.view === "charts"
    }
    LoanDesk {
        id: loanDesk
        campaign: screen.campaign
        side: screen.side
    }
    SideList {
        id: sideList
        campaign: screen.campaign
    }
    FileSheet {
        id: csvDialog
        title: qsTr("Write the ledger as CSV")
        kind: "ledgers"
        ending: "csv"
        what: qsTr("Comma-separated values")
        saving: true
        suggested: qsTr("Ledger of %1").arg(screen.campaign.head.name)
        onAccepted: screen.exportTo(selectedFile)
    }
    LedgerEntrySheet {
        id: entrySheet
        objectName: "entrySheet"
        ledger: sideLedger
        sides: sideList
    }
    LoanSheet {
        id: loanSheet
        objectName: "loanSheet"
        desk: loanDesk
        sides: sideList
    }

    Item {
        id: head
        x: Theme.margin
        y: Theme.inset
        width: parent.width - 2 * Theme.margin
        height: Theme.control

        SegmentedChoice {
            objectName: "treasuryViews"
            room: parent.width - (sideFilter.visible ? sideFilter.width + Theme.inset : 0)
            label: qsTr("Treasury")
            value: screen.view
            options: [
                { value: "ledger", text: qsTr("Ledger"), glyph: "book" },
                { value: "month", text: qsTr("Next month"), glyph: "calendar" },
                { value: "charts", text: qsTr("Over time"), glyph: "chart" },
                { value: "loans", text: qsTr("Loans"), glyph: "cash" }
            ]
            onChosen: value => screen.view = value
        }
        SideFilter {
            id: sideFilter
            objectName: "treasurySide"
            anchors.right: parent.right
            sides: sideList
        }
    }
    Loader {
        anchors.top: head.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        sourceComponent: screen.view === "month" ? month : screen.view === "charts" ? charts : screen.view === "loans" ? loans : ledger
    }

    Component {
        id: ledger
        LedgerView {
            campaign: screen.campaign
            ledger: sideLedger
            balances: balanceCurves
            onEntryAsked: entrySheet.open()
            onExportAsked: csvDialog.open()
        }
    }
    Component {
        id: month
        MonthView {
            campaign: screen.campaign
            side: screen.side
            onBorrowAsked: side => loanSheet.borrow(side)
        }
    }
    Component {
        id: charts
        ChartsView {
            campaign: screen.campaign
            ledger: sideLedger
            balances: balanceCurves
            strengths: strengthCurves
            onBattleAsked: battle => screen.battleAsked(battle)
        }
    }
    Component {
        id: loans
        LoansView {
            campaign: screen.campaign
            desk: loanDesk
            onBorrowAsked: side => loanSheet.borrow(side)
            onRepayAsked: loan => loanSheet.repay(loan)
        }
    }
}
