// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A number on a line of its own: what it is, and right its stepper.
Item {
    id: line

    property alias stepperName: stepper.objectName
    property alias stepperWidth: stepper.width
    property alias label: stepper.label
    property alias from: stepper.from
    property alias to: stepper.to
    property alias stepSize: stepper.stepSize
    property alias value: stepper.value
    // What stands on the line, where that is not the stepper's label.
    property string text: stepper.label

    signal moved(int value)

    width: parent?.width ?? 0
    height: visible ? stepper.height : 0

    DataText {
        anchors.left: parent.left
        anchors.right: stepper.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: line.text
    }
    NumberStepper {
        id: stepper
        anchors.right: parent.right
        onMoved: value => line.moved(value)
    }
}
