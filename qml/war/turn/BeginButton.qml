// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Ends the set-up. What one would be sorry to have missed is shown first; where nothing is to be said it begins at once.
QuietButton {
    id: button

    required property OpenCampaign campaign
    readonly property var preview: campaign.head.inSetup ? campaign.head.previewBegin() : ({})

    function putAway() {
        sheet.close()
    }
    function ask() {
        if (!enabled)
            return
        if (steps.warnings.length > 0)
            sheet.open()
        else
            campaign.head.begin()
    }

    objectName: "beginCampaign"
    visible: campaign.head.inSetup && campaign.seat.speaksForAll
    enabled: preview.allowed ?? false
    text: qsTr("Begin")
    glyph: "flag"
    hint: (preview.why ?? "") !== "" ? preview.why
          : qsTr("Ends the set-up: from then on walls and budgets stand as they are (CP-2.2). It can be undone.")
    onClicked: ask()

    NextSteps {
        id: steps
        campaign: button.campaign
    }
    Sheet {
        id: sheet

        objectName: "beginSheet"
        title: qsTr("Begin the campaign")
        cardWidth: 560

        BodyText {
            width: parent.width
            text: qsTr("From then on walls and budgets stand as they are. It may begin as it is, and undo takes it back; but look at this first:")
        }
        Repeater {
            model: steps.warnings

            Item {
                id: warning

                required property string modelData

                width: parent.width
                height: Math.max(told.height, sign.height)
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData

                Icon {
                    id: sign
                    name: "alert"
                    size: 18
                    color: Theme.warn
                }
                DataText {
                    id: told
                    anchors.left: sign.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    text: warning.modelData
                    wraps: true
                }
            }
        }
        footer: [
            PrimaryButton {
                objectName: "beginAllTheSame"
                text: qsTr("Begin all the same")
                glyph: "flag"
                onClicked: {
                    sheet.close()
                    button.campaign.head.begin()
                }
            },
            QuietButton {
                text: qsTr("Not yet")
                onClicked: sheet.close()
            }
        ]
    }
}
