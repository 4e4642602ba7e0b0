// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Another side joins the campaign, before the war or in the middle of it: its signs, who plays it, its home and its money.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    readonly property SideDraft draft: SideDraft {
        campaign: sheet.campaign
    }

    signal added(int side)

    function add() {
        const side = draft.add()
        if (side === 0)
            return
        close()
        added(side)
    }

    objectName: "addSideSheet"
    title: qsTr("Another side")
    cardWidth: 560
    onOpened: {
        draft.begin()
        name.text = ""
        name.selectAll()
    }

    Field {
        id: name
        objectName: "newSideName"
        width: parent.width
        label: qsTr("Name")
        maximumLength: 60
        onEdited: sheet.draft.name = text
        onAccepted: add.clicked()
    }
    Flow {
        id: signs
        width: parent.width
        spacing: Theme.inset

        Labelled {
            label: qsTr("Colour")
            Swatches {
                values: Theme.sideColours
                value: sheet.draft.colour
                emblem: sheet.draft.emblem
                onChosen: value => sheet.draft.colour = value
            }
        }
        Labelled {
            label: qsTr("Emblem")
            Swatches {
                values: Theme.emblems
                value: sheet.draft.emblem
                colour: sheet.draft.colour
                onChosen: value => sheet.draft.emblem = value
            }
        }
        Labelled {
            label: qsTr("Played by")
            SegmentedChoice {
                objectName: "newSidePlayer"
                room: signs.width
                label: qsTr("Played by")
                value: sheet.draft.player
                options: [
                    { value: "person", text: qsTr("A person"), glyph: "account" },
                    { value: "machine", text: qsTr("The machine"), glyph: "settings" }
                ]
                onChosen: value => sheet.draft.player = value
            }
        }
        Labelled {
            label: qsTr("Fleet list")
            ChoiceBox {
                label: qsTr("Fleet list")
                model: sheet.draft.periods
                at: placeOf(sheet.draft.periods, sheet.draft.period)
                onActivated: index => sheet.draft.period = sheet.draft.periods[index].value
            }
        }
        Labelled {
            label: qsTr("Home port")
            ChoiceBox {
                objectName: "newSideHome"
                width: Math.round(240 * Math.max(1, Theme.textFactor))
                label: qsTr("Home port")
                model: sheet.draft.homes
                at: Math.max(0, placeOf(sheet.draft.homes, sheet.draft.home))
                onActivated: index => sheet.draft.home = sheet.draft.homes[index].value
            }
        }
        Field {
            id: budget
            objectName: "newSideBudget"
            width: Math.round(140 * Math.max(1, Theme.textFactor))
            label: qsTr("Budget, in talents")
            text: sheet.draft.budget
            horizontalAlignment: TextInput.AlignRight
            maximumLength: 10
            problem: sheet.draft.budgetProblem
            onEdited: sheet.draft.budget = text
            onAccepted: add.clicked()
        }
    }
    DataText {
        width: parent.width
        text: sheet.draft.home !== 0 ? qsTr("Its home is neutral now and becomes its own, with its walls and its garrison.")
              : sheet.campaign.head.inSetup ? qsTr("A side without a harbour gets one in Ports, before the campaign begins.")
                                       : qsTr("A side without a harbour gets one from the umpire, in Ports.")
        soft: true
        wraps: true
    }
    DataText {
        width: parent.width
        visible: !sheet.campaign.head.inSetup
        text: qsTr("In the war its ships come from its yards, or the umpire places them. Everyone hears that it joins; undo takes it back.")
        soft: true
        wraps: true
    }
    DataText {
        objectName: "newSideWhyNot"
        width: parent.width
        visible: text !== "" && text !== sheet.draft.budgetProblem
        text: sheet.draft.whyNot
        color: Theme.bad
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    footer: [
        PrimaryButton {
            id: add
            objectName: "addSide"
            text: qsTr("Add it")
            enabled: sheet.draft.allowed
            onClicked: if (enabled) sheet.add()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]

    component Labelled: Column {
        id: labelled

        property string label: ""

        spacing: Theme.step

        Caption {
            text: labelled.label
        }
    }
}
