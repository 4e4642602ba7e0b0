// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Makes a fleet an allied contingent (SA-13.1, CP-9.1): whose it is, at what price, for how long.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    property int fleet: 0
    property int percent: 0
    property int months: 12
    property int home: 0
    readonly property var preview: visible && named.text.trim() !== ""
                                   ? allies.previewSign(fleet, named.text, percent, months, home) : ({})

    function show(of: int, port: int) {
        fleet = of
        home = port
        percent = 0
        months = 12
        named.text = ""
        open()
    }

    objectName: "contractSheet"
    cardWidth: 460
    title: qsTr("An allied contingent")

    AllyList {
        id: allies
        campaign: sheet.campaign
    }
    PortList {
        id: ports
        campaign: sheet.campaign
    }
    Field {
        id: named
        objectName: "allyName"
        width: parent.width
        label: qsTr("Whose it is")
        maximumLength: 80
    }
    NumberLine {
        text: qsTr("Price change, per cent")
        stepperName: "allyPercent"
        label: qsTr("Price change")
        from: -50
        to: 50
        stepSize: 10
        value: sheet.percent
        onMoved: value => sheet.percent = Math.round(value / 10) * 10
    }
    NumberLine {
        text: qsTr("Months it serves")
        stepperName: "allyMonths"
        label: qsTr("Months")
        from: 1
        to: 120
        value: sheet.months
        onMoved: value => sheet.months = value
    }
    Captioned {
        width: parent.width
        caption: qsTr("Its home")

        ChoiceBox {
            width: parent.width
            label: qsTr("Its home")
            model: ports
            textRole: "name"
            valueRole: "portId"
            at: ports.rowOf(sheet.home)
            onActivated: index => sheet.home = ports.idAt(index)
        }
    }
    Caption {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Dear allies are reliable: 5, and 1 more or less for each ten per cent. At 0 they go home, below it they may change sides (CP-9).")
    }
    WhyNot {
        text: sheet.preview.why ?? ""
    }
    footer: [
        PrimaryButton {
            objectName: "signContract"
            text: (sheet.preview.free ?? true) ? qsTr("Sign") : qsTr("Sign for %1").arg(sheet.preview.cost)
            glyph: "check"
            enabled: sheet.preview.allowed ?? false
            onClicked: if (allies.sign(sheet.fleet, named.text, sheet.percent, sheet.months, sheet.home)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
