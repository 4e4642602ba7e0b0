// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What an outcome would do to the campaign, side by side, with prizes to be decided about and dice to be rolled: applied
// as a whole, or not.
Sheet {
    id: sheet

    required property OutcomePreview preview
    readonly property var sides: preview.sides

    objectName: "previewSheet"
    title: preview.title
    cardWidth: 980
    closePolicy: T.Popup.CloseOnEscape
    onClosed: if (preview.isOpen) preview.close()

    Connections {
        target: sheet.preview
        function onChanged() {
            if (sheet.preview.isOpen !== sheet.opened)
                sheet.preview.isOpen ? sheet.open() : sheet.close()
        }
    }
    DataText {
        objectName: "previewEnd"
        width: parent.width
        text: qsTr("%1. This is what it would do.").arg(sheet.preview.end)
    }
    ScrolledArea {
        id: flick

        width: parent.width
        height: Math.min(body.height, Math.max(200, (sheet.parent?.height ?? 700) - 250))
        contentHeight: body.height

        Column {
            id: body

            width: parent.width - Theme.gap
            spacing: Theme.inset

            Row {
                id: columns

                width: parent.width
                spacing: Theme.inset

                Repeater {
                    model: sheet.sides.length

                    PreviewSide {
                        required property int index
                        objectName: "previewSide/" + index
                        width: (columns.width - Theme.inset * (sheet.sides.length - 1)) / Math.max(1, sheet.sides.length)
                        side: sheet.sides[index] ?? ({})
                    }
                }
            }
            Column {
                width: parent.width
                visible: sheet.preview.ashore.length > 0
                spacing: 2

                DataText {
                    text: qsTr("Ashore")
                    strong: true
                }
                Repeater {
                    model: sheet.preview.ashore

                    DataText {
                        required property string modelData
                        width: body.width
                        text: modelData
                        wraps: true
                    }
                }
            }
            PrizeList {
                width: parent.width
                preview: sheet.preview
            }
            PreviewDice {
                width: parent.width
                preview: sheet.preview
            }
        }
    }
    WhyNot {
        objectName: "whyNotApplied"
        text: sheet.preview.whyNot
    }
    footer: [
        PrimaryButton {
            objectName: "applyOutcome"
            text: qsTr("Apply")
            glyph: "check"
            enabled: sheet.preview.allowed
            hint: qsTr("One action, which undo takes back")
            onClicked: sheet.preview.apply()
        },
        QuietButton {
            objectName: "dontApply"
            text: qsTr("Not now")
            onClicked: sheet.close()
        }
    ]
}
