// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What can be done with the campaign as a whole.
ActionMenu {
    id: menu

    required property OpenCampaign campaign

    signal renameRequested()
    signal exportRequested()
    signal restoreRequested()
    signal branchRequested()
    signal retellRequested()
    signal sideRequested()
    signal lockRequested()
    signal scenarioRequested()
    signal classesRequested()

    readonly property CampaignExchange exchange: CampaignExchange {
        campaign: menu.campaign
    }

    ActionEntry {
        text: qsTr("Rename the campaign…")
        glyph: "pencil"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business")
        onTriggered: menu.renameRequested()
    }
    ActionEntry {
        objectName: "addSideEntry"
        text: qsTr("Another side…")
        glyph: "plus"
        enabled: menu.campaign.eyes === 0 && menu.campaign.readOnlyReason === ""
        reason: menu.campaign.eyes === 0 ? qsTr("The campaign is open only for looking") : qsTr("The umpire's business")
        onTriggered: menu.sideRequested()
    }
    ActionEntry {
        objectName: "giveClassesEntry"
        text: qsTr("Give it ship classes…")
        glyph: "anchor"
        enabled: menu.campaign.eyes === 0 && menu.campaign.readOnlyReason === ""
        reason: menu.campaign.eyes === 0 ? qsTr("The campaign is open only for looking") : qsTr("The umpire's business")
        onTriggered: menu.classesRequested()
    }
    ActionEntry {
        text: qsTr("Keep a backup now")
        glyph: "copy"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business")
        onTriggered: menu.exchange.backUp()
    }
    ActionEntry {
        objectName: "restoreEntry"
        text: qsTr("Restore a backup…")
        glyph: "history"
        enabled: menu.campaign.eyes === 0 && menu.campaign.readOnlyReason === ""
        reason: menu.campaign.eyes === 0 ? qsTr("The campaign is open only for looking") : qsTr("The umpire's business")
        onTriggered: menu.restoreRequested()
    }
    ActionEntry {
        objectName: "branchEntry"
        text: qsTr("Branch from here…")
        glyph: "branch"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business")
        onTriggered: menu.branchRequested()
    }
    ActionEntry {
        objectName: "retellEntry"
        text: qsTr("Retell the past…")
        glyph: "history"
        enabled: menu.campaign.eyes === 0 && menu.campaign.readOnlyReason === ""
        reason: menu.campaign.eyes === 0 ? qsTr("The campaign is open only for looking") : qsTr("The umpire's business")
        onTriggered: menu.retellRequested()
    }
    ActionEntry {
        text: qsTr("Write as JSON…")
        glyph: "export"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business: it holds everything of everyone")
        onTriggered: menu.exportRequested()
    }
    ActionEntry {
        objectName: "takeAsScenario"
        text: qsTr("Take as a scenario…")
        glyph: "flag"
        enabled: menu.campaign.eyes === 0
        reason: qsTr("The umpire's business: it holds everything of everyone")
        onTriggered: menu.scenarioRequested()
    }
    ActionEntry {
        objectName: "lockEntry"
        text: menu.campaign.seat.locked ? qsTr("Change the umpire's PIN…") : qsTr("PIN for the umpire's seat…")
        glyph: "lock"
        enabled: menu.campaign.eyes === 0 && menu.campaign.readOnlyReason === ""
        reason: menu.campaign.eyes === 0 ? qsTr("The campaign is open only for looking") : qsTr("The umpire's business")
        onTriggered: menu.lockRequested()
    }
    ActionEntry {
        text: qsTr("Close the campaign")
        glyph: "close"
        onTriggered: menu.campaign.close()
    }
}
