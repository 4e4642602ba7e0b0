// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// An order being written for a fleet: what, how, where to; beside it what the voyage takes, and what stands against it.
Column {
    id: panel

    required property OrderDraft draft
    required property FleetJoining joining
    readonly property int inYard: {
        draft.whyNot // asked anew when the campaign changes
        return joining.inYard(draft.fleet)
    }

    spacing: Theme.gap
    Keys.onEscapePressed: draft.cancel()

    Caption {
        text: qsTr("Order", "to a fleet")
    }
    ChoiceBox {
        objectName: "orderKind"
        width: parent.width
        label: qsTr("Order", "to a fleet")
        textRole: "text"
        valueRole: "value"
        model: panel.draft.kinds
        at: placeOf(panel.draft.kinds, panel.draft.kind)
        onActivated: at => panel.draft.kind = panel.draft.kinds[at].value
    }
    ChoiceBox {
        objectName: "orderPort"
        width: parent.width
        visible: panel.draft.wants === OrderDraft.Port
        label: qsTr("Port")
        textRole: "text"
        valueRole: "value"
        model: panel.draft.ports
        at: placeOf(panel.draft.ports, panel.draft.port)
        onActivated: at => panel.draft.choosePort(panel.draft.ports[at].value)
    }
    Row {
        width: parent.width
        visible: panel.draft.wants === OrderDraft.Lane
        spacing: Theme.gap

        ChoiceBox {
            objectName: "orderLaneFrom"
            width: (parent.width - Theme.gap) / 2
            label: qsTr("From")
            textRole: "text"
            valueRole: "value"
            model: panel.draft.laneBeginnings
            at: placeOf(panel.draft.laneBeginnings, panel.draft.patrolFrom)
            displayText: currentIndex < 0 ? qsTr("From…") : currentText
            onActivated: at => panel.draft.patrolFrom = panel.draft.laneBeginnings[at].value
        }
        ChoiceBox {
            objectName: "orderLaneTo"
            width: (parent.width - Theme.gap) / 2
            enabled: panel.draft.patrolFrom !== ""
            label: qsTr("To", "a place")
            textRole: "text"
            valueRole: "value"
            model: panel.draft.laneEnds
            at: placeOf(panel.draft.laneEnds, panel.draft.patrolTo)
            displayText: currentIndex < 0 ? qsTr("To…") : currentText
            onActivated: at => panel.draft.patrolTo = panel.draft.laneEnds[at].value
        }
    }
    ChoiceBox {
        objectName: "orderEscorted"
        width: parent.width
        visible: panel.draft.escorts
        label: qsTr("Goes with")
        textRole: "text"
        valueRole: "value"
        model: panel.draft.companions
        at: placeOf(panel.draft.companions, panel.draft.escorted)
        onActivated: at => panel.draft.escorted = panel.draft.companions[at].value
    }
    SegmentedChoice {
        objectName: "orderStance"
        label: qsTr("If it sights an enemy")
        options: [{ value: "avoid", text: qsTr("Avoids battle") }, { value: "seek", text: qsTr("Seeks battle") }]
        value: panel.draft.stance
        onChosen: value => panel.draft.stance = value
    }
    Toggle {
        objectName: "orderForced"
        text: qsTr("Rows hard: 60 miles a day")
        checked: panel.draft.forced
        onToggled: panel.draft.forced = checked
    }
    Caption {
        width: parent.width
        visible: panel.draft.forced
        text: qsTr("Each day the crews are tested; who fails falls a day behind and fights worse this week (CP-7.1).")
        wrapMode: Text.Wrap
    }
    Row {
        width: parent.width
        visible: panel.draft.via !== ""
        spacing: Theme.gap

        DataText {
            width: parent.width - straight.width - Theme.gap
            height: straight.height
            text: qsTr("By way of %1").arg(panel.draft.via)
        }
        QuietButton {
            id: straight
            text: qsTr("The shortest way")
            onClicked: panel.draft.goStraight()
        }
    }
    Card {
        width: parent.width
        visible: panel.draft.days > 0 || panel.draft.stakes.length > 0

        Column {
            width: panel.width - 2 * Theme.inset

            FactLine {
                objectName: "orderDays"
                width: parent.width
                visible: panel.draft.days > 0
                label: qsTr("Voyage")
                value: (panel.draft.days === 1 ? qsTr("1 day") : qsTr("%1 days").arg(panel.draft.days))
                       + ", " + qsTr("%1 miles").arg(panel.draft.miles)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.days > 0
                label: qsTr("Nights")
                value: panel.draft.nightsOut === 0 ? qsTr("%1 ashore").arg(panel.draft.nightsAshore)
                       : qsTr("%1 ashore, at most %2 running at sea").arg(panel.draft.nightsAshore).arg(panel.draft.nightsOut)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.wearyOars > 0
                label: qsTr("Weariness")
                value: qsTr("−%1 oars a ship (CP-7.2)").arg(panel.draft.wearyOars)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.days > 0
                label: qsTr("Storm")
                value: panel.draft.stormRisk
            }
            Repeater {
                model: panel.draft.stakes

                FactLine {
                    required property var modelData
                    width: parent.width
                    label: modelData.label
                    value: modelData.value
                }
            }
            FactLine {
                objectName: "orderOdds"
                width: parent.width
                visible: value !== ""
                label: qsTr("Chances")
                value: panel.draft.odds
            }
        }
    }
    Repeater {
        model: panel.draft.notes

        FindingRow {
            required property var modelData
            width: panel.width
            severity: modelData.severity
            message: modelData.message
            rule: modelData.rule
        }
    }
    DataText {
        objectName: "orderWhyNot"
        width: parent.width
        visible: text !== ""
        text: panel.draft.whyNot
        color: panel.draft.complete ? Theme.bad : Theme.softInk
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        Accessible.role: Accessible.AlertMessage
    }
    QuietButton {
        objectName: "mapLeaveBehind"
        visible: panel.inYard > 0 && panel.draft.complete && !panel.draft.allowed
        text: panel.inYard === 1 ? qsTr("Leave the ship in the yard behind")
                                 : qsTr("Leave the %1 ships in the yard behind").arg(panel.inYard)
        glyph: "anchor"
        readonly property var preview: {
            panel.draft.whyNot // asked anew when the campaign changes
            return panel.joining.previewLeaveBehind(panel.draft.fleet)
        }

        enabled: preview.allowed ?? false
        hint: preview.why ?? ""
        onClicked: panel.joining.leaveBehind(panel.draft.fleet)
    }
    Row {
        spacing: Theme.gap

        PrimaryButton {
            objectName: "giveOrder"
            text: qsTr("Give the order")
            glyph: "check"
            enabled: panel.draft.allowed
            onClicked: panel.draft.give()
        }
        QuietButton {
            objectName: "cancelOrder"
            text: qsTr("Leave it")
            onClicked: panel.draft.cancel()
        }
    }
}
