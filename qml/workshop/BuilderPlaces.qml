// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQuick
import Navarch
import Navarch.App

// The workshop's screens for ports and charts, and what lies on the chart room's table.
QtObject {
    id: places

    required property var window
    required property NoticeBar notices

    readonly property ChartRoom room: ChartRoom {}
    readonly property DocumentNotices told: DocumentNotices {
        target: places.room.document
        notices: places.notices
    }

    readonly property Component ports: Component {
        PortBuilderScreen {
            builder: places.window.portBuilder
            campaign: places.window.campaign
            canPrint: true
            onPrintAsked: places.window.printFrom("port-builder")
            onFortified: places.window.goTo("ports")
        }
    }
    readonly property Component charts: Component {
        ChartRoomScreen {
            room: places.room
        }
    }
}
