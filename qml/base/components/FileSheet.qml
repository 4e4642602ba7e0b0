// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A file is chosen, to be written or to be read: the same way on every machine. A name is suggested, its ending added; Enter
// takes it, or says why not; what is there already is written over only when that is said as well.
Sheet {
    id: sheet

    // What kind it is, for the folder where one was last: "fleets". Its name, for the title of the list: "Fleets".
    required property string kind
    required property string ending
    required property string what
    property bool saving: false
    // What is there already is never written over.
    property bool sparing: false
    // Several may be read at once: a press on a file picks it or lets it go, and what is typed is read beside them.
    property bool several: false
    readonly property alias selectedFiles: choice.files
    // A name for what is written first, without its ending.
    property string suggested: ""
    // Where it was read from or last written.
    property url current: ""
    readonly property alias selectedFile: choice.file
    // Written over would be a file that is there; it was said once.
    property bool asking: false

    signal accepted()

    function take() {
        tried = true
        if (!choice.take()) {
            list.currentIndex = -1
            return
        }
        if (choice.replaced !== "" && !asking) {
            asking = true
            other.forceActiveFocus(Qt.TabFocusReason)
            return
        }
        close()
        accepted()
    }
    property bool tried: false

    function pick(entry: var) {
        if (entry.isFolder)
            choice.enter(entry.name)
        else if (several)
            choice.toggle(entry.name)
        else
            choice.name = entry.name
        if (!several || entry.isFolder)
            list.currentIndex = -1
    }

    objectName: "fileSheet"
    cardWidth: 620
    onAboutToShow: {
        tried = false
        asking = false
        choice.begin(current, suggested)
        field.text = choice.name
        list.currentIndex = -1
    }
    onOpened: field.selectStem()

    FileChoice {
        id: choice
        kind: sheet.kind
        ending: sheet.ending
        saving: sheet.saving
        sparing: sheet.sparing
        several: sheet.several
        onChanged: {
            sheet.asking = false
            if (field.text !== name)
                field.text = name
        }
    }

    Item {
        width: parent.width
        height: Theme.touch

        IconButton {
            id: up
            objectName: "folderAbove"
            glyph: "chevron-up"
            text: qsTr("The folder above")
            enabled: choice.hasParent
            why: qsTr("This is the topmost folder.")
            onClicked: choice.up()
        }
        DataText {
            objectName: "folderShown"
            anchors.left: up.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: choice.folder
            elide: Text.ElideMiddle
            font.weight: Font.Medium
        }
    }
    Rectangle {
        width: parent.width
        height: Math.round(216 * Theme.textFactor)
        color: Theme.raised
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line

        ScrolledList {
            id: list

            objectName: "folderList"
            anchors.fill: parent
            anchors.margins: 4
            activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
            model: choice.entries
            currentIndex: -1
            Accessible.role: Accessible.List
            Accessible.name: sheet.what
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
            Keys.onReturnPressed: if (currentIndex >= 0) sheet.pick(model[currentIndex])
            Keys.onEnterPressed: if (currentIndex >= 0) sheet.pick(model[currentIndex])
            Keys.onPressed: event => {
                event.accepted = true
                if (event.key === Qt.Key_Backspace && choice.hasParent)
                    choice.up()
                else if (event.key === Qt.Key_Space && currentIndex >= 0)
                    sheet.pick(model[currentIndex])
                else if (sheet.several && event.matches(StandardKey.SelectAll))
                    choice.pickAll()
                else
                    event.accepted = false
            }

            delegate: Item {
                id: entry

                required property int index
                required property var modelData

                width: list.width
                height: Theme.row
                // Asked again whenever something is picked.
                readonly property bool picked: sheet.several && choice.files.length > 0 && choice.isPicked(modelData.name)

                Accessible.role: Accessible.ListItem
                Accessible.selected: picked
                Accessible.name: modelData.isFolder ? qsTr("Folder %1").arg(modelData.name) : modelData.name

                Rectangle {
                    anchors.fill: parent
                    radius: 4
                    color: entry.ListView.isCurrentItem && list.activeFocus || entry.picked || choice.name === entry.modelData.name ? Theme.chosen
                           : pointer.hovered ? Theme.hover : "transparent"
                }
                Icon {
                    id: sign
                    x: Theme.gap
                    width: 20
                    anchors.verticalCenter: parent.verticalCenter
                    name: entry.modelData.isFolder ? "folder" : entry.picked ? "check" : "file"
                    size: 18
                    color: Theme.softInk
                }
                DataText {
                    anchors.left: sign.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: when.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.name
                    elide: Text.ElideMiddle
                }
                Caption {
                    id: when
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.changed
                }
                HoverHandler {
                    id: pointer
                }
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds // else the press goes on to what lies behind the sheet
                    onTapped: (point, button) => {
                        const picked = entry.modelData
                        sheet.pick(picked)
                        if (tapCount === 2 && !picked.isFolder && !sheet.several)
                            sheet.take()
                    }
                }
            }
        }
        DataText {
            anchors.centerIn: parent
            visible: list.count === 0
            text: sheet.saving ? qsTr("Nothing of this kind lies here yet.") : qsTr("Nothing of this kind lies here.")
            soft: true
        }
    }
    Caption {
        width: parent.width
        visible: choice.more
        text: qsTr("There is more here than is listed; what is not can be typed.")
    }
    Field {
        id: field

        function selectStem() {
            input.forceActiveFocus()
            const dot = text.lastIndexOf(".")
            input.select(0, dot > 0 ? dot : text.length)
        }

        objectName: "fileName"
        width: parent.width
        label: qsTr("Name")
        maximumLength: 1000
        problem: sheet.tried || choice.name.trim() !== "" ? choice.problem : ""
        onEdited: choice.name = text
        onAccepted: sheet.take()
    }
    DataText {
        objectName: "fileOutcome"
        width: parent.width
        visible: text !== ""
        text: field.problem !== "" || choice.fileName === "" ? ""
              : sheet.asking ? qsTr("%1 is there already, last written %2. Write over it? What it holds now would be gone.").arg(choice.fileName).arg(choice.replaced)
              : choice.replaced !== "" ? qsTr("%1 is there already; you will be asked before it is written over.").arg(choice.fileName)
              : sheet.saving ? qsTr("It will be kept as %1.").arg(choice.fileName) : ""
        soft: !sheet.asking
        color: sheet.asking ? Theme.warn : Theme.softInk
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    footer: [
        PrimaryButton {
            objectName: "takeFile"
            text: sheet.asking ? qsTr("Write over it") : sheet.saving ? qsTr("Save")
                  : choice.files.length > 1 ? qsTr("Open %1 files").arg(choice.files.length) : qsTr("Open")
            onClicked: sheet.take()
        },
        QuietButton {
            id: other
            objectName: "anotherName"
            visible: sheet.asking
            text: qsTr("Another name")
            onClicked: {
                sheet.asking = false
                field.selectStem()
            }
        },
        QuietButton {
            objectName: "pickAllFiles"
            visible: sheet.several && list.count > 0
            text: qsTr("All of these")
            onClicked: choice.pickAll()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
