// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Navarch
import Navarch.App

// What can be done with the campaign as a whole.
ActionMenu {
    id: menu

    required property OpenCampaign campaign

    signal renameRequested()

    readonly property CampaignExchange exchange: CampaignExchange {
        campaign: menu.campaign
    }
    readonly property FileDialog exportDialog: FileDialog {
        title: qsTr("Write the campaign as JSON")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("JSON documents (*.json)")]
        onAccepted: menu.exchange.writeTo(selectedFile)
    }

    ActionEntry {
        text: qsTr("Rename the campaign…")
        glyph: "pencil"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business")
        onTriggered: menu.renameRequested()
    }
    ActionEntry {
        text: qsTr("Keep a backup now")
        glyph: "copy"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business")
        onTriggered: menu.exchange.backUp()
    }
    ActionEntry {
        text: qsTr("Write as JSON…")
        glyph: "export"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business: it holds everything of everyone")
        onTriggered: menu.exportDialog.open()
    }
    ActionEntry {
        text: qsTr("Close the campaign")
        glyph: "close"
        onTriggered: menu.campaign.close()
    }
}
