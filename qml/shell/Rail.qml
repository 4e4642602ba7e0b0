// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// The way between screens. `places` holds { name, text, glyph, shown, foot }; only what works is among them.
// Up and down walk it, Return goes there.
FocusScope {
    id: rail

    required property var places
    required property string place

    signal chosen(string name)
    signal helpAsked()

    readonly property var shownPlaces: places.filter(place => place.shown)
    // What each stop may take of the height, so that the last one is never below the window's edge.
    readonly property int room: Math.floor((height - 2 * Theme.gap) / (shownPlaces.length + 1)) - 2

    // A low window takes from the signs first: the words under them and the last stop stay, and nothing is scrolled.
    readonly property int sign: Math.round(Math.min(22 * Theme.textFactor, Math.max(14 * Theme.textFactor, room - wordHeight - 6)))
    readonly property int wordHeight: Math.ceil(Theme.captionMetrics.height)
    readonly property int signGap: sign < 22 * Theme.textFactor ? 1 : 3
    // Reckoned, not asked of the stops' columns: those are laid out a frame later, and a stop that moves then is missed by a press.
    readonly property int wordsHeight: sign + signGap + wordHeight
    readonly property int stopHeight: Math.min(wordsHeight + 20, Math.max(wordsHeight + 4, room))

    // As wide as its longest word, within reason: every language has its own.
    readonly property int widestWord: Math.max(...shownPlaces.map(place => Theme.captionWidth(place.text)))

    implicitWidth: Math.max(92, Math.round(90 * Theme.textFactor), Math.min(widestWord + 2 * Theme.gap + 10, Math.round(150 * Theme.textFactor)))
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Screens", "of the window")

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    Rule {
        upright: true
        anchors.right: parent.right
        height: parent.height
    }
    // More stops than the window is high are scrolled.
    Flickable {
        id: flick

        anchors.fill: parent
        anchors.rightMargin: 1
        contentWidth: width
        // From one stop to the next.
        readonly property int step: rail.stopHeight + 2
        contentHeight: Math.max(height, (rail.shownPlaces.length + 1) * step - 2 + 2 * Theme.gap)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive
        T.ScrollBar.vertical: Scroller {}

        // Each says its own place: a layout of Qt 6.4 lays out stops that have gone when the language and then the size of text
        // change. They are all of one height.
        Repeater {
            model: rail.shownPlaces.filter(place => !place.foot)

            RailStop {
                required property int index

                y: Theme.gap + index * flick.step
                onClicked: rail.chosen(modelData.name)
            }
        }
        Repeater {
            id: feet

            model: rail.shownPlaces.filter(place => place.foot)

            RailStop {
                required property int index

                y: help.y - (feet.count - index) * flick.step
                onClicked: rail.chosen(modelData.name)
            }
        }
        // No place: it lies over the one that one is at.
        RailStop {
            id: help

            y: flick.contentHeight - Theme.gap - rail.stopHeight
            modelData: ({ name: "help", text: qsTr("Help"), glyph: "help" })
            Accessible.role: Accessible.Button
            onClicked: rail.helpAsked()
        }
    }

    component RailStop: T.AbstractButton {
        id: stop

        required property var modelData
        readonly property bool here: rail.place === modelData.name

        objectName: "rail-" + modelData.name

        x: Theme.gap
        width: flick.width - 2 * Theme.gap
        height: rail.stopHeight
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.PageTab
        text: modelData.text
        Accessible.name: text
        Accessible.selected: here
        // The keys of the first nine; of help its own.
        readonly property int number: rail.shownPlaces.findIndex(place => place.name === modelData.name) + 1
        readonly property string keys: number === 0 ? KeyPages.keysOf("help") : KeyPages.ofScreen(number)

        Hint {
            text: stop.keys
            visible: stop.hovered && stop.keys !== ""
        }
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

        contentItem: Item {
            Column {
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                spacing: rail.signGap

                Icon {
                    width: parent.width
                    height: rail.sign
                    name: stop.modelData.glyph
                    size: rail.sign
                    color: stop.here ? Theme.accent : Theme.softInk
                }
                Caption {
                    width: parent.width
                    text: stop.modelData.text
                    horizontalAlignment: Text.AlignHCenter
                    color: stop.here ? Theme.ink : Theme.softInk
                    font.weight: stop.here ? Font.DemiBold : Font.Medium
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: stop.here ? Theme.chosen : stop.down ? Theme.press : stop.hovered ? Theme.hover : "transparent"

            Rectangle {
                visible: stop.here
                width: 3
                height: parent.height - 20
                radius: 2
                y: 10
                x: -Theme.step
                color: Theme.accent
            }
            FocusRing {
                shown: stop.visualFocus
                distance: 0
            }
        }
    }
}
