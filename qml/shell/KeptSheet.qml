// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Navarch was not closed the last time: what is kept all the same, and a report for whoever is to hear of it.
Sheet {
    id: sheet

    required property RunningWindow run

    objectName: "keptSheet"
    title: qsTr("Navarch was not closed the last time")
    cardWidth: Math.round(560 * Theme.textFactor)

    BodyText {
        width: parent.width
        soft: true
        text: sheet.run.kept.length > 0 ? qsTr("It was stopped, or it crashed. This is kept:")
              : qsTr("It was stopped, or it crashed. Nothing was open that could have been lost.")
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Repeater {
            model: sheet.run.kept

            Row {
                id: line

                required property int index
                required property string modelData

                objectName: "keptLine/" + index
                width: parent?.width ?? 0
                spacing: Theme.gap

                Icon {
                    width: 20
                    name: "check"
                    size: 16
                    color: Theme.good
                }
                DataText {
                    width: line.width - 20 - Theme.gap
                    text: line.modelData
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
            }
        }
    }
    Caption {
        width: parent.width
        text: qsTr("If you want to tell somebody: the report says which screen and which campaign were open, on what system, and nothing of what is in them. It goes nowhere by itself.")
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    footer: [
        PrimaryButton {
            objectName: "keptClose"
            text: qsTr("Go on")
            onClicked: sheet.close()
        },
        QuietButton {
            objectName: "copyReport"
            text: qsTr("Copy report")
            glyph: "copy"
            hint: qsTr("Onto the clipboard, as text")
            onClicked: sheet.run.copyReport()
        }
    ]
}
