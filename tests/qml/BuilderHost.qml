// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Navarch
import Navarch.App

// A window with one builder screen in it, as the shell shows it.
ApplicationWindow {
    id: host

    property alias builder: fleetBuilder
    property alias portBuilder: portBuilder
    property string complaint: ""

    width: 1280
    height: 720
    visible: true
    color: Theme.paper
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize

    function show(stop: string) {
        screen.compareSheet.close()
        screen.renameSheet.close()
        screen.visible = stop.startsWith("fleet")
        ports.visible = stop.startsWith("port")
        if (stop === "port-builder-rolled")
            portBuilder.rolling.roll(5, 3, "15")
        if (stop === "fleet-builder-fleet" || stop === "fleet-builder-empty")
            fleetBuilder.selection.clear()
        if (stop === "fleet-builder-compare")
            screen.compareSheet.show()
        if (stop === "fleet-builder-rename")
            screen.renameSheet.show()
    }

    FleetBuilder {
        id: fleetBuilder
    }
    Connections {
        target: fleetBuilder.document
        function onRefused(what: string, remedy: string) {
            host.complaint = what + " " + remedy
        }
        function onFailed(what: string, remedy: string) {
            host.complaint = what + " " + remedy
        }
    }
    Item {
        width: 92
        height: parent.height
    }
    PortBuilder {
        id: portBuilder
    }
    Connections {
        target: portBuilder.document
        function onRefused(what: string, remedy: string) {
            host.complaint = what + " " + remedy
        }
    }
    PortBuilderScreen {
        id: ports
        visible: false
        x: 92
        width: parent.width - 92
        height: parent.height
        builder: portBuilder
    }
    FleetBuilderScreen {
        id: screen
        x: 92
        width: parent.width - 92
        height: parent.height
        builder: fleetBuilder
    }
}
