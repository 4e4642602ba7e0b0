// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What a person is to look at of one row: a piece of the page round each box, and how the box counts until then.
Column {
    id: block

    required property PileScan pile
    property int rowKey: 0
    readonly property var all: pile.doubts
    readonly property var doubts: all.filter(each => each.rowKey === rowKey)

    signal looked()

    // Where the rows are not shown, the button takes their key.
    function toButton() {
        button.forceActiveFocus()
    }

    objectName: "scanDoubts"
    visible: doubts.length > 0
    spacing: Theme.gap

    Caption {
        width: parent.width
        text: block.doubts.length === 1 ? qsTr("1 box of the sheet to look at") : qsTr("%1 boxes of the sheet to look at").arg(block.doubts.length)
    }
    Repeater {
        model: block.doubts

        Column {
            id: doubt

            required property int index
            required property var modelData

            objectName: "scanDoubt/" + index
            width: parent?.width ?? 0
            spacing: Theme.step

            Rectangle {
                width: parent.width
                height: crop.height + 2
                color: "white"
                border.width: 1
                border.color: Theme.strongLine

                ScanCrop {
                    id: crop
                    objectName: "scanCrop"
                    x: 1
                    y: 1
                    width: parent.width - 2
                    height: implicitHeight
                    image: doubt.modelData.crop
                    Accessible.role: Accessible.Graphic
                    Accessible.name: Theme.joined([doubt.modelData.why, doubt.modelData.from])
                }
            }
            DataText {
                width: parent.width
                text: doubt.modelData.why
                wraps: true
            }
            Caption {
                width: parent.width
                text: doubt.modelData.from
            }
        }
    }
    QuietButton {
        id: button

        objectName: "scanLooked"
        text: qsTr("Looked at")
        glyph: "check"
        hint: KeyPages.hinted(qsTr("What the row says is right now"), "looked-at")
        onClicked: {
            block.pile.looked(block.rowKey)
            block.looked()
        }
    }
    Rule {
        width: parent.width
    }
}
