// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch.App

// Tells a screen reader what happens at the table while the table has the keys: what came of orders, what is asked, and of a ship
// that is looked at what is round her.
Announcer {
    id: teller

    required property BattleRoom room
    required property BattleBoard table
    readonly property int ship: room.choice.ship
    readonly property var card: room.choice.card
    readonly property var log: room.history.log
    readonly property string question: room.turn.question

    Accessible.role: Accessible.AlertMessage
    Accessible.name: said
    onShipChanged: if (table.activeFocus && card.name !== "") say([card.name, ...room.choice.around].join(". "))
    onQuestionChanged: say(question)

    Connections {
        target: teller.log

        // New entries stand at the end; what is read back, or found in the log, does not happen now.
        function onRowsInserted(parent: var, first: int, last: int) {
            const log = teller.log
            if (teller.room.history.lookingBack || log.text !== "" || last < log.count - 1 || last - first > 40)
                return
            for (let i = Math.max(first, last - 7); i <= last; ++i)
                teller.say(log.data(log.index(i, 0), BattleLog.TextRole))
        }
    }
}
