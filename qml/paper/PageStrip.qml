// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// All pages small, to see what the job is and to go to one of them.
GridView {
    id: strip

    required property PrintJob job
    property int page: 0
    property int columns: 1

    signal picked(int page)

    readonly property int pictureWidth: cellWidth - 2 * Theme.inset
    readonly property int pictureHeight: Math.round(pictureWidth * job.pages.height / job.pages.width)

    function go(to: int) {
        if (to >= 0 && to < count)
            picked(to)
    }

    cellWidth: Math.floor((width - 12) / columns)
    cellHeight: pictureHeight + Math.round(30 * Theme.textFactor)
    topMargin: Theme.inset
    bottomMargin: Theme.gap
    clip: true
    activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
    model: job.pages.count
    currentIndex: page
    highlightMoveDuration: 0
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Scroller {}
    onCurrentIndexChanged: if (currentIndex >= 0) positionViewAtIndex(currentIndex, GridView.Contain)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pages")
    Keys.onUpPressed: go(page - columns)
    Keys.onDownPressed: go(page + columns)
    Keys.onLeftPressed: go(page - 1)
    Keys.onRightPressed: go(page + 1)

    delegate: Item {
        id: small

        required property int index
        readonly property bool here: index === strip.page

        objectName: "smallPage-" + index
        width: strip.cellWidth
        height: strip.cellHeight
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Page %1 of %2").arg(index + 1).arg(strip.count)
        Accessible.selected: here
        Accessible.onPressAction: strip.picked(index)

        Rectangle {
            anchors.fill: sheet
            anchors.margins: -4
            radius: 4
            color: small.here ? Theme.chosen : over.hovered ? Theme.hover : "transparent"
            border.width: small.here ? 2 : 0
            border.color: Theme.accent
        }
        PageSheet {
            id: sheet
            x: (parent.width - width) / 2
            y: 4
            width: strip.pictureWidth
            height: strip.pictureHeight
            job: strip.job
            page: small.index
            Accessible.ignored: true
        }
        FocusRing {
            anchors.fill: sheet
            shown: small.here && strip.activeFocus
            distance: 7
        }
        Caption {
            anchors.top: sheet.bottom
            anchors.topMargin: 6
            width: parent.width
            text: small.index + 1
            color: small.here ? Theme.ink : Theme.softInk
            font.weight: small.here ? Font.DemiBold : Font.Medium
            horizontalAlignment: Text.AlignHCenter
        }
        HoverHandler {
            id: over
        }
        TapHandler {
            onTapped: {
                strip.forceActiveFocus()
                strip.picked(small.index)
            }
        }
    }
}
