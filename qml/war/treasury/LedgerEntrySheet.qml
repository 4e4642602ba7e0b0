// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The umpire moves money by hand.
Sheet {
    id: sheet

    required property Ledger ledger
    required property SideList sides

    readonly property int sideId: sides.count > 0 ? sides.idAt(who.currentIndex) : 0

    title: qsTr("Umpire's entry")
    cardWidth: 460
    onOpened: {
        amount.text = ""
        reason.text = ""
        amount.selectAll()
    }

    DataText {
        width: parent.width
        text: qsTr("Moves money into a treasury, or out of it with a minus sign. The ledger marks it as the umpire's (CP-4.4).")
        soft: true
        wraps: true
    }
    Caption {
        text: qsTr("Side")
    }
    ChoiceBox {
        id: who
        width: parent.width
        label: qsTr("Side")
        model: sheet.sides
        textRole: "name"
        valueRole: "sideId"
        currentIndex: 0
    }
    Field {
        id: amount
        objectName: "entryAmount"
        width: parent.width
        label: qsTr("Talents")
        placeholder: qsTr("%1, or −4 to take away").arg(sheet.ledger.exampleAmount())
        maximumLength: 13
        problem: text === "" ? "" : sheet.ledger.amountProblem(text)
        onAccepted: enter.clicked()
    }
    Field {
        id: reason
        objectName: "entryReason"
        width: parent.width
        label: qsTr("Reason")
        placeholder: qsTr("A loan from the temple")
        maximumLength: 200
        onAccepted: enter.clicked()
    }
    footer: [
        PrimaryButton {
            id: enter
            objectName: "enterEntry"
            text: qsTr("Enter it")
            enabled: amount.text !== "" && amount.problem === "" && reason.text.trim() !== "" && sheet.sideId !== 0
            why: qsTr("It takes an amount, a side and a reason.")
            onClicked: if (enabled && sheet.ledger.enter(sheet.sideId, amount.text, reason.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
