// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One out of a list that is too long to lay open: of plain words, or of choices { text, value }; others say their textRole.
T.ComboBox {
    id: box

    property string label: ""
    property string why: "" // nothing can be chosen now
    // The place of what holds, where something else than the box keeps it. It is shown again after every choice: one that
    // was refused does not stay in the box. Below -1: the box itself keeps what was chosen.
    property int at: -2
    readonly property bool follows: at >= -1

    function showWhatHolds() {
        if (follows && currentIndex !== at)
            currentIndex = at
    }

    onAtChanged: showWhatHolds()
    onModelChanged: later.restart()
    onCountChanged: later.restart()
    onActivated: later.restart()
    Component.onCompleted: showWhatHolds()

    Timer {
        id: later // when whoever was asked has answered
        interval: 0
        onTriggered: box.showWhatHolds()
    }

    // What is being typed to find a choice by the beginning of its name, or of a word in it: the list opens and the choice is
    // marked; Enter takes it, Escape leaves it.
    property string sought: ""
    property bool findsByTyping: true

    // As one types it: small, and without accents.
    function plain(words: string): string {
        return words.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
    }
    function seek(letters: string) {
        const wanted = plain(letters)
        let found = -1
        for (let i = 0; i < count && found < 0; ++i)
            if (plain(textAt(i)).startsWith(wanted))
                found = i
        for (let i = 0; i < count && found < 0; ++i)
            if (plain(textAt(i)).split(/[\s(,-]+/).some(word => word.startsWith(wanted)))
                found = i
        if (found < 0)
            return false
        popup.open()
        for (let steps = count; highlightedIndex < found && steps > 0; --steps)
            incrementCurrentIndex() // of an open list it moves the mark
        for (let steps = count; highlightedIndex > found && steps > 0; --steps)
            decrementCurrentIndex()
        return true
    }

    Keys.onPressed: event => {
        const isLetter = findsByTyping && event.text.length === 1 && event.text >= " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        if (event.key === Qt.Key_Backspace && sought !== "") {
            sought = sought.slice(0, -1)
            if (sought !== "")
                seek(sought)
            event.accepted = true
        } else if (isLetter && (event.text !== " " || sought !== "")) {
            if (seek(sought + event.text))
                sought += event.text
            forget.restart()
            event.accepted = true
        } else {
            event.accepted = false
        }
    }
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && sought !== ""

    Timer {
        id: forget
        interval: 3000
        onTriggered: box.sought = ""
    }

    // The place of the choice whose `value` that is, or -1.
    function placeOf(choices: var, value: var): int {
        return choices.findIndex(each => each.value === value)
    }
    // The text of the chosen one, without what stands after two spaces (its price).
    function shortText(choices: var): string {
        return choices[currentIndex]?.text.split("  ")[0] ?? ""
    }

    textRole: model?.length > 0 && model[0].text === undefined ? "" : "text"
    valueRole: "value"
    implicitWidth: Math.max(140, implicitContentWidthOf(displayText) + leftPadding + rightPadding)
    implicitHeight: Theme.control
    leftPadding: Theme.gap + 2
    rightPadding: 32
    focusPolicy: Qt.StrongFocus
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize
    Accessible.name: label !== "" ? label + ": " + displayText : displayText
    Accessible.description: enabled ? "" : why

    WhyHint {
        why: box.why
    }

    function implicitContentWidthOf(words: string): real {
        return measure.advanceWidth(words)
    }

    FontMetrics {
        id: measure
        font: box.font
    }

    delegate: T.ItemDelegate {
        id: entry

        required property int index

        width: ListView.view ? ListView.view.width : 100
        height: Theme.row
        leftPadding: Theme.gap + 2
        rightPadding: Theme.gap
        text: box.textAt(index) // of arrays and of models of any number of roles
        highlighted: box.highlightedIndex === index
        hoverEnabled: true
        Accessible.name: text

        contentItem: DataText {
            text: entry.text
            strong: box.currentIndex === entry.index
        }
        background: Rectangle {
            color: entry.highlighted ? Theme.chosen : "transparent"
            radius: 4
        }
    }
    indicator: Icon {
        x: box.width - width - Theme.gap
        y: (box.height - height) / 2
        name: "chevron-down"
        size: 18
        color: Theme.softInk
    }
    contentItem: DataText {
        text: box.displayText
        opacity: box.enabled ? 1 : 0.45
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: box.visualFocus ? 2 : 1
        border.color: box.visualFocus ? Theme.accent : Theme.strongLine

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: box.enabled && box.hovered ? Theme.hover : "transparent"
        }
    }
    popup: T.Popup {
        y: box.height + 2
        width: Math.max(box.width, 120)
        height: Math.min(contentItem.implicitHeight + 8, box.Window.height - 40)
        padding: 4

        onClosed: box.sought = ""

        contentItem: Item {
            implicitHeight: typed.height + list.contentHeight

            Row {
                id: typed
                x: Theme.gap + 2
                height: visible ? Theme.row : 0
                visible: box.sought !== ""
                spacing: Theme.gap

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "search"
                    size: 16
                    color: Theme.softInk
                }
                DataText {
                    height: parent.height
                    text: box.sought
                    soft: true
                }
            }
            ScrolledList {
                id: list

                objectName: "choices"
                width: parent.width
                anchors.top: typed.bottom
                anchors.bottom: parent.bottom
                model: box.delegateModel
                currentIndex: box.highlightedIndex
                // What is marked is in sight at once: at Qt's own pace a long list took seconds to come to it.
                highlightMoveDuration: 0
                onHeightChanged: positionViewAtIndex(currentIndex, ListView.Contain)
            }
        }
        background: Rectangle {
            color: Theme.raised
            radius: Theme.radius
            border.width: 1
            border.color: Theme.strongLine
        }
    }
}
