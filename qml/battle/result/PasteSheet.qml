// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A block of lines, one a ship: the form they have, the lines themselves to be corrected, and which one is wrong.
Sheet {
    id: sheet

    required property ResultEntry entry
    property string problem: ""
    readonly property var current: entry.selection.current

    function openWith(text: string, why: string) {
        area.text = text
        problem = why
        open()
        area.forceActiveFocus()
    }

    objectName: "pasteSheet"
    title: qsTr("Paste lines")
    cardWidth: 720

    BodyText {
        width: parent.width
        soft: true
        text: sheet.entry.selection.kind === ResultOf.Ship && sheet.entry.selection.count === 1
              ? qsTr("One line a ship in the order of the sheets, from %1 on; a name or a sheet's code at the front picks another. What a line leaves out is as the ship came.").arg(sheet.current.name)
              : qsTr("One line a ship in the order of the sheets; a name or a sheet's code at the front picks another. What a line leaves out is as the ship came.")
    }
    Rectangle {
        width: parent.width
        height: 180
        radius: Theme.radius
        color: Theme.raised
        border.width: area.activeFocus ? 2 : 1
        border.color: sheet.problem !== "" ? Theme.bad : area.activeFocus ? Theme.accent : Theme.strongLine

        ScrolledArea {
            id: flick

            anchors.fill: parent
            anchors.margins: 2
            contentHeight: Math.max(area.implicitHeight, height)

            TextEdit {
                id: area

                objectName: "pasteText"
                width: flick.width
                height: Math.max(implicitHeight, flick.height)
                padding: Theme.gap
                textFormat: TextEdit.PlainText
                font.family: Theme.dataFamily
                font.pixelSize: Theme.dataSize
                color: Theme.ink
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                selectByMouse: true
                activeFocusOnTab: true
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Lines")
                KeyNavigation.priority: KeyNavigation.BeforeItem
                KeyNavigation.tab: take
                onTextChanged: sheet.problem = ""
                onCursorRectangleChanged: {
                    if (cursorRectangle.y < flick.contentY)
                        flick.contentY = cursorRectangle.y
                    else if (cursorRectangle.y + cursorRectangle.height > flick.contentY + flick.height)
                        flick.contentY = cursorRectangle.y + cursorRectangle.height - flick.height
                }
            }
        }
    }
    WhyNot {
        objectName: "pasteProblem"
        text: sheet.problem
    }
    Column {
        width: parent.width
        spacing: 2

        Repeater {
            model: [["sunk", qsTr("afloat, sunk, captured (by whom), fled, withdrew or absent")],
                    ["Paralos, captured by Corinth", qsTr("a name first, cells by tab, semicolon or comma")],
                    ["heavy, oars 2, marines 1", qsTr("none, light, medium, heavy, severe or wrecked; losses with their number")],
                    ["rudder, mast, captain dead", qsTr("what is hit, and how her captain fared")],
                    ["KM-034 fled", qsTr("the code of her sheet; by itself it picks whom the next line is of")],
                    ["Phormio, wounded", qsTr("a commander by his name")]]

            Row {
                id: form

                required property var modelData

                width: parent.width
                spacing: Theme.inset

                DataText {
                    width: Math.round(210 * Theme.textFactor)
                    text: form.modelData[0]
                }
                DataText {
                    width: parent.width - Math.round(210 * Theme.textFactor) - Theme.inset
                    text: form.modelData[1]
                    soft: true
                }
            }
        }
        DataText {
            topPadding: Theme.step
            width: parent.width
            soft: true
            text: qsTr("Or a table under titles, as \"Copy the ships as a table\" writes it.")
            wraps: true
        }
    }
    footer: [
        PrimaryButton {
            id: take
            objectName: "takeLines"
            text: qsTr("Take over")
            enabled: area.text.trim() !== ""
            why: qsTr("Paste or type lines first.")
            onClicked: {
                const why = sheet.entry.exchange.paste(area.text)
                if (why === "")
                    sheet.close()
                sheet.problem = why
            }
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
