// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A name that can be given anew: a title with a pencil, a field while it is being written. Return takes it, Escape
// leaves it as it was.
Item {
    id: line

    required property string name
    property bool display: false
    property bool able: true
    property string hint: qsTr("Rename")

    signal renamed(string name)

    readonly property alias writing: field.visible

    implicitWidth: 200
    implicitHeight: field.visible ? field.implicitHeight : title.implicitHeight

    // Who had the focus before, and gets it back.
    property Item before: null

    function write() {
        before = Window.window?.activeFocusItem ?? null
        field.text = name
        field.visible = true
        field.selectAll()
    }

    TitleText {
        id: title
        visible: !field.visible
        width: Math.min(Theme.titleWidth(text, display), parent.width - (line.able ? pencil.width : 0))
        text: line.name
        display: line.display
    }
    IconButton {
        id: pencil
        visible: !field.visible && line.able
        anchors.left: title.right
        anchors.verticalCenter: title.verticalCenter
        glyph: "pencil"
        glyphSize: 16
        ink: Theme.softInk
        text: line.hint
        onClicked: line.write()
    }
    Field {
        id: field
        visible: false
        width: parent.width
        onAccepted: {
            putAway()
            if (text.trim() !== line.name)
                line.renamed(text)
        }
        input.onActiveFocusChanged: if (!input.activeFocus) visible = false
        Keys.onEscapePressed: putAway()

        function putAway() {
            visible = false
            if (line.before)
                line.before.forceActiveFocus()
        }
    }
}
