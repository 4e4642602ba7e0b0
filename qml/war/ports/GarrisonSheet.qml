// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Raises men in a port of one's own, on its walls or in the town (CP-3.2).
Sheet {
    id: sheet

    required property PortOrders orders
    required property int portId
    property int post: 0
    property int archers: 0
    property int marines: 0
    property int heavyMarines: 0
    // Asked anew when the campaign changes.
    property int asked: 0
    readonly property var posts: {
        asked // asked anew
        return visible ? orders.posts(portId) : []
    }
    readonly property var preview: {
        asked // asked anew
        return visible ? orders.previewRaise(portId, post, archers, marines, heavyMarines) : ({})
    }
    readonly property bool none: archers + marines + heavyMarines === 0

    function show() {
        post = 0
        archers = marines = heavyMarines = 0
        open()
    }

    objectName: "garrisonSheet"
    cardWidth: 480
    title: qsTr("Raise men")

    Connections {
        target: sheet.orders.campaign
        function onChanged() {
            ++sheet.asked
        }
    }
    Captioned {
        width: parent.width
        caption: qsTr("Where they stand")

        ChoiceBox {
            objectName: "garrisonPost"
            width: parent.width
            label: qsTr("Where they stand")
            model: sheet.posts
            at: placeOf(sheet.posts, sheet.post)
            onActivated: at => sheet.post = sheet.posts[at].value
        }
    }
    NumberLine {
        stepperName: "raiseArchersCount"
        label: qsTr("Archers")
        to: 50
        value: sheet.archers
        onMoved: value => sheet.archers = value
    }
    NumberLine {
        stepperName: "raiseMarinesCount"
        label: qsTr("Marines")
        to: 50
        value: sheet.marines
        onMoved: value => sheet.marines = value
    }
    NumberLine {
        stepperName: "raiseHeavyMarinesCount"
        label: qsTr("Heavy marines")
        to: 50
        value: sheet.heavyMarines
        onMoved: value => sheet.heavyMarines = value
    }
    DataText {
        objectName: "garrisonWhyNot"
        width: parent.width
        visible: text !== ""
        text: sheet.none ? qsTr("They are raised at their price and of the garrison's quality, and cost upkeep every month (CP-4.2).") : sheet.preview.why ?? ""
        color: sheet.none ? Theme.softInk : Theme.bad
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "raiseMen"
            text: sheet.none ? qsTr("Raise them") : qsTr("Raise them for %1").arg(sheet.preview.cost ?? "")
            glyph: "check"
            enabled: !sheet.none && (sheet.preview.allowed ?? false)
            onClicked: if (sheet.orders.raise(sheet.portId, sheet.post, sheet.archers, sheet.marines, sheet.heavyMarines)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
