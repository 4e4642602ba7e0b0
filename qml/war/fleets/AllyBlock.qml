// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The contracts of a side, or of one allied fleet: at what price it serves, how far it can be relied on, for how long yet
// (CP-9); and the way to end one.
Column {
    id: block

    required property OpenCampaign campaign
    property int sideId: 0
    property int fleetId: 0
    // A side without a contract says so; a fleet without one says nothing.
    readonly property bool ofSide: fleetId === 0
    readonly property alias list: allies

    signal fleetAsked(int fleet)

    visible: ofSide || allies.count > 0
    spacing: Theme.gap

    AllyList {
        id: allies
        campaign: block.campaign
        side: block.sideId
        fleet: block.fleetId
    }
    Caption {
        text: block.ofSide ? qsTr("Allies") : qsTr("Contract")
    }
    DataText {
        width: parent.width
        visible: block.ofSide && allies.count === 0
        text: qsTr("No ally serves it. A fleet on the fleet builder's table with an ally's price change is hired when it is bought.")
        soft: true
        wraps: true
    }
    Repeater {
        model: allies

        Column {
            id: ally

            required property int contractId
            required property string name
            required property int fleetId
            required property string fleet
            required property string percent
            required property int reliability
            required property string trust
            required property int monthsLeft
            required property string home
            required property int ships

            objectName: "allyContract"
            width: block.width
            spacing: 2

            DataText {
                width: parent.width
                visible: block.ofSide
                text: ally.ships === 1 ? qsTr("%1 · 1 ship").arg(ally.name) : qsTr("%1 · %2 ships").arg(ally.name).arg(ally.ships)
                font.weight: Font.Medium
            }
            FactLine {
                width: parent.width
                label: qsTr("Serves")
                value: Theme.joined([ally.percent, ally.monthsLeft === 1 ? qsTr("1 month more") : qsTr("%1 months more").arg(ally.monthsLeft),
                                     ally.home === "" ? "" : qsTr("from %1").arg(ally.home)])
            }
            FactLine {
                width: parent.width
                label: qsTr("Reliability")
                value: qsTr("%1: %2").arg(ally.reliability).arg(ally.trust)
                note: ally.reliability <= 3 ? qsTr("CP-9.2") : ""
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                QuietButton {
                    visible: block.ofSide
                    text: qsTr("Its fleet")
                    glyph: "fleet"
                    onClicked: block.fleetAsked(ally.fleetId)
                }
                QuietButton {
                    objectName: "longerContract"
                    text: qsTr("A month longer")
                    glyph: "calendar"
                    enabled: block.campaign.readOnlyReason === ""
                    why: block.campaign.readOnlyReason
                    onClicked: allies.prolong(ally.contractId)
                }
                QuietButton {
                    readonly property var preview: {
                        ally.reliability // asked anew when it changes
                        return allies.previewEnd(ally.contractId)
                    }

                    objectName: "endContract"
                    text: block.campaign.head.inSetup ? qsTr("End the contract") : qsTr("Send it home")
                    glyph: "close"
                    enabled: preview.allowed ?? false
                    hint: preview.why ?? ""
                    onClicked: allies.end(ally.contractId)
                }
            }
        }
    }
}
