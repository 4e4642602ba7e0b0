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
    // Whoever begins an order says where to next, by a click on the chart or by the beginning of a name. The panel is shown
    // after it was made.
    onVisibleChanged: askForPort()
    Component.onCompleted: askForPort()
    function askForPort() {
        if (visible && ports.visible)
            ports.forceActiveFocus(Qt.TabFocusReason)
    }

    Caption {
        text: qsTr("Order", "to a fleet")
    }
    ChoiceBox {
        objectName: "orderKind"
        width: parent.width
        label: qsTr("Order", "to a fleet")
        model: panel.draft.kinds
        at: placeOf(panel.draft.kinds, panel.draft.kind)
        onActivated: at => panel.draft.kind = panel.draft.kinds[at].value
    }
    ChoiceBox {
        id: ports
        objectName: "orderPort"
        width: parent.width
        visible: panel.draft.target.wants === OrderTarget.Port
        label: qsTr("Port")
        model: panel.draft.target.ports
        at: placeOf(panel.draft.target.ports, panel.draft.target.port)
        onActivated: at => panel.draft.target.port = panel.draft.target.ports[at].value
    }
    // A port that is another's or nobody's: what may be done to it, with its chances at once.
    Column {
        objectName: "portOffers"
        width: parent.width
        visible: offers.count > 0

        Repeater {
            id: offers
            model: panel.draft.outlook.offers.all.length // rows that stay, with the focus, when their odds come

            OfferRow {
                required property int index
                width: panel.width
                offer: panel.draft.outlook.offers.all[index] ?? ({})
                chosen: panel.draft.kind === offer.kind
                onClicked: panel.draft.kind = offer.kind
            }
        }
    }
    Row {
        width: parent.width
        visible: panel.draft.target.wants === OrderTarget.Lane
        spacing: Theme.gap

        ChoiceBox {
            objectName: "orderLaneFrom"
            width: (parent.width - Theme.gap) / 2
            label: qsTr("From")
            model: panel.draft.target.laneBeginnings
            at: placeOf(panel.draft.target.laneBeginnings, panel.draft.target.patrolFrom)
            displayText: currentIndex < 0 ? qsTr("From…") : currentText
            onActivated: at => panel.draft.target.patrolFrom = panel.draft.target.laneBeginnings[at].value
        }
        ChoiceBox {
            objectName: "orderLaneTo"
            width: (parent.width - Theme.gap) / 2
            enabled: panel.draft.target.patrolFrom !== ""
            why: qsTr("Say first from where")
            label: qsTr("To", "a place")
            model: panel.draft.target.laneEnds
            at: placeOf(panel.draft.target.laneEnds, panel.draft.target.patrolTo)
            displayText: currentIndex < 0 ? qsTr("To…") : currentText
            onActivated: at => panel.draft.target.patrolTo = panel.draft.target.laneEnds[at].value
        }
    }
    ChoiceBox {
        objectName: "orderEscorted"
        width: parent.width
        visible: panel.draft.target.escorts
        label: qsTr("Goes with")
        model: panel.draft.target.companions
        at: placeOf(panel.draft.target.companions, panel.draft.target.escorted)
        onActivated: at => panel.draft.target.escorted = panel.draft.target.companions[at].value
    }
    SegmentedChoice {
        objectName: "orderStance"
        room: panel.width
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
        visible: panel.draft.target.via !== ""
        spacing: Theme.gap

        DataText {
            width: parent.width - straight.width - Theme.gap
            height: straight.height
            text: qsTr("By way of %1").arg(panel.draft.target.via)
        }
        QuietButton {
            id: straight
            text: qsTr("The shortest way")
            onClicked: panel.draft.target.goStraight()
        }
    }
    Card {
        width: parent.width
        visible: panel.draft.voyage.days > 0 || panel.draft.outlook.stakes.length > 0

        Column {
            width: panel.width - 2 * Theme.inset

            FactLine {
                objectName: "orderDays"
                width: parent.width
                visible: panel.draft.voyage.days > 0
                label: qsTr("Voyage")
                value: (panel.draft.voyage.days === 1 ? qsTr("1 day") : qsTr("%1 days").arg(panel.draft.voyage.days))
                       + ", " + qsTr("%1 miles").arg(panel.draft.voyage.miles)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.voyage.days > 0
                label: qsTr("Nights")
                value: panel.draft.voyage.nightsOut === 0 ? qsTr("%1 ashore").arg(panel.draft.voyage.nightsAshore)
                       : qsTr("%1 ashore, at most %2 running at sea").arg(panel.draft.voyage.nightsAshore).arg(panel.draft.voyage.nightsOut)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.voyage.wearyOars > 0
                label: qsTr("Weariness")
                value: qsTr("−%1 oars a ship (CP-7.2)").arg(panel.draft.voyage.wearyOars)
            }
            FactLine {
                width: parent.width
                visible: panel.draft.voyage.days > 0
                label: qsTr("Storm")
                value: panel.draft.voyage.stormRisk
            }
            Repeater {
                model: panel.draft.outlook.stakes

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
                value: panel.draft.outlook.odds
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
    QuietButton {
        objectName: "mapLeaveBehind"
        visible: panel.inYard > 0 && panel.draft.target.complete && !panel.draft.allowed
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
}
