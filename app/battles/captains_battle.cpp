// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battles/captains_battle.h"

#include <QtConcurrent>

#include "app/campaign/wording.h"
#include "core/battle/replay.h"

namespace navarch {

namespace {

constexpr int tickMs = 100;
constexpr int ordersALook = 50; ///< orders between two looks at the board

} // namespace

CaptainsBattle::CaptainsBattle(const RuleSets& rules, QObject* parent) : QObject(parent), m_rules(rules)
{
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &CaptainsBattle::progressed);
}

CaptainsBattle::~CaptainsBattle()
{
    cancel();
}

bool CaptainsBattle::begin(const BattleBrief& brief, const Figures& figures)
{
    cancel();
    auto opened = m_rules.open(brief, figures);
    if (!opened) {
        emit refused(whatOf(opened.error()), remedyOf(opened.error()));
        return false;
    }
    m_fought.reset();
    m_course = std::make_shared<Course>();
    m_watcher = std::make_unique<Watcher>();
    connect(m_watcher.get(), &QFutureWatcherBase::finished, this, [this] {
        m_fought = m_watcher->result();
        m_tick.stop();
        m_course.reset();
        emit changed();
        if (m_fought)
            emit ended();
    });
    const std::shared_ptr<Match> match = std::move(*opened);
    m_watcher->setFuture(QtConcurrent::run([match, course = m_course] { return fight(*match, *course); }));
    m_tick.start();
    emit changed();
    emit progressed();
    return true;
}

std::optional<CaptainsBattle::Fought> CaptainsBattle::fight(Match& match, Course& course)
{
    while (!match.isOver()) {
        if (course.stopped)
            return std::nullopt;
        const Decision decision = match.decisions().front().decision;
        const auto& captain = match.brief().sides[static_cast<std::size_t>(decision.side)].captain;
        match.performCaptains(decision, captain.value_or(Temperament::Steady));
        if (++course.orders % ordersALook == 1)
            course.turn = match.boardView().value_or(BoardView{}).turn;
    }
    return Fought{match.outcome(), replayJson(replayOf(match)).dump()};
}

void CaptainsBattle::cancel()
{
    if (!m_course)
        return;
    m_course->stopped = true;
    m_watcher->disconnect(this);
    m_watcher.reset(); // the thread ends by itself and owns what it uses
    m_tick.stop();
    m_course.reset();
    emit changed();
}

} // namespace navarch
