// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A fleet on the chart: one's own with its commander and its orders, or another's as it was last seen.
PaneScroll {
    id: card

    required property OpenCampaign campaign
    required property SeaChart chart
    required property OrderDraft draft
    readonly property var fleet: chart.facts.pickedFleet
    readonly property bool own: fleet.own ?? false

    signal picked(int kind, int id)
    signal fleetAsked(int fleet)

    // However long what the order takes and brings is told; and what stands against it stands beside what it holds back.
    showsFoot: draft.isOn
    foot: [
        // Whose order it is: the name above may have gone out of sight while a port is sought.
        DataText {
            objectName: "orderOfFleet"
            width: parent?.width ?? 0
            text: card.fleet.name ?? ""
            strong: true
        },
        DataText {
            objectName: "orderWhyNot"
            width: parent?.width ?? 0
            visible: text !== ""
            text: card.draft.whyNot
            color: card.draft.target.complete ? Theme.bad : Theme.softInk
            wraps: true
            Accessible.role: Accessible.AlertMessage
        },
        PrimaryButton {
            objectName: "giveOrder"
            text: qsTr("Give the order")
            glyph: "check"
            enabled: card.draft.allowed
            onClicked: card.draft.give()
            Keys.onEscapePressed: card.draft.cancel()
        },
        QuietButton {
            objectName: "cancelOrder"
            text: qsTr("Leave it")
            onClicked: card.draft.cancel()
            Keys.onEscapePressed: card.draft.cancel()
        }
    ]

    FleetJoining {
        id: fleetJoining
        campaign: card.campaign
    }
    JoinMenu {
        id: joinMenu
        joining: fleetJoining
        onJoined: into => card.picked(CampaignItem.Fleet, into)
    }
    SplitSheet {
        id: splitting
        joining: fleetJoining
    }
    FormationCard {
        id: formation
        campaign: card.campaign
        kind: CampaignItem.Fleet
        itemId: card.own && !card.chart.isPast ? card.fleet.fleetId ?? 0 : 0
    }

    MapCardHead {
        width: parent.width
        chart: card.chart
        name: card.fleet.name ?? ""
        detail: card.fleet.side ?? ""
        colour: card.fleet.colour ?? ""
        emblem: card.fleet.emblem ?? ""
    }
    Column {
        width: parent.width

        FactLine {
            width: parent.width
            label: qsTr("Ships")
            value: card.own ? card.fleet.ships : qsTr("%1, as they were counted").arg(card.fleet.ships ?? 0)
        }
        FactLine {
            width: parent.width
            label: card.own ? qsTr("Lies") : qsTr("Seen")
            value: card.own ? card.fleet.where ?? "" : Theme.joined([card.fleet.where ?? "", card.fleet.since ?? ""])
        }
        FactLine {
            width: parent.width
            visible: formation.found
            label: qsTr("Admiral")
            value: formation.commanderId === 0 ? qsTr("None: command level 0") : qsTr("%1, %2").arg(formation.commander).arg(formation.commanderQuality.toLowerCase())
        }
        FactLine {
            width: parent.width
            visible: card.own && !card.draft.isOn
            label: qsTr("Orders")
            value: card.fleet.order ?? ""
        }
    }
    DataText {
        width: parent.width
        visible: !card.own
        text: qsTr("It may be elsewhere by now: one knows what was seen, and no more.")
        soft: true
        wraps: true
    }
    // Before one takes the trouble: the umpire may order it, and finds it elsewhere.
    DataText {
        objectName: "ordersItself"
        width: parent.width
        visible: card.own && !card.chart.isPast && (card.fleet.byMachine ?? false)
        text: qsTr("%1 is played by the machine: when the week is sailed its own orders take the place of any that are given here.").arg(card.fleet.side ?? "")
        soft: true
        wraps: true
    }
    PrimaryButton {
        objectName: "beginOrder"
        visible: card.own && !card.chart.isPast && !card.draft.isOn
        enabled: card.campaign.readOnlyReason === ""
        why: card.campaign.readOnlyReason
        text: card.fleet.hasOrder ? qsTr("Change its orders") : qsTr("Give orders")
        glyph: "pencil"
        onClicked: card.draft.begin(card.fleet.fleetId)
    }
    Loader {
        width: parent.width
        active: card.draft.isOn
        visible: active
        sourceComponent: OrderPanel {
            draft: card.draft
            joining: fleetJoining
        }
    }
    Flow {
        width: parent.width
        visible: card.own && !card.chart.isPast && !card.draft.isOn
        spacing: Theme.gap

        QuietButton {
            id: joinButton
            objectName: "mapJoin"
            text: qsTr("Join…")
            glyph: "fleet"
            enabled: card.campaign.readOnlyReason === ""
            why: card.campaign.readOnlyReason
            onClicked: joinMenu.openFor(joinButton, card.fleet.fleetId)
        }
        QuietButton {
            objectName: "mapSplit"
            text: qsTr("Split…")
            glyph: "swap"
            enabled: (card.fleet.ships ?? 0) > 1 && card.campaign.readOnlyReason === ""
            why: card.campaign.readOnlyReason !== "" ? card.campaign.readOnlyReason : qsTr("A fleet of one ship is not split.")
            onClicked: splitting.show(card.fleet.fleetId, [], 0)
        }

        QuietButton {
            objectName: "mapOpenFleet"
            text: qsTr("Open in Fleets")
            glyph: "fleet"
            onClicked: card.fleetAsked(card.fleet.fleetId)
        }
        QuietButton {
            visible: (card.fleet.portId ?? 0) !== 0
            text: qsTr("Its port")
            glyph: "castle"
            onClicked: card.picked(CampaignItem.Port, card.fleet.portId)
        }
    }
}
