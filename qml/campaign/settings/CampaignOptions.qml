// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The options of the open campaign, each with its rule and where it comes from. Every change can be undone.
Column {
    id: list

    required property OpenCampaign campaign

    spacing: Theme.inset

    CampaignSettings {
        id: settings
        campaign: list.campaign
    }
    Repeater {
        model: settings.options

        Item {
            id: option

            required property var modelData
            required property int index

            width: list.width
            height: Math.max(words.implicitHeight, choice.height) + (index > 0 ? Theme.inset + 1 : 0)

            Rule {
                visible: option.index > 0
                width: parent.width
            }
            OptionWords {
                id: words
                anchors.left: parent.left
                anchors.right: choice.left
                anchors.rightMargin: Theme.margin
                anchors.bottom: parent.bottom
                option: option.modelData
            }
            OptionChoice {
                id: choice
                anchors.right: parent.right
                anchors.verticalCenter: words.verticalCenter
                enabled: list.campaign.eyes === 0
                why: qsTr("The umpire's business")
                option: option.modelData
                onChosen: value => settings.set(option.modelData.key, value)
            }
        }
    }
}
