// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The rulebook over whatever one does: the page of a rule whose number was pressed, what it refers to, and a search.
Sheet {
    id: sheet

    required property OpenCampaign campaign

    objectName: "ruleSheet"
    title: pages.number === "" ? qsTr("The rules") : Theme.joined([pages.number, pages.title])
    cardWidth: 660
    onOpened: search.forceActiveFocus()
    onClosed: pages.putAway()

    function show(rule: string) {
        if (rule !== "" && pages.open(rule))
            search.text = ""
        open()
    }

    Connections {
        target: RuleOpener
        function onAsked(rule: string) {
            sheet.show(rule)
        }
        function onDismissed() {
            sheet.close()
        }
    }
    RulePages {
        id: pages
        campaign: sheet.campaign
        search: search.text
    }

    Item {
        width: parent.width
        height: search.implicitHeight

        IconButton {
            id: before
            height: parent.height
            visible: pages.canGoBack
            glyph: "back"
            text: qsTr("The rule read before")
            onClicked: {
                search.text = ""
                pages.back()
            }
        }
        SearchField {
            id: search
            objectName: "ruleSearch"
            anchors.left: before.visible ? before.right : parent.left
            anchors.leftMargin: before.visible ? Theme.gap : 0
            anchors.right: parent.right
            placeholder: qsTr("A rule's number, or words")
        }
    }
    Caption {
        width: parent.width
        visible: pages.number !== "" && search.text === ""
        text: pages.game
    }
    EmptyState {
        width: parent.width
        height: Math.round(140 * Theme.textFactor)
        visible: search.text === "" ? pages.number === "" : foundRows.count === 0
        glyph: "book"
        title: search.text === "" ? qsTr("Every rule by its number") : qsTr("No rule has these words")
        text: search.text === "" ? qsTr("Type a number such as SA-7.4.2, or a word such as corvus.") : qsTr("Try fewer words, or a rule's number.")
    }
    Repeater {
        id: foundRows
        model: search.text === "" ? null : pages.found
        delegate: EntryRow {}
    }
    Repeater {
        model: search.text === "" ? pages.blocks : null
        delegate: Item {
            id: block

            required property int kind
            required property string text
            required property int columns
            required property var cells
            required property var marks

            width: parent?.width ?? 0
            implicitHeight: kind === RuleBlocks.Table ? table.height : words.height + (kind === RuleBlocks.Example ? 2 * Theme.gap : 0)

            Rectangle {
                anchors.fill: parent
                visible: block.kind === RuleBlocks.Example
                color: Theme.hover
                radius: Theme.radius
            }
            BodyText {
                id: words
                x: block.kind === RuleBlocks.Example ? Theme.inset : 0
                y: block.kind === RuleBlocks.Example ? Theme.gap : 0
                width: parent.width - 2 * x
                visible: block.kind !== RuleBlocks.Table
                text: block.text
                soft: block.kind === RuleBlocks.Example
            }
            // A table is as wide as the sheet: the column of the longest words takes what room there is. What a figure is
            // stands behind its row.
            GridLayout {
                id: table

                readonly property int widest: {
                    let found = 0
                    for (let i = block.columns; i < block.cells.length; ++i)
                        if (block.cells[i].length > block.cells[block.columns + found].length)
                            found = i % block.columns
                    return found
                }

                width: parent.width
                visible: block.kind === RuleBlocks.Table
                columns: block.columns + 1
                columnSpacing: Theme.inset
                rowSpacing: 2

                Repeater {
                    model: block.kind === RuleBlocks.Table ? block.columns + 1 + block.marks.length * (block.columns + 1) : 0
                    delegate: DataText {
                        required property int index
                        readonly property int row: Math.floor(index / (block.columns + 1)) - 1
                        readonly property int column: index % (block.columns + 1)
                        readonly property bool isMark: column === block.columns

                        Layout.fillWidth: column === table.widest
                        Layout.maximumWidth: column === table.widest ? -1 : Math.round(150 * Theme.textFactor)
                        text: isMark ? (row < 0 ? "" : block.marks[row]) : block.cells[(row + 1) * block.columns + column] ?? ""
                        soft: row < 0 || isMark
                        wraps: true
                    }
                }
            }
        }
    }
    Caption {
        width: parent.width
        visible: search.text === "" && seeRows.count > 0
        text: qsTr("See as well")
    }
    Repeater {
        id: seeRows
        model: search.text === "" ? pages.see : null
        delegate: EntryRow {}
    }

    component EntryRow: T.AbstractButton {
        id: entry

        required property string number
        required property string title
        required property string game

        objectName: "ruleEntry"
        width: parent?.width ?? 0
        height: Math.round(28 * Theme.textFactor)
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Link
        Accessible.name: Theme.joined([number, title, game])
        onClicked: sheet.show(number)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()

        contentItem: Item {
            DataText {
                id: name
                width: Math.min(implicitWidth, parent.width - Theme.gap)
                height: parent.height
                text: Theme.joined([entry.number, entry.title])
                verticalAlignment: Text.AlignVCenter
            }
            Caption {
                anchors.left: name.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right
                height: parent.height
                text: entry.game === pages.game && search.text === "" ? "" : entry.game
            }
        }
        background: Rectangle {
            color: entry.hovered ? Theme.hover : "transparent"
            radius: 4
            FocusRing {
                shown: entry.visualFocus
                distance: 0
            }
        }
    }
}
