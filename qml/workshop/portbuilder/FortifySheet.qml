// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Fortifies a port of the open campaign with what lies on the table, or gives a neutral port what was rolled.
Sheet {
    id: sheet

    required property PortExchange exchange

    function show() {
        exchange.begin()
        open()
    }

    objectName: "fortifySheet"
    cardWidth: 520
    title: exchange.neutral ? qsTr("Give it what was rolled") : qsTr("Fortify a port")
    onClosed: exchange.end()

    Captioned {
        width: parent.width
        caption: qsTr("Which port")

        ChoiceBox {
            objectName: "fortifyPort"
            width: parent.width
            label: qsTr("Which port")
            model: sheet.exchange.ports
            at: placeOf(sheet.exchange.ports, sheet.exchange.port)
            onActivated: sheet.exchange.port = currentValue
        }
    }
    Caption {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: sheet.exchange.note
        color: Theme.warn
    }
    Column {
        width: parent.width
        visible: !sheet.exchange.neutral
        spacing: Theme.step

        component Sum: SumLine {
            height: Math.round(24 * Theme.textFactor)
        }

        Sum {
            label: qsTr("In the treasury of %1").arg(sheet.exchange.owner)
            amount: sheet.exchange.treasury
        }
        Sum {
            label: qsTr("More than what stands there now")
            amount: sheet.exchange.cost
        }
        Rule {
            width: parent.width
        }
        Sum {
            label: sheet.exchange.inDebt ? qsTr("It would lack") : qsTr("It leaves")
            amount: sheet.exchange.after
            strong: true
            tone: sheet.exchange.inDebt ? Theme.bad : Theme.ink
        }
    }
    WhyNot {
        objectName: "fortifyWhyNot"
        text: sheet.exchange.whyNot
    }
    footer: [
        PrimaryButton {
            objectName: "fortifyDo"
            text: sheet.exchange.neutral ? qsTr("Give it these defences") : qsTr("Fortify for %1").arg(sheet.exchange.cost)
            enabled: sheet.exchange.allowed
            onClicked: if (sheet.exchange.perform()) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
