// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_odds.h"

#include "app/base/pricing/amounts.h"
#include "app/battle/forecast/forecast_games.h"
#include "app/battle/forecast/forecast_threads.h"
#include "app/battle/forecast/forecast_words.h"
#include "app/campaign/watching.h"
#include "app/war/battles/battle_words.h"

namespace navarch {

namespace {

constexpr int most = 1000;    ///< battles: a share is good to three in a hundred
constexpr int lookEvery = 80; ///< thousandths of a second

/// Empty: nobody.
QString victorOf(const Luck& luck)
{
    const auto victor = static_cast<std::size_t>(luck.victor);
    return luck.victor >= 0 && victor < luck.sides.size() ? words(luck.sides[victor].name) : QString();
}

} // namespace

BattleOdds::BattleOdds(const RuleSets& rules, QObject* parent) : QObject(parent), m_rules(rules)
{
    m_clock.setInterval(lookEvery);
    connect(&m_clock, &QTimer::timeout, this, &BattleOdds::show);
}

BattleOdds::~BattleOdds()
{
    for (auto& [number, weighed] : m_weighed)
        letGo(std::move(weighed.running));
}

void BattleOdds::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &BattleOdds::look))
        return;
    emit campaignChanged();
    look();
}

/// Drops what is no battle of the campaign any more, or another one under the same number; battles that were fought
/// since are weighed anew beside what became of them.
void BattleOdds::look()
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const QString path = all ? m_campaign->path() : QString();
    for (auto each = m_weighed.begin(); each != m_weighed.end();) {
        const BattleRecord* battle = all && path == m_path ? all->find(BattleId{each->first}) : nullptr;
        if (battle && battle->brief == each->second.text) {
            weighLuck(*battle, each->second);
            ++each;
            continue;
        }
        letGo(std::move(each->second.running));
        each = m_weighed.erase(each);
    }
    m_path = path;
    told();
}

void BattleOdds::ask(int number)
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(BattleId{number}) : nullptr;
    if (!battle || !mayBeSeen(*m_campaign, partsOf(*all, battle->id)))
        return;
    Weighed& weighed = m_weighed[number];
    if (!weighed.running && weighed.standing.problems.empty())
        begin(*battle, weighed);
    if (weighed.running)
        weighed.running->goOn(forecastThreads());
    m_clock.start();
    show();
}

void BattleOdds::begin(const BattleRecord& battle, Weighed& weighed)
{
    weighed.text = battle.brief;
    auto brief = briefOf(battle, builtInFigures());
    if (!brief) {
        weighed.standing.problems = brief.error();
        return;
    }
    weighed.brief = std::move(*brief);
    const Campaign& all = *m_campaign->campaign();
    weighed.players = playersOf(all, partsOf(all, battle.id), weighed.brief);
    weighed.running = std::make_unique<RunningForecast>(
        [&rules = m_rules, brief = weighed.brief] { return rules.simulator(brief, builtInFigures()); }, most);
}

void BattleOdds::stop(int number)
{
    const auto weighed = m_weighed.find(number);
    if (weighed == m_weighed.end() || !weighed->second.running)
        return;
    weighed->second.running->stop();
    show();
}

void BattleOdds::show()
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    bool goesOn = false;
    for (auto& [number, weighed] : m_weighed) {
        if (!weighed.running)
            continue;
        weighed.standing = weighed.running->standing();
        goesOn = goesOn || weighed.standing.isRunning;
        if (const BattleRecord* battle = all ? all->find(BattleId{number}) : nullptr)
            weighLuck(*battle, weighed);
    }
    if (!goesOn)
        m_clock.stop();
    told();
}

void BattleOdds::told()
{
    ++m_revision;
    emit changed();
}

void BattleOdds::weighLuck(const BattleRecord& battle, Weighed& weighed) const
{
    weighed.luck.reset();
    if (battle.state != BattleState::Fought || weighed.standing.forecast.runs == 0)
        return;
    if (const auto outcome = outcomeOf(battle))
        weighed.luck =
            luckOf(weighed.standing.forecast, *outcome, FieldValues(weighed.brief, builtInFigures()));
}

QList<WeighedSide> BattleOdds::sidesOf(const Weighed& weighed) const
{
    QList<WeighedSide> sides;
    for (std::size_t side = 0; weighed.luck && side < weighed.luck->sides.size(); ++side) {
        const Luck::OfSide& each = weighed.luck->sides[side];
        const BattlePlayer player = side < weighed.players.size() ? weighed.players[side] : plainPlayer(side);
        sides.push_back(WeighedSide{.name = words(each.name),
                                    .colour = player.colour,
                                    .emblem = player.emblem,
                                    .lost = amountText(each.lost),
                                    .expected = amountText(each.expected),
                                    .least = amountText(each.least),
                                    .most = amountText(each.most),
                                    .cost = each.lost < each.least  ? LessThanUsual
                                            : each.lost > each.most ? MoreThanUsual
                                                                    : AsUsual});
    }
    return sides;
}

WeighedBattle BattleOdds::of(int number) const
{
    const auto found = m_weighed.find(number);
    if (found == m_weighed.end())
        return {};
    const Weighed& weighed = found->second;
    const Forecast& forecast = weighed.standing.forecast;
    WeighedBattle said;
    said.asked = true;
    said.running = weighed.standing.isRunning;
    said.runs = forecast.runs;
    said.most = most;
    said.whyNot = weighed.standing.problems.empty() ? QString() : whatOf(weighed.standing.problems);
    said.headline = headlineText(forecast);
    const auto add = [&](const QString& name, const BattlePlayer& player, const Share& share) {
        said.shares.push_back(WeighedShare{.name = name,
                                           .colour = player.colour,
                                           .emblem = player.emblem,
                                           .share = double(share.count) / forecast.runs,
                                           .wins = tr("%1 of 100").arg(ofHundred(share.count, forecast.runs)),
                                           .range = rangeText(share)});
    };
    for (std::size_t side = 0; forecast.runs > 0 && side < forecast.sides.size(); ++side) {
        const BattlePlayer player = side < weighed.players.size() ? weighed.players[side] : plainPlayer(side);
        add(words(forecast.sides[side].name), player, forecast.sides[side].wins);
        if (side == 0)
            add(tr("A draw"), {}, forecast.draws); // between the first side and the others
    }
    if (weighed.luck) {
        const int alike = ofHundred(weighed.luck->alike.count, weighed.luck->runs);
        said.verdict = victorOf(*weighed.luck).isEmpty()
                           ? tr("Nobody won; so end %1 of 100 such battles (%2).")
                                 .arg(alike)
                                 .arg(rangeText(weighed.luck->alike))
                           : tr("%1 won; before the battle, %2 of 100 such battles (%3).")
                                 .arg(victorOf(*weighed.luck))
                                 .arg(alike)
                                 .arg(rangeText(weighed.luck->alike));
        said.sides = sidesOf(weighed);
    }
    return said;
}

QString BattleOdds::shortly(int number) const
{
    const auto found = m_weighed.find(number);
    if (found == m_weighed.end() || found->second.standing.forecast.runs == 0)
        return {};
    const Weighed& weighed = found->second;
    if (weighed.luck)
        return tr("so in %1 of 100 such battles")
            .arg(ofHundred(weighed.luck->alike.count, weighed.luck->runs));
    return headlineText(weighed.standing.forecast);
}

} // namespace navarch
