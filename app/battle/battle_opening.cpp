// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/battle_opening.h"

#include <QtConcurrent>

#include <algorithm>
#include <utility>

#include "core/data/figures.h"

namespace navarch {

BattleOpening::BattleOpening(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &BattleOpening::finish);
}

BattleOpening::~BattleOpening()
{
    m_watcher.disconnect(this);
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

BattleOpening::Open BattleOpening::putAway(const RuleSets& rules, Read read, std::string shown)
{
    return [&rules, read = std::move(read), shown = std::move(shown)](const ReplayWatch& watch) {
        return read()
            .and_then([&](const std::string& text) { return parseJson(text, shown, replayLimits); })
            .and_then([&](const Json& json) {
                return resumeBattle(json, shown, rules, builtInFigures(), watch)
                    .map([&](std::unique_ptr<Match> match) { return Sitting{std::move(match), seatedPlayersOf(json)}; });
            });
    };
}

void BattleOpening::begin(Open open, Then then)
{
    m_stop.request_stop(); // the thread before sees it and ends; nothing waits for it
    m_stop = {};
    m_then = std::move(then);
    m_percent = std::make_shared<std::atomic<int>>(0);
    m_isOn = true;
    m_watcher.setFuture(QtConcurrent::run([open = std::move(open), stop = m_stop.get_token(), percent = m_percent] {
        const ReplayWatch watch{[percent](std::size_t done, std::size_t all) {
                                    percent->store(
                                        static_cast<int>(done * 100 / std::max<std::size_t>(all, 1)));
                                },
                                stop};
        auto opened = open(watch).map([](Sitting sitting) {
            KeptBattle kept(*sitting.match);
            return Opened{std::move(sitting.match), std::move(kept), std::move(sitting.players)};
        });
        return std::make_shared<Result<Opened>>(std::move(opened));
    }));
    emit changed();
}

void BattleOpening::drop()
{
    if (!m_isOn)
        return;
    m_stop.request_stop();
    m_then = {};
    m_isOn = false;
    emit changed();
}

void BattleOpening::finish()
{
    if (!m_isOn)
        return;
    m_isOn = false;
    const auto then = std::exchange(m_then, {});
    emit changed();
    if (then)
        then(std::move(*m_watcher.result()));
}

} // namespace navarch
