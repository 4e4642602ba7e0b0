// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What a scenario could not hold of the war that was taken.
Sheet {
    id: sheet

    required property WarBuilder builder

    objectName: "leftOutSheet"
    title: qsTr("What stays with the war")
    cardWidth: Math.round(620 * Theme.textFactor)

    DataText {
        width: parent.width
        text: qsTr("The scenario begins where the war stands. This much of it a scenario cannot hold:")
        wraps: true
        soft: true
    }
    Column {
        width: parent.width

        Repeater {
            model: sheet.builder.leftOut

            FindingRow {
                required property var modelData

                width: parent ? parent.width : 0
                severity: modelData.severity
                subject: modelData.subject
                message: modelData.message
                rule: modelData.rule
            }
        }
    }
    footer: [
        PrimaryButton {
            objectName: "leftOutSeen"
            text: qsTr("Go on")
            onClicked: sheet.close()
        }
    ]
}
