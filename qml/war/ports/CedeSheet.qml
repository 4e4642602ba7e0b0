// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Hands a port to another side by agreement, sells it, or sets it free (CP-3.4).
Sheet {
    id: sheet

    required property PortOrders orders
    required property int portId
    required property string port
    property int to: -1
    property int asked: 0
    readonly property var receivers: {
        asked // asked anew
        return visible ? orders.receivers(portId) : []
    }
    readonly property var preview: {
        asked // asked anew
        return visible && to >= 0 ? orders.previewCede(portId, to, price.text) : ({})
    }

    function show() {
        price.text = ""
        open()
        to = receivers[0]?.value ?? 0
    }

    objectName: "cedeSheet"
    cardWidth: 480
    title: qsTr("Give %1 away").arg(port)

    Connections {
        target: sheet.orders.campaign
        function onChanged() {
            ++sheet.asked
        }
    }
    Captioned {
        width: parent.width
        caption: qsTr("To")

        ChoiceBox {
            objectName: "cedeTo"
            width: parent.width
            label: qsTr("To")
            model: sheet.receivers
            at: placeOf(sheet.receivers, sheet.to)
            onActivated: at => sheet.to = sheet.receivers[at].value
        }
    }
    Field {
        id: price
        objectName: "cedePrice"
        width: parent.width
        visible: sheet.to > 0
        label: qsTr("For so many talents")
        placeholder: qsTr("nothing: it is given")
        maximumLength: 12
    }
    DataText {
        width: parent.width
        text: qsTr("Its walls, its garrison and its commander go with it. Everybody hears of it.")
        soft: true
        wraps: true
    }
    WhyNot {
        objectName: "cedeWhyNot"
        text: sheet.preview.why ?? ""
    }
    footer: [
        PrimaryButton {
            objectName: "cedePort"
            text: sheet.preview.title || qsTr("Give it away")
            glyph: "check"
            enabled: sheet.preview.allowed ?? false
            onClicked: if (sheet.orders.cede(sheet.portId, sheet.to, price.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
