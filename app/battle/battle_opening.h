// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "core/battle/replay.h"

namespace navarch {

/// A battle that was put away being gone through again, on a thread of its own, which alone has the match until it is
/// done. Beginning another one, or letting it go, drops the one before.
class BattleOpening : public QObject {
    Q_OBJECT

public:
    using Read = std::function<Result<std::string>()>;
    using Then = std::function<void(Result<std::shared_ptr<Match>>)>;

    explicit BattleOpening(const RuleSets& rules, QObject* parent = nullptr);
    /// Waits for the thread, as long as an order takes.
    ~BattleOpening() override;

    /// `read` gives the file's text, on the other thread; `then` is called on this one, unless it is dropped before.
    void begin(Read read, std::string shown, Then then);
    void drop();
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// How much of it is gone through, 0 to 100.
    [[nodiscard]] int percent() const { return m_percent ? m_percent->load() : 0; }

signals:
    void changed();

private:
    using Opened = Result<std::shared_ptr<Match>>;

    void finish();

    const RuleSets& m_rules;
    QFutureWatcher<std::shared_ptr<Opened>> m_watcher;
    Then m_then;
    std::stop_source m_stop;
    std::shared_ptr<std::atomic<int>> m_percent;
    bool m_isOn = false;
};

} // namespace navarch
