// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Where one comes in: the campaigns last opened, and the ways to another one.
Item {
    id: screen

    required property RecentCampaigns recent
    required property OpenCampaign campaign
    readonly property alias restoring: restoring

    signal openRequested(string path)
    signal newRequested()
    signal sampleRequested()
    signal takenOver()
    signal fleetBuilderRequested()
    signal chartRoomRequested()
    signal warBuilderRequested()
    signal boardEditorRequested()
    signal classEditorRequested()
    signal skirmishRequested()
    signal forecastRequested()

    // The card after it has the keys then, and what stands above the cards when it was the last one.
    function forget(path: string, at: int, byKeys: bool) {
        recent.forget(path)
        const next = Math.min(at, grid.count - 1)
        grid.forceLayout()
        const beside = next >= 0 ? grid.itemAtIndex(next) : grid.headerItem?.nextItemInFocusChain()
        if (byKeys)
            beside?.forceActiveFocus(Qt.TabFocusReason)
    }

    FileSheet {
        id: openDialog
        title: qsTr("Open a campaign")
        kind: "campaigns"
        ending: "navarch"
        what: qsTr("Campaigns")
        onAccepted: screen.openRequested(Places.localPath(selectedFile))
    }

    RestoreSheet {
        id: restoring
        campaign: screen.campaign
        onRestored: screen.takenOver()
    }
    CampaignExchange {
        id: exchange
        campaign: screen.campaign
        onTakenOver: screen.takenOver()
    }
    FileSheet {
        id: importDialog
        title: qsTr("Take over a campaign")
        kind: "documents"
        ending: "json"
        what: qsTr("JSON documents")
        onAccepted: exchange.takeOver(selectedFile)
    }

    GridView {
        id: grid

        objectName: "recentGrid"
        readonly property int columns: Math.max(1, Math.floor(width / Math.round(372 * Theme.textFactor)))
        readonly property int beside: (parent.width - Theme.roomIn(parent.width)) / 2

        anchors.fill: parent
        anchors.leftMargin: beside
        anchors.rightMargin: beside - Theme.gap
        model: screen.recent
        cellWidth: Math.floor(width / columns)
        cellHeight: Math.round(148 * Theme.textFactor) + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        // Its cards are stops themselves. Were it one, Tab would go by it to the card it was left at, past what stands above them.
        activeFocusOnTab: false
        T.ScrollBar.vertical: Scroller {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Recent campaigns")

        header: Column {
            width: grid.width - Theme.gap
            topPadding: Theme.margin
            bottomPadding: Theme.inset
            spacing: Theme.inset

            TitleText {
                ofScreen: true
                display: true
                text: qsTr("Navarch")
            }
            BodyText {
                width: Math.min(parent.width, 640)
                text: qsTr("Galley fleets and their wars: price a fleet, keep a campaign, print the sheets for Saturday.")
                soft: true
                bottomPadding: Theme.gap
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                PrimaryButton {
                    objectName: "newCampaign"
                    text: qsTr("New campaign")
                    glyph: "plus"
                    onClicked: screen.newRequested()
                }
                QuietButton {
                    text: qsTr("Open…")
                    glyph: "import"
                    onClicked: openDialog.open()
                }
                QuietButton {
                    text: exchange.busy ? qsTr("Reading…") : qsTr("Take over a JSON document…")
                    glyph: "download"
                    enabled: !exchange.busy
                    hint: qsTr("A campaign that was written as JSON, by this window or by navarch campaign export")
                    onClicked: importDialog.open()
                }
                QuietButton {
                    objectName: "openSample"
                    text: qsTr("The sample campaign")
                    glyph: "fleet"
                    hint: qsTr("The Saronic Gulf, 459 BCE: four cities, their fleets, and one harbour that belongs to nobody")
                    onClicked: screen.sampleRequested()
                }
                QuietButton {
                    objectName: "skirmish"
                    text: qsTr("Skirmish")
                    glyph: "sword"
                    hint: qsTr("Fight a battle without a campaign, or go on with one")
                    onClicked: screen.skirmishRequested()
                }
                QuietButton {
                    objectName: "forecast"
                    text: qsTr("Odds")
                    glyph: "chart"
                    hint: qsTr("Who would win? Two fleets fight it out thousands of times while you look")
                    onClicked: screen.forecastRequested()
                }
                QuietButton {
                    objectName: "fleetBuilder"
                    text: qsTr("Fleet builder")
                    glyph: "wrench"
                    hint: qsTr("Price a fleet without a campaign")
                    onClicked: screen.fleetBuilderRequested()
                }
                QuietButton {
                    objectName: "chartRoom"
                    text: qsTr("Chart room")
                    glyph: "compass"
                    hint: qsTr("A sea of your own: islands, ports, and the lanes between them")
                    onClicked: screen.chartRoomRequested()
                }
                QuietButton {
                    objectName: "warBuilder"
                    text: qsTr("War builder")
                    glyph: "pencil"
                    hint: qsTr("A war of your own: its sides, ports and fleets, in one file")
                    onClicked: screen.warBuilderRequested()
                }
                QuietButton {
                    objectName: "boardEditor"
                    text: qsTr("Board editor")
                    glyph: "fit"
                    hint: qsTr("A board for battles of your own: its coast, where each side begins, walls")
                    onClicked: screen.boardEditorRequested()
                }
                QuietButton {
                    objectName: "classEditor"
                    text: qsTr("Class editor")
                    glyph: "anchor"
                    hint: qsTr("Ship classes of your own, with their values in every game")
                    onClicked: screen.classEditorRequested()
                }
            }
            // For one who has nothing yet.
            WhatItIs {
                objectName: "whatItIs"
                width: Math.min(parent.width, Math.round(900 * Theme.textFactor))
                topPadding: Theme.inset
                visible: grid.count === 0
            }
            BodyText {
                width: Math.min(parent.width, 640)
                visible: grid.count === 0
                text: qsTr("The campaigns you open stand here, with the last one first. The sample campaign is a good place to look around.")
                soft: true
            }
            TitleText {
                topPadding: Theme.inset
                visible: grid.count > 0
                text: qsTr("Where were we?")
            }
        }
        delegate: RecentCard {
            width: grid.cellWidth - Theme.gap
            height: grid.cellHeight - Theme.gap
            onOpenRequested: path => screen.openRequested(path)
            required property int index
            onForgetRequested: path => screen.forget(path, index, visualFocus)
            onRestoreRequested: path => restoring.lookAt(path)
        }
    }
}
