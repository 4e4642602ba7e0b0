// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Navarch

// The window: a rail, the screen it leads to, and a place for notices. It knows where one is, and nothing else.
ApplicationWindow {
    id: window

    property string place: "settings"

    // What the rail leads to. A screen that does not work yet has no line here.
    readonly property var places: [
        { name: "settings", text: qsTr("Settings"), glyph: "settings", shown: true, foot: true, screen: settings }
    ]

    function goTo(name: string) {
        place = name
    }

    width: 1280
    height: 720
    minimumWidth: 1280
    minimumHeight: 720
    visible: true
    title: qsTr("Navarch")
    color: Theme.paper
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize

    Component {
        id: settings
        SettingsScreen {}
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Rail {
            Layout.fillHeight: true
            places: window.places
            place: window.place
            onChosen: name => window.goTo(name)
        }
        Loader {
            id: page
            objectName: "page"
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: window.places.find(each => each.name === window.place)?.screen ?? null
        }
    }
    NoticeBar {
        id: notices
        objectName: "notices"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(720, parent.width - 240)
    }
}
