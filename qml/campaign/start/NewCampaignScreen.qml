// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// A campaign is laid out in three steps: where it begins, who takes part, by which options. Nothing exists before the
// last button is pressed.
Item {
    id: screen

    required property OpenCampaign campaign

    signal cancelled()
    signal founded()

    property int step: 0
    readonly property var steps: [qsTr("Where it begins"), qsTr("Who takes part"), qsTr("By which rules")]
    readonly property alias draft: draftPlan

    focus: true // before anything on it was gone to, Escape leaves it as well
    Keys.onEscapePressed: cancelled()

    NewCampaign {
        id: draftPlan
        campaign: screen.campaign
    }

    Item {
        id: head
        x: (parent.width - width) / 2
        width: Theme.roomIn(parent.width)
        // Where they do not fit beside the title the steps stand below it.
        readonly property real wordy: steps.reduce((sum, step) => sum + Theme.dataWidth(step, true) + 22 + Theme.gap + 20 + Theme.gap, 0)
        readonly property var steps: screen.steps
        readonly property bool stacked: width < title.implicitWidth + wordy + Theme.margin

        height: Math.round((stacked ? 124 : 92) * Theme.textFactor)

        TitleText {
            id: title
            y: Theme.margin
            display: true
            ofScreen: true
            text: qsTr("New campaign")
        }
        Row {
            id: stops

            x: head.stacked ? 0 : head.width - width
            y: head.stacked ? title.y + title.height + Theme.gap : title.y + (title.height - height) / 2
            spacing: Theme.gap

            Repeater {
                model: screen.steps

                T.AbstractButton {
                    id: stop

                    required property int index
                    required property string modelData
                    readonly property bool here: screen.step === index

                    implicitWidth: words.implicitWidth + 20
                    implicitHeight: Theme.control
                    focusPolicy: Qt.StrongFocus
                    Accessible.name: qsTr("Step %1: %2").arg(index + 1).arg(modelData)
                    onClicked: screen.step = index
                    Keys.onReturnPressed: clicked()

                    contentItem: Item {
                        Row {
                            id: words
                            anchors.centerIn: parent
                            spacing: Theme.gap

                            Rectangle {
                                width: 22
                                height: 22
                                radius: 11
                                anchors.verticalCenter: parent.verticalCenter
                                color: stop.here ? Theme.accent : "transparent"
                                border.width: 1
                                border.color: stop.here ? Theme.accent : Theme.strongLine

                                Icon {
                                    anchors.centerIn: parent
                                    visible: stop.index < screen.step
                                    name: "check"
                                    size: 14
                                    color: Theme.softInk
                                }
                                Caption {
                                    anchors.centerIn: parent
                                    visible: stop.index >= screen.step
                                    text: stop.index + 1
                                    color: stop.here ? Theme.accentInk : Theme.softInk
                                }
                            }
                            DataText {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: stop.here || head.wordy <= head.width
                                text: stop.modelData
                                strong: stop.here
                                soft: !stop.here
                            }
                        }
                    }
                    background: Rectangle {
                        radius: Theme.radius
                        color: stop.hovered ? Theme.hover : "transparent"
                        FocusRing {
                            shown: stop.visualFocus
                            distance: 0
                        }
                    }
                }
            }
        }
    }
    Loader {
        anchors.top: head.bottom
        anchors.bottom: foot.top
        x: head.x
        width: head.width
        sourceComponent: [beginning, taking, ruling][screen.step]
    }
    Component {
        id: beginning
        ScenarioStep {
            plan: draftPlan
        }
    }
    Component {
        id: taking
        SidesStep {
            plan: draftPlan
        }
    }
    Component {
        id: ruling
        OptionsStep {
            plan: draftPlan
        }
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        // What it says has no room between the buttons.
        readonly property bool stacked: width < Math.round(620 * Theme.textFactor)

        height: Theme.control + 2 * Theme.inset + (stacked ? said.implicitHeight + Theme.gap : 0)

        Rectangle {
            anchors.fill: parent
            color: Theme.card
        }
        Rule {
            width: parent.width
        }
        QuietButton {
            id: cancel
            objectName: "cancelNewCampaign"
            x: head.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.inset
            text: qsTr("Cancel")
            hint: qsTr("Leaves no trace")
            onClicked: screen.cancelled()
        }
        DataText {
            id: said
            x: foot.stacked ? head.x : cancel.x + cancel.width + Theme.inset
            y: foot.stacked ? Theme.inset : Math.round((foot.height - height) / 2)
            width: (foot.stacked ? head.x + head.width : on.x - Theme.inset) - x
            text: draftPlan.problem !== "" ? draftPlan.problem : qsTr("It will be kept in %1").arg(draftPlan.place)
            color: draftPlan.problem !== "" ? Theme.bad : Theme.softInk
            elide: Text.ElideMiddle
        }
        Row {
            id: on
            anchors.right: parent.right
            anchors.rightMargin: head.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.inset
            spacing: Theme.gap

            QuietButton {
                visible: screen.step > 0
                text: qsTr("Back")
                onClicked: --screen.step
            }
            QuietButton {
                objectName: "nextStep"
                visible: screen.step < 2
                text: qsTr("Next")
                onClicked: ++screen.step
            }
            PrimaryButton {
                objectName: "foundCampaign"
                text: qsTr("Found the campaign")
                enabled: draftPlan.problem === ""
                why: draftPlan.problem
                onClicked: if (draftPlan.found()) screen.founded()
            }
        }
    }
}
