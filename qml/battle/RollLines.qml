// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The dice of one event and the modifiers that counted, each with its rule.
Column {
    id: lines

    required property var rolled

    spacing: Theme.step

    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: lines.rolled.dice

            Column {
                id: die

                required property var modelData

                width: Math.round(84 * Theme.textFactor)
                spacing: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1 (%2): %3, %4").arg(modelData.why).arg(modelData.rule).arg(modelData.face).arg(modelData.result)

                DieFace {
                    anchors.horizontalCenter: parent.horizontalCenter
                    face: die.modelData.face
                    sides: die.modelData.sides
                    size: 30
                }
                Caption {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: die.modelData.why
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                }
                Caption {
                    width: parent.width
                    visible: text !== ""
                    horizontalAlignment: Text.AlignHCenter
                    text: die.modelData.result
                    color: Theme.ink
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                }
            }
        }
    }
    Repeater {
        model: lines.rolled.modifiers

        Item {
            id: line

            required property var modelData

            width: lines.width
            height: Math.max(value.height, words.implicitHeight)

            DataText {
                id: value
                width: 32
                horizontalAlignment: Text.AlignRight
                text: (line.modelData.value > 0 ? "+" : "−") + Math.abs(line.modelData.value)
                strong: true
            }
            Caption {
                id: words
                anchors.left: value.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right
                anchors.top: parent.top
                text: Theme.joined([line.modelData.text, line.modelData.rule])
                rule: line.modelData.rule
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
        }
    }
}
