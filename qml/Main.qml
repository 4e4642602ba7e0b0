// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Navarch
import Navarch.App

// The window: a rail, what stands above every screen of a campaign, the screen, and a place for notices. It knows where
// one is, and nothing else.
ApplicationWindow {
    id: mainWindow

    // A campaign to begin with; empty: the start screen.
    property string startFile: ""
    property string place: "start"
    // Size and place of the window are kept from one evening to the next.
    property bool remembersPlace: false
    readonly property alias campaign: openCampaign
    readonly property alias fleetBuilder: fleetTable
    readonly property alias portBuilder: portTable
    readonly property alias chartRoom: workshop.chartRoom
    readonly property alias boardRoom: workshop.boardRoom
    readonly property alias classRoom: workshop.classRoom
    readonly property alias warBuilder: workshop.warBuilder
    readonly property alias printJob: paperJob
    readonly property alias battleRoom: battleTable
    readonly property alias forecaster: oddsDesk
    readonly property alias comparer: compareDesk
    readonly property alias resultEntry: resultTable
    readonly property alias outcomePreview: outcomeDesk
    readonly property alias turn: turnDesk
    readonly property alias head: topBar
    readonly property alias keys: windowKeys
    readonly property alias screen: page.item
    // The campaign that is open, or was until it was closed: its card on Start shows how it stands now.
    property string lastOpen: ""
    onPlaceChanged: {
        notices.settle("document")
        if (place === "start")
            recentCampaigns.reread(lastOpen)
    }
    // Where one came from to ask for the odds, to lay a new campaign out, and to compare the games.
    property string oddsFrom: "start"
    property string newFrom: "start"
    property string compareFrom: "forecast"

    // What the rail leads to. A screen that does not work yet has no line here.
    readonly property var places: [
        { name: "start", text: qsTr("Start"), glyph: "home", shown: true, foot: false, screen: start },
        { name: "map", text: qsTr("Map"), glyph: "map", shown: openCampaign.isOpen, foot: false, screen: own.map },
        { name: "fleets", text: qsTr("Fleets"), glyph: "fleet", shown: openCampaign.isOpen, foot: false, screen: own.fleets },
        { name: "ports", text: qsTr("Ports"), glyph: "castle", shown: openCampaign.isOpen, foot: false, screen: own.ports },
        { name: "people", text: qsTr("People"), glyph: "account", shown: openCampaign.isOpen, foot: false, screen: own.people },
        { name: "treasury", text: qsTr("Treasury"), glyph: "bank", shown: openCampaign.isOpen, foot: false, screen: own.treasury },
        { name: "battles", text: qsTr("Battles"), glyph: "flag", shown: openCampaign.isOpen, foot: false, screen: battlesPlace },
        { name: "chronicle", text: qsTr("Chronicle"), glyph: "book", shown: openCampaign.isOpen, foot: false, screen: own.chronicle },
        { name: "battle", text: battleTable.isOpen ? qsTr("At the table") : qsTr("Skirmish"), glyph: "sword", shown: true, foot: false, screen: battlePlace },
        { name: "forecast", text: qsTr("Odds"), glyph: "chart", shown: false, foot: false, screen: odds.forecast },
        { name: "compare", text: qsTr("The games"), glyph: "scale", shown: false, foot: false, screen: odds.compare },
        { name: "fleet-builder", text: qsTr("Fleet builder"), glyph: "wrench", shown: true, foot: false, screen: workshop.fleets },
        { name: "port-builder", text: qsTr("Port builder"), glyph: "dice", shown: true, foot: false, screen: workshop.ports },
        // From Start alone while a war is open, whose rail is full; where one has been since, one comes back to.
        { name: "charts", text: qsTr("Chart room"), glyph: "compass", shown: workshop.hasStop("charts"), foot: false, screen: workshop.charts },
        { name: "boards", text: qsTr("Board editor"), glyph: "fit", shown: workshop.hasStop("boards"), foot: false, screen: workshop.boards },
        { name: "classes", text: qsTr("Class editor"), glyph: "anchor", shown: workshop.hasStop("classes"), foot: false, screen: workshop.classes },
        { name: "war-builder", text: qsTr("War builder"), glyph: "pencil", shown: workshop.hasStop("war-builder"), foot: false, screen: workshop.wars },
        { name: "print", text: qsTr("Print"), glyph: "printer", shown: true, foot: false, screen: paperPlace },
        { name: "result", text: qsTr("Enter a result"), glyph: "pencil", shown: false, foot: false, screen: own.result },
        { name: "settings", text: qsTr("Settings"), glyph: "settings", shown: true, foot: true, screen: settings }
    ]

    readonly property bool building: place === "fleet-builder" || place === "port-builder" || place === "charts" || place === "boards"
                                     || place === "classes" || place === "war-builder" || place === "battle"
                                     || place === "forecast" || place === "compare"
                                     || place === "result"
    readonly property var ofCampaign: ["map", "fleets", "ports", "people", "treasury", "battles", "chronicle"]
    readonly property bool wantsCampaign: ofCampaign.includes(place)
    readonly property bool inCampaign: openCampaign.isOpen && (wantsCampaign || place === "print")

    function goTo(name: string) {
        place = name
    }

    function putNoticesAway() {
        notices.putAway()
    }

    // The screen as if one had just come to it.
    function renew() {
        page.renew()
    }
    function sideAt(number: int): int {
        return everySide.idAt(number - 1)
    }

    // With the eyes of the how-manieth side; 0 is the umpire.
    function lookAs(number: int) {
        openCampaign.eyes = number === 0 ? 0 : sideAt(number)
    }

    // A new campaign; whoever thinks better of it comes back here.
    function layOut() {
        if (place !== "new")
            newFrom = place
        goTo("new")
    }

    // Print, with what is in that builder.
    function printFrom(origin: string) {
        paperSource.origin = origin
        goTo("print")
    }

    // The odds of what lies on the forecaster's desk.
    function askForOdds() {
        oddsFrom = place
        goTo("forecast")
    }

    // What lies on the comparer's desk, under every game.
    function compareGames() {
        compareFrom = place
        goTo("compare")
    }

    // To the campaign's battles, and a battle with that fleet is arranged.
    function arrangeWith(fleet: int) {
        goTo("battles")
        const battles = screen as BattlesScreen
        battles.arrange(fleet)
    }

    function openFile(path: string): bool {
        if (workshop.isScenario(path))
            return workshop.beginWith(path)
        if (!openCampaign.open(path))
            return false
        goHome()
        return true
    }

    // Where one begins: before the start with the fleets, in a war with the map.
    function goHome() {
        goTo(openCampaign.head.inSetup ? "fleets" : "map")
    }

    width: 1280
    height: 720
    minimumWidth: 900
    minimumHeight: 600
    visible: true
    title: openCampaign.isOpen ? qsTr("%1 – Navarch").arg(openCampaign.head.name) : qsTr("Navarch")
    color: Theme.paper
    palette.window: Theme.card
    palette.windowText: Theme.ink
    palette.base: Theme.raised
    palette.text: Theme.ink
    palette.button: Theme.raised
    palette.buttonText: Theme.ink
    palette.highlight: Theme.accent
    palette.highlightedText: Theme.ink
    palette.mid: Theme.line
    palette.dark: Theme.strongLine
    palette.light: Theme.raised
    palette.placeholderText: Theme.softInk
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize
    Component.onCompleted: if (startFile !== "") openFile(startFile)

    OpenCampaign {
        id: openCampaign
        onOpened: recentCampaigns.remember(path)
        onChanged: {
            if (isOpen)
                mainWindow.lastOpen = path
            if (!isOpen && mainWindow.wantsCampaign)
                mainWindow.goTo("start")
            else if (mainWindow.place === "start")
                recentCampaigns.reread(mainWindow.lastOpen)
        }
        onRefused: (what, remedy) => notices.complain(what, remedy)
        onFailed: (what, remedy) => notices.complain(what, remedy)
        onNoted: (what, remedy) => notices.note(what, remedy)
        onDone: what => notices.say(what, "")
    }
    SideList {
        id: everySide
        campaign: openCampaign
        everyone: true
    }
    RecentCampaigns {
        id: recentCampaigns
    }
    FleetBuilder {
        id: fleetTable
    }
    DocumentNotices {
        target: fleetTable.document
        notices: notices
    }
    PortBuilder {
        id: portTable
    }
    DocumentNotices {
        target: portTable.document
        notices: notices
    }
    BattleRoom { id: battleTable }
    Connections {
        target: battleTable.notices
        function onRefused(what, remedy) { notices.complain(what, remedy, "order") }
        function onOrdered() { notices.settle("order") }
        function onFailed(what, remedy) { notices.complain(what, remedy) }
        function onDone(what) { notices.say(what, "") }
    }
    Forecaster {
        id: oddsDesk
        onRefused: (what, remedy) => notices.complain(what, remedy)
    }
    Comparer { id: compareDesk }
    Skirmish {
        id: arrangedMatch
        campaign: openCampaign
        onRefused: (what, remedy) => notices.complain(what, remedy)
    }
    ResultEntry {
        id: resultTable
        onRefused: (what, remedy) => notices.complain(what, remedy)
        onFailed: (what, remedy) => notices.complain(what, remedy)
        onDone: what => notices.say(what, "")
    }
    OutcomePreview {
        id: outcomeDesk
        campaign: openCampaign
        onApplied: battle => {
            battleTable.doneWith(openCampaign.path, battle)
            resultTable.doneWith(openCampaign.path, battle)
            mainWindow.goTo("battles")
            mainWindow.screen.show(battle)
            notices.say(qsTr("It stands in the campaign. Undo takes it back."), "")
        }
    }
    BattleOdds {
        id: battleOdds
        campaign: openCampaign
    }
    PreviewSheet {
        preview: outcomeDesk
    }
    PrintSource {
        id: paperSource
        campaign: openCampaign
        fleetBuilder: fleetTable
        portBuilder: portTable
    }
    PrintJob {
        id: paperJob
        source: paperSource
        active: mainWindow.place === "print"
        settings.paper: Preferences.paper
        onFailed: (what, remedy) => notices.complain(what, remedy)
        onTold: what => notices.say(what, "")
    }
    TurnDesk {
        id: turnDesk
        campaign: openCampaign
    }
    WorkshopPlaces {
        id: workshop
        window: mainWindow
        campaign: openCampaign
        notices: notices
    }
    OddsPlaces {
        id: odds
        window: mainWindow
    }
    CampaignPlaces {
        id: own
        window: mainWindow
        campaign: openCampaign
        paper: paperSource
    }

    WindowWatch {
        window: mainWindow
        remembersPlace: mainWindow.remembersPlace
    }
    WindowKeys {
        id: windowKeys
        window: mainWindow
        campaign: openCampaign
        mayStep: !mainWindow.building && !curtain.drawn
    }

    Component {
        id: start
        StartScreen {
            recent: recentCampaigns
            campaign: openCampaign
            onTakenOver: mainWindow.goHome()
            onOpenRequested: path => mainWindow.openFile(path)
            onNewRequested: mainWindow.layOut()
            onFleetBuilderRequested: mainWindow.goTo("fleet-builder")
            onChartRoomRequested: mainWindow.goTo("charts")
            onWarBuilderRequested: mainWindow.goTo("war-builder")
            onBoardEditorRequested: mainWindow.goTo("boards")
            onClassEditorRequested: mainWindow.goTo("classes")
            onSkirmishRequested: mainWindow.goTo("battle")
            onForecastRequested: mainWindow.askForOdds()
            onSampleRequested: if (openCampaign.openSample()) mainWindow.goHome()
        }
    }
    Component {
        id: newCampaign
        NewCampaignScreen {
            campaign: openCampaign
            onCancelled: mainWindow.goTo(mainWindow.newFrom)
            onFounded: mainWindow.goTo("fleets")
        }
    }
    Component {
        id: battlePlace
        BattlePlace {
            room: battleTable
            arranged: arrangedMatch
            onOddsAsked: match => {
                if (oddsDesk.considerMatch(match))
                    mainWindow.askForOdds()
            }
            entry: resultTable
            onRefused: (what, remedy) => notices.complain(what, remedy)
            onResultAsked: mainWindow.goTo("result")
            onBoardAsked: mainWindow.goTo("boards")
            onPrintAsked: (match, paper) => {
                paperSource.papers.chooseSkirmish(match, paper)
                mainWindow.goTo("print")
            }
            onTablePrintAsked: paper => {
                if (paperSource.chooseTable(battleTable, paper))
                    own.goToPrint(paper === BattlePaper.WebPage)
                else
                    notices.complain(qsTr("This battle belongs to another campaign."), qsTr("Open that one, then print from there."))
            }
            onCampaignLeft: if (openCampaign.isOpen) mainWindow.goTo("battles")
            onBringInAsked: {
                if (!outcomeDesk.lookAtRoom(battleTable))
                    notices.complain(qsTr("This battle belongs to another campaign."), qsTr("Open that one, then bring it in."))
            }
        }
    }
    Component {
        id: battlesPlace
        BattlesScreen {
            campaign: openCampaign
            room: battleTable
            entry: resultTable
            preview: outcomeDesk
            odds: battleOdds
            desk: turnDesk
            onTableAsked: mainWindow.goTo("battle")
            onOddsAsked: {
                if ((mainWindow.screen as BattlesScreen).card.deeds.weigh(oddsDesk))
                    mainWindow.askForOdds()
            }
            onCompareAsked: if ((mainWindow.screen as BattlesScreen).card.deeds.compare(compareDesk)) mainWindow.compareGames()
            onResultAsked: mainWindow.goTo("result")
            onMapRequested: (kind, id) => own.showOnMap(kind, id)
            onRefused: (what, remedy) => notices.complain(what, remedy)
            onPrintRequested: (battle, paper) => {
                paper === BattlePaper.Sheets ? paperSource.fleets.chooseBattle(battle) : paperSource.papers.chooseBattle(battle, paper)
                own.goToPrint(paper === BattlePaper.WebPage)
            }
        }
    }
    Component {
        id: paperPlace
        PrintScreen {
            job: paperJob
            onFleetBuilderRequested: mainWindow.goTo("fleet-builder")
            onSampleRequested: openCampaign.openSample()
        }
    }
    Component {
        id: settings
        SettingsScreen {
            campaign: openCampaign
        }
    }

    Rail {
        id: rail
        objectName: "rail"
        height: parent.height
        places: mainWindow.places
        readonly property bool inOdds: mainWindow.place === "forecast" || mainWindow.place === "compare" && mainWindow.compareFrom === "forecast"
        place: rail.inOdds ? (mainWindow.oddsFrom === "battles" ? "battles" : "battle") : mainWindow.place === "compare" ? "battles"
               : mainWindow.place === "new" ? "start" : mainWindow.place !== "result" ? mainWindow.place : resultTable.battle !== 0 ? "battles" : "battle"
        onChosen: name => mainWindow.goTo(name)
        onHelpAsked: windowKeys.showHelp()
    }
    TopBar {
        id: topBar
        anchors.left: rail.right
        anchors.right: parent.right
        visible: mainWindow.inCampaign && !curtain.drawn
        height: visible ? implicitHeight : 0
        campaign: openCampaign
        desk: turnDesk
        onWaitingPicked: waiting => own.settle(waiting)
        onChronicleAsked: mainWindow.goTo("chronicle")
        onWeekSailed: own.watchWeek()
        onScenarioAsked: workshop.takeAsScenario()
        onClassesAsked: mainWindow.goTo("classes")
        onBranched: (path, opening) => own.takeBranch(recentCampaigns, path, opening)
    }
    ScreenView {
        id: page
        objectName: "screenView"
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.top: topBar.bottom
        anchors.bottom: notices.top
        focus: true
        visible: !curtain.drawn
        leastWidth: plain || mainWindow.wantsCampaign ? 350 : mainWindow.place === "compare" ? 1080 : 540
        leastHeight: plain || mainWindow.place === "map" ? 300 : hasFoot ? 320 : 470 // a builder's foot stays in sight
        readonly property bool plain: mainWindow.place === "start" || mainWindow.place === "new" || mainWindow.place === "settings"
        readonly property bool hasFoot: mainWindow.place.endsWith("-builder") || mainWindow.place === "classes"
        sourceComponent: mainWindow.place === "new" ? newCampaign
                         : mainWindow.places.find(each => each.name === mainWindow.place)?.screen ?? null
    }
    SeatCurtain {
        id: curtain
        objectName: "seatCurtain"
        anchors.fill: parent
        z: 5
        campaign: openCampaign
        onDrawnChanged: drawn ? notices.putAway() : page.forceActiveFocus()
    }
    NoticeBar {
        id: notices
        objectName: "notices"
        anchors.bottom: parent.bottom
        anchors.left: rail.right
        anchors.right: parent.right
        z: 10
        file: mainWindow.inCampaign ? openCampaign.path : ""
        takes: openCampaign.readOnlyReason === ""
    }
}
