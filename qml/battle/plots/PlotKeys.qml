// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch.App

// The keys by which a plot is written while the table has the focus: its letters, the arrows, digits for the speed.
QtObject {
    id: keys

    required property BattleRoom room
    readonly property WrittenPlot plot: room.plotting.plot

    // Goes to the ship so many rows on in the list; false past its end, so that Tab leaves the table there.
    function goTo(by: int): bool {
        const next = room.plotting.book.shipAt(room.plotting.book.rowOf(room.choice.ship) + by)
        if (next >= 0)
            room.choice.select(next)
        return next >= 0
    }

    function take(event: var): bool {
        if (!room.plotting.isOn || event.modifiers & Qt.ControlModifier)
            return false
        switch (event.key) {
        case Qt.Key_Tab:
        case Qt.Key_PageDown:
            return goTo(1)
        case Qt.Key_Backtab:
        case Qt.Key_PageUp:
            return goTo(-1)
        }
        if (!plot.isOn || event.modifiers & Qt.AltModifier)
            return false
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            event.modifiers & Qt.ShiftModifier ? room.plotting.copyToSquadron() : room.plotting.goOn()
            return true
        case Qt.Key_Backspace:
            plot.takeBack()
            return true
        case Qt.Key_Delete:
            plot.cutTo(0)
            return true
        case Qt.Key_End:
            plot.fill()
            return true
        case Qt.Key_Escape:
            plot.putBack()
            return true
        case Qt.Key_BracketLeft:
            plot.changeSpeed(-1)
            return true
        case Qt.Key_BracketRight:
            plot.changeSpeed(1)
            return true
        }
        const ways = { [Qt.Key_Up]: "ahead", [Qt.Key_Left]: "port", [Qt.Key_Right]: "starboard", [Qt.Key_Down]: "astern" }
        if (ways[event.key] && !(event.modifiers & Qt.ShiftModifier))
            return plot.writeTowards(ways[event.key])
        const speed = Array.from(plot.lists.speeds).find(one => one.label === event.text)
        if (speed !== undefined) {
            plot.setSpeed(speed.speed)
            return true
        }
        return event.text.length === 1 && plot.write(event.text)
    }
}
