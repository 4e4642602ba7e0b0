// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One line to type in. `label` stands above it, `problem` below it when the text cannot be taken.
FocusScope {
    id: field

    property string label: ""
    property string problem: ""
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias maximumLength: input.maximumLength
    property alias readOnly: input.readOnly
    property alias validator: input.validator
    property alias horizontalAlignment: input.horizontalAlignment
    property alias input: input

    signal accepted()
    signal edited()
    // Typing is over: by Return or by leaving the field.
    signal finished()

    implicitWidth: 220
    implicitHeight: input.y + input.height + (problem === "" ? 0 : below.implicitHeight + Theme.step)

    function selectAll() {
        input.forceActiveFocus()
        input.selectAll()
    }

    Caption {
        id: above
        width: parent.width
        visible: field.label !== ""
        text: field.label
    }
    T.TextField {
        id: input

        y: above.visible ? above.implicitHeight + Theme.step : 0
        width: parent.width
        height: Theme.control
        focus: true
        leftPadding: Theme.gap + 2
        rightPadding: Theme.gap + 2
        verticalAlignment: TextInput.AlignVCenter
        selectByMouse: true
        maximumLength: 200
        font.family: Theme.dataFamily
        font.pixelSize: Theme.dataSize
        color: Theme.ink
        placeholderTextColor: Theme.softInk
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.name: field.label !== "" ? field.label : placeholderText
        Accessible.description: field.problem
        onAccepted: field.accepted()
        onTextEdited: field.edited()
        onEditingFinished: field.finished()
        // As everywhere: what is typed after Tab takes the place of what stood there.
        onActiveFocusChanged: if (activeFocus && (focusReason === Qt.TabFocusReason || focusReason === Qt.BacktabFocusReason)) selectAll()

        Text {
            anchors.fill: parent
            leftPadding: input.leftPadding
            rightPadding: input.rightPadding
            visible: input.length === 0 && input.preeditText === ""
            text: input.placeholderText
            textFormat: Text.PlainText
            font: input.font
            color: input.placeholderTextColor
            horizontalAlignment: input.horizontalAlignment
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
        background: Rectangle {
            radius: Theme.radius
            color: input.readOnly ? "transparent" : Theme.raised
            border.width: input.activeFocus ? 2 : 1
            border.color: field.problem !== "" ? Theme.bad : input.activeFocus ? Theme.accent : Theme.strongLine
        }
    }
    Text {
        id: below
        anchors.top: input.bottom
        anchors.topMargin: Theme.step
        width: parent.width
        visible: field.problem !== ""
        text: field.problem
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: Theme.bad
        font.family: Theme.dataFamily
        font.pixelSize: Theme.captionSize
    }
}
