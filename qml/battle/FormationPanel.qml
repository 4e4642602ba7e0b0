// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// While ships are placed: the ship by itself, or her whole squadron in a formation, shown on the table before it is placed.
Column {
    id: panel

    required property BattleRoom room
    readonly property FormationDraft draft: room.placing.formation
    readonly property string toLeft: KeyPages.keysOf("turn-left")
    readonly property string toRight: KeyPages.keysOf("turn-right")

    spacing: Theme.gap

    Caption {
        width: parent.width
        text: qsTr("Place", "ships")
        visible: panel.room.placing.canForm
    }
    SegmentedChoice {
        objectName: "formation"
        visible: panel.room.placing.canForm
        room: panel.width
        label: qsTr("What to place")
        options: [{ value: FormationDraft.Ship, text: qsTr("Ship") }, { value: FormationDraft.Abreast, text: qsTr("Abreast") },
                  { value: FormationDraft.Astern, text: qsTr("Astern", "a formation") }, { value: FormationDraft.Echelon, text: qsTr("Echelon") }]
        value: panel.draft.shape
        onChosen: value => panel.room.placing.beginFormation(value)
    }
    DataText {
        width: parent.width
        text: !panel.draft.isOn ? qsTr("Drag the %1 to where it shall stand, or move it by the arrow keys and turn it with %2\u00a0and\u00a0%3.").arg(panel.room.names.piece).arg(panel.toLeft).arg(panel.toRight)
              : panel.draft.shape === FormationDraft.Abreast
                ? qsTr("%1 ships side by side. Drag the shapes, or move them by the arrow keys and turn them with %2\u00a0and\u00a0%3.").arg(panel.draft.ships).arg(panel.toLeft).arg(panel.toRight)
              : qsTr("%1 ships behind their leader. Drag the shapes, or move them by the arrow keys and turn them with %2\u00a0and\u00a0%3.").arg(panel.draft.ships).arg(panel.toLeft).arg(panel.toRight)
        soft: true
        wraps: true
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            text: qsTr("To port")
            glyph: "undo"
            onClicked: panel.room.placing.nudge(0, 0, -15)
        }
        QuietButton {
            text: qsTr("To starboard")
            glyph: "redo"
            onClicked: panel.room.placing.nudge(0, 0, 15)
        }
    }
    DataText {
        objectName: "formationVerdict"
        width: parent.width
        visible: panel.draft.isOn
        text: panel.draft.allowed ? qsTr("The squadron may stand there.") : Theme.joined([panel.draft.whyNot, panel.draft.remedy])
        color: panel.draft.allowed ? Theme.good : Theme.bad
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        visible: panel.draft.isOn
        spacing: Theme.gap

        PrimaryButton {
            objectName: "giveFormation"
            text: qsTr("Place the squadron")
            keys: KeyPages.keysOf("give-order")
            enabled: panel.draft.allowed
            onClicked: panel.draft.give()
        }
        QuietButton {
            text: qsTr("Back")
            keys: KeyPages.keysOf("nothing-considered")
            onClicked: panel.draft.end()
        }
    }
}
