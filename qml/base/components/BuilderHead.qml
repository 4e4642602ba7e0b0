// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What stands over a builder: the name of what lies on the table, how it stands with its file, undo and redo, and the
// buttons put into it.
Item {
    id: head

    default property alias tools: buttons.data
    required property string title
    required property var notes
    // Anything with canUndo, undoTitle, undo() and their like.
    required property var builder

    // Where the buttons would leave the name no room they stand below it.
    readonly property bool stacked: width - abreast - steps.width < Math.round(240 * Theme.textFactor)
    readonly property real abreast: {
        let sum = 0
        const all = buttons?.children ?? [] // none of it is left while the screen goes
        for (let i = 0; i < all.length; ++i)
            sum += all[i]?.visible ? all[i].width + Theme.gap : 0
        return sum
    }
    readonly property int line: Math.round(60 * Theme.textFactor)

    implicitHeight: line + (stacked ? buttons.height + Theme.gap : 0)

    Column {
        id: words
        x: Theme.margin
        y: Math.round((head.line - height) / 2)
        width: steps.x - x - Theme.inset

        TitleText {
            objectName: "title"
            ofScreen: true
            width: parent.width
            text: head.title
        }
        Caption {
            width: parent.width
            text: Theme.joined(head.notes)
        }
    }
    Row {
        id: steps

        x: (head.stacked ? head.width - Theme.inset : buttons.x - Theme.gap) - width
        y: Math.round((head.line - height) / 2)

        IconButton {
            objectName: "undo"
            glyph: "undo"
            enabled: head.builder.canUndo
            text: enabled ? KeyPages.hinted(qsTr("Undo: %1").arg(head.builder.undoTitle), "undo") : qsTr("Nothing to undo")
            onClicked: head.builder.undo()
        }
        IconButton {
            objectName: "redo"
            glyph: "redo"
            enabled: head.builder.canRedo
            text: enabled ? KeyPages.hinted(qsTr("Redo: %1").arg(head.builder.redoTitle), "redo") : qsTr("Nothing to redo")
            onClicked: head.builder.redo()
        }
    }
    Flow {
        id: buttons
        width: head.stacked ? head.width - 2 * Theme.inset : head.abreast
        x: head.stacked ? Theme.inset : head.width - Theme.inset - width
        y: head.stacked ? head.line : Math.round((head.line - height) / 2)
        spacing: Theme.gap
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
