// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Borrowing from neutral lenders, or paying them back: what it comes to stands there before.
Sheet {
    id: sheet

    required property LoanDesk desk
    required property SideList sides

    property int sideId: 0
    // The loan that is paid back; 0: money is borrowed.
    property int loanId: 0

    readonly property bool paysBack: loanId !== 0
    readonly property var who: opened ? sides.at(sides.rowOf(sideId)) : ({})
    readonly property var preview: !opened || amount.text.trim() === "" ? ({ allowed: false, why: "", what: "" })
                                   : paysBack ? desk.previewRepay(loanId, amount.text) : desk.previewBorrow(sideId, amount.text)

    function borrow(side: int) {
        loanId = 0
        sideId = side
        amount.text = ""
        open()
    }
    function repay(loan: int) {
        loanId = loan
        amount.text = desk.owedOf(loan)
        open()
    }
    function act() {
        if (!preview.allowed)
            return
        if (paysBack ? desk.repay(loanId, amount.text) : desk.borrow(sideId, amount.text))
            close()
    }

    title: paysBack ? qsTr("Pay back") : qsTr("Borrow")
    cardWidth: 460
    onOpened: amount.selectAll()

    DataText {
        width: parent.width
        text: sheet.paysBack ? qsTr("The whole of the loan, or a part of it.")
                             : qsTr("%1 borrows from neutral lenders at %2 (CP-4.3).").arg(sheet.who.name ?? "")
                               .arg(sheet.desk.terms)
        soft: true
        wraps: true
    }
    Field {
        id: amount
        objectName: "loanAmount"
        width: parent.width
        label: qsTr("Talents")
        placeholder: qsTr("50")
        maximumLength: 13
        problem: sheet.preview.why
        onAccepted: sheet.act()
    }
    DataText {
        objectName: "loanFollows"
        width: parent.width
        visible: text !== ""
        text: sheet.preview.what ?? ""
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "loanAct"
            text: sheet.paysBack ? qsTr("Pay it back") : qsTr("Borrow it")
            enabled: sheet.preview.allowed ?? false
            onClicked: sheet.act()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
