// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "app/base/background_job.h"
#include "core/battle/match/registry.h"

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

    [[nodiscard]] bool running() const { return m_job.isRunning(); }
    [[nodiscard]] int turn() const { return running() ? m_course->turn.load() : 0; }
    [[nodiscard]] int orders() const { return running() ? m_course->orders.load() : 0; }
    /// The last one that came to its end.
    [[nodiscard]] const std::optional<Fought>& fought() const { return m_fought; }

signals:
    void changed();
    void progressed();
    void ended();
    void refused(const QString& what, const QString& remedy);

private:
    /// How far it is, for both threads.
    struct Course {
        std::atomic<int> turn = 0;
        std::atomic<int> orders = 0;
    };

    static std::optional<Fought> fight(Match& match, Course& course, const JobProgress& progress);

    const RuleSets& m_rules;
    std::shared_ptr<Course> m_course;
    std::optional<Fought> m_fought;
    BackgroundJob<std::optional<Fought>> m_job;
};

} // namespace navarch
