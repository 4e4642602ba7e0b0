// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One row of the fleet: the ship from above, its name and what marks it out, how many, and what they cost. The handle
// drags it, with all that is selected, to another place.
Item {
    id: row

    required property int rowKey
    required property string name
    required property string className
    required property string summary
    required property string crew
    required property string captain
    required property int count
    required property string each
    required property string price
    required property var outline
    required property int errors
    required property int warnings
    required property bool selected
    required property bool current
    required property bool dropping

    signal picked(bool adding, bool ranging)
    signal counted(int count)
    signal menuAsked()
    signal dragBegun()
    signal dragMoved(point at)
    signal dragEnded()

    implicitHeight: Math.round(54 * Theme.textFactor)
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ", " + className + ", " + crew + ", " + summary + ", " + count + ", " + price
                     + (errors > 0 ? ", " + qsTr("%1 errors").arg(errors) : "")
    Accessible.selected: selected

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 1
        anchors.bottomMargin: 1
        color: row.selected ? Theme.chosen : hover.hovered ? Theme.hover : "transparent"
        radius: Theme.radius
        border.width: row.current ? 1 : 0
        border.color: Theme.accent
    }
    Rectangle {
        visible: row.dropping
        width: parent.width
        height: 2
        color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        acceptedModifiers: Qt.NoModifier
        onTapped: row.picked(false, false)
    }
    TapHandler {
        acceptedModifiers: Qt.ControlModifier
        onTapped: row.picked(true, false)
    }
    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        onTapped: row.picked(false, true)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: {
            if (!row.selected)
                row.picked(false, false)
            row.menuAsked()
        }
    }

    Icon {
        id: handle
        width: 24
        height: parent.height
        name: "drag"
        size: 18
        color: Theme.softInk
        opacity: hover.hovered || row.selected ? 1 : 0.35

        HoverHandler {
            cursorShape: Qt.OpenHandCursor
        }
        DragHandler {
            target: null
            grabPermissions: PointerHandler.CanTakeOverFromAnything
            onActiveChanged: active ? row.dragBegun() : row.dragEnded()
            onCentroidChanged: if (active) row.dragMoved(centroid.scenePosition)
        }
    }
    ShipSilhouette {
        id: drawing
        anchors.left: handle.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(70 * Theme.textFactor)
        height: Math.round(34 * Theme.textFactor)
        traits: row.outline
        toScale: true
        ink: Theme.ink
        hull: Theme.land
        deck: Theme.card
        breach: Theme.bad
    }
    Column {
        anchors.left: drawing.right
        anchors.leftMargin: Theme.gap
        anchors.right: sign.visible ? sign.left : counter.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        DataText {
            width: parent.width
            text: row.name
            strong: true
        }
        Caption {
            width: parent.width
            text: Theme.joined([row.name !== row.className ? row.className : "", row.crew, row.summary, row.captain])
        }
    }
    Icon {
        id: sign
        anchors.right: counter.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: row.errors + row.warnings > 0
        name: row.errors > 0 ? "error" : "alert"
        size: 18
        color: row.errors > 0 ? Theme.bad : Theme.warn
    }
    NumberStepper {
        id: counter
        objectName: "count"
        anchors.right: sum.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(108 * Theme.textFactor)
        label: qsTr("Number of %1").arg(row.name)
        from: 1
        to: 500
        value: row.count
        onMoved: value => row.counted(value)
    }
    AmountText {
        id: sum
        anchors.right: more.left
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(74 * Theme.textFactor)
        text: row.price
    }
    IconButton {
        id: more
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.control
        height: Theme.control
        glyph: "more"
        glyphSize: 18
        focusPolicy: Qt.NoFocus
        text: qsTr("More for %1").arg(row.name)
        onClicked: {
            if (!row.selected)
                row.picked(false, false)
            row.menuAsked()
        }
    }
}
