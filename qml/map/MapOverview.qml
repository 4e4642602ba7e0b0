// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Nothing is picked: the battles that are due, the fleets that can be given orders, and what the signs mean.
Flickable {
    id: overview

    required property OpenCampaign campaign
    required property SeaChart chart

    signal picked(string kind, int id)

    contentWidth: width
    contentHeight: column.implicitHeight + 2 * 20
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: Scroller {}

    Column {
        id: column

        x: 20
        y: 20
        width: overview.width - 40
        spacing: Theme.inset

        Column {
            width: parent.width
            spacing: Theme.step
            visible: overview.chart.due.length > 0

            TitleText {
                text: qsTr("Battles that are due")
            }
            Repeater {
                model: overview.chart.due

                QuietButton {
                    required property var modelData
                    objectName: "mapDue"
                    text: modelData.text
                    glyph: "sword"
                    width: column.width
                    onClicked: overview.picked("contact", modelData.id)
                }
            }
        }
        TitleText {
            text: overview.campaign.eyes === 0 ? qsTr("All fleets") : qsTr("Your fleets")
        }
        DataText {
            width: parent.width
            text: overview.chart.own.length === 0 ? qsTr("No fleet is afloat. A fleet is raised in Fleets, or bought in the fleet builder.")
                  : qsTr("Pick one here or on the chart to see where it lies and what it is to do.")
            soft: true
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        Column {
            width: parent.width

            Repeater {
                model: overview.chart.own

                MapFleetRow {
                    required property var modelData
                    width: column.width
                    fleet: modelData
                    onClicked: overview.picked("fleet", modelData.fleetId)
                }
            }
        }
        FirstHint {
            width: parent.width
            name: "map"
            text: qsTr("Drag the chart to move it, turn the wheel to come nearer. / finds a port or a fleet by name.")
        }
        Rule {
            width: parent.width
        }
        MapLegend {
            width: parent.width
        }
    }
}
