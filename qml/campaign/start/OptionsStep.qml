// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Third step: the options, each with its rule and where it comes from.
Flickable {
    id: step

    required property NewCampaign plan

    contentWidth: width
    contentHeight: card.height
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    T.ScrollBar.vertical: Scroller {}

    Card {
        id: card
        width: Math.min(step.width - Theme.inset, Math.round(760 * Math.max(1, Theme.textFactor)))
        height: column.implicitHeight + 2 * inset
        inset: 20

        Column {
            id: column
            width: parent.width
            spacing: Theme.inset

            Repeater {
                model: step.plan.options

                Item {
                    id: option

                    required property var modelData
                    required property int index

                    width: column.width
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
                        option: option.modelData
                        onChosen: value => step.plan.setOption(option.modelData.key, value)
                    }
                }
            }
        }
    }
}
