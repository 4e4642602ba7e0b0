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

    component Told: Row {
        id: told

        required property int index
        required property string modelData
        property bool good: true

        width: parent?.width ?? 0
        spacing: Theme.gap

        Icon {
            width: 20
            name: told.good ? "check" : "alert"
            size: 16
            color: told.good ? Theme.good : Theme.bad
        }
        DataText {
            width: told.width - 20 - Theme.gap
            text: told.modelData
            wraps: true
        }
    }

    BodyText {
        width: parent.width
        soft: true
        text: sheet.run.kept.length > 0 ? qsTr("It was stopped, or it crashed. This is kept:")
              : sheet.run.amiss.length > 0 ? qsTr("It was stopped, or it crashed. Look at this first:")
              : qsTr("It was stopped, or it crashed. Nothing was open that could have been lost.")
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Repeater {
            model: sheet.run.kept

            Told {
                objectName: "keptLine/" + index
            }
        }
        Repeater {
            model: sheet.run.amiss

            Told {
                objectName: "amissLine/" + index
                good: false
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
