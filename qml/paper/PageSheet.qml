// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A page on the table: white in every theme, because it is paper.
Rectangle {
    id: sheet

    required property PrintJob job
    required property int page
    readonly property alias ready: image.ready

    color: "white"
    border.width: 1
    border.color: Theme.strongLine
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Page %1 of %2").arg(page + 1).arg(job.pages.count)

    Rectangle {
        z: -1
        x: 2
        y: 3
        width: parent.width
        height: parent.height
        color: Theme.dark ? "#66000000" : "#26241F17"
    }
    PageImage {
        id: image
        anchors.fill: parent
        anchors.margins: 1
        job: sheet.job
        page: sheet.page
    }
}
