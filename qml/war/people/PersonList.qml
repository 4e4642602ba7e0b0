// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Who there is, to be searched and sorted.
FocusScope {
    id: pane

    required property OpenCampaign campaign
    property int side: 0
    property int show: PersonKind.Nobody // of which kind; Nobody: all
    required property int personId
    readonly property alias people: peopleList
    // Changes whenever the rows may have: what is looked up by number is looked up again.
    property int revision: 0
    readonly property int row: revision >= 0 ? peopleList.rowOf(personId) : -1

    // Where whoever is picked stands, in which list. It is kept aside: who is looked at is not asked for anew when it changes.
    readonly property var stood: ({ row: 0, list: "" })
    readonly property string listed: `${show}/${side}/${search.text}`
    onRowChanged: if (row >= 0) Object.assign(stood, { row: row, list: listed })

    signal picked(int id)
    signal opened() // pressed, where one comes by it with the keys otherwise

    // Who takes the place of the one that has gone; in another list, its first.
    function beside(): int {
        return peopleList.idAt(stood.list === listed ? Math.min(stood.row, peopleList.count - 1) : 0)
    }
    function has(id: int): bool {
        return revision >= 0 && peopleList.rowOf(id) >= 0
    }

    PeopleList {
        id: peopleList
        campaign: pane.campaign
        side: pane.side
        show: pane.show
        filter: search.text
        onDataChanged: ++pane.revision
        onRowsInserted: ++pane.revision
        onRowsRemoved: ++pane.revision
    }
    SearchField {
        id: search
        objectName: "peopleSearch"
        x: Theme.margin
        width: Math.min(300, parent.width - 2 * Theme.margin)
        placeholder: qsTr("Find a name, a post, a side")
    }
    Item {
        id: heads
        anchors.top: search.bottom
        anchors.topMargin: Theme.gap
        x: Theme.margin
        width: parent.width - Theme.margin - Theme.inset
        height: name.implicitHeight

        Head {
            id: name
            what: "name"
            text: qsTr("Name")
            width: columns.name
        }
        Head {
            what: "post"
            text: qsTr("Post")
            anchors.left: name.right
            anchors.right: quality_.left
        }
        Head {
            id: quality_
            what: "quality"
            text: qsTr("Quality")
            anchors.right: state.left
            width: columns.quality
        }
        Head {
            id: state
            what: "state"
            text: qsTr("State")
            anchors.right: experience_.left
            width: columns.state
        }
        Head {
            id: experience_
            what: "experience"
            visible: !columns.least
            text: qsTr("Exp.")
            toTheRight: true
            anchors.right: battles_.left
            width: columns.experience
        }
        Head {
            id: battles_
            what: "battles"
            visible: !columns.least
            text: qsTr("Battles")
            toTheRight: true
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            width: columns.battles
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    ScrolledList {
        id: list

        objectName: "people"
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        x: Theme.margin - Theme.gap
        width: parent.width - x - 2
        focus: true
        activeFocusOnTab: true
        model: peopleList
        currentIndex: pane.row
        highlightMoveDuration: 0
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("People")
        Keys.onUpPressed: pane.picked(peopleList.idAt(Math.max(0, currentIndex - 1)))
        Keys.onDownPressed: pane.picked(peopleList.idAt(Math.min(count - 1, currentIndex + 1)))

        delegate: Item {
            id: row

            required property int personId
            required property int kind
            required property string name
            required property string side
            required property string colour
            required property string emblem
            required property string post
            required property string quality
            required property string state
            required property bool hurt
            required property bool named
            required property int experience
            required property int battles
            readonly property bool current: personId === pane.personId

            width: ListView.view.width - Theme.inset
            height: Theme.row
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([name, side, post, quality, state])

            Rectangle {
                anchors.fill: parent
                radius: 4
                color: row.current ? Theme.chosen : over.hovered ? Theme.hover : "transparent"
                border.width: row.current && list.activeFocus ? 1 : 0
                border.color: Theme.accent
            }
            HoverHandler {
                id: over
            }
            TapHandler {
                onTapped: {
                    list.forceActiveFocus()
                    pane.picked(row.personId)
                    pane.opened()
                }
            }
            SideBadge {
                id: badge
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                visible: row.colour !== ""
                colour: row.colour
                emblem: row.emblem
                size: 20
            }
            DataText {
                x: Theme.gap + 28
                width: columns.name - 28 - Theme.gap
                height: parent.height
                text: row.name
                soft: !row.named
                font.weight: row.named ? Font.Medium : Font.Normal
            }
            DataText {
                x: Theme.gap + columns.name
                width: qualityText.x - x - Theme.gap
                height: parent.height
                text: row.post
                soft: true
            }
            DataText {
                id: qualityText
                anchors.right: stateText.left
                width: columns.quality
                height: parent.height
                text: row.quality
                whole: true
            }
            DataText {
                id: stateText
                anchors.right: experienceText.left
                width: columns.state
                rightPadding: Theme.gap
                height: parent.height
                text: row.state
                color: row.hurt ? Theme.warn : Theme.softInk
            }
            AmountText {
                id: experienceText
                anchors.right: battlesText.left
                width: columns.experience
                height: parent.height
                visible: !columns.least
                text: row.experience < 0 ? "–" : row.experience
                soft: row.experience <= 0
            }
            AmountText {
                id: battlesText
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                width: columns.battles
                height: parent.height
                visible: !columns.least
                text: row.battles < 0 ? "–" : row.battles
                soft: row.battles <= 0
            }
        }
    }
    EmptyState {
        anchors.horizontalCenter: list.horizontalCenter
        anchors.top: heads.bottom
        anchors.topMargin: Theme.margin * 2
        width: Math.min(420, parent.width - 2 * Theme.margin)
        visible: list.count === 0
        glyph: "account"
        title: search.text !== "" ? qsTr("Nobody is called that") : pane.show === PersonKind.Prisoner ? qsTr("No prisoners") : qsTr("Nobody yet")
        text: search.text !== "" ? qsTr("Try fewer letters, or look among everyone.")
              : pane.show === PersonKind.Prisoner ? qsTr("Commanders who are captured stand here: those we hold, and those of ours whom others hold. They can be ransomed, exchanged or let go (CP-6.3).")
              : pane.show === PersonKind.Captain ? qsTr("Every ship has a captain. They come with the ships.")
              : qsTr("Each fleet should have an admiral and each squadron a commander (CP-6.4). Appoint the first.")
    }

    QtObject {
        id: columns
        // As wide as its words and its head in every language.
        readonly property int quality: {
            let most = Math.max(Math.round(56 * Theme.textFactor), Theme.captionWidth(quality_.text))
            for (const word of peopleList.qualityWords)
                most = Math.max(most, Theme.dataWidth(word, false))
            return most + Theme.gap
        }
        readonly property int experienceHead: Math.max(Math.round(44 * Theme.textFactor), Theme.captionWidth(experience_.text) + Theme.gap)
        readonly property int battlesHead: Math.max(Math.round(70 * Theme.textFactor), Theme.captionWidth(battles_.text) + Theme.gap)
        readonly property int marks: experienceHead + battlesHead
        // What the list has at least beside its words: a name, a post, a state.
        readonly property int others: Theme.margin + 2 * Theme.inset + Math.round((124 + 150 + 68) * Theme.textFactor)
        readonly property bool narrow: pane.width < others + quality + marks + Math.round(100 * Theme.textFactor)
        // What has no room stands on the card.
        readonly property bool least: pane.width < others + quality + marks
        readonly property int name: Math.round((pane.width < others + quality + marks + Math.round(30 * Theme.textFactor) ? 124 : narrow ? 144 : 176) * Theme.textFactor)
        readonly property int state: Math.round((narrow ? 68 : 104) * Theme.textFactor)
        readonly property int experience: least ? 0 : experienceHead
        readonly property int battles: least ? 0 : battlesHead
    }

    component Head: ColumnHead {
        required property string what

        sorted: peopleList.sortBy === what
        descending: peopleList.descending
        onClicked: {
            peopleList.descending = peopleList.sortBy === what ? !peopleList.descending : false
            peopleList.sortBy = what
        }
    }
}
