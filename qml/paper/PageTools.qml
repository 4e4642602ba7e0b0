// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Over the page: which one it is, turning it, and how large it is shown.
Item {
    id: tools

    required property PrintJob job
    required property PageView view

    implicitHeight: Math.max(52, Math.round(52 * Theme.textFactor))

    Row {
        id: turning
        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "previousPage"
            glyph: "chevron-left"
            text: qsTr("The page before")
            keys: KeyPages.keysOf("page-before")
            enabled: tools.view.page > 0
            onClicked: tools.view.turn(-1)
        }
        DataText {
            objectName: "pageNumber"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Page %1 of %2").arg(tools.view.page + 1).arg(tools.job.pages.count)
        }
        IconButton {
            objectName: "nextPage"
            glyph: "chevron-right"
            text: qsTr("The next page")
            keys: KeyPages.keysOf("page-after")
            enabled: tools.view.page < tools.job.pages.count - 1
            onClicked: tools.view.turn(1)
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        IconButton {
            id: smaller
            objectName: "zoomOut"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "minus"
            text: qsTr("Smaller")
            keys: KeyPages.keysOf("smaller-page")
            enabled: tools.view.scaleNow > tools.view.leastZoom + 0.001
            onClicked: tools.view.zoomBy(1 / 1.25)
        }
        DataText {
            id: size
            objectName: "zoomText"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dataWidth(qsTr("%1 %").arg(400), false)
            text: qsTr("%1 %").arg(Math.round(tools.view.scaleNow * 100))
            horizontalAlignment: Text.AlignHCenter
            soft: true
        }
        IconButton {
            id: larger
            objectName: "zoomIn"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "plus"
            text: qsTr("Larger")
            keys: KeyPages.keysOf("larger-page")
            enabled: tools.view.scaleNow < tools.view.mostZoom - 0.001
            onClicked: tools.view.zoomBy(1.25)
        }
        SegmentedChoice {
            objectName: "zoomChoice"
            anchors.verticalCenter: parent.verticalCenter
            room: Math.max(0, tools.width - turning.width - smaller.width - size.width - larger.width - 4 * Theme.gap - 2 * Theme.inset)
            label: qsTr("Zoom")
            value: tools.view.fit !== "" ? tools.view.fit : Math.abs(tools.view.zoom - 1) < 0.001 ? "full" : ""
            options: [
                { value: "page", text: qsTr("Page", "the whole of it") },
                { value: "width", text: qsTr("Width") },
                { value: "full", text: qsTr("100 %") }
            ]
            onChosen: value => {
                if (value === "full")
                    tools.view.zoomTo(1, tools.view.width / 2, 0)
                else
                    tools.view.fit = value
            }
        }
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
