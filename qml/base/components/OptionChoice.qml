// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The choices of an option: a few side by side, many in a list. `option` is { title, choices: [{ value, text }], value }.
Item {
    id: choice

    required property var option
    property string why: "" // nothing can be chosen now
    readonly property bool isLong: option.choices.length > 3

    signal chosen(var value)

    implicitWidth: isLong ? 280 : few.implicitWidth
    implicitHeight: isLong ? many.implicitHeight : few.implicitHeight

    SegmentedChoice {
        id: few
        anchors.fill: parent
        visible: !choice.isLong
        room: Infinity
        label: choice.option.title
        why: choice.why
        value: choice.option.value
        options: choice.isLong ? [] : choice.option.choices
        onChosen: value => choice.chosen(value)
    }
    ChoiceBox {
        id: many
        anchors.fill: parent
        visible: choice.isLong
        label: choice.option.title
        why: choice.why
        model: choice.isLong ? choice.option.choices : []
        at: placeOf(choice.option.choices, choice.option.value)
        onActivated: index => choice.chosen(choice.option.choices[index].value)
    }
}
