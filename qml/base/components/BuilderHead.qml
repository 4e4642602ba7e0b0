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

    implicitHeight: Math.round(60 * Theme.textFactor)

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.right: row.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter

        TitleText {
            objectName: "title"
            width: parent.width
            text: head.title
        }
        Caption {
            width: parent.width
            text: Theme.joined(head.notes)
        }
    }
    Row {
        id: row

        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Row {
            IconButton {
                objectName: "undo"
                glyph: "undo"
                enabled: head.builder.canUndo
                text: enabled ? qsTr("Undo: %1").arg(head.builder.undoTitle) : qsTr("Nothing to undo")
                onClicked: head.builder.undo()
            }
            IconButton {
                objectName: "redo"
                glyph: "redo"
                enabled: head.builder.canRedo
                text: enabled ? qsTr("Redo: %1").arg(head.builder.redoTitle) : qsTr("Nothing to redo")
                onClicked: head.builder.redo()
            }
        }
        Row {
            id: buttons
            spacing: Theme.gap
        }
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
