// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <algorithm>
#include <optional>

namespace navarch {

/// Whether what came of the last orders has arrived. A board shows orders on their way, and until it has done neither the log
/// nor the head of the table tells how they end. Where no board shows them, and where one seeks, they arrive at once.
class OrderArrival : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Orders are carried out from that step on. Those before it have arrived.
    void depart(std::size_t step)
    {
        m_from = step;
        m_isDeparting = true;
    }
    /// They were, and whatever board there is shows them by now.
    void departed()
    {
        m_isDeparting = false;
        arrive();
    }
    /// A board shows what was done, or shows it no more.
    void setShown(bool shown)
    {
        m_isShown = shown;
        arrive();
    }
    /// What is looked at is another place of the battle: nothing is on its way, and arrived() says nothing of it.
    void forget() { m_from.reset(); }

    [[nodiscard]] bool isAwaited() const { return m_from.has_value(); }
    /// How many of so many steps may be told.
    [[nodiscard]] std::size_t toldOf(std::size_t steps) const
    {
        return std::min(m_from.value_or(steps), steps);
    }

signals:
    void arrived();

private:
    void arrive()
    {
        if (!m_from || m_isDeparting || m_isShown)
            return;
        m_from.reset();
        emit arrived();
    }

    std::optional<std::size_t> m_from; ///< the first step that is on its way
    bool m_isDeparting = false;
    bool m_isShown = false;
};

} // namespace navarch
