// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "core/battle/registry.h"

namespace navarch {

/// A battle that captains of the machine fight among themselves, on another thread: every side by the captain its brief
/// names, a steady one where it names none. It can be watched and stopped.
class CaptainsBattle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// The game turn it has come to, and how many orders were given.
    Q_PROPERTY(int turn READ turn NOTIFY progressed)
    Q_PROPERTY(int orders READ orders NOTIFY progressed)

public:
    /// How it went.
    struct Fought {
        BattleOutcome outcome;
        std::string replay; ///< navarch-replay/1, on one line
    };

    explicit CaptainsBattle(QObject* parent = nullptr) : CaptainsBattle(builtInRuleSets(), parent) {}
    explicit CaptainsBattle(const RuleSets& rules, QObject* parent = nullptr);
    ~CaptainsBattle() override;

    /// Begins a battle; one that is going on is stopped. Refused, with refused(), when nobody can fight it.
    bool begin(const BattleBrief& brief, const Figures& figures = builtInFigures());
    /// Stops it; nothing comes of it.
    Q_INVOKABLE void cancel();

    [[nodiscard]] bool running() const { return m_course != nullptr; }
    [[nodiscard]] int turn() const { return m_course ? m_course->turn.load() : 0; }
    [[nodiscard]] int orders() const { return m_course ? m_course->orders.load() : 0; }
    /// The last one that came to its end.
    [[nodiscard]] const std::optional<Fought>& fought() const { return m_fought; }

signals:
    void changed();
    void progressed();
    void ended();
    void refused(const QString& what, const QString& remedy);

private:
    struct Course {
        std::atomic<bool> stopped = false;
        std::atomic<int> turn = 0;
        std::atomic<int> orders = 0;
    };
    using Watcher = QFutureWatcher<std::optional<Fought>>;

    static std::optional<Fought> fight(Match& match, Course& course);

    const RuleSets& m_rules;
    std::shared_ptr<Course> m_course;
    std::unique_ptr<Watcher> m_watcher;
    std::optional<Fought> m_fought;
    QTimer m_tick;
};

} // namespace navarch
