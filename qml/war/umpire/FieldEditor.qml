// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What shall stand in a field, entered as the field's kind has it: typed, chosen, or switched.
Column {
    id: editor

    // As fieldEntry() has it; null: none.
    property var field: null
    property var value: ""
    // Before the names of its parts, so that tests find them.
    property string called: "field"
    // Said above the entry; of a typed value with what it may be.
    property string asked: ""
    property string why: "" // nothing can be entered now

    readonly property int kind: field?.kind ?? UmpireField.None
    readonly property bool isTyped: kind === UmpireField.Text || kind === UmpireField.Number || kind === UmpireField.Amount || kind === UmpireField.Numbers

    // Nothing stands in it yet: that is not the same as an empty text or "no".
    readonly property bool isLeftOut: (field?.leftOut ?? false) && (isTyped ? words.text.trim() === "" : !isEntered)
    property bool isEntered: false

    signal entered(var value)

    onEntered: isEntered = true

    // Another field, or the same begun anew.
    function begin() {
        isEntered = false
        words.text = isTyped ? String(value) : ""
    }

    spacing: Theme.step
    onFieldChanged: begin()
    Component.onCompleted: begin()

    Caption {
        visible: !editor.isTyped && editor.kind !== UmpireField.YesNo
        width: parent.width
        text: editor.asked
    }
    ChoiceBox {
        objectName: editor.called + "Choice"
        width: parent.width
        visible: editor.kind === UmpireField.Choice || editor.kind === UmpireField.Reference
        label: editor.field?.label ?? ""
        why: editor.why
        model: visible ? editor.field.choices : []
        at: visible ? editor.field.choices.findIndex(each => each.value === editor.value) : -1
        displayText: editor.isLeftOut && currentIndex < 0 ? qsTr("left out") : currentText
        onActivated: index => editor.entered(editor.field.choices[index].value)
    }
    Toggle {
        objectName: editor.called + "Toggle"
        visible: editor.kind === UmpireField.YesNo
        text: editor.field?.label ?? ""
        why: editor.why
        checked: editor.value === true
        onToggled: {
            editor.entered(checked)
            checked = Qt.binding(() => editor.value === true)
        }
    }
    Field {
        id: words
        objectName: editor.called + "Value"
        width: parent.width
        visible: editor.isTyped
        label: editor.kind === UmpireField.Number ? qsTr("%1, %2 to %3").arg(editor.asked).arg(editor.field.least).arg(editor.field.most)
             : editor.kind === UmpireField.Numbers ? qsTr("%1, %2 to %3 each, with blanks between them").arg(editor.asked).arg(editor.field.least).arg(editor.field.most)
             : editor.kind === UmpireField.Amount ? qsTr("%1, in talents").arg(editor.asked) : editor.asked
        placeholder: editor.isLeftOut ? qsTr("left out") : ""
        onEdited: editor.entered(text)
    }
    Caption {
        objectName: editor.called + "LeftOut"
        visible: editor.isLeftOut && editor.kind === UmpireField.YesNo // the others say so where their value stands
        width: parent.width
        text: qsTr("left out")
    }
}
