// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One choice of what is printed, beside its label; absent where there is nothing to choose.
Item {
    id: choice

    required property string label
    // { value, text }
    required property var options
    required property var value

    signal chosen(var value)

    width: parent ? parent.width : 0
    implicitHeight: box.height
    visible: options.length > 0

    DataText {
        width: box.x - Theme.gap
        height: parent.height
        text: choice.label
        soft: true
    }
    ChoiceBox {
        id: box
        objectName: choice.objectName + "Box"
        x: Math.round(76 * Theme.textFactor)
        width: parent.width - x
        label: choice.label
        model: choice.options
        at: placeOf(choice.options, choice.value)
        onActivated: choice.chosen(currentValue)
    }
}
