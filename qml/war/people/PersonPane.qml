// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A commander, a captain or a prisoner in full, what may be done with him, and where he has fought.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property int personId
    readonly property alias card: person
    readonly property bool mayAct: campaign.readOnlyReason === ""
    readonly property bool ours: person.shown.kind !== PersonKind.Prisoner
    readonly property var ransom: person.shown.ransom
    readonly property var dismissal: person.shown.dismissal

    signal fleetAsked(int fleet)
    signal portAsked(int port)
    signal battleAsked(int battle)

    PersonCard {
        id: person
        campaign: pane.campaign
        itemId: pane.personId
    }

    Item {
        width: parent.width
        height: Math.max(badge.height, heading.implicitHeight)

        SideBadge {
            id: badge
            visible: person.shown.colour !== ""
            colour: person.shown.colour
            emblem: person.shown.emblem
            size: 48
        }
        Column {
            id: heading
            x: badge.visible ? badge.width + Theme.inset : 0
            width: parent.width - x
            spacing: 2

            NameLine {
                objectName: "personName"
                width: parent.width
                name: person.shown.named ? person.shown.name : "–"
                able: pane.ours && pane.mayAct
                hint: person.shown.named ? qsTr("Rename") : qsTr("Name him")
                onRenamed: name => person.rename(name)
            }
            DataText {
                width: parent.width
                text: Theme.joined([person.shown.post, person.shown.side])
                soft: true
                wraps: true
            }
        }
    }
    Column {
        width: parent.width

        Repeater {
            model: person.shown.facts

            FactLine {
                required property var modelData

                width: parent ? parent.width : 0
                label: modelData.label
                value: modelData.value
                note: modelData.note
            }
        }
    }
    DataText {
        objectName: "prospect"
        width: parent.width
        visible: text !== ""
        text: person.shown.prospect
        soft: true
        wraps: true
    }
    PrisonerCard {
        width: parent.width
        visible: pane.ransom.asked
        person: pane.card
        mayAct: pane.mayAct
    }
    Captioned {
        width: parent.width
        visible: person.shown.commands.length > 0
        caption: qsTr("Command")

        ChoiceBox {
            id: command
            objectName: "command"
            width: parent.width
            label: qsTr("Command")
            enabled: pane.mayAct
            why: pane.campaign.readOnlyReason
            model: person.shown.commands
            at: placeOf(person.shown.commands, person.shown.command)
            onActivated: index => {
                person.giveCommand(person.shown.commands[index].value)
                // Refused, it is as it was.
                currentIndex = Qt.binding(() => placeOf(person.shown.commands, person.shown.command))
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            objectName: "personFleet"
            visible: person.shown.fleetId !== 0
            text: qsTr("The fleet")
            glyph: "fleet"
            onClicked: pane.fleetAsked(person.shown.fleetId)
        }
        QuietButton {
            objectName: "personPort"
            visible: person.shown.portId !== 0
            text: qsTr("The port")
            glyph: "castle"
            onClicked: pane.portAsked(person.shown.portId)
        }
        QuietButton {
            objectName: "dismiss"
            visible: pane.dismissal.asked
            enabled: pane.mayAct && pane.dismissal.allowed
            text: qsTr("Dismiss")
            hint: pane.dismissal.why !== "" ? pane.dismissal.why
                  : pane.dismissal.free ? qsTr("He goes; nothing is paid back. Undo takes it back.")
                  : qsTr("He goes, and %1 talents come back").arg(pane.dismissal.gain)
            onClicked: person.dismiss()
        }
    }
    DataText {
        objectName: "whyNotDismissed"
        width: parent.width
        visible: text !== ""
        text: pane.dismissal.why
        soft: true
        wraps: true
    }
    Column {
        width: parent.width
        visible: pane.ours
        spacing: 2

        Rule {
            width: parent.width
        }
        TitleText {
            topPadding: Theme.gap
            text: person.shown.kind === PersonKind.Captain ? qsTr("The ship's battles") : qsTr("Service record")
        }
        DataText {
            width: parent.width
            visible: person.shown.service.length === 0
            text: qsTr("No battle yet.")
            soft: true
        }
        Repeater {
            model: person.shown.service

            ServiceRow {
                required property var modelData

                width: parent ? parent.width : 0
                entry: modelData
                onClicked: pane.battleAsked(modelData.battleId)
            }
        }
    }
    UmpireBlock {
        width: parent.width
        campaign: pane.campaign
        table: person.shown.kind === PersonKind.Captain ? "ships" : "commanders"
        itemId: pane.personId
    }
}
