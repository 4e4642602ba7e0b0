// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Fleets that have met, or a port that is attacked: the battle that is due, and what can be done about it.
PaneScroll {
    id: card

    required property OpenCampaign campaign
    required property SeaChart chart
    readonly property var contact: chart.picked

    signal picked(string kind, int id)
    signal battleAsked(int battle)

    MapCardHead {
        width: parent.width
        chart: card.chart
        name: card.contact.text ?? ""
        detail: card.contact.waiting ? qsTr("A battle is due; the week cannot end before it is settled (CP-1.3).")
                                     : qsTr("The battle is arranged and waits to be fought.")
    }
    Repeater {
        model: card.chart.company

        MapFleetRow {
            required property var modelData
            width: card.width - 40
            fleet: modelData
            onClicked: card.picked("fleet", modelData.fleetId)
        }
    }
    PrimaryButton {
        objectName: "mapToBattle"
        visible: (card.contact.battle ?? 0) !== 0
        text: qsTr("To the battle")
        glyph: "sword"
        onClicked: card.battleAsked(card.contact.battle)
    }
}
