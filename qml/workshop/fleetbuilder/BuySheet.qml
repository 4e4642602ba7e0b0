// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Buys the fleet for a side of the open campaign: for whom, where it lies, what the umpire lets pass, and what it leaves in
// the treasury; all of it seen before anything is bought.
Sheet {
    id: sheet

    required property FleetExchange exchange

    function show() {
        exchange.begin()
        why.text = ""
        open()
    }

    objectName: "buySheet"
    cardWidth: 560
    title: sheet.exchange.builder?.name ? qsTr("Buy %1").arg(sheet.exchange.builder.name) : qsTr("Buy the fleet")
    onClosed: exchange.end()

    Row {
        width: parent.width
        spacing: Theme.gap

        Captioned {
            width: (parent.width - Theme.gap) / 2
            caption: qsTr("For")

            ChoiceBox {
                objectName: "buySide"
                width: parent.width
                label: qsTr("For which side")
                model: sheet.exchange.sides
                at: placeOf(sheet.exchange.sides, sheet.exchange.side)
                onActivated: sheet.exchange.side = currentValue
            }
        }
        Captioned {
            width: (parent.width - Theme.gap) / 2
            caption: qsTr("It will lie in")

            ChoiceBox {
                objectName: "buyPort"
                width: parent.width
                label: qsTr("In which port")
                model: sheet.exchange.ports
                at: placeOf(sheet.exchange.ports, sheet.exchange.port)
                onActivated: sheet.exchange.port = currentValue
            }
        }
    }
    NumberLine {
        visible: sheet.exchange.estimate.allied
        text: qsTr("It serves as an ally under a contract, months")
        label: qsTr("Months of the contract")
        from: 1
        to: 120
        value: sheet.exchange.months
        onMoved: value => sheet.exchange.months = value
    }
    Caption {
        width: parent.width
        visible: sheet.exchange.estimate.trainingIsRolled
        wrapMode: Text.Wrap
        text: qsTr("Training is randomised in this campaign: a d10 is rolled for every crew and commander when you buy (SA-13.3).")
    }

    Column {
        width: parent.width
        visible: sheet.exchange.waivable.length > 0
        spacing: Theme.gap

        DataText {
            text: qsTr("Against the rules, unless the umpire lets it pass")
            strong: true
        }
        Rule {
            width: parent.width
        }
        Repeater {
            model: sheet.exchange.waivable

            Item {
                id: finding

                required property var modelData

                width: parent.width
                height: Math.max(words.implicitHeight, pass.height)

                Column {
                    id: words
                    anchors.left: parent.left
                    anchors.right: pass.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: finding.modelData.subject + ": " + finding.modelData.message
                        wraps: true
                    }
                    Caption {
                        text: finding.modelData.rule
                        rule: finding.modelData.rule
                        color: finding.modelData.waived ? Theme.softInk : Theme.bad
                    }
                }
                Toggle {
                    id: pass
                    objectName: "waive/" + finding.modelData.key
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Waive")
                    checked: finding.modelData.waived
                    onToggled: sheet.exchange.waive(finding.modelData.key, checked)
                }
            }
        }
        Field {
            id: why
            objectName: "waiverReason"
            width: parent.width
            visible: sheet.exchange.estimate.waives
            label: qsTr("The umpire's reason, kept with the ships")
            maximumLength: 2000
            onEdited: sheet.exchange.reason = text
        }
    }

    Rectangle {
        width: parent.width
        height: sums.implicitHeight + 24
        radius: Theme.radius
        color: Theme.paper

        Column {
            id: sums
            x: Theme.inset
            y: Theme.inset
            width: parent.width - 2 * Theme.inset
            spacing: Theme.step

            component Sum: SumLine {
                height: Math.round(24 * Theme.textFactor)
            }

            Sum {
                label: qsTr("In the treasury")
                amount: sheet.exchange.estimate.treasury
            }
            Sum {
                label: qsTr("This fleet")
                amount: "−" + sheet.exchange.estimate.cost
            }
            Rule {
                width: parent.width
            }
            Sum {
                label: sheet.exchange.estimate.inDebt ? qsTr("It would lack") : qsTr("It leaves")
                amount: sheet.exchange.estimate.after
                strong: true
                tone: sheet.exchange.estimate.inDebt ? Theme.bad : Theme.ink
            }
        }
    }
    WhyNot {
        objectName: "buyWhyNot"
        text: sheet.exchange.estimate.whyNot
    }
    footer: [
        PrimaryButton {
            objectName: "buyDo"
            text: qsTr("Buy for %1").arg(sheet.exchange.estimate.cost)
            enabled: sheet.exchange.estimate.allowed
            onClicked: if (sheet.exchange.buy()) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
