// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A move laid out by hand: its manner, then ahead and turn by turn, or by the handles on the table.
Column {
    id: editor

    required property BattleRoom room
    readonly property MoveDraft draft: room.choice.draft

    spacing: Theme.gap

    Repeater {
        model: editor.visible ? editor.draft.choices : []

        Item {
            id: choice

            required property var modelData
            required property int index

            width: editor.width
            height: Theme.control

            DataText {
                anchors.verticalCenter: parent.verticalCenter
                width: 92
                text: choice.modelData.label
                soft: true
            }
            ChoiceBox {
                x: 96
                width: parent.width - x
                objectName: "moveChoice/" + choice.index
                label: choice.modelData.label
                model: choice.modelData.options
                at: placeOf(choice.modelData.options, choice.modelData.value)
                onActivated: at => editor.draft.choose(choice.index, choice.modelData.options[at].value)
            }
        }
    }
    Repeater {
        model: editor.visible ? editor.draft.steps.length : 0

        Item {
            id: step

            required property int index
            readonly property var now: editor.draft.steps[index] ?? ({ ahead: 0, turn: 0 })

            width: editor.width
            height: stepColumn.height

            Column {
                id: stepColumn
                width: parent.width
                spacing: 2

                Row {
                    spacing: Theme.step

                    NumberStepper {
                        objectName: "ahead/" + step.index
                        label: qsTr("Step %1: ahead, in %2").arg(step.index + 1).arg(editor.room.names.measure)
                        width: Math.floor((editor.width - Theme.touch - 2 * Theme.step) / 2)
                        to: editor.draft.reach
                        stepSize: 5
                        value: step.now.ahead
                        decimals: 1
                        words: value => qsTr("%1 %2").arg(Number(value / 10).toLocaleString(Qt.locale(), "f", value % 10 === 0 ? 0 : 1)).arg(editor.room.names.measure)
                        onMoved: value => editor.draft.setStep(step.index, value, step.now.turn)
                    }
                    NumberStepper {
                        objectName: "turn/" + step.index
                        label: qsTr("Step %1: turn, in degrees to starboard").arg(step.index + 1)
                        width: Math.floor((editor.width - Theme.touch - 2 * Theme.step) / 2)
                        from: -editor.draft.mostTurn
                        to: editor.draft.mostTurn
                        stepSize: 5
                        value: step.now.turn
                        minus: "-−◀"
                        words: value => value === 0 ? qsTr("no turn") : value > 0 ? qsTr("%1° ▶").arg(value) : qsTr("◀ %1°").arg(-value)
                        onMoved: value => editor.draft.setStep(step.index, step.now.ahead, value)
                    }
                    IconButton {
                        glyph: "close"
                        text: qsTr("Leave this step out")
                        enabled: editor.draft.steps.length > 1
                        why: qsTr("A move has a step at least.")
                        onClicked: editor.draft.removeStep(step.index)
                    }
                }
            }
        }
    }
    QuietButton {
        objectName: "addStep"
        text: qsTr("Then…")
        glyph: "plus"
        enabled: editor.draft.canAdd
        onClicked: editor.draft.addStep()
    }
    DataText {
        objectName: "moveVerdict"
        width: parent.width
        text: editor.draft.allowed ? editor.draft.wording : Theme.joined([editor.draft.whyNot, editor.draft.remedy])
        color: editor.draft.allowed ? Theme.good : Theme.bad
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        spacing: Theme.gap

        PrimaryButton {
            objectName: "giveDraft"
            text: qsTr("Give this order")
            keys: KeyPages.keysOf("give-order")
            enabled: editor.draft.allowed
            onClicked: editor.draft.give()
        }
        QuietButton {
            text: qsTr("Back")
            keys: KeyPages.keysOf("nothing-considered")
            onClicked: editor.draft.end()
        }
    }
}
