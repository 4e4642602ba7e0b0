// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>

#include "app/base/background_job.h"
#include "app/battle/kept_battle.h"
#include "core/battle/replay/replay.h"

namespace navarch {

/// A battle that was put away, or one of the past, being gone through again, on a thread of its own, which alone has the
/// match until it is done. Beginning another one, or letting it go, drops the one before.
class BattleOpening : public QObject {
    Q_OBJECT

public:
    /// A battle gone through, and what is put away of it.
    struct Opened {
        std::shared_ptr<Match> match;
        KeptBattle kept;
        SeatedPlayers players = {}; ///< as they were put away; may be empty
    };
    /// A battle as it was read.
    struct Sitting {
        std::unique_ptr<Match> match;
        SeatedPlayers players = {};
    };
    using Read = std::function<Result<std::string>()>;
    using Open = std::function<Result<Sitting>(const ReplayWatch& watch)>;
    using Then = std::function<void(Result<Opened>)>;

    explicit BattleOpening(QObject* parent = nullptr);
    /// Waits for the thread, as long as an order takes.
    ~BattleOpening() override;

    /// `open` is called on the other thread; `then` on this one, unless it is dropped before.
    void begin(Open open, Then then);
    /// Opens a battle that was put away; `read` gives its text, called `shown` in messages.
    [[nodiscard]] static Open putAway(const RuleSets& rules, Read read, std::string shown);
    void drop();
    [[nodiscard]] bool isOn() const { return m_job.isRunning(); }
    /// How much of it is gone through, 0 to 100.
    [[nodiscard]] int percent() const { return m_job.done() * 100 / std::max(m_job.of(), 1); }

signals:
    void changed();

private:
    BackgroundJob<Result<Opened>> m_job;
};

} // namespace navarch
