// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Beside the pointer: what the ship under it is, or what the order there would do.
Rectangle {
    id: note

    required property BattleBoard board
    required property BattleRoom room
    readonly property var said: board.pointer.said
    readonly property var side: said.side >= 0 ? room.seats.sides[said.side] : null

    visible: (said.text ?? "") !== "" && !room.pace.thinking
    x: Math.max(4, Math.min(board.width - board.sight.rightMargin - width - 4, (said.x ?? 0) + 16))
    y: Math.max(4, Math.min(board.height - height - 4, (said.y ?? 0) + 18))
    width: column.width + 20
    height: column.height + 12
    radius: 4
    color: Theme.ink

    Column {
        id: column

        x: 10
        y: 6
        width: Math.min(320, Math.max(Theme.dataWidth(note.said.text ?? "", true), Theme.captionWidth(below.text)))
        spacing: 1

        DataText {
            width: parent.width
            text: note.said.text ?? ""
            strong: true
            color: Theme.paper
            wraps: true
        }
        Caption {
            id: below
            width: parent.width
            visible: text !== ""
            text: Theme.joined([note.side?.name ?? "", note.said.note ?? ""])
            color: Theme.paper
            wrapMode: Text.Wrap
        }
    }
}
