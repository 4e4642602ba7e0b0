// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// What Primary- and QuietButton share: size, glyph, focus ring, keyboard, hint.
T.Button {
    id: button

    property string glyph: ""
    property string hint: ""
    property string keys: "" // that do the same: in the hint
    property string why: "" // it cannot be pressed now
    readonly property string told: !enabled && why !== "" ? why : keys === "" ? hint : hint === "" ? keys : `${hint} (${keys})`
    property color face: "transparent"
    property color edge: "transparent"
    property color words: Theme.ink

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.touch)
    implicitHeight: Theme.control
    leftPadding: glyph === "" ? 16 : 12
    rightPadding: 16
    spacing: Theme.gap
    focusPolicy: Qt.StrongFocus
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize
    font.weight: Font.Medium
    Accessible.name: text
    Accessible.description: told
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    // Pressed since the pointer came: the hint would only stand in the way.
    property bool used: false

    onPressed: used = true
    onHoveredChanged: if (!hovered && enabled) used = false

    Hint {
        text: button.told
        visible: button.enabled && button.hovered && !button.used && button.told !== ""
    }
    WhyHint {
        why: button.told
        quiet: button.used
        onPassed: button.used = false
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        id: content

        // Not the row's, which yields where the button is given less.
        readonly property real glyphWidth: glyph.visible ? glyph.width + button.spacing : 0
        implicitWidth: glyphWidth + words.implicitWidth
        implicitHeight: row.implicitHeight

        Row {
            id: row
            anchors.centerIn: parent
            spacing: button.spacing

            Icon {
                id: glyph
                visible: button.glyph !== ""
                name: button.glyph
                color: button.words
                size: Math.round(18 * Theme.textFactor)
                anchors.verticalCenter: parent.verticalCenter
                opacity: button.enabled ? 1 : 0.45
            }
            Text {
                id: words
                width: Math.min(implicitWidth, Math.max(0, button.availableWidth - content.glyphWidth))
                elide: Text.ElideRight
                text: button.text
                textFormat: Text.PlainText
                font: button.font
                color: button.words
                anchors.verticalCenter: parent.verticalCenter
                opacity: button.enabled ? 1 : 0.45
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.face
        border.width: button.edge.a > 0 ? 1 : 0
        border.color: button.edge
        opacity: button.enabled ? 1 : 0.45

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: button.down ? Theme.press : button.enabled && button.hovered ? Theme.hover : "transparent"
        }
        FocusRing {
            shown: button.visualFocus
        }
    }
}
