// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A campaign's past to choose from, the latest first: the moments after its deeds, or the deeds themselves.
FocusScope {
    id: past

    required property PastMoments moments
    property string heading: ""
    // The deeds are listed, not the moments after them.
    property bool ofDeeds: false
    readonly property alias count: list.count
    property alias currentIndex: list.currentIndex

    // Enter was pressed.
    signal entered()

    implicitHeight: Math.round(216 * Theme.textFactor)

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
    }
    ScrolledList {
        id: list

        anchors.fill: parent
        anchors.margins: 4
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        model: past.moments
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: past.heading
        Keys.onReturnPressed: past.entered()
        Keys.onEnterPressed: past.entered()
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / Theme.row) - 1)
            const to = event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1
                       : event.key === Qt.Key_PageUp ? Math.max(0, currentIndex - page)
                       : event.key === Qt.Key_PageDown ? Math.min(count - 1, currentIndex + page) : -1
            event.accepted = to >= 0
            if (event.accepted)
                currentIndex = to
        }

        delegate: Item {
            id: entry

            required property int index
            required property string title
            required property string date
            required property string stage
            readonly property string when: Theme.joined([stage, date])
            readonly property string what: past.ofDeeds ? title : qsTr("After: %1").arg(title)

            width: ListView.view.width
            height: Math.max(Theme.row, words.implicitHeight + 10)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([head.text, tail.text])
            Accessible.selected: ListView.isCurrentItem

            Rectangle {
                anchors.fill: parent
                radius: 4
                color: entry.ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hover : "transparent"
            }
            Column {
                id: words
                x: Theme.inset
                width: parent.width - 2 * Theme.inset
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    id: head
                    width: parent.width
                    text: past.moments.turnsOnly ? entry.when : entry.what
                    font.weight: Font.Medium
                }
                Caption {
                    id: tail
                    width: parent.width
                    text: past.moments.turnsOnly ? entry.what : entry.when
                }
            }
            HoverHandler {
                id: pointer
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds // else the press goes on to what lies behind the sheet
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason)
                    list.currentIndex = entry.index
                }
            }
        }
    }
    DataText {
        anchors.centerIn: parent
        visible: past.moments.reading
        text: qsTr("Reading the history…")
        soft: true
    }
}
