// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// First step: a scenario or a blank sea, its name and, for the blank one, its year.
Item {
    id: step

    required property NewCampaign plan
    readonly property var offered: plan.scenarios

    FileSheet {
        id: openDialog
        title: qsTr("Open a scenario")
        kind: "scenarios"
        ending: "navarch-scenario"
        what: qsTr("Scenarios")
        onAccepted: step.plan.file.open(selectedFile)
    }

    PaneChoice {
        id: panes
        room: step.width
        need: 480
        panes: [{ value: "list", text: qsTr("Scenarios") }, { value: "about", text: qsTr("What is chosen") }]
    }
    ScrolledList {
        id: list
        objectName: "scenarioList"
        anchors.top: panes.bottom
        anchors.topMargin: panes.folds ? Theme.gap : 0
        visible: panes.shows("list")
        width: panes.folds ? parent.width : Math.min(Math.round(420 * Math.max(1, Theme.textFactor)), parent.width * 0.45)
        height: parent.height - (panes.folds ? panes.height + Theme.gap : 0) - Theme.gap - fromFile.height - Theme.gap
        spacing: Theme.gap
        model: step.offered.concat(step.plan.file.entries)
        // All of them exist, so that the keyboard reaches those out of sight.
        cacheBuffer: 10000
        Component.onCompleted: showTaken()

        readonly property string taken: step.plan.scenario
        onTakenChanged: showTaken()

        function showTaken() {
            positionViewAtIndex(model.findIndex(each => each.id === taken), ListView.Contain)
        }

        delegate: T.AbstractButton {
            id: choice

            required property var modelData
            required property int index
            readonly property bool taken: step.plan.scenario === modelData.id

            width: ListView.view.width - Theme.inset
            height: words.implicitHeight + 2 * Theme.inset
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.name
            Accessible.checked: taken
            onClicked: step.plan.choose(modelData.id)
            Keys.onReturnPressed: clicked()
            onActiveFocusChanged: if (activeFocus) ListView.view.positionViewAtIndex(index, ListView.Contain)

            contentItem: Item {
                Column {
                    id: words
                    x: Theme.inset
                    y: Theme.inset
                    width: parent.width - 2 * Theme.inset
                    spacing: Theme.step

                    Item {
                        width: parent.width
                        height: name.height

                        TitleText {
                            id: name
                            width: parent.width - year.width - Theme.gap
                            text: choice.modelData.name
                        }
                        Caption {
                            id: year
                            anchors.right: parent.right
                            anchors.baseline: name.baseline
                            text: choice.modelData.date
                        }
                    }
                    DataText {
                        width: parent.width
                        text: choice.modelData.summary
                        wraps: true
                        soft: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.card
                border.width: choice.taken ? 2 : 1
                border.color: choice.taken ? Theme.accent : choice.hovered ? Theme.strongLine : Theme.line

                FocusRing {
                    shown: choice.visualFocus
                }
            }
        }
    }
    QuietButton {
        id: fromFile
        objectName: "scenarioFile"
        visible: panes.shows("list")
        anchors.top: list.bottom
        anchors.topMargin: Theme.gap
        width: Math.min(implicitWidth, list.width)
        text: qsTr("A scenario file…")
        glyph: "import"
        hint: qsTr("One that you or somebody else made, with its chart")
        onClicked: openDialog.open()
    }
    Flickable {
        id: beside
        anchors.left: panes.folds ? parent.left : list.right
        anchors.leftMargin: panes.folds ? 0 : Theme.margin
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.topMargin: panes.folds ? Theme.gap : 0
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        visible: panes.shows("about")
        contentWidth: width
        contentHeight: about.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: about
            width: beside.width - Theme.inset
            spacing: Theme.inset

            // Of the file that was opened last, whether it could be read or not.
            Column {
                objectName: "fileFindings"
                width: Math.min(parent.width, 620)
                visible: step.plan.file.findings.length > 0
                spacing: Theme.gap

                DataText {
                    width: parent.width
                    text: qsTr("Findings in %1").arg(step.plan.file.fileName)
                    strong: true
                }
                Rule {
                    width: parent.width
                }
                Repeater {
                    model: step.plan.file.findings

                    FindingRow {
                        required property var modelData

                        width: about.width > 620 ? 620 : about.width
                        severity: modelData.severity
                        subject: modelData.subject
                        message: modelData.message
                        rule: modelData.rule
                    }
                }
            }
            Field {
                objectName: "campaignName"
                width: Math.min(420, parent.width)
                label: qsTr("Name of the campaign")
                text: step.plan.name
                maximumLength: 80
                onEdited: step.plan.name = text
            }
            Row {
                visible: step.plan.blank
                spacing: Theme.gap

                Column {
                    spacing: Theme.step

                    Caption {
                        text: qsTr("Year")
                    }
                    Row {
                        spacing: Theme.gap

                        NumberStepper {
                            id: yearStepper
                            label: qsTr("Year")
                            from: 1
                            to: 1200
                            value: Math.abs(step.plan.year)
                            onMoved: value => step.plan.year = step.plan.year < 0 ? -value : value
                        }
                        SegmentedChoice {
                            room: Infinity
                            label: qsTr("Era")
                            value: step.plan.year < 0 ? "bce" : "ce"
                            options: [{ value: "bce", text: qsTr("BCE") }, { value: "ce", text: qsTr("CE") }]
                            onChosen: value => step.plan.year = value === "bce" ? -yearStepper.value : yearStepper.value
                        }
                    }
                }
            }
            Caption {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Begins in %1").arg(step.plan.date)
            }
            BodyText {
                width: Math.min(parent.width, 620)
                visible: text !== ""
                text: step.plan.history
            }
            Flow {
                width: Math.min(parent.width, 620)
                visible: !step.plan.blank
                spacing: Theme.margin

                Repeater {
                    model: step.plan.sides

                    Row {
                        id: side

                        required property string name
                        required property string colour
                        required property string emblem
                        required property int ships

                        spacing: Theme.gap

                        SideBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            colour: side.colour
                            emblem: side.emblem
                            size: 28
                        }
                        Column {
                            anchors.verticalCenter: parent.verticalCenter

                            DataText {
                                width: Math.min(Theme.dataWidth(text, false), Math.round(240 * Theme.textFactor))
                                text: side.name
                            }
                            Caption {
                                text: qsTr("%1 ships").arg(side.ships)
                            }
                        }
                    }
                }
            }
            Column {
                visible: step.plan.hasRecord
                spacing: Theme.step

                Caption {
                    text: qsTr("Ships for those of the record")
                }
                SegmentedChoice {
                    objectName: "scaleChoice"
                    label: qsTr("Ships for those of the record")
                    room: about.width
                    value: String(step.plan.scale)
                    options: step.plan.scales
                    onChosen: value => step.plan.scale = Number(value)
                }
                Caption {
                    width: about.width
                    wrapMode: Text.Wrap
                    text: qsTr("%1 ships in all; the budgets follow.").arg(step.plan.ships)
                }
            }
            BodyText {
                width: Math.min(parent.width, 620)
                visible: step.plan.blank
                text: qsTr("Ports are where they lay and as rich as they were in that year. Fleets and walls are bought from each side's budget once the campaign is founded.")
                soft: true
            }
        }
    }
}
