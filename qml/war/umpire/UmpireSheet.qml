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
    readonly property alias kind: editor.kind
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
        editor.begin()
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
        model: sheet.things
        at: sheet.thing
        onActivated: index => {
            sheet.thing = index
            sheet.begin()
        }
    }
    Captioned {
        width: parent.width
        caption: qsTr("What is changed, and what it is now")

        ChoiceBox {
            objectName: "umpireField"
            width: parent.width
            label: qsTr("What is changed, and what it is now")
            model: hand.fields
            at: sheet.fields.findIndex(each => each.name === sheet.fieldName)
            onActivated: index => sheet.choose(hand.fields[index].name)
        }
    }
    FieldEditor {
        id: editor
        width: parent.width
        called: "umpire"
        asked: qsTr("What it shall be")
        field: sheet.field
        value: sheet.value
        onEntered: value => sheet.value = value
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
        wraps: true
    }
    DataText {
        width: parent.width
        text: qsTr("The chronicle keeps it for the umpire alone. Undo takes it back.")
        soft: true
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "setField"
            text: qsTr("Set it")
            glyph: "check"
            enabled: sheet.differs && reason.text.trim() !== "" && (sheet.preview.allowed ?? false)
            why: sheet.preview.why ? sheet.preview.why : qsTr("It takes another value, and a reason.")
            onClicked: if (hand.set(sheet.fieldName, sheet.value, reason.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
