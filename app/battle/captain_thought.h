// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

#include <functional>
#include <memory>

#include "core/battle/match.h"

namespace navarch {

/// A captain of the machine making up his mind on another thread. While he thinks he looks at the match: who
/// wants to change it waits until he is done, with afterwards().
class CaptainThought : public QObject {
    Q_OBJECT

public:
    explicit CaptainThought(QObject* parent = nullptr);
    /// Waits for the thread.
    ~CaptainThought() override;

    /// `then` is told his order on this thread, unless the thought is dropped before.
    void begin(std::shared_ptr<const Match> match, const Decision& decision, Temperament temperament,
               std::function<void(const Json&)> then);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Nothing comes of the thought; `deed` is done as soon as he has stopped looking, at once when he is
    /// not thinking.
    void afterwards(std::function<void()> deed);

signals:
    void changed();

private:
    void finish();

    QFutureWatcher<Json> m_watcher;
    std::function<void(const Json&)> m_then;
    std::vector<std::function<void()>> m_deeds;
    bool m_isOn = false;
};

} // namespace navarch
