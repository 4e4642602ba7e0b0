// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Help: what the screen one is on is for, what keys do there and everywhere, what is new, and the program itself.
Sheet {
    id: sheet

    // Where one is, and what the rail calls it.
    required property string place
    required property string placeName

    enum Page { ThisScreen, Keys, News, Program }
    property int page: HelpSheet.ThisScreen

    function show(first: int) {
        page = first
        open()
    }

    objectName: "helpSheet"
    title: qsTr("Help")
    cardWidth: 660
    onOpened: choice.forceActiveFocus()

    HelpPages {
        id: pages
    }
    AboutPages {
        id: program
    }

    SegmentedChoice {
        id: choice
        objectName: "helpPage"
        room: parent.width
        label: qsTr("Help")
        value: sheet.page
        options: [{ value: HelpSheet.ThisScreen, text: qsTr("This screen") }, { value: HelpSheet.Keys, text: qsTr("Keys") },
                  { value: HelpSheet.News, text: qsTr("What is new") }, { value: HelpSheet.Program, text: qsTr("About") }]
        onChosen: value => sheet.page = value
    }

    Paragraphs {
        visible: sheet.page === HelpSheet.ThisScreen
        heading: sheet.placeName
        texts: pages.of(sheet.place)
    }
    KeyTable {
        visible: sheet.page === HelpSheet.Keys && rows.length > 0
        heading: sheet.placeName
        rows: KeyPages.of(sheet.place)
    }
    KeyTable {
        visible: sheet.page === HelpSheet.Keys
        heading: qsTr("Everywhere")
        rows: KeyPages.everywhere
    }
    Repeater {
        model: sheet.page === HelpSheet.News ? program.news : null
        delegate: Paragraphs {
            required property var modelData

            heading: modelData.title
            texts: modelData.texts
        }
    }
    Paragraphs {
        visible: sheet.page === HelpSheet.Program
        heading: qsTr("Navarch %1").arg(About.version)
        texts: program.about
    }

    component Paragraphs: Column {
        id: paragraphs

        property string heading: ""
        property var texts: []

        width: parent?.width ?? 0
        spacing: Theme.gap

        DataText {
            width: parent.width
            visible: text !== ""
            text: paragraphs.heading
            strong: true
        }
        Repeater {
            model: paragraphs.texts
            delegate: BodyText {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
            }
        }
    }
    component KeyTable: Column {
        id: table

        property string heading: ""
        property var rows: []

        width: parent?.width ?? 0
        spacing: 4

        DataText {
            width: parent.width
            text: table.heading
            strong: true
            bottomPadding: 4
        }
        Repeater {
            model: table.rows
            delegate: Item {
                id: row

                required property var modelData

                width: parent?.width ?? 0
                implicitHeight: Math.max(pressed.implicitHeight, what.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.joined([modelData.keys, modelData.what])

                DataText {
                    id: pressed
                    width: Math.round(190 * Theme.textFactor)
                    text: row.modelData.keys
                    strong: true
                    wraps: true
                }
                DataText {
                    id: what
                    anchors.left: pressed.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    text: row.modelData.what
                    wraps: true
                }
            }
        }
    }
}
