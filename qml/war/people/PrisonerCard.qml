// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What may be done with a captured commander: ransom, exchange, letting him go. What it comes to stands there before.
Card {
    id: card

    required property PersonCard person
    property bool mayAct: true
    readonly property bool ours: person.shown.kind === PersonKind.Commander
    readonly property var ransom: person.shown.ransom
    readonly property var release: person.shown.release

    objectName: "prisonerCard"
    height: column.height + 2 * inset

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap

        DataText {
            width: parent.width
            text: qsTr("Captured")
            strong: true
        }
        DataText {
            objectName: "ransomText"
            width: parent.width
            text: card.ours ? qsTr("His ransom is %1 talents (CP-6.3).").arg(card.ransom.cost)
                            : qsTr("His side can ransom him for %1 talents (CP-6.3).").arg(card.ransom.cost)
            wraps: true
        }
        DataText {
            objectName: "whyNoRansom"
            width: parent.width
            visible: card.ours && text !== ""
            text: card.ransom.why
            color: Theme.bad
            wraps: true
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            PrimaryButton {
                objectName: "payRansom"
                visible: card.ours
                enabled: card.mayAct && card.ransom.allowed
                text: qsTr("Pay the ransom")
                glyph: "cash"
                hint: card.ransom.why
                onClicked: card.person.payRansom()
            }
            QuietButton {
                objectName: "letGo"
                visible: card.release.asked
                enabled: card.mayAct && card.release.allowed
                text: qsTr("Let him go")
                hint: qsTr("For nothing. Undo takes it back.")
                onClicked: card.person.letGo()
            }
        }
        Row {
            width: parent.width
            visible: card.person.shown.exchanges.length > 0
            spacing: Theme.gap

            ChoiceBox {
                id: other
                objectName: "exchangeFor"
                width: parent.width - exchange.width - Theme.gap
                label: qsTr("Exchange for")
                model: card.person.shown.exchanges
                currentIndex: 0
            }
            QuietButton {
                id: exchange
                objectName: "exchange"
                enabled: card.mayAct && other.currentIndex >= 0
                why: qsTr("Nobody can be exchanged for him.")
                text: qsTr("Exchange")
                glyph: "swap"
                hint: qsTr("Each goes home free (CP-6.3)")
                onClicked: card.person.exchangeFor(card.person.shown.exchanges[other.currentIndex].value)
            }
        }
        Caption {
            width: parent.width
            visible: card.person.shown.exchanges.length === 0
            text: card.ours ? qsTr("There is nobody of theirs to exchange him for.") : qsTr("They hold nobody of ours to exchange him for.")
            wrapMode: Text.Wrap
        }
    }
}
