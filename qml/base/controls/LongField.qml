// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// Several lines to write in. `label` stands above them; Tab leads on.
FocusScope {
    id: field

    property string label: ""
    property string held: "" // what stands until something else is written
    property int lines: 4

    signal finished(string text)

    implicitWidth: 320
    implicitHeight: above.implicitHeight + Theme.step + area.height
    onHeldChanged: area.text = held

    Caption {
        id: above
        width: parent.width
        text: field.label
    }
    T.TextArea {
        id: area

        y: above.implicitHeight + Theme.step
        width: parent.width
        height: Math.max(Math.round(field.lines * Theme.dataSize * Theme.lineHeight) + 2 * padding, contentHeight + 2 * padding)
        padding: Theme.gap + 2
        focus: true
        text: field.held
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        selectByMouse: true
        font.family: Theme.dataFamily
        font.pixelSize: Theme.dataSize
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.name: field.label
        Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        onActiveFocusChanged: if (!activeFocus && text !== field.held) {
            field.finished(text)
            text = field.held
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.raised
            border.width: area.activeFocus ? 2 : 1
            border.color: area.activeFocus ? Theme.accent : Theme.strongLine
        }
    }
}
