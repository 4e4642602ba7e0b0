// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/plots/plot_book.h"
#include "app/battle/plots/written_plot.h"
#include "app/battle/room/ordering/order_choice.h"

namespace navarch {

/// Plots written by hand: whose are open, how they are ordered, and by whom the rest is written.
class SidePlotting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// They are being written by hands.
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    /// The one of the chosen ship, and all of the side's.
    Q_PROPERTY(navarch::WrittenPlot* plot READ plot CONSTANT)
    Q_PROPERTY(navarch::PlotBook* book READ book CONSTANT)
    /// A captain writes those of the ships that have none.
    Q_PROPERTY(bool byCaptain READ byCaptain NOTIFY changed)

public:
    SidePlotting(BattleTable& table, BattleCourse& course, OrderChoice& choice, BattleNotices& notices);

    /// Orders what is written for the chosen ship, and goes on to the next that is not plotted.
    Q_INVOKABLE void give();
    /// The next thing there is to do: orders what is written for the chosen ship, a captain's first thought where nobody wrote
    /// anything, or goes on from one that is plotted, or
    /// says that the side has done. What stands against it is said aloud.
    Q_INVOKABLE void goOn();
    /// Writes the same for the other ships of her squadron, orders it for those that may row it, and goes on to the next that is
    /// not plotted. What was written by hand stays, unless `over`.
    Q_INVOKABLE void copyToSquadron(bool over = false);
    /// The ships of her squadron whose plots were written by hand otherwise, by name.
    [[nodiscard]] Q_INVOKABLE QStringList ownOfSquadron() const;
    /// Orders what is written; a captain then plots the ships that have nothing. Again: he stops.
    Q_INVOKABLE void letCaptainPlot();
    /// Orders what is written, and says that the side has done.
    Q_INVOKABLE void end();

    [[nodiscard]] bool isOn() const { return m_book.isOpen(); }
    [[nodiscard]] WrittenPlot* plot() { return &m_plot; }
    [[nodiscard]] PlotBook* book() { return &m_book; }
    [[nodiscard]] bool byCaptain() const { return m_byCaptain; }
    /// The captain who writes them has one to write.
    [[nodiscard]] bool captainIsNext() const;

    /// The battle stands elsewhere. Gives the ship to begin with when the plots of a turn are opened: the first that has none;
    /// else noShip.
    [[nodiscard]] int refresh();
    /// Another battle lies on the table.
    void begin();

signals:
    void changed();

private:
    void takeUp();
    /// To the next ship that is not plotted, if there is one.
    bool goToNext();
    [[nodiscard]] bool waitsForShips() const;
    [[nodiscard]] std::vector<Json> written() const;
    [[nodiscard]] std::optional<Json> doneOrder() const;

    BattleTable& m_table;
    BattleCourse& m_course;
    OrderChoice& m_choice;
    BattleNotices& m_notices;
    WrittenPlot m_plot;
    PlotBook m_book;
    bool m_byCaptain = false;
    bool m_goesOn = false; ///< goOn() waits for a captain's thought
    Viewer m_opened;       ///< whose plots were opened last,
    int m_turn = 0;        ///< and in which turn
};

} // namespace navarch
