// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A die from its upper side with the number on it, without one while it is still to be rolled: a square of six sides, else
// the kite of ten.
Item {
    id: die

    required property int face
    property int size: 34
    property int sides: 10

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        visible: die.sides === 6
        anchors.fill: parent
        anchors.margins: 3
        radius: 4
        color: Theme.raised
        border.color: Theme.ink
        border.width: 1
    }
    Canvas {
        visible: die.sides !== 6
        anchors.fill: parent
        property color edge: Theme.ink
        property color body: Theme.raised
        onEdgeChanged: requestPaint()
        onBodyChanged: requestPaint()
        onPaint: {
            const g = getContext("2d")
            const w = width, h = height
            g.clearRect(0, 0, w, h)
            g.lineWidth = 1.2
            g.lineJoin = "round"
            g.strokeStyle = edge
            g.fillStyle = body
            g.beginPath()
            g.moveTo(w / 2, 1)
            g.lineTo(w - 1, h * 0.42)
            g.lineTo(w - 1, h * 0.58)
            g.lineTo(w / 2, h - 1)
            g.lineTo(1, h * 0.58)
            g.lineTo(1, h * 0.42)
            g.closePath()
            g.fill()
            g.stroke()
            g.globalAlpha = 0.4
            g.beginPath()
            g.moveTo(1, h * 0.58)
            g.lineTo(w * 0.2, h * 0.64)
            g.lineTo(w / 2, h * 0.80)
            g.lineTo(w * 0.8, h * 0.64)
            g.lineTo(w - 1, h * 0.58)
            g.moveTo(w / 2, h * 0.80)
            g.lineTo(w / 2, h - 1)
            g.stroke()
            g.globalAlpha = 1
        }
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (die.sides === 6 ? 0.5 : 0.42) - height / 2
        text: die.face > 0 ? die.face : ""
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.dataFamily
        font.pixelSize: Math.round(die.size * 0.42)
        font.weight: Font.DemiBold
    }
}
