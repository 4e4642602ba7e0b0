// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What a chart begins with: a blank sea, the Mediterranean or a part of it, or a coast of one's own.
Sheet {
    id: sheet

    required property ChartRoom room

    enum From { Blank, Part, File }
    property int from: ChartBeginSheet.Blank
    readonly property ChartBeginning beginning: room.beginning

    function degrees(field: Field): real {
        try {
            return Number.fromLocaleString(Qt.locale(), field.text)
        } catch (half) { // a lone minus
            return 0
        }
    }
    function setPart(part: var) {
        west.show(part.west)
        south.show(part.south)
        east.show(part.east)
        north.show(part.north)
    }
    function start() {
        if (from === ChartBeginSheet.Blank)
            beginning.blank(height_.value)
        else if (from === ChartBeginSheet.Part)
            beginning.part(degrees(west), degrees(south), degrees(east), degrees(north))
        else
            coastDialog.open()
    }

    objectName: "chartBegin"
    title: qsTr("A new chart")
    cardWidth: Math.round(620 * Theme.textFactor)
    onAboutToShow: beginning.clear()
    onClosed: beginning.clear()
    Component.onCompleted: setPart(beginning.parts[0])

    Connections {
        target: sheet.beginning
        function onBegun() { sheet.close() }
    }
    FileSheet {
        id: coastDialog
        title: qsTr("Open a coast")
        kind: "coasts"
        ending: "geojson"
        what: qsTr("GeoJSON files")
        onAccepted: sheet.beginning.geoJson(selectedFile)
    }

    SegmentedChoice {
        objectName: "chartFrom"
        room: parent.width
        label: qsTr("What it begins with")
        value: sheet.from
        options: [{ value: ChartBeginSheet.Blank, text: qsTr("Blank sea"), glyph: "brush" }, { value: ChartBeginSheet.Part, text: qsTr("Mediterranean"), glyph: "map" },
                  { value: ChartBeginSheet.File, text: qsTr("A file"), glyph: "file" }]
        onChosen: value => sheet.from = value
    }
    BodyText {
        width: parent.width
        soft: true
        text: sheet.from === ChartBeginSheet.Blank ? qsTr("Water and nothing else, for islands nobody has seen.")
              : sheet.from === ChartBeginSheet.Part ? qsTr("Its coast and its ports, as far as they lie within these degrees. Drag a rectangle on the picture, or choose a part.")
              : qsTr("Polygons of a GeoJSON file are the land; whatever else is in it is passed over. At most 64 MB.")
    }
    Item {
        width: parent.width
        height: height_.height
        visible: sheet.from === ChartBeginSheet.Blank

        DataText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Degrees from south to north")
        }
        NumberStepper {
            id: height_
            objectName: "seaHeight"
            anchors.right: parent.right
            label: qsTr("Degrees from south to north")
            from: 1
            to: 20
            value: 3
        }
    }
    PartPicture {
        id: picture

        width: parent.width
        height: Math.round(width * 0.43)
        visible: sheet.from === ChartBeginSheet.Part
        west: sheet.degrees(west)
        south: sheet.degrees(south)
        east: sheet.degrees(east)
        north: sheet.degrees(north)
        onDrawn: part => sheet.setPart(part)
    }
    ChoiceBox {
        objectName: "seaPart"
        width: parent.width
        visible: sheet.from === ChartBeginSheet.Part
        label: qsTr("Part")
        model: sheet.beginning.parts
        onActivated: index => sheet.setPart(sheet.beginning.parts[index])
    }
    Row {
        width: parent.width
        spacing: Theme.gap
        visible: sheet.from === ChartBeginSheet.Part

        Degrees {
            id: west
            objectName: "partWest"
            label: qsTr("West")
        }
        Degrees {
            id: south
            objectName: "partSouth"
            label: qsTr("South")
        }
        Degrees {
            id: east
            objectName: "partEast"
            label: qsTr("East")
        }
        Degrees {
            id: north
            objectName: "partNorth"
            label: qsTr("North")
        }
    }
    Repeater {
        model: sheet.from === ChartBeginSheet.File ? sheet.beginning.problems : []

        FindingRow {
            required property var modelData

            objectName: "coastProblem"
            width: parent?.width ?? 0
            severity: FindingSeverity.Error
            subject: modelData.place
            message: modelData.remedy !== "" ? modelData.what + " " + modelData.remedy : modelData.what
            rule: ""
        }
    }
    footer: [
        PrimaryButton {
            objectName: "beginChart"
            enabled: !sheet.beginning.busy
            text: sheet.beginning.busy ? qsTr("Drawing it…") : sheet.from === ChartBeginSheet.File ? qsTr("Choose a file…") : qsTr("Begin")
            onClicked: sheet.start()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]

    component Degrees: Field {
        function show(degrees: real) {
            text = (Math.round(degrees * 100) / 100).toLocaleString(Qt.locale(), "g", 6)
        }

        width: ((parent?.width ?? 0) - 3 * Theme.gap) / 4
        maximumLength: 8
        validator: DoubleValidator {
            bottom: -180
            top: 180
            decimals: 3
            notation: DoubleValidator.StandardNotation
        }
    }
    // The Mediterranean with the part that is chosen; a rectangle dragged on it chooses another.
    component PartPicture: Rectangle {
        id: sea

        required property real west
        required property real south
        required property real east
        required property real north

        signal drawn(var part)

        color: Theme.sea
        radius: Theme.radius
        clip: true

        RegionImage {
            id: land
            anchors.fill: parent
            region: Qt.rect(-10, 29.5, 53, 18.5)
            land: Theme.land
            shore: Theme.strongLine
        }
        Rectangle {
            readonly property point from: land.width > 0 && land.height > 0 ? land.placeOf(sea.west, sea.north) : Qt.point(0, 0)
            readonly property point to: land.width > 0 && land.height > 0 ? land.placeOf(sea.east, sea.south) : Qt.point(0, 0)

            visible: to.x > from.x && to.y > from.y
            x: from.x
            y: from.y
            width: to.x - from.x
            height: to.y - from.y
            color: Theme.chosen
            border.width: 2
            border.color: Theme.accent
        }
        MouseArea {
            // Degrees at a pixel: the picture is drawn evenly, so two places of it say how.
            function at(x: real, y: real): point {
                const a = land.placeOf(0, 30)
                const b = land.placeOf(10, 40)
                return Qt.point(Math.max(-10, Math.min(43, (x - a.x) / (b.x - a.x) * 10)),
                                Math.max(29.5, Math.min(48, 30 + (y - a.y) / (b.y - a.y) * 10)))
            }
            property point begun

            anchors.fill: parent
            cursorShape: Qt.CrossCursor
            preventStealing: true
            onPressed: mouse => begun = at(mouse.x, mouse.y)
            onPositionChanged: mouse => {
                const now = at(mouse.x, mouse.y)
                sea.drawn({ west: Math.min(begun.x, now.x), south: Math.min(begun.y, now.y),
                            east: Math.max(begun.x, now.x), north: Math.max(begun.y, now.y) })
            }
        }
    }
}
