// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/battle_opening.h"

#include <utility>

#include "core/data/figures.h"

namespace navarch {

BattleOpening::BattleOpening(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &BattleOpening::changed);
}

BattleOpening::~BattleOpening()
{
    m_job.disconnect(this);
    m_job.cancel();
    m_job.waitForThread();
}

BattleOpening::Open BattleOpening::putAway(const RuleSets& rules, Read read, std::string shown)
{
    return [&rules, read = std::move(read), shown = std::move(shown)](const ReplayWatch& watch) {
        return read()
            .and_then([&](const std::string& text) {
                return parseDocument(text, shown, {battleFormat}, replayLimits);
            })
            .and_then([&](const Json& json) {
                return resumeBattle(json, shown, rules, builtInFigures(), watch)
                    .map([&](std::unique_ptr<Match> match) {
                        return Sitting{std::move(match), seatedPlayersOf(json)};
                    });
            });
    };
}

void BattleOpening::begin(Open open, Then then)
{
    m_job.begin(
        [open = std::move(open)](JobProgress& progress) {
            const ReplayWatch watch{[&progress](std::size_t done, std::size_t all) {
                                        progress.step(static_cast<int>(done), static_cast<int>(all));
                                    },
                                    progress.stopToken()};
            return open(watch).map([](Sitting sitting) {
                KeptBattle kept(*sitting.match);
                return Opened{std::move(sitting.match), std::move(kept), std::move(sitting.players)};
            });
        },
        std::move(then));
}

void BattleOpening::drop()
{
    m_job.cancel();
}

} // namespace navarch
