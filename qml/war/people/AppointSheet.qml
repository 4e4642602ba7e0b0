// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A commander is hired: who, how good, for which command, and what he costs.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    required property SideList sides

    signal appointed(int person)

    function begin(side: int) {
        who.currentIndex = Math.max(0, sides.rowOf(side))
        man.side = sides.idAt(who.currentIndex)
        called.text = ""
        open()
    }
    function act() {
        const person = man.appoint()
        if (person === 0)
            return
        close()
        appointed(person)
    }

    title: qsTr("Appoint a commander")
    cardWidth: 480
    onOpened: called.selectAll()

    Appointment {
        id: man
        campaign: sheet.campaign
        name: called.text
    }
    Captioned {
        width: parent.width
        visible: sheet.sides.count > 1
        caption: qsTr("Side")

        ChoiceBox {
            id: who
            objectName: "appointSide"
            width: parent.width
            label: qsTr("Side")
            model: sheet.sides
            textRole: "name"
            valueRole: "sideId"
            onActivated: index => man.side = sheet.sides.idAt(index)
        }
    }
    Field {
        id: called
        objectName: "appointName"
        width: parent.width
        label: qsTr("Name")
        placeholder: qsTr("Phormio")
        maximumLength: 80
        onAccepted: sheet.act()
    }
    Captioned {
        width: parent.width
        caption: qsTr("Quality")

        ChoiceBox {
            objectName: "appointQuality"
            width: parent.width
            label: qsTr("Quality")
            model: man.qualities
            at: placeOf(man.qualities, man.quality)
            onActivated: index => man.quality = man.qualities[index].value
        }
    }
    Captioned {
        width: parent.width
        caption: qsTr("Command")

        ChoiceBox {
            objectName: "appointCommand"
            width: parent.width
            label: qsTr("Command")
            model: man.commands
            at: placeOf(man.commands, man.command)
            onActivated: index => man.command = man.commands[index].value
        }
    }
    DataText {
        objectName: "appointFollows"
        width: parent.width
        visible: text !== ""
        text: man.whyNot !== "" ? man.whyNot : man.cost
        color: man.whyNot !== "" ? Theme.bad : Theme.ink
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "appointHim"
            text: qsTr("Appoint him")
            enabled: man.allowed
            onClicked: sheet.act()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
