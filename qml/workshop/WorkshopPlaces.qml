// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The builders' screens, the tables of the chart room, the board editor, the class editor and the war builder, and the ways between them and the rest of the window.
Item {
    id: workshop

    required property var window
    required property OpenCampaign campaign
    required property NoticeBar notices
    readonly property alias chartRoom: chartTable
    readonly property alias boardRoom: boardTable
    readonly property alias classRoom: classTable
    readonly property alias warBuilder: warTable

    // The rooms that come on the rail of an open war, which is full, once one has been there.
    readonly property var sideRooms: ["charts", "boards", "classes", "war-builder"]
    property var visited: []

    function hasStop(room: string): bool {
        return !campaign.isOpen || visited.includes(room)
    }
    function isScenario(path: string): bool {
        return /\.navarch-scenario$/i.test(path)
    }

    // A war is laid out from a scenario file; what is wrong with it stands there.
    function beginWith(path: string): bool {
        window.layOut()
        const laidOut = window.screen as NewCampaignScreen
        return laidOut.draft.file.open(Places.urlOf(path))
    }

    // The open campaign as a scenario, on the war builder's table.
    function takeAsScenario() {
        window.goTo("war-builder")
        const table = window.screen as WarBuilderScreen
        table.takeWar()
    }

    Connections {
        target: workshop.window
        function onPlaceChanged() {
            const place = workshop.window.place
            if (workshop.campaign.isOpen && workshop.sideRooms.includes(place) && !workshop.visited.includes(place))
                workshop.visited = workshop.visited.concat([place])
        }
    }
    Connections {
        target: workshop.campaign
        function onOpened() {
            workshop.visited = workshop.sideRooms.filter(room => room === workshop.window.place)
        }
    }
    ChartRoom {
        id: chartTable
    }
    BoardRoom {
        id: boardTable
    }
    ClassRoom {
        id: classTable
        giving.campaign: workshop.campaign
    }
    WarBuilder {
        id: warTable
    }
    DocumentNotices {
        target: chartTable.document
        notices: workshop.notices
    }
    DocumentNotices {
        target: boardTable.document
        notices: workshop.notices
    }
    DocumentNotices {
        target: classTable.document
        notices: workshop.notices
    }
    DocumentNotices {
        target: warTable.document
        notices: workshop.notices
    }

    readonly property Component fleets: Component {
        FleetBuilderScreen {
            builder: workshop.window.fleetBuilder
            campaign: workshop.campaign
            canPrint: true
            onPrintAsked: workshop.window.printFrom("fleet-builder")
            onOddsAsked: if (workshop.window.forecaster.considerFleet(builder)) workshop.window.askForOdds()
            onBought: workshop.window.goTo("fleets")
            onClassesAsked: workshop.window.goTo("classes")
            onFailed: (what, remedy) => workshop.notices.complain(what, remedy)
            onTold: what => workshop.notices.say(what, "")
        }
    }
    readonly property Component ports: Component {
        PortBuilderScreen {
            builder: workshop.window.portBuilder
            campaign: workshop.campaign
            wars: warTable.ports
            chartWalls: chartTable.walls
            canPrint: true
            onPrintAsked: workshop.window.printFrom("port-builder")
            onFortified: workshop.window.goTo("ports")
            onBroughtBack: workshop.window.goTo("war-builder")
            onBroughtToChart: workshop.window.goTo("charts")
        }
    }
    readonly property Component charts: Component {
        ChartRoomScreen {
            room: chartTable
            portTable: workshop.window.portBuilder
            onWallsAsked: workshop.window.goTo("port-builder")
        }
    }
    readonly property Component boards: Component {
        BoardRoomScreen {
            room: boardTable
            onFoughtOn: (text, called) => {
                workshop.window.goTo("battle")
                const there = workshop.window.screen as BattlePlace
                there.fightOn(text, called)
            }
        }
    }
    readonly property Component classes: Component {
        ClassRoomScreen {
            room: classTable
            onBuiltOf: workshop.window.goTo("fleet-builder")
        }
    }
    readonly property Component wars: Component {
        WarBuilderScreen {
            builder: warTable
            fleetTable: workshop.window.fleetBuilder
            portTable: workshop.window.portBuilder
            campaign: workshop.campaign
            onFoundAsked: (name, text) => {
                workshop.window.layOut()
                const laidOut = workshop.window.screen as NewCampaignScreen
                laidOut.draft.file.take(name, text)
            }
            onWallsAsked: workshop.window.goTo("port-builder")
        }
    }
}
