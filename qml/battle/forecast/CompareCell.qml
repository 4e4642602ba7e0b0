// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One figure under one game: a bar that is comparable across the row, and the figure itself.
Item {
    id: cell

    // As ComparedRows hands it out: { known, text, detail, said, share, low, high }.
    required property var figure
    required property int about // ComparisonRow
    // Of the side it is about; empty for none.
    required property string colour

    readonly property bool known: figure?.known === true
    readonly property bool barred: known && figure.share >= 0
    // The bar begins at nothing, or (what battles cost) reaches from what is little to what is much.
    readonly property bool ranged: about === ComparisonRow.Losses
    readonly property color fill: about === ComparisonRow.Sunk ? Theme.bad : about === ComparisonRow.Captured ? Theme.warn : about === ComparisonRow.Fled ? Theme.softInk
                                  : colour !== "" ? Theme.sideColour(colour) : Theme.strongLine

    Accessible.role: Accessible.Cell
    Accessible.name: known ? figure.said : qsTr("not known")

    Item {
        id: bar

        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.right: number.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        height: 14
        visible: cell.barred

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: cell.ranged ? 2 : 10
            radius: height / 2
            color: Theme.line
            opacity: cell.ranged ? 1 : 0.55
        }
        Rectangle {
            readonly property real from: cell.ranged ? cell.figure?.low ?? 0 : 0
            readonly property real to: (cell.ranged ? cell.figure?.high : cell.figure?.share) ?? 0

            anchors.verticalCenter: parent.verticalCenter
            x: from * bar.width
            width: Math.max(to > 0 ? 2 : 0, (to - from) * bar.width)
            height: 10
            radius: 2
            color: cell.fill
            opacity: cell.ranged ? 0.6 : 1
        }
        // Between what the true share lies, with 95% confidence.
        Item {
            id: whisker

            readonly property real low: cell.figure?.low ?? -1
            x: Math.max(0, low) * bar.width
            width: Math.max(1, ((cell.figure?.high ?? 0) - Math.max(0, low)) * bar.width)
            height: parent.height
            visible: !cell.ranged && low >= 0

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width + 2
                height: 4
                color: Theme.card
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: 2
                color: Theme.ink
            }
            Repeater {
                model: 2

                Rectangle {
                    required property int index
                    x: index * whisker.width - 1
                    anchors.verticalCenter: parent.verticalCenter
                    width: 2
                    height: 10
                    color: Theme.ink
                }
            }
        }
        // The mean of a range.
        Rectangle {
            visible: cell.ranged
            x: (cell.figure?.share ?? 0) * bar.width - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 3
            height: parent.height
            color: Theme.ink
        }
    }
    AmountText {
        id: number

        anchors.right: detail.left
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dataWidth("1,888", true)
        strong: true
        soft: !cell.known
        text: cell.known ? cell.figure.text : "–"
        Accessible.ignored: true
    }
    Caption {
        id: detail

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.captionWidth("888–8,888")
        text: cell.known ? cell.figure.detail : ""
        Accessible.ignored: true
    }
}
