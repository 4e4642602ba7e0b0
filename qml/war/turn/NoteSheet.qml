// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The umpire writes into the chronicle: for all, for one side, or for nobody else.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    required property ChronicleList chronicle

    objectName: "noteSheet"
    title: qsTr("A note in the chronicle")
    cardWidth: 560
    onOpened: {
        note.text = ""
        note.forceActiveFocus()
    }

    SideList {
        id: sides
        campaign: sheet.campaign
        everyone: true
    }
    T.TextArea {
        id: note

        objectName: "noteText"
        width: parent.width
        height: Math.round(140 * Theme.textFactor)
        padding: Theme.gap + 2
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        selectByMouse: true
        font.family: Theme.dataFamily
        font.pixelSize: Theme.readingSize
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.name: qsTr("Note", "of the umpire")
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: knowing
        background: Rectangle {
            radius: Theme.radius
            color: Theme.raised
            border.width: note.activeFocus ? 2 : 1
            border.color: note.activeFocus ? Theme.accent : Theme.strongLine
        }
    }
    ChoiceBox {
        id: knowing

        readonly property var choices: {
            const all = [qsTr("Everybody may read it"), qsTr("For the umpire alone")]
            for (let i = 0; i < sides.count; ++i)
                all.push(qsTr("For %1").arg(sides.at(i).name))
            return all
        }

        objectName: "noteKnowing"
        width: parent.width
        label: qsTr("Who reads it")
        model: choices
        currentIndex: 0
        onActivated: at => currentIndex = at
    }
    footer: [
        PrimaryButton {
            objectName: "keepNote"
            text: qsTr("Write it")
            enabled: note.text.trim() !== ""
            why: qsTr("Write something first.")
            onClicked: {
                const at = knowing.currentIndex
                if (sheet.chronicle.write(note.text, at === 0, at > 1 ? sides.idAt(at - 2) : 0))
                    sheet.close()
            }
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
