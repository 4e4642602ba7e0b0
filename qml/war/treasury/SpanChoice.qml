// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Of which time a ledger's lines are.
ChoiceBox {
    required property Ledger ledger

    width: Math.round(160 * Theme.textFactor)
    label: qsTr("Time")
    model: ledger.spans
    at: Math.max(0, placeOf(ledger.spans, ledger.span))
    onActivated: index => ledger.span = ledger.spans[index].value
}
