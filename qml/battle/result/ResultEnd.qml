// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How a battle ended as a whole: who won, how long it took, who gave up.
Item {
    id: end

    required property ResultEntry entry
    readonly property var sides: entry.sides
    readonly property var losers: sides.reduce((list, side) => {
        list.push({ value: side.side, text: side.name })
        return list
    }, [{ value: -1, text: qsTr("Nobody") }])

    // A letter was typed where a number goes: a sheet's code begins.
    signal codeBegun(string text)

    implicitHeight: Math.max(Math.round(72 * Theme.textFactor), lines.implicitHeight + 2 * Theme.gap)

    Flow {
        id: lines

        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.margin

        Captioned {
            caption: qsTr("Who won")

            SegmentedChoice {
                objectName: "victor"
                room: lines.width
                label: qsTr("Who won")
                options: end.sides.map(side => ({ value: String(side.side), text: side.name })).concat(
                             [{ value: "-1", text: qsTr("A draw") }])
                value: String(end.entry.verdict.victor)
                onChosen: value => end.entry.verdict.victor = Number(value)
            }
        }
        Captioned {
            caption: qsTr("Turns")

            NumberStepper {
                objectName: "turns"
                label: qsTr("Turns")
                to: 1000
                value: end.entry.verdict.turns
                onMoved: value => end.entry.verdict.turns = value
                onLetterTyped: letter => end.codeBegun(letter)
            }
        }
        Captioned {
            caption: qsTr("Gave up")

            ChoiceBox {
                objectName: "conceded"
                findsByTyping: false // letters begin a sheet's code
                width: Math.round(150 * Theme.textFactor)
                label: qsTr("Gave up")
                model: end.losers
                at: end.entry.verdict.conceded + 1
                onActivated: at => end.entry.verdict.conceded = at - 1
            }
        }
        Captioned {
            caption: qsTr("Turn limit")

            Toggle {
                objectName: "atTurnLimit"
                text: qsTr("Ended at it")
                checked: end.entry.verdict.atTurnLimit
                onToggled: {
                    end.entry.verdict.atTurnLimit = checked
                    checked = Qt.binding(() => end.entry.verdict.atTurnLimit)
                }
            }
        }
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
