// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Which fleets train, until when and with what odds.
FocusScope {
    id: view

    required property OpenCampaign campaign
    property int side: 0

    signal fleetAsked(int fleet)

    TrainingList {
        id: fleets
        campaign: view.campaign
        side: view.side
    }
    DataText {
        id: rule
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        text: fleets.terms
        soft: true
        wraps: true
    }
    ScrolledList {
        id: list

        objectName: "training"
        anchors.top: rule.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        focus: true
        activeFocusOnTab: true
        model: fleets
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Training")

        delegate: Item {
            id: row

            required property int fleetId
            required property string name
            required property string side
            required property string colour
            required property string emblem
            required property string place
            required property int weeks
            required property bool exercises
            required property string learners
            required property string prospect
            required property string cost
            required property bool pays
            required property string whyNot

            width: ListView.view.width
            height: Math.round((columns.narrow ? 148 : 60) * Theme.textFactor)
            readonly property int band: Math.round((columns.narrow ? 48 : 60) * Theme.textFactor) // of its name
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([name, place, exercises ? qsTr("exercises") : "", learners, prospect])

            Rule {
                anchors.bottom: parent.bottom
                width: parent.width
            }
            SideBadge {
                id: badge
                y: Math.round((row.band - height) / 2)
                colour: row.colour
                emblem: row.emblem
                size: 24
            }
            Column {
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                y: Math.round((row.band - height) / 2)
                width: columns.narrow ? open.x - x - Theme.gap : columns.name
                spacing: 2

                DataText {
                    width: parent.width
                    text: row.name
                    font.weight: Font.Medium
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([row.place, row.learners])
                }
            }
            Column {
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset + (columns.narrow ? 0 : columns.name + Theme.inset)
                anchors.right: columns.narrow ? parent.right : price.left
                anchors.rightMargin: Theme.inset
                y: (columns.narrow ? row.band : 0) + Math.round((row.band - height) / 2)
                spacing: 2

                DataText {
                    width: parent.width
                    text: row.prospect
                    soft: !row.pays
                }
                Caption {
                    width: parent.width
                    visible: text !== ""
                    text: row.whyNot !== "" ? row.whyNot : qsTr("%1 of this month's 4 weeks so far").arg(row.weeks)
                    color: row.whyNot !== "" ? Theme.warn : Theme.softInk
                }
            }
            Column {
                id: price
                anchors.right: exercise.left
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: exercise.verticalCenter
                width: Math.round(88 * Theme.textFactor)
                visible: row.cost !== ""

                AmountText {
                    width: parent.width
                    height: Theme.dataSize + 6
                    text: row.cost
                }
                Caption {
                    anchors.right: parent.right
                    text: qsTr("a month")
                }
            }
            Toggle {
                id: exercise
                objectName: "exercise/" + row.name
                anchors.right: columns.narrow ? parent.right : open.left
                anchors.rightMargin: Theme.gap
                y: (columns.narrow ? 2 * row.band : 0) + Math.round((row.band - height) / 2)
                width: Math.max(Math.round(116 * Theme.textFactor), implicitWidth)
                enabled: row.whyNot === "" && view.campaign.readOnlyReason === ""
                why: row.whyNot !== "" ? row.whyNot : view.campaign.readOnlyReason
                text: qsTr("Exercise")
                checked: row.exercises
                onToggled: {
                    fleets.exercise(row.fleetId, checked)
                    checked = Qt.binding(() => row.exercises)
                }
            }
            IconButton {
                id: open
                anchors.right: parent.right
                y: Math.round((row.band - height) / 2)
                glyph: "fleet"
                text: qsTr("The fleet")
                onClicked: view.fleetAsked(row.fleetId)
            }
        }
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.25
        visible: list.count === 0
        glyph: "fleet"
        title: qsTr("No fleet to train")
        text: qsTr("A side's own fleets can exercise. Allied contingents keep the crews they came with.")
    }

    QtObject {
        id: columns
        // What has no room beside the name stands below it.
        readonly property bool narrow: view.width < Math.round(820 * Theme.textFactor)
        readonly property int name: Math.round(300 * Theme.textFactor)
    }
}
