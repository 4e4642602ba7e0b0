// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The head of a squadron: its strength, who leads it, what it costs. New ships go to the one that was picked last.
Item {
    id: row

    required property string name
    required property string squadron
    required property string commander
    required property string price
    required property int ships
    required property int errors
    required property int warnings
    required property bool target
    required property bool dropping

    readonly property bool real: squadron !== ""
    readonly property string strength: ships === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(ships)

    signal picked()
    signal renamed(string name)
    signal menuAsked()

    implicitHeight: Math.round(48 * Theme.textFactor)
    Accessible.role: Accessible.Heading
    Accessible.name: name + ", " + strength + ", " + commander + ", " + price

    function rename() {
        editor.visible = true
        editor.text = row.name
        editor.selectAll()
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.step
        color: row.dropping ? Theme.chosen : hover.hovered ? Theme.hover : Theme.paper
        radius: Theme.radius
    }
    Rectangle {
        visible: row.target
        x: 0
        y: Theme.step + 6
        width: 3
        height: parent.height - Theme.step - 12
        radius: 2
        color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: row.picked()
        onDoubleTapped: if (row.real) row.rename()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: row.menuAsked()
    }
    TitleText {
        id: title
        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.step / 2
        width: Math.min(implicitWidth, Math.max(80, parent.width * 0.4))
        visible: !editor.visible
        font.pixelSize: Math.round(17 * Theme.textFactor)
        text: row.name
    }
    Field {
        id: editor
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: title.verticalCenter
        width: 220
        visible: false
        maximumLength: 80
        Keys.onEscapePressed: visible = false
        onFinished: {
            if (!visible)
                return
            visible = false
            if (text.trim() !== "" && text !== row.name)
                row.renamed(text)
        }
    }
    Caption {
        anchors.left: editor.visible ? editor.right : title.right
        anchors.leftMargin: Theme.inset
        anchors.right: sign.left
        anchors.rightMargin: Theme.gap
        anchors.baseline: editor.visible ? undefined : title.baseline
        anchors.verticalCenter: editor.visible ? editor.verticalCenter : undefined
        text: Theme.joined([row.strength, row.commander, row.target ? qsTr("new ships go here") : ""])
    }
    Icon {
        id: sign
        anchors.right: sum.left
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: title.verticalCenter
        visible: row.errors + row.warnings > 0
        name: row.errors > 0 ? "error" : "alert"
        size: 16
        color: row.errors > 0 ? Theme.bad : Theme.warn
    }
    AmountText {
        id: sum
        anchors.right: more.left
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: title.verticalCenter
        width: Math.round(70 * Theme.textFactor)
        text: row.price
        strong: true
    }
    IconButton {
        id: more
        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        width: Theme.control
        height: Theme.control
        visible: true
        enabled: row.real
        opacity: row.real ? 1 : 0
        glyph: "more"
        glyphSize: 18
        focusPolicy: Qt.NoFocus
        text: qsTr("More for %1").arg(row.name)
        onClicked: row.menuAsked()
    }
}
