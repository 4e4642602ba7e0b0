// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <vector>

#include "app/base/background_job.h"
#include "app/battle/room/table/battle_notices.h"
#include "app/battle/room/table/battle_table.h"
#include "app/battle/room/table/order_arrival.h"
#include "app/battle/room/table/typed_dice.h"

namespace navarch {

/// The course of the battle on a table: every order, and everything else that changes the match, goes through it, as soon as
/// nobody looks at the match on another thread any more.
class BattleCourse : public QObject {
    Q_OBJECT

public:
    BattleCourse(BattleTable& table, TypedDice& dice, BattleNotices& notices);

    /// Changes wait until that job looks at the match no more; those that were named last are waited for first.
    void waitFor(BackgroundJobBase& job) { m_jobs.push_back(&job); }
    /// Something waits to be done: what is looked at now will be another match.
    [[nodiscard]] bool isAwaited() const;
    /// Does it as soon as nobody looks at the match, at once when nobody does.
    void change(const std::function<void()>& deed);
    /// What is shown of the battle is another one from that step on.
    void refresh(std::size_t from);
    /// What follows by itself may follow now.
    void goOn() { emit wentOn(); }

    void order(const Json& order, bool isCaptains) { orderOn(order, isCaptains, false); }
    /// The same; when it `goesOn` it belongs to the deed before it, and is taken back with it.
    void orderOn(const Json& order, bool isCaptains, bool goesOn);
    /// Performs orders of hands one after the other, and then whatever shall follow. They draw no dice.
    void orderAll(const std::vector<Json>& orders, const std::function<void()>& then);
    /// Of what came of the last orders.
    [[nodiscard]] OrderArrival& arrival() { return m_arrival; }
    /// Orders were given by hand since the battle was laid on the table.
    [[nodiscard]] bool wasByHand() const { return m_wasByHand; }
    /// That step belongs to the deed before it.
    [[nodiscard]] bool goesOn(std::size_t step) const { return step < m_goesOn.size() && m_goesOn[step]; }
    void begin()
    {
        m_arrival.forget();
        m_wasByHand = false;
        m_goesOn.clear();
    }

signals:
    void changing();
    /// What was to be done is done.
    void changeDone();
    /// An order was carried out, from that step on; before anything is shown of it.
    void performed(std::size_t before);
    /// The table was asked anew; before and after it tells.
    void refreshing(std::size_t from);
    void refreshed();
    /// The board came from that step to where it stands.
    void moved(std::size_t from);
    void ended();
    void wentOn();

private:
    /// Waits for the first so many of the jobs.
    void changeAfter(std::size_t jobs, const std::function<void()>& deed);
    /// Whether orders may be given by hand; otherwise it is said why not.
    [[nodiscard]] bool isSettled();
    void askDice();
    void came(std::size_t before);
    void mark(std::size_t step, bool goesOn);

    BattleTable& m_table;
    TypedDice& m_dice;
    BattleNotices& m_notices;
    OrderArrival m_arrival;
    std::vector<BackgroundJobBase*> m_jobs;
    bool m_wasByHand = false;
    std::vector<bool> m_goesOn; ///< of each step
    bool m_typedGoesOn = false; ///< of the order that waits for dice
};

} // namespace navarch
