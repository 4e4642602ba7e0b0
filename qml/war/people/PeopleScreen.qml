// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Commanders, captains and prisoners, and beside them the card of the one picked; and which crews train.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    readonly property int side: campaign.eyes !== 0 ? campaign.eyes : sideFilter.sideId
    // A PersonKind; Nobody: everyone. Or who trains.
    property int show: PersonKind.Nobody
    property bool training: false
    property int personId: 0
    readonly property alias people: list.people

    signal fleetAsked(int fleet)
    signal portAsked(int port)
    signal battleAsked(int battle)

    function showNamed(name: string) {
        for (let row = 0; row < people.count; ++row)
            if (people.value(row, "name") === name)
                personId = people.idAt(row)
        panes.pane = "card"
    }
    function appoint() {
        appointSheet.begin(side)
    }

    SideList {
        id: sideList
        campaign: screen.campaign
    }
    AppointSheet {
        id: appointSheet
        objectName: "appointSheet"
        campaign: screen.campaign
        sides: sideList
        onAppointed: person => {
            screen.training = false
            if (screen.show !== PersonKind.Commander)
                screen.show = PersonKind.Nobody
            screen.personId = person
        }
    }

    Item {
        id: head
        x: Theme.margin
        y: Theme.inset
        width: parent.width - 2 * Theme.margin
        height: Theme.control + (below ? Theme.control + Theme.gap : 0)

        // What stands beside the choice otherwise.
        readonly property bool below: shown.widest + actions.width + Theme.inset > width

        SegmentedChoice {
            id: shown
            objectName: "peopleShown"
            room: parent.width
            label: qsTr("People")
            value: screen.training ? -1 : screen.show
            options: [
                { value: PersonKind.Nobody, text: qsTr("Everyone") },
                { value: PersonKind.Commander, text: qsTr("Commanders") },
                { value: PersonKind.Captain, text: qsTr("Captains") },
                { value: PersonKind.Prisoner, text: list.people.prisoners > 0 ? qsTr("Prisoners (%1)").arg(list.people.prisoners) : qsTr("Prisoners") },
                { value: -1, text: qsTr("Training") }
            ]
            onChosen: value => {
                screen.training = value < 0
                screen.show = Math.max(value, PersonKind.Nobody)
            }
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.gap

            SideFilter {
                id: sideFilter
                objectName: "peopleSide"
                sides: sideList
            }
            QuietButton {
                objectName: "appoint"
                enabled: screen.campaign.readOnlyReason === ""
                why: screen.campaign.readOnlyReason
                text: qsTr("Appoint…")
                glyph: "plus"
                hint: qsTr("Hires a commander (SA-15.9)")
                onClicked: screen.appoint()
            }
        }
    }
    PaneChoice {
        id: panes
        anchors.top: head.bottom
        anchors.topMargin: Theme.inset
        room: screen.training ? Infinity : screen.width
        need: 850
        width: screen.width
        panes: [{ value: "list", text: qsTr("List") }, { value: "card", text: qsTr("The card") }]
    }
    PersonList {
        id: list
        anchors.top: panes.bottom
        anchors.topMargin: panes.folds ? Theme.inset : 0
        anchors.bottom: parent.bottom
        width: panes.folds ? parent.width : Math.round(parent.width * (parent.width < 1000 * Theme.textFactor ? 0.65 : 0.6))
        visible: !screen.training && panes.shows("list")
        focus: !screen.training
        campaign: screen.campaign
        side: screen.side
        show: screen.show
        personId: pane.personId
        onPicked: id => screen.personId = id
        onOpened: panes.pane = "card"
    }
    Rule {
        upright: true
        visible: list.visible && !panes.folds
        anchors.left: list.right
        anchors.top: list.top
        anchors.bottom: parent.bottom
    }
    PersonPane {
        id: pane
        objectName: "personPane"
        anchors.left: panes.folds ? parent.left : list.right
        anchors.leftMargin: panes.folds ? 0 : 1
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: !screen.training && panes.shows("card") && personId !== 0
        campaign: screen.campaign
        // Who is not in the list any more is not on the card either.
        personId: list.people.count === 0 ? 0 : list.has(screen.personId) ? screen.personId : list.beside()
        onFleetAsked: fleet => screen.fleetAsked(fleet)
        onPortAsked: port => screen.portAsked(port)
        onBattleAsked: battle => screen.battleAsked(battle)
    }
    Loader {
        anchors.top: head.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: parent.bottom
        width: parent.width
        active: screen.training
        focus: screen.training
        sourceComponent: TrainingView {
            campaign: screen.campaign
            side: screen.side
            onFleetAsked: fleet => screen.fleetAsked(fleet)
        }
    }
}
