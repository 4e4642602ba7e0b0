// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The screens of the campaign itself, and how one leads to another.
QtObject {
    id: places

    required property var window
    required property OpenCampaign campaign
    required property PrintSource paper
    readonly property PileScan pile: PileScan {
        campaign: places.campaign
        entry: places.window.resultEntry
    }

    // Where it is settled: a contact on the map, a battle among the battles, a port, a fleet, what a side was offered on its card.
    function settle(waiting: var) {
        if (waiting.contact !== 0)
            showOnMap(CampaignItem.Contact, waiting.contact)
        else if (waiting.battle !== 0)
            showBattle(waiting.battle)
        else if (waiting.fleet !== 0 && waiting.about === TurnDesk.Command)
            showFleet(waiting.fleet)
        else if (waiting.fleet !== 0)
            showOnMap(CampaignItem.Fleet, waiting.fleet)
        else if (waiting.port !== 0)
            showPort(waiting.port)
        else if (waiting.about === TurnDesk.Month)
            showMonth(waiting.side)
        else if (waiting.about === TurnDesk.Relations)
            showSide(waiting.side)
        else if (waiting.about === TurnDesk.Orders)
            window.goTo("map")
    }
    // A campaign was made of this one's past: it stands on Start, and on the table when it is wanted there.
    function takeBranch(recent: RecentCampaigns, path: string, opening: bool) {
        recent.remember(path)
        if (opening)
            window.openFile(path)
        else
            recent.remember(campaign.path)
    }
    // Where a step of the set-up is done.
    function goToStep(step: int) {
        if (step === NextSteps.Begin)
            window.head.askToBegin()
        else
            window.goTo(step === NextSteps.Harbours ? "ports" : step === NextSteps.Ships ? "fleet-builder" : "people")
    }
    function showOnMap(kind: int, id: int) {
        window.goTo("map")
        const map = window.screen as MapScreen
        map.pick(kind, id)
    }
    // The week that was sailed just now, on the map.
    function watchWeek() {
        window.goTo("map")
        const map = window.screen as MapScreen
        map.watchWeek()
    }
    // To what is chosen for print; or it is saved as a page for browsers at once.
    function goToPrint(asPage: bool) {
        window.goTo("print")
        if (asPage)
            (window.screen as PrintScreen).askForWebPage()
    }
    function showFleet(fleet: int) {
        window.goTo("fleets")
        const screen = window.screen as FleetsScreen
        screen.show(CampaignItem.Fleet, fleet)
    }
    function showPort(port: int) {
        window.goTo("ports")
        const screen = window.screen as PortsScreen
        screen.show(port)
    }
    function showSide(side: int) {
        window.goTo("fleets")
        const screen = window.screen as FleetsScreen
        screen.show(CampaignItem.Side, side)
    }
    function showMonth(side: int) {
        window.goTo("treasury")
        const screen = window.screen as TreasuryScreen
        screen.showMonth(side)
    }
    function showBattle(battle: int) {
        window.goTo("battles")
        const screen = window.screen as BattlesScreen
        screen.show(battle)
    }

    readonly property Component map: Component {
        MapScreen {
            campaign: places.campaign
            // Above it nothing tells how a week ends that is still being watched.
            function tellTurn(watched: bool) {
                const turn = places?.window?.turn // with the window it may be gone before this is
                if (turn)
                    turn.watched = watched
            }
            onUnderWayChanged: tellTurn(underWay)
            Component.onDestruction: tellTurn(false)
            onPortAsked: port => places.showPort(port)
            onFleetAsked: fleet => places.showFleet(fleet)
            onBattleAsked: battle => places.showBattle(battle)
        }
    }
    readonly property Component fleets: Component {
        FleetsScreen {
            campaign: places.campaign
            onFightRequested: fleet => places.window.arrangeWith(fleet)
            onMapRequested: fleet => places.showOnMap(CampaignItem.Fleet, fleet)
            onBattleAsked: battle => places.showBattle(battle)
            onStepPicked: step => places.goToStep(step)
            onPrintRequested: (kind, id) => {
                if (kind === CampaignItem.Fleet)
                    places.paper.fleets.choose(id)
                else
                    places.paper.fleets.chooseSquadron(id)
                places.window.goTo("print")
            }
        }
    }
    readonly property Component ports: Component {
        PortsScreen {
            campaign: places.campaign
            builder: places.window.fleetBuilder
            onMapRequested: port => places.showOnMap(CampaignItem.Port, port)
            onBattleAsked: battle => places.showBattle(battle)
            onPrintRequested: port => {
                places.paper.ports.choose(port)
                places.window.goTo("print")
            }
        }
    }
    readonly property Component people: Component {
        PeopleScreen {
            campaign: places.campaign
            onFleetAsked: fleet => places.showFleet(fleet)
            onPortAsked: port => places.showPort(port)
            onBattleAsked: battle => places.showBattle(battle)
        }
    }
    readonly property Component treasury: Component {
        TreasuryScreen {
            campaign: places.campaign
            onBattleAsked: battle => places.showBattle(battle)
        }
    }
    readonly property Component result: Component {
        ResultScreen {
            entry: places.window.resultEntry
            pile: places.pile
            onApplyAsked: {
                if (!places.window.outcomePreview.lookAtEntry(entry))
                    entry.refused(qsTr("This battle belongs to another campaign."), qsTr("Open that one, then bring it in."))
            }
            onLeaveAsked: {
                places.window.goTo(entry.battle !== 0 && places.campaign.isOpen ? "battles" : "battle")
                entry.close()
            }
        }
    }
    readonly property Component chronicle: Component {
        ChronicleScreen {
            campaign: places.campaign
            onPortAsked: port => places.showPort(port)
            onBattleAsked: battle => places.showBattle(battle)
        }
    }
}
