// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/captains_battle.h"

#include "app/campaign/wording.h"
#include "core/battle/replay/replay.h"

namespace navarch {

namespace {

constexpr int ordersALook = 50; ///< orders between two looks at the board

} // namespace

CaptainsBattle::CaptainsBattle(const RuleSets& rules, QObject* parent) : QObject(parent), m_rules(rules)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &CaptainsBattle::progressed);
}

CaptainsBattle::~CaptainsBattle()
{
    m_job.disconnect(this);
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
    const std::shared_ptr<Match> match = std::move(*opened);
    m_job.begin(
        [match, course = m_course](JobProgress& progress) { return fight(*match, *course, progress); },
        [this](std::optional<Fought> fought) {
            m_fought = std::move(fought);
            emit changed();
            if (m_fought)
                emit ended();
        });
    emit changed();
    return true;
}

std::optional<CaptainsBattle::Fought> CaptainsBattle::fight(Match& match, Course& course,
                                                            const JobProgress& progress)
{
    while (!match.isOver()) {
        if (progress.isCancelled())
            return std::nullopt;
        const Decision decision = match.decisions().front().decision;
        const BriefSide& side = match.brief().sides[static_cast<std::size_t>(decision.side)];
        match.performCaptains(decision, side.captain.value_or(Temperament::Steady), lookAheadOf(side.level));
        if (++course.orders % ordersALook == 1)
            course.turn = match.boardView().value_or(BoardView{}).turn;
    }
    return Fought{match.outcome(), replayJson(replayOf(match)).dump()};
}

void CaptainsBattle::cancel()
{
    if (m_job.cancel())
        emit changed();
}

} // namespace navarch
