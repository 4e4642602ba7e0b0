// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A card laid over the window for one small task. Escape puts it away and changes nothing; Enter presses its main button as
// long as nothing else on it was gone to.
T.Popup {
    id: sheet

    default property alias body: inside.data
    property alias footer: foot.data
    property string title: ""
    // At the usual size of text; it grows with it, as far as the window lets it.
    property int cardWidth: 480
    readonly property int roomAround: parent?.height ?? 0
    readonly property real middle: (roomAround - height) / 2.4
    // Where its top came to stand. What grows or shrinks in it afterwards grows downwards, as far as there is room: what one is
    // about to press stays under the pointer.
    property real top: 0
    property bool isSettled: false

    parent: T.Overlay.overlay
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(isSettled ? Math.max(20, Math.min(top, roomAround - height - 24)) : middle)
    width: Math.min(Math.round(cardWidth * Math.max(1, Theme.textFactor)), (parent?.width ?? cardWidth) - 48)
    height: Math.min(column.implicitHeight + 2 * padding, (parent?.height ?? 600) - 48)
    padding: 20
    modal: true
    focus: true
    // Whatever had the keys when it was put away: an Enter on it would be another answer than the sheet begins with.
    onAboutToShow: {
        column.focus = true
        isSettled = false
    }
    onRoomAroundChanged: top = middle
    // A screen that is left takes its sheet along; without this the sheet would stay on the overlay.
    Component.onDestruction: visible = false
    // A press beside it is no answer: it may be half filled in.
    closePolicy: T.Popup.CloseOnEscape

    // Until then what is in it is still being laid out.
    Timer {
        interval: 300
        running: sheet.opened
        onTriggered: {
            sheet.top = sheet.middle
            sheet.isSettled = true
        }
    }
    // The window's own key for it does not reach through a sheet.
    Shortcut {
        sequences: ["F1"]
        enabled: sheet.opened
        onActivated: RuleOpener.openFor(column.Window.activeFocusItem)
    }

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }
    background: Rectangle {
        color: Theme.card
        radius: Theme.radius
        border.width: 1
        border.color: Theme.line
    }
    contentItem: Column {
        id: column

        function pressMain(event: var) {
            const main = Window.activeFocusItem === column ? Array.from(foot.children).find(each => each instanceof PrimaryButton && each.visible && each.enabled) : undefined
            event.accepted = main !== undefined
            main?.clicked()
        }

        spacing: Theme.inset
        focus: true
        Keys.onReturnPressed: event => pressMain(event)
        Keys.onEnterPressed: event => pressMain(event)

        Item {
            id: head
            width: column.width
            height: Theme.touch
            visible: sheet.title !== ""

            TitleText {
                anchors.left: parent.left
                anchors.right: away.left
                anchors.verticalCenter: parent.verticalCenter
                text: sheet.title
            }
            IconButton {
                id: away
                anchors.right: parent.right
                glyph: "close"
                text: qsTr("Close")
                onClicked: sheet.close()
            }
        }
        // What is too long for the window scrolls; title and buttons stay.
        Flickable {
            id: view

            readonly property real room: (sheet.parent?.height ?? 600) - 48 - 2 * sheet.padding - foot.height - column.spacing
                                         - (head.visible ? head.height + column.spacing : 0)

            width: column.width + Theme.inset // its bar stands in the margin
            height: Math.min(inside.implicitHeight, Math.max(0, room))
            contentWidth: column.width
            contentHeight: inside.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            clip: interactive
            T.ScrollBar.vertical: Scroller {}

            Column {
                id: inside
                width: column.width
                spacing: Theme.inset
            }
        }
        Flow {
            id: foot
            width: column.width
            topPadding: Theme.gap
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
        }
    }
}
