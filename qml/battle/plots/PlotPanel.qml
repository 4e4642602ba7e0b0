// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The plot of the chosen ship: speed, steps, what else is written with it, and what is wrong with it.
Item {
    id: panel

    required property BattleRoom room
    readonly property WrittenPlot plot: room.plotting.plot
    readonly property var ship: room.choice.card

    readonly property int inner: width - 2 * Theme.inset

    // Something was pressed: the keys belong to the table again.
    signal handled()

    function takenOf(choices) {
        return choices.find(one => one.taken) ?? ({})
    }

    // Another ship is begun at the top, with her speed.
    readonly property int shipNow: room.choice.ship
    onShipNowChanged: scroll.contentY = 0

    ScrolledArea {
        id: scroll

        objectName: "plotScroll"

        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        contentHeight: column.height

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
            Column {
                width: parent.width
                spacing: 2

                Caption {
                    text: qsTr("Speed")
                }
                // One line as long as it can be: each as wide as its word and its share of the rest.
                Flow {
                    id: speeds

                    readonly property int count: panel.plot.lists.speeds.length
                    readonly property var all: panel.plot.lists.speeds
                    readonly property real words: all.reduce((sum, one) => sum + Theme.dataWidth(one.label, true), 0)
                    readonly property real share: Math.max(10, (width - words - (count - 1) * spacing) / Math.max(1, count))

                    width: parent.width
                    spacing: 2
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Speed")

                    Repeater {
                        model: speeds.count

                        PlotSegment {
                            required property int index
                            readonly property var one: panel.plot.lists.speeds[index] ?? ({})

                            objectName: "plotSpeed/" + index
                            width: Math.floor(natural + speeds.share)
                            text: one.label ?? ""
                            whyNot: one.whyNot ?? ""
                            hint: one.note ?? ""
                            taken: one.taken ?? false
                            onPressed: if (!activeFocus) panel.handled()
                            onClicked: panel.plot.setSpeed(one.speed)
                            Keys.onLeftPressed: panel.plot.changeSpeed(-1)
                            Keys.onRightPressed: panel.plot.changeSpeed(1)
                        }
                    }
                }
            }
            DataText {
                objectName: "speedNote"
                readonly property var now: panel.takenOf(panel.plot.lists.speeds)
                width: parent.width
                visible: text !== ""
                text: now.note ?? ""
                color: Theme.warn
                wraps: true
            }
            // The steps in the order they are rowed, the phase under each; a press cuts back to before it.
            Flow {
                width: parent.width
                height: Math.max(implicitHeight, Math.round(36 * Theme.textFactor)) // nothing moves with the first step
                spacing: Theme.step
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Steps")

                Repeater {
                    model: Math.max(panel.plot.lists.steps.length, panel.plot.wanted)

                    T.AbstractButton {
                        id: place

                        required property int index
                        readonly property var one: panel.plot.lists.steps[index] ?? null

                        objectName: "plotStep/" + index
                        width: Math.round(32 * Theme.textFactor)
                        height: Math.round(36 * Theme.textFactor)
                        enabled: one !== null
                        focusPolicy: Qt.TabFocus
                        Accessible.role: Accessible.Button
                        Accessible.name: one ? qsTr("Step %1: %2").arg(index + 1).arg(one.name) : qsTr("Step %1 is to be written").arg(index + 1)
                        Accessible.description: one?.refused ? qsTr("refused") : qsTr("Takes it back, with those after it")
                        onPressed: if (!activeFocus) panel.handled()
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
                                y: 2
                                text: place.one ? place.one.label : "·"
                                strong: true
                                color: place.one?.refused ? Theme.bad : place.one ? Theme.ink : Theme.softInk
                            }
                            Icon {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.bottom: parent.bottom
                                anchors.bottomMargin: 3
                                visible: place.one !== null && (place.one.refused || place.one.warned)
                                name: place.one?.refused ? "error" : "alert"
                                color: place.one?.refused ? Theme.bad : Theme.warn
                                size: 13
                            }
                            Caption {
                                anchors.horizontalCenter: parent.horizontalCenter
                                anchors.bottom: parent.bottom
                                anchors.bottomMargin: 2
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
                    model: panel.plot.lists.symbols.length

                    PlotSegment {
                        required property int index
                        readonly property var one: panel.plot.lists.symbols[index] ?? ({})

                        objectName: "plotSymbol/" + (one.symbol ?? "")
                        // Where there are many their names are in the hints.
                        text: panel.plot.lists.symbols.length > 5 ? one.label ?? "" : qsTr("%1  %2").arg(one.label ?? "").arg(one.name ?? "")
                        hint: panel.plot.lists.symbols.length > 5 ? one.name ?? "" : ""
                        visible: panel.plot.lists.symbols.length <= 5 || !one.isOut
                        whyNot: one.whyNot ?? ""
                        Accessible.name: qsTr("%1, %2").arg(one.label ?? "").arg(one.name ?? "")
                        onPressed: if (!activeFocus) panel.handled()
                        onClicked: panel.plot.write(one.symbol)
                    }
                }
                IconButton {
                    objectName: "plotTakeBack"
                    height: Math.round(32 * Theme.textFactor)
                    focusPolicy: Qt.TabFocus
                    onPressed: if (!activeFocus) panel.handled()
                    glyph: "back"
                    text: qsTr("Take the last step back")
                    keys: KeyPages.keysOf("plot-last-step")
                    enabled: panel.plot.lists.steps.length > 0
                    onClicked: panel.plot.takeBack()
                }
                IconButton {
                    objectName: "plotFill"
                    height: Math.round(32 * Theme.textFactor)
                    focusPolicy: Qt.TabFocus
                    onPressed: if (!activeFocus) panel.handled()
                    glyph: "last"
                    text: qsTr("Straight on to the end")
                    keys: KeyPages.keysOf("plot-onward")
                    enabled: panel.plot.lists.steps.length < panel.plot.wanted
                    onClicked: panel.plot.fill()
                }
            }
            Repeater {
                objectName: "plotNotes"
                model: panel.plot.lists.notes.length

                FindingRow {
                    required property int index
                    readonly property var one: panel.plot.lists.notes[index] ?? ({})

                    objectName: "plotNote/" + index
                    width: panel.inner
                    severity: one.isRefusal ? FindingSeverity.Error : FindingSeverity.Warning
                    message: one.text ?? ""
                    rule: one.rule ?? ""
                }
            }
            PlotChoices {
                objectName: "plotChoices"
                width: parent.width
                plot: panel.plot
                onHandled: panel.handled()
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
                        panel.room.plotting.give()
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
            hint: KeyPages.hinted(panel.plot.isOrdered || panel.plot.isChanged ? qsTr("Then the next ship") : qsTr("A captain's first thought; then the next ship"), "give-order")
            focusPolicy: Qt.TabFocus
            onClicked: {
                panel.handled()
                panel.room.plotting.give()
            }
        }
        IconButton {
            objectName: "putPlotBack"
            height: Theme.control
            glyph: "undo"
            text: qsTr("As it was")
            keys: KeyPages.keysOf("plot-as-it-was")
            enabled: panel.plot.isChanged || panel.plot.unread !== ""
            focusPolicy: Qt.TabFocus
            onClicked: {
                panel.handled()
                panel.plot.putBack()
            }
        }
        QuietButton {
            id: alike
            objectName: "copyPlot"
            text: qsTr("Squadron alike")
            glyph: "copy"
            leftPadding: Theme.gap
            rightPadding: Theme.inset
            visible: (panel.ship.squadron ?? "") !== ""
            enabled: panel.plot.allowed
            hint: qsTr("Every other ship of %1 that may row it").arg(panel.ship.squadron ?? "")
            focusPolicy: Qt.TabFocus
            // What was written by hand for another ship is not written over unasked.
            onClicked: {
                panel.handled()
                const own = panel.room.plotting.ownOfSquadron()
                if (own.length === 0) {
                    panel.room.plotting.copyToSquadron()
                    return
                }
                overEntry.names = own.join(", ")
                alikeMenu.popup(alike, 0, -alikeMenu.implicitHeight)
            }
        }
    }
    ActionMenu {
        id: alikeMenu

        objectName: "alikeMenu"

        ActionEntry {
            objectName: "alikeKeeping"
            text: qsTr("Those without a plot of their own")
            glyph: "copy"
            onTriggered: panel.room.plotting.copyToSquadron()
        }
        ActionEntry {
            id: overEntry

            property string names: ""

            objectName: "alikeOver"
            text: qsTr("All, also %1").arg(names)
            glyph: "copy"
            onTriggered: panel.room.plotting.copyToSquadron(true)
        }
    }
}
