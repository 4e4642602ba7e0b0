// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The plot of the chosen ship: speed, steps, what else is written with it, and what is wrong with it.
Item {
    id: panel

    required property BattleRoom room
    readonly property WrittenPlot plot: room.plot
    readonly property var ship: room.shipCard

    readonly property int inner: width - 2 * Theme.inset

    function takenOf(choices) {
        return choices.find(one => one.taken) ?? ({})
    }

    // A step, a speed or a value of a choice to press; what is refused stays to be pressed and says why.
    component Segment: T.AbstractButton {
        id: segment

        property string whyNot: ""
        property string hint: ""
        property bool taken: false
        property bool bad: whyNot !== ""

        implicitWidth: Math.max(32, label.implicitWidth + 18)
        implicitHeight: Theme.control
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: Theme.joined([whyNot, hint])
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()

        Hint {
            text: Theme.joined([segment.whyNot, segment.hint])
            visible: segment.hovered && text !== ""
            delay: 250
        }
        contentItem: Item {
            DataText {
                id: label
                anchors.centerIn: parent
                width: Math.min(implicitWidth, segment.width - 6)
                text: segment.text
                strong: segment.taken
                font.strikeout: segment.bad && !segment.taken
                color: segment.taken ? (segment.bad ? Theme.bad : Theme.accent) : segment.bad ? Theme.softInk : Theme.ink
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: segment.taken ? Theme.chosen : segment.down ? Theme.press : segment.hovered ? Theme.hover : "transparent"
            border.width: 1
            border.color: segment.taken ? (segment.bad ? Theme.bad : Theme.accent) : segment.bad ? Theme.line : Theme.strongLine

            FocusRing {
                shown: segment.visualFocus
                distance: 0
            }
        }
    }

    Flickable {
        id: scroll

        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: column

            x: Theme.inset
            width: panel.inner
            spacing: Theme.gap

            Caption {
                objectName: "plotTitle"
                width: parent.width
                text: panel.plot.title
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
            Item {
                width: parent.width
                height: speeds.height

                DataText {
                    id: speedLabel
                    height: Theme.control
                    text: qsTr("Speed")
                    soft: true
                }
                Flow {
                    id: speeds
                    anchors.left: speedLabel.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    spacing: Theme.step
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Speed")

                    Repeater {
                        model: panel.plot.speeds.length

                        Segment {
                            required property int index
                            readonly property var one: panel.plot.speeds[index] ?? ({})

                            objectName: "plotSpeed/" + index
                            text: one.label ?? ""
                            whyNot: one.whyNot ?? ""
                            hint: one.note ?? ""
                            taken: one.taken ?? false
                            onClicked: panel.plot.setSpeed(one.speed)
                            Keys.onLeftPressed: panel.plot.changeSpeed(-1)
                            Keys.onRightPressed: panel.plot.changeSpeed(1)
                        }
                    }
                }
            }
            DataText {
                objectName: "speedNote"
                readonly property var now: panel.takenOf(panel.plot.speeds)
                width: parent.width
                visible: text !== ""
                text: now.note ?? ""
                color: Theme.warn
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
            // The steps in the order they are rowed, the phase under each; a press cuts back to before it.
            Flow {
                width: parent.width
                spacing: Theme.step
                visible: panel.plot.wanted > 0 || panel.plot.steps.length > 0
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Steps")

                Repeater {
                    model: Math.max(panel.plot.steps.length, panel.plot.wanted)

                    T.AbstractButton {
                        id: place

                        required property int index
                        readonly property var one: panel.plot.steps[index] ?? null

                        objectName: "plotStep/" + index
                        width: Math.round(38 * Theme.textFactor)
                        height: Math.round(46 * Theme.textFactor)
                        enabled: one !== null
                        focusPolicy: Qt.StrongFocus
                        Accessible.role: Accessible.Button
                        Accessible.name: one ? qsTr("Step %1: %2").arg(index + 1).arg(one.name) : qsTr("Step %1 is to be written").arg(index + 1)
                        Accessible.description: one?.refused ? qsTr("refused") : qsTr("Takes it back, with those after it")
                        onClicked: panel.plot.cutTo(index)
                        Keys.onReturnPressed: clicked()

                        Hint {
                            text: qsTr("Take it back, with those after it")
                            visible: place.hovered && place.one !== null
                        }
                        background: Rectangle {
                            radius: Theme.radius
                            color: place.hovered ? Theme.hover : "transparent"
                            border.width: place.one?.refused ? 2 : 1
                            border.color: place.one?.refused ? Theme.bad : place.one?.warned ? Theme.warn
                            : place.one ? Theme.strongLine : Theme.line
                            FocusRing {
                                shown: place.visualFocus
                                distance: 0
                            }
                        }
                        contentItem: Item {
                            DataText {
                                anchors.horizontalCenter: parent.horizontalCenter
                                y: 5
                                text: place.one ? place.one.symbol : "·"
                                strong: true
                                color: place.one?.refused ? Theme.bad : place.one ? Theme.ink : Theme.softInk
                            }
                            Icon {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.bottom: parent.bottom
                                anchors.bottomMargin: 4
                                visible: place.one !== null && (place.one.refused || place.one.warned)
                                name: place.one?.refused ? "error" : "alert"
                                color: place.one?.refused ? Theme.bad : Theme.warn
                                size: 14
                            }
                            Caption {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.bottom: parent.bottom
                                anchors.bottomMargin: 4
                                visible: place.one !== null && !place.one.refused && !place.one.warned && place.one.phase > 0
                                text: place.one?.phase ?? ""
                            }
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.step
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("The next step")

                Repeater {
                    model: panel.plot.symbols.length

                    Segment {
                        required property int index
                        readonly property var one: panel.plot.symbols[index] ?? ({})

                        objectName: "plotSymbol/" + (one.symbol ?? "")
                        text: qsTr("%1  %2").arg(one.symbol ?? "").arg(one.name ?? "")
                        whyNot: one.whyNot ?? ""
                        onClicked: panel.plot.write(one.symbol)
                    }
                }
                IconButton {
                    objectName: "plotTakeBack"
                    height: Theme.control
                    glyph: "back"
                    text: qsTr("Take the last step back (Backspace)")
                    enabled: panel.plot.steps.length > 0
                    onClicked: panel.plot.takeBack()
                }
                IconButton {
                    objectName: "plotFill"
                    height: Theme.control
                    glyph: "last"
                    text: qsTr("Straight on to the end (End)")
                    enabled: panel.plot.steps.length < panel.plot.wanted
                    onClicked: panel.plot.fill()
                }
            }
            Repeater {
                objectName: "plotNotes"
                model: panel.plot.notes.length

                FindingRow {
                    required property int index
                    readonly property var one: panel.plot.notes[index] ?? ({})

                    objectName: "plotNote/" + index
                    width: panel.inner
                    severity: one.isRefusal ? "error" : "warning"
                    message: one.text ?? ""
                    rule: one.rule ?? ""
                }
            }
            Repeater {
                model: panel.plot.choices.length

                Column {
                    id: choice

                    required property int index
                    readonly property var one: panel.plot.choices[index] ?? ({ label: "", value: "", options: [] })
                    // All that is left is what is taken: a line of words will do.
                    readonly property bool isFixed: one.options.every(option => option.value === one.value || option.whyNot !== "")
                    readonly property var now: one.options.find(option => option.value === one.value) ?? ({ text: "", whyNot: "" })

                    width: panel.inner
                    spacing: 2

                    Caption {
                        width: parent.width
                        text: choice.isFixed ? qsTr("%1: %2").arg(choice.one.label).arg(choice.now.text) : choice.one.label

                        HoverHandler {
                            id: over
                        }
                        Hint {
                            text: choice.one.options.map(option => option.whyNot).find(why => why !== "") ?? ""
                            visible: over.hovered && choice.isFixed && text !== ""
                        }
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.step
                        visible: !choice.isFixed || choice.now.whyNot !== ""
                        Accessible.role: Accessible.Grouping
                        Accessible.name: choice.one.label

                        Repeater {
                            model: choice.one.options

                            Segment {
                                required property var modelData
                                objectName: "plotChoice/" + choice.index + "/" + modelData.value
                                text: modelData.text
                                whyNot: modelData.whyNot
                                taken: modelData.value === choice.one.value
                                onClicked: panel.plot.choose(choice.index, modelData.value)
                            }
                        }
                    }
                }
            }
            Field {
                id: writing

                objectName: "plotText"
                width: parent.width
                label: qsTr("As it is written")
                maximumLength: 60
                problem: panel.plot.unread
                // What is being typed is not written over when the other side goes on meanwhile.
                property bool isTyped: false
                onEdited: isTyped = true
                onAccepted: {
                    isTyped = false
                    if (panel.plot.read(text))
                        panel.room.givePlot()
                }
                onFinished: {
                    if (isTyped)
                        panel.plot.read(text)
                    isTyped = false
                }

                Connections {
                    target: panel.plot
                    function onChanged() {
                        if (panel.plot.unread === "" && !writing.isTyped)
                            writing.text = panel.plot.text
                    }
                }
                Component.onCompleted: text = panel.plot.text
            }
        }
    }
    Flow {
        id: foot

        objectName: "plotFoot"
        x: Theme.inset
        width: panel.inner
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        spacing: Theme.step

        PrimaryButton {
            objectName: "givePlot"
            text: panel.plot.isOrdered ? qsTr("Plotted") : qsTr("Plot it")
            glyph: panel.plot.isOrdered ? "check" : ""
            enabled: panel.plot.allowed && !panel.plot.isOrdered
            hint: qsTr("Enter; then the next ship")
            onClicked: panel.room.givePlot()
        }
        QuietButton {
            objectName: "putPlotBack"
            text: qsTr("As it was")
            glyph: "undo"
            enabled: panel.plot.isChanged || panel.plot.unread !== ""
            hint: qsTr("Escape")
            onClicked: panel.plot.putBack()
        }
        QuietButton {
            objectName: "copyPlot"
            text: qsTr("Squadron alike")
            glyph: "copy"
            visible: (panel.ship.squadron ?? "") !== ""
            enabled: panel.plot.allowed
            hint: qsTr("Every other ship of %1 that may row it").arg(panel.ship.squadron ?? "")
            onClicked: panel.room.copyPlotToSquadron()
        }
    }
}
