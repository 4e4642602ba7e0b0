// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The side's ships and what is written for each; below it what is said for the side as a whole.
Rectangle {
    id: panel

    required property BattleRoom room
    readonly property PlotBook plots: room.plotting.book
    readonly property var signs: ["minus", "pencil", "error", "check"]
    readonly property var states: [qsTr("not plotted"), qsTr("written"), qsTr("refused"), qsTr("plotted")]
    // More orders of the side than there is room for: they go into a menu.
    readonly property bool crowded: sideButtons.count > 2

    // Something was pressed: the keys belong to the table again.
    signal handled()

    readonly property var tones: [Theme.softInk, Theme.warn, Theme.bad, Theme.good]

    color: Theme.card

    // The table lies below: neither presses nor the wheel go through to it.
    MouseArea {
        anchors.fill: parent
        onWheel: wheel => wheel.accepted = true
    }
    Rule {
        upright: true
        anchors.right: parent.right
        height: parent.height
    }
    Column {
        id: top

        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset

        TitleText {
            width: parent.width
            text: qsTr("Plots")
        }
        Caption {
            objectName: "plotCount"
            width: parent.width
            text: !panel.plots.isOpen ? qsTr("As they were written this turn")
                  : qsTr("%1 of %2 plotted").arg(panel.plots.ordered).arg(panel.plots.count)
        }
    }
    ScrolledList {
        id: list

        objectName: "plotList"
        anchors.top: top.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width - 1
        cacheBuffer: 0
        model: panel.plots
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        currentIndex: { panel.plots.count; return panel.plots.rowOf(panel.room.choice.ship) }
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Plots")
        Keys.onUpPressed: if (currentIndex > 0) panel.room.choice.select(panel.plots.shipAt(currentIndex - 1))
        Keys.onDownPressed: if (currentIndex < count - 1) panel.room.choice.select(panel.plots.shipAt(currentIndex + 1))
        Keys.onReturnPressed: panel.room.plotting.goOn()
        Keys.onEnterPressed: panel.room.plotting.goOn()

        FocusRing {
            shown: list.activeFocus
            distance: -2
        }

        delegate: T.ItemDelegate {
            id: row

            required property int index
            required property int ship
            required property string name
            required property string plot
            required property int state
            required property string note
            readonly property bool taken: ship === panel.room.choice.ship

            objectName: "plotRow/" + index
            width: list.width
            height: Math.max(Theme.touch, lines.implicitHeight + 10)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2, %3").arg(name).arg(plot).arg(Theme.joined([panel.states[state], note]))
            onClicked: {
                panel.room.choice.select(ship)
                panel.handled()
            }

            contentItem: Item {
                Icon {
                    id: sign
                    x: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter
                    name: panel.signs[row.state]
                    size: 17
                    color: panel.tones[row.state]
                }
                Column {
                    id: lines
                    anchors.left: sign.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: row.name
                        strong: row.taken
                    }
                    Caption {
                        width: parent.width
                        // Where nothing is written yet there is nothing to read.
                        text: Theme.joined([panel.plots.isOpen && row.state === PlotBook.Unwritten ? "" : row.plot, panel.plots.isOpen && row.state !== PlotBook.Ordered ? panel.states[row.state] : ""])
                        color: row.state === PlotBook.Refused ? Theme.bad : Theme.softInk
                    }
                    Caption {
                        objectName: "plotCost/" + row.index
                        width: parent.width
                        visible: row.note !== "" && panel.plots.isOpen
                        text: row.note
                        color: Theme.warn
                    }
                }
            }
            background: Rectangle {
                color: row.taken ? Theme.chosen : row.hovered ? Theme.hover : "transparent"

                Rectangle {
                    width: 3
                    height: parent.height
                    visible: row.taken
                    color: Theme.accent
                }
            }
        }
    }
    Column {
        id: foot

        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.inset
        spacing: Theme.gap
        visible: panel.plots.isOpen
        height: visible ? implicitHeight : 0

        Caption {
            id: why
            width: parent.width
            visible: panel.plots.missing > 0
            text: panel.plots.missing === 1 ? qsTr("One ship has no plot yet, or a refused one.")
                                            : qsTr("%1 ships have no plot yet, or a refused one.").arg(panel.plots.missing)
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        PlainButton {
            objectName: "captainPlots"

            readonly property bool stops: panel.room.plotting.byCaptain || panel.room.pace.together.byCaptain

            readonly property bool plotsRest: panel.plots.missing > 0 || panel.plots.written > 0

            text: stops ? qsTr("Stop the captain") : plotsRest ? qsTr("The rest by a captain") : qsTr("The turn by a captain")
            hint: stops ? "" : plotsRest ? qsTr("He plots the ships that have nothing") : qsTr("He says that all is plotted, and orders the rest of the turn")
            keys: KeyPages.keysOf("by-captain")
            onClicked: {
                panel.handled()
                panel.room.pace.letCaptain()
            }
        }
        Repeater {
            id: sideButtons

            model: panel.room.plotting.isOn ? panel.room.ofSide.orders : null

            PlainButton {
                required property string briefly
                required property int index
                objectName: "sideOrder/" + index
                visible: index === 0 || !panel.crowded
                text: briefly
                onClicked: {
                    panel.handled()
                    panel.room.ofSide.give(index)
                }
            }
        }
        Caption {
            objectName: "plotCosts"
            width: parent.width
            visible: panel.plots.costly > 0
            text: panel.plots.costly === 1 ? qsTr("One ship pays for holding its course; the list says what.")
                                           : qsTr("%1 ships pay for holding their course; the list says what.").arg(panel.plots.costly)
            color: Theme.warn
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        PlainButton {
            id: moreOfSide
            objectName: "moreOfPlots"
            visible: panel.crowded
            text: qsTr("Standing and other orders…")
            onClicked: more.popup(moreOfSide, 0, -more.implicitHeight)
        }
        // Last, so that it stands still while what is above it comes and goes.
        PrimaryButton {
            objectName: "endPlotting"
            width: parent.width
            text: qsTr("All plotted")
            glyph: "check"
            enabled: panel.plots.missing === 0
            hint: panel.plots.missing === 0 ? KeyPages.hinted(qsTr("The plots are final then"), "all-plotted") : why.text
            focusPolicy: Qt.TabFocus
            onClicked: {
                panel.handled()
                panel.room.plotting.end()
            }
        }
    }
    SideOrderMenu {
        id: more

        objectName: "plotSideMenu"
        room: panel.room
        crowded: panel.crowded && panel.room.plotting.isOn
    }

    // A button as wide as the panel, whose words may take two lines.
    component PlainButton: QuietButton {
        id: plain
        width: foot.width
        implicitHeight: Math.max(Theme.control, said.implicitHeight + 12)
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        focusPolicy: Qt.TabFocus
        contentItem: DataText {
            id: said
            text: plain.text
            font.weight: Font.Medium
            wraps: true
            horizontalAlignment: Text.AlignHCenter
            opacity: plain.enabled ? 1 : 0.45
        }
    }
}
