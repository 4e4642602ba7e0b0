// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The umpire sets one field of a thing, or of what belongs to it, with a reason; what follows is said beforehand.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    property var things: []
    property int thing: 0
    property string fieldName: ""
    // What is to stand there, as the kind of the field has it.
    property var value: ""
    // Asked anew when the campaign changes.
    property int asked: 0
    readonly property var fields: hand.fields
    readonly property var field: fields.find(each => each.name === fieldName) ?? null
    readonly property int kind: field?.kind ?? UmpireField.None
    readonly property bool isTyped: kind === UmpireField.Text || kind === UmpireField.Number || kind === UmpireField.Amount || kind === UmpireField.Numbers
    readonly property bool differs: field !== null && String(value) !== String(field.value)
    readonly property var preview: {
        asked // asked anew
        return visible && differs ? hand.preview(fieldName, value, reason.text) : ({})
    }

    function show() {
        thing = 0
        begin()
        reason.text = ""
        open()
    }
    function begin() {
        const at = things[thing] ?? null
        hand.table = at ? at.table : ""
        hand.itemId = at ? at.id : 0
        choose(hand.fields[0]?.name ?? "")
    }
    function choose(name: string) {
        fieldName = name
        value = field ? field.value : ""
        words.text = isTyped ? String(value) : ""
    }

    objectName: "umpireSheet"
    cardWidth: 560
    title: qsTr("Change as umpire")

    UmpireHand {
        id: hand
        campaign: sheet.campaign
    }
    Connections {
        target: sheet.campaign
        function onChanged() {
            ++sheet.asked
        }
    }
    ChoiceBox {
        objectName: "umpireThing"
        width: parent.width
        visible: sheet.things.length > 1
        label: qsTr("What")
        textRole: "text"
        model: sheet.things
        at: sheet.thing
        onActivated: index => {
            sheet.thing = index
            sheet.begin()
        }
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Caption {
            text: qsTr("What is changed, and what it is now")
        }
        ChoiceBox {
            objectName: "umpireField"
            width: parent.width
            label: qsTr("What is changed, and what it is now")
            textRole: "text"
            model: hand.fields
            at: sheet.fields.findIndex(each => each.name === sheet.fieldName)
            onActivated: index => sheet.choose(hand.fields[index].name)
        }
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Caption {
            visible: !sheet.isTyped
            text: qsTr("What it shall be")
        }
        ChoiceBox {
            objectName: "umpireChoice"
            width: parent.width
            visible: sheet.kind === UmpireField.Choice || sheet.kind === UmpireField.Reference
            label: sheet.field?.label ?? ""
            textRole: "text"
            valueRole: "value"
            model: visible ? sheet.field.choices : []
            at: visible ? sheet.field.choices.findIndex(each => each.value === sheet.value) : -1
            onActivated: index => sheet.value = sheet.field.choices[index].value
        }
        Toggle {
            objectName: "umpireToggle"
            visible: sheet.kind === UmpireField.YesNo
            text: sheet.field?.label ?? ""
            checked: sheet.value === true
            onToggled: {
                sheet.value = checked
                checked = Qt.binding(() => sheet.value === true)
            }
        }
        Field {
            id: words
            objectName: "umpireValue"
            width: parent.width
            visible: sheet.isTyped
            label: sheet.kind === UmpireField.Number ? qsTr("What it shall be, %1 to %2").arg(sheet.field.least).arg(sheet.field.most)
                 : sheet.kind === UmpireField.Numbers ? qsTr("What they shall be, %1 to %2, with blanks between them").arg(sheet.field.least).arg(sheet.field.most)
                 : sheet.kind === UmpireField.Amount ? qsTr("What it shall be, in talents") : qsTr("What it shall be")
            onEdited: sheet.value = text
        }
    }
    Field {
        id: reason
        objectName: "umpireReason"
        width: parent.width
        label: qsTr("Reason, for the umpire's chronicle")
        maximumLength: 500
    }
    DataText {
        objectName: "umpireWhyNot"
        width: parent.width
        visible: text !== ""
        text: !sheet.differs ? "" : sheet.preview.allowed ? (sheet.preview.warnings ?? "") : (sheet.preview.why ?? "")
        color: sheet.preview.allowed ? Theme.warn : Theme.bad
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    DataText {
        width: parent.width
        text: qsTr("The chronicle keeps it for the umpire alone. Undo takes it back.")
        soft: true
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    footer: [
        PrimaryButton {
            objectName: "setField"
            text: qsTr("Set it")
            glyph: "check"
            enabled: sheet.differs && reason.text.trim() !== "" && (sheet.preview.allowed ?? false)
            onClicked: if (hand.set(sheet.fieldName, sheet.value, reason.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
