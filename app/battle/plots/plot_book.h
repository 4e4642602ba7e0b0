// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "app/base/lists/row_list.h"
#include "core/battle/match/match.h"

namespace navarch {

/// The plots of a side in one turn, ship by ship: those that are ordered and those that are still being written. When they
/// are open it shows those of everybody, to be looked at only.
///
/// Roles: ship, name, squadron, plot, state, note (what rowing so costs, "A sprint"; of a ship that has nothing written, what
/// holding its course would).
class PlotBook : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged) // again: Qt's checker does not see the base's
    /// They are being written now.
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY shown)
    /// How many ships have a plot that is ordered, are written but not ordered, and have neither or a refused one.
    Q_PROPERTY(int ordered READ ordered NOTIFY shown)
    Q_PROPERTY(int written READ written NOTIFY shown)
    Q_PROPERTY(int missing READ missing NOTIFY shown)
    /// How many ships that have nothing written would pay for holding their course.
    Q_PROPERTY(int costly READ costly NOTIFY shown)

public:
    /// What is known of a ship's plot: nothing was written yet, something that may be ordered, something that is refused,
    /// or it is ordered as it stands.
    enum State { Unwritten, Written, Refused, Ordered };
    Q_ENUM(State)

    using RowList::RowList;

    struct Row {
        ShipNumber ship = noShip;
        QString name;
        QString squadron;
        PlotForm form;
        std::optional<PlotDraft> draft; ///< written, but not ordered so
        PlotTrack track;                ///< of the draft, otherwise of the form's
        std::optional<Json> order;      ///< that the draft may be given as

        [[nodiscard]] ShipNumber key() const { return ship; }
        [[nodiscard]] State state() const;
        [[nodiscard]] QString note() const;
    };

    /// Takes in the plots that a side, or a seat of it with the ships `own` (null: all), writes now, in the order of `view`;
    /// nobody: none are written. What was written and not ordered lasts as long as the writer and the turn. When they are not
    /// written any more they stay to be read for the rest of the turn, by nobody but who wrote them: `viewer` is who looks.
    void show(const Match* match, const BoardView& view, const std::vector<BriefShip>& ships,
              const Viewer& writer, const std::vector<ShipNumber>* own, const Viewer& viewer);
    /// What is ordered in every side's plots, when they may be read.
    void showOpen(const Match& match, const BoardView& view, const std::vector<BriefShip>& ships);
    /// Keeps what is written for a ship, or, nothing, forgets it; false when it was written so before.
    bool keep(const Match& match, ShipNumber ship, std::optional<PlotDraft> draft);
    /// Its plot was written by hand, for this ship; or is a copy of another's.
    void own(ShipNumber ship) { m_own.insert(ship); }
    void disown(ShipNumber ship) { m_own.erase(ship); }
    [[nodiscard]] bool isOwn(const Row& row) const
    {
        return m_own.contains(row.ship) && (row.draft || row.form.isPlotted);
    }
    /// Another ship of the squadron of `ship`.
    [[nodiscard]] bool isAlike(const Row& row, int ship) const;

    [[nodiscard]] bool isOpen() const { return m_isWriting && !m_rows.empty(); }
    /// They lead from where the ships are now.
    [[nodiscard]] bool isAhead() const { return m_isAhead; }
    [[nodiscard]] int ordered() const { return countOf(Ordered); }
    [[nodiscard]] int written() const { return countOf(Written); }
    [[nodiscard]] int missing() const { return countOf(Unwritten) + countOf(Refused); }
    [[nodiscard]] int costly() const;
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row* of(int ship) const;
    [[nodiscard]] Q_INVOKABLE int shipAt(int row) const;
    [[nodiscard]] Q_INVOKABLE int rowOf(int ship) const;

signals:
    void shown();

private:
    [[nodiscard]] static const RowRoles<Row>& roles();
    [[nodiscard]] int countOf(State state) const;
    void judge(const Match& match, Row& row) const;

    ListRows<Row> m_rows{*this, roles()};
    std::map<ShipNumber, PlotDraft> m_written;
    std::set<ShipNumber> m_own; ///< ships whose plots were written for themselves
    Viewer m_writer;            ///< whose they are
    bool m_isWriting = false;
    bool m_isAhead = false;
    int m_turn = 0;
};

} // namespace navarch
