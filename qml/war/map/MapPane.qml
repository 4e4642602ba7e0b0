// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Beside the chart: the card of what is picked on it, or what there is altogether.
Rectangle {
    id: pane

    required property OpenCampaign campaign
    required property SeaChart chart
    required property OrderDraft draft

    signal picked(int kind, int id)
    signal portAsked(int port)
    signal fleetAsked(int fleet)
    signal battleAsked(int battle)

    color: Theme.paper

    MapOverview {
        anchors.fill: parent
        visible: pane.chart.pickedKind === CampaignItem.None
        campaign: pane.campaign
        chart: pane.chart
        onPicked: (kind, id) => pane.picked(kind, id)
        onOrderAsked: fleet => {
            pane.picked(CampaignItem.Fleet, fleet)
            pane.draft.begin(fleet)
        }
    }
    Loader {
        anchors.fill: parent
        active: pane.chart.pickedKind !== CampaignItem.None
        sourceComponent: pane.chart.pickedKind === CampaignItem.Port ? port : pane.chart.pickedKind === CampaignItem.Fleet ? fleet : contact
    }

    Component {
        id: port
        MapPortCard {
            campaign: pane.campaign
            chart: pane.chart
            onPicked: (kind, id) => pane.picked(kind, id)
            onPortAsked: port => pane.portAsked(port)
            onOrderAsked: (fleet, kind, port) => {
                pane.picked(CampaignItem.Fleet, fleet)
                pane.draft.begin(fleet)
                pane.draft.kind = kind
                pane.draft.target.port = port
            }
        }
    }
    Component {
        id: fleet
        MapFleetCard {
            campaign: pane.campaign
            chart: pane.chart
            draft: pane.draft
            onPicked: (kind, id) => pane.picked(kind, id)
            onFleetAsked: fleet => pane.fleetAsked(fleet)
        }
    }
    Component {
        id: contact
        MapContactCard {
            campaign: pane.campaign
            chart: pane.chart
            onPicked: (kind, id) => pane.picked(kind, id)
            onBattleAsked: battle => pane.battleAsked(battle)
        }
    }
}
