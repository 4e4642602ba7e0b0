// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The battles of the campaign: what waits, what was fought in this turn, and the archive; beside them the one that is
// looked at and what can be done with it.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    required property BattleRoom room
    required property ResultEntry entry
    required property OutcomePreview preview
    required property BattleOdds odds
    required property TurnDesk desk
    // Meetings of fleets that no battle was made of yet: they are settled on the map.
    readonly property var waiting: desk.waiting
    readonly property var due: waiting.filter(each => each.contact !== 0)
    readonly property alias card: battleCard
    readonly property alias battles: battleList
    readonly property alias captains: captainsBattle
    readonly property alias arranging: arrangement
    readonly property alias goingThrough: openingSheet
    // What the scenario proposes to begin with: { name, note }.
    readonly property var opening: arrangement.opening

    signal tableAsked()
    signal resultAsked()
    // What are the odds of the battle that is looked at?
    signal oddsAsked()
    // And under every game?
    signal compareAsked()
    // A BattlePaper.Kind of a battle.
    signal printRequested(int battle, int paper)
    signal mapRequested(int kind, int id)
    signal refused(string what, string remedy)

    function show(battle: int) {
        panes.pane = "card"
        look(battle)
    }
    function look(battle: int) {
        battleCard.itemId = battle
        list.positionViewAtIndex(Math.max(0, battleList.rowOf(battle)), ListView.Contain)
    }
    // With a fleet of one's own, or with none in particular.
    function arrange(fleet: int) {
        arrangement.begin(fleet)
        arrangeSheet.open()
    }
    // What the scenario proposes to begin with; what stands against it is shown where it can be changed.
    function arrangeOpening() {
        arrangement.beginOpening()
        const battle = arrangement.arrange()
        if (battle !== 0)
            show(battle)
        else
            arrangeSheet.open()
    }
    // To the table, at once or when the battle is gone through again.
    function sitDown() {
        if (!room.start.isOn)
            screen.tableAsked()
    }
    function step(by: int) {
        const row = Math.max(0, Math.min(battleList.count - 1, battleList.rowOf(battleCard.itemId) + by))
        if (battleList.count > 0)
            look(battleList.idAt(row))
    }
    // The one that is looked at may be gone; then the first there is.
    function settle() {
        if (battleList.rowOf(battleCard.itemId) < 0)
            battleCard.itemId = battleList.idAt(0)
    }

    Component.onCompleted: {
        settle()
        list.forceActiveFocus()
    }

    BattleList {
        id: battleList
        campaign: screen.campaign
        odds: screen.odds
        onCounted: screen.settle()
    }
    BattleCard {
        id: battleCard
        campaign: screen.campaign
    }
    BattleArranging {
        id: arrangement
        campaign: screen.campaign
    }
    CaptainsBattle {
        id: captainsBattle
        onRefused: (what, remedy) => screen.refused(what, remedy)
        onEnded: {
            captainsSheet.close()
            if (screen.preview.lookAtCaptains(captainsSheet.battle, captainsBattle))
                captainsSheet.done()
        }
    }
    Connections {
        target: screen.room.start
        function onResumed() {
            screen.tableAsked()
        }
    }
    OpeningSheet {
        id: openingSheet
        room: screen.room
        title: battleCard.name
    }
    ArrangeSheet {
        id: arrangeSheet
        arranging: arrangement
        onArranged: battle => screen.show(battle)
    }
    CaptainsSheet {
        id: captainsSheet
        captains: captainsBattle
        title: battleCard.name
    }

    PaneChoice {
        id: panes
        room: battleList.count > 0 || screen.due.length > 0 ? screen.width : Infinity
        need: 850
        width: screen.width
        panes: [{ value: "list", text: qsTr("Battles") }, { value: "card", text: qsTr("The battle") }]
    }
    Item {
        id: left

        anchors.left: parent.left
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("list")
        width: panes.folds ? parent.width : Math.round(Math.max(372 * Theme.textFactor, Math.min(560 * Theme.textFactor, screen.width * 0.3)))

        Item {
            id: head

            width: parent.width
            height: Math.round(60 * Theme.textFactor)

            TitleText {
                ofScreen: true
                anchors.left: parent.left
                anchors.leftMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Battles")
            }
            QuietButton {
                objectName: "arrangeBattle"
                anchors.right: parent.right
                anchors.rightMargin: Theme.inset
                anchors.verticalCenter: parent.verticalCenter
                visible: battleList.count > 0
                text: qsTr("Arrange…")
                glyph: "plus"
                onClicked: screen.arrange(0)
            }
        }
        ScrolledList {
            id: list

            objectName: "battleList"
            anchors.top: head.bottom
            anchors.bottom: parent.bottom
            x: Theme.margin - Theme.gap
            width: parent.width - x - Theme.gap
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: false
            model: battleList
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Battles")
            Keys.onUpPressed: screen.step(-1)
            Keys.onDownPressed: screen.step(1)

            header: Column {
                width: ListView.view.width - Theme.gap
                visible: screen.due.length > 0
                height: visible ? implicitHeight : 0

                Caption {
                    leftPadding: Theme.gap
                    height: Math.round(30 * Theme.textFactor)
                    text: qsTr("Due")
                }
                Repeater {
                    model: screen.due

                    WaitingRow {
                        required property var modelData
                        width: parent.width
                        waiting: modelData
                        onPicked: screen.mapRequested(CampaignItem.Contact, modelData.contact)
                    }
                }
            }
            section.property: "group"
            section.delegate: Caption {
                required property string section

                leftPadding: Theme.gap
                height: Math.round(30 * Theme.textFactor)
                text: Number(section) === BattleGroup.Waiting ? qsTr("Waiting") : Number(section) === BattleGroup.Fought ? qsTr("Fought this turn") : qsTr("Archive")
            }
            delegate: BattleRow {
                width: ListView.view.width - Theme.gap
                current: battleId === battleCard.itemId
                listFocused: list.activeFocus
                onPicked: {
                    screen.show(battleId)
                    list.forceActiveFocus()
                }
            }
        }
    }
    Rule {
        upright: true
        visible: !panes.folds && (battleList.count > 0 || screen.due.length > 0)
        anchors.left: left.right
        height: parent.height
    }
    BattlePane {
        id: pane

        objectName: "battlePane"
        anchors.left: panes.folds ? parent.left : left.right
        anchors.leftMargin: panes.folds ? 0 : 1
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: battleCard.found && panes.shows("card")
        card: battleCard
        campaign: screen.campaign
        odds: screen.odds
        onFightAsked: anew => {
            if (battleCard.deeds.fight(screen.room, anew))
                screen.sitDown()
        }
        onWatchAsked: if (battleCard.deeds.watch(screen.room)) screen.sitDown()
        onCaptainsAsked: if (battleCard.deeds.letCaptainsFight(captainsBattle)) captainsSheet.follow(battleCard.itemId)
        onResultAsked: if (battleCard.deeds.enterResult(screen.entry)) screen.resultAsked()
        onTakeBackAsked: if (battleCard.deeds.takeBack(screen.entry, screen.preview) && battleCard.deeds.enterResult(screen.entry)) screen.resultAsked()
        onOddsAsked: screen.oddsAsked()
        onCompareAsked: screen.compareAsked()
        onPrintRequested: paper => screen.printRequested(battleCard.itemId, paper)
        onMapRequested: (kind, id) => screen.mapRequested(kind, id)
    }
    EmptyState {
        objectName: "noBattles"
        readonly property real beside: screen.due.length > 0 && !panes.folds ? left.width : 0 // what is due stands there

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: beside / 2
        y: parent.height * 0.28
        width: Math.min(560, parent.width - beside - 2 * Theme.margin)
        visible: battleList.count === 0 && (screen.due.length === 0 || panes.shows("card"))
        glyph: "sword"
        title: screen.due.length === 1 ? qsTr("A battle is due") : screen.due.length > 0 ? qsTr("%1 battles are due").arg(screen.due.length) : qsTr("No battles yet")
        text: screen.due.length > 0 ? qsTr("Fleets have met. Choose one on the left: on the map it is made a battle, or they part.")
              : screen.opening.name ? screen.opening.note
              : qsTr("Where fleets meet, a battle waits here: to be fought at the table, by captains of the machine, or on a table of your own with its result typed in.")

        PrimaryButton {
            objectName: "arrangeOpening"
            visible: (screen.opening.name ?? "") !== ""
            text: qsTr("Arrange “%1”").arg(screen.opening.name ?? "")
            glyph: "sword"
            hint: screen.campaign.head.inSetup ? qsTr("The campaign begins with it") : ""
            onClicked: screen.arrangeOpening()
        }
        QuietButton {
            objectName: "arrangeFirst"
            text: qsTr("Arrange a battle…")
            glyph: "plus"
            onClicked: screen.arrange(0)
        }
    }
}
