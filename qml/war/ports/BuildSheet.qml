// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Orders ships in a port's yard: after what, how many, for whom, what they cost and when they are launched; all of it
// seen before anything is paid.
Sheet {
    id: sheet

    required property BuildOrder order

    function show(port: int) {
        if (order.begin(port)) {
            called.text = ""
            open()
        }
    }

    objectName: "buildSheet"
    cardWidth: 560
    title: qsTr("Build ships")
    onClosed: order.end()

    SegmentedChoice {
        objectName: "buildOrigin"
        room: parent.width
        label: qsTr("Built after")
        options: [{ value: BuildOrder.Class, text: qsTr("A class of the time") }, { value: BuildOrder.Ship, text: qsTr("A ship one has") },
                  { value: BuildOrder.Design, text: qsTr("The fleet builder") }]
        value: sheet.order.origin
        onChosen: value => sheet.order.origin = value
    }
    ChoiceBox {
        objectName: "buildModel"
        width: parent.width
        visible: sheet.order.models.length > 0
        label: qsTr("Built after")
        model: sheet.order.models
        at: placeOf(sheet.order.models, sheet.order.model)
        onActivated: at => sheet.order.model = sheet.order.models[at].value
    }
    Rectangle {
        width: parent.width
        height: 84
        visible: sheet.order.model !== ""
        radius: Theme.radius
        color: Theme.sea

        ShipSilhouette {
            anchors.fill: parent
            anchors.margins: Theme.gap
            traits: sheet.order.estimate.outline
            ink: Theme.ink
            hull: Theme.land
            deck: Theme.card
            breach: Theme.bad
        }
    }
    Row {
        width: parent.width
        visible: sheet.order.model !== ""
        spacing: Theme.gap

        Field {
            id: called
            objectName: "buildName"
            width: parent.width - crew.width - number.width - 2 * Theme.gap
            label: qsTr("Name")
            placeholder: qsTr("after its class")
            maximumLength: 70
            onEdited: sheet.order.name = text
        }
        Captioned {
            id: crew
            width: 150
            caption: qsTr("Crew")

            ChoiceBox {
                objectName: "buildCrew"
                width: parent.width
                label: qsTr("Crew")
                model: sheet.order.crews
                at: placeOf(sheet.order.crews, sheet.order.crew)
                onActivated: at => sheet.order.crew = sheet.order.crews[at].value
            }
        }
        Captioned {
            id: number
            width: Math.round(120 * Theme.textFactor)
            caption: qsTr("How many")

            NumberStepper {
                objectName: "buildCount"
                width: parent.width
                label: qsTr("How many")
                from: 1
                to: 50
                value: sheet.order.count
                onMoved: value => sheet.order.count = value
            }
        }
    }
    Captioned {
        width: parent.width
        visible: sheet.order.model !== ""
        caption: qsTr("Launched, they join")

        ChoiceBox {
            objectName: "buildFleet"
            width: parent.width
            label: qsTr("Launched, they join")
            model: sheet.order.fleets
            at: placeOf(sheet.order.fleets, sheet.order.fleet)
            onActivated: at => sheet.order.fleet = sheet.order.fleets[at].value
        }
    }
    Column {
        width: parent.width
        visible: sheet.order.model !== ""

        FactLine {
            objectName: "buildCost"
            width: parent.width
            label: qsTr("Price")
            value: sheet.order.count === 1 ? qsTr("%1 of %2 talents").arg(sheet.order.estimate.cost).arg(sheet.order.estimate.treasury)
                                           : qsTr("%1 of %2 talents, %3 each").arg(sheet.order.estimate.cost).arg(sheet.order.estimate.treasury).arg(sheet.order.estimate.each)
        }
        FactLine {
            width: parent.width
            label: qsTr("Launched")
            value: qsTr("%1, in %2 weeks").arg(sheet.order.estimate.launched).arg(sheet.order.estimate.weeks)
        }
        FactLine {
            width: parent.width
            label: qsTr("Yard")
            value: qsTr("takes %1 of the %2 size classes still free this month").arg(sheet.order.estimate.sizes).arg(sheet.order.estimate.room)
        }
    }
    Caption {
        width: parent.width
        visible: sheet.order.estimate.trainingIsRolled
        wrapMode: Text.Wrap
        text: qsTr("Training is randomised in this campaign: a d10 is rolled for every crew at the launch (SA-13.3).")
    }
    WhyNot {
        objectName: "buildWhyNot"
        text: sheet.order.estimate.whyNot
    }
    footer: [
        PrimaryButton {
            objectName: "orderShips"
            text: qsTr("Order for %1").arg(sheet.order.estimate.cost)
            glyph: "check"
            enabled: sheet.order.estimate.allowed
            onClicked: if (sheet.order.order()) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
