// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/foresight/odds.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <string_view>
#include <unordered_map>

#include "core/battle/match/registry.h"
#include "core/campaign/foresight/imagined_battles.h"
#include "core/ports/random_defences.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// A fixed seed: a captain who asks the same question twice gets the same answer.
constexpr std::uint64_t seed = 600;

Fleet expectedFleet(int ships, int year, const Figures& figures)
{
    Fleet fleet;
    fleet.name = "Expected";
    const ShipClass* kind = usualClass(year, figures);
    if (!kind || ships <= 0)
        return fleet;
    FleetShip row;
    setClass(row, *kind);
    row.count = std::min(ships, maxShipCount);
    row.fit = kind->fit;
    fleet.ships.push_back(std::move(row));
    return fleet;
}

/// Of `whole` ships so many that stand for all: `most` of `larger`, evenly taken, and their commanders left out, for their
/// squadrons may be gone.
Fleet sampleOf(const Fleet& fleet, int most, int larger)
{
    Fleet sample = fleet;
    sample.ships.clear();
    sample.commanders.clear();
    const auto rows = fleet.ships.size();
    const auto taken =
        std::max<std::size_t>(1, rows * static_cast<std::size_t>(most) / static_cast<std::size_t>(larger));
    for (std::size_t i = 0; i < taken; ++i)
        sample.ships.push_back(fleet.ships[i * rows / taken]);
    for (FleetShip& ship : sample.ships)
        ship.squadron.clear();
    return sample;
}

} // namespace

const ShipClass* usualClass(int year, const Figures& figures)
{
    std::vector<std::pair<Talents, const ShipClass*>> rammers;
    for (const ShipClass& each : figures.classes.all())
        if (each.offeredIn(year) && !each.fit.sailOnly && each.fit.ram != Ram::None)
            rammers.emplace_back(shipTotal(each.fit, CrewQuality::Average, figures.prices), &each);
    if (rammers.empty())
        return nullptr;
    std::stable_sort(rammers.begin(), rammers.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return rammers[rammers.size() / 2].second;
}

Fortification expectedWalls(int economicValue, int variant, const Figures& figures)
{
    Dice dice(seed + static_cast<std::uint64_t>(variant), streamOf("imagined-walls"));
    return rollDefences("Expected", economicValue, mostWallSections(economicValue, figures.prices.limits),
                        figures.tables, dice);
}

/// A question as it is fought: both sides in the numbers in which they are imagined.
struct ImaginedQuestion {
    Fleet own;
    Fleet enemy;
    int wallValue = 0;
    int runs = 0;

    friend bool operator==(const ImaginedQuestion&, const ImaginedQuestion&) = default;
};

namespace {

ImaginedQuestion imagined(const Fleet& own, const Expected& enemy, int year, const Figures& figures, int runs)
{
    const int larger = std::max(own.shipCount(), enemy.ships);
    const int most = enemy.wallValue > 0 ? mostImaginedBeforeWalls : mostImaginedShips;
    ImaginedQuestion question;
    question.own = larger <= most ? own : sampleOf(own, most, larger);
    question.own.year = year;
    const int ships = larger <= most ? enemy.ships : (enemy.ships * most + larger - 1) / larger;
    question.enemy = expectedFleet(ships, year, figures);
    question.wallValue = std::max(enemy.wallValue, 0);
    question.runs = runs;
    return question;
}

/// Which of the ways in which walls are imagined share the battles.
struct Variants {
    int first = 0;
    int count = imaginedWalls;
};

/// None when no such battle can be fought.
ImaginedBattles battlesOf(ImaginedQuestion question, const Figures& figures, Variants of = {})
{
    BattleBrief brief;
    brief.rules = homeGame;
    brief.place = question.wallValue > 0 ? PlaceKind::Port : PlaceKind::OpenSea;
    brief.sides.resize(2);
    brief.sides[0].name = "We";
    brief.sides[0].fleet = std::move(question.own);
    brief.sides[1].name = "They";
    brief.sides[1].fleet = std::move(question.enemy);
    const int variants = question.wallValue > 0 ? std::min(of.count, question.runs) : 1;
    ImaginedBattles battles;
    battles.runs = question.runs / std::max(variants, 1);
    for (int variant = of.first; variant < of.first + variants; ++variant) {
        brief.seed = seed + static_cast<std::uint64_t>(variant);
        if (question.wallValue > 0)
            brief.sides[1].walls = expectedWalls(question.wallValue, variant, figures);
        if (auto simulator = builtInRuleSets().simulator(brief, figures))
            battles.briefs.push_back(std::move(*simulator));
    }
    return battles;
}

/// What needs no battle.
std::optional<int> plainWins(const Fleet& own, const Expected& enemy)
{
    if (own.ships.empty())
        return 0;
    if (enemy.ships <= 0 && enemy.wallValue <= 0)
        return 100;
    return std::nullopt;
}

int percentOf(const ImaginedBattles& battles)
{
    return battles.count() > 0 ? battles.wins() * 100 / battles.count() : 0;
}

/// Whether percentOf() would be at least `enough`.
bool isAtLeast(const ImaginedBattles& battles, int enough)
{
    if (battles.count() == 0)
        return enough <= 0;
    return battles.winsAtLeast((enough * battles.count() + 99) / 100);
}

/// Without the names of ships and men, which decide nothing. A side on which two ships have one name is refused, so it keeps
/// them.
void forgetNames(Fleet& fleet)
{
    std::set<std::string_view> names;
    for (const FleetShip& ship : fleet.ships)
        if (!ship.name.empty() && !names.insert(ship.name).second)
            return;
    fleet.name.clear();
    for (FleetShip& ship : fleet.ships) {
        ship.name.clear();
        ship.captain.clear();
    }
    for (FleetCommander& man : fleet.commanders)
        man.name.clear();
}

} // namespace

int expectedWins(const Fleet& own, const Expected& enemy, int year, const Figures& figures, int runs)
{
    if (const auto wins = plainWins(own, enemy))
        return *wins;
    return percentOf(battlesOf(imagined(own, enemy, year, figures, runs), figures));
}

int expectedWinsBefore(int variant, const Fleet& own, const Expected& enemy, int year, const Figures& figures,
                       int runs)
{
    if (const auto wins = plainWins(own, enemy))
        return *wins;
    return percentOf(battlesOf(imagined(own, enemy, year, figures, runs), figures, {variant, 1}));
}

namespace {

/// Answers of weeks before. The built-in figures alone: those never change, so that the same question has the same answer as
/// long as the program runs. Fleets in harbour ask the same ones week after week.
class KnownAnswers {
public:
    std::optional<int> find(const std::string& question)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_answers.find(question);
        return known == m_answers.end() ? std::nullopt : std::optional(known->second);
    }
    void keep(std::string question, int wins)
    {
        constexpr std::size_t most = 20'000;
        const std::lock_guard lock(m_mutex);
        if (m_answers.size() >= most)
            m_answers.clear();
        m_answers.emplace(std::move(question), wins);
    }

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, int> m_answers;
};

int fightFor(const ImaginedQuestion& question, const Figures& figures, std::optional<int> enough)
{
    const ImaginedBattles battles = battlesOf(question, figures);
    return !enough ? percentOf(battles) : isAtLeast(battles, *enough) ? *enough : *enough - 1;
}

int answerOf(const ImaginedQuestion& question, const Figures& figures, std::optional<int> enough)
{
    const Figures* fought = figures.placesAside ? figures.placesAside : &figures;
    if (fought != &builtInFigures())
        return fightFor(question, figures, enough);
    static KnownAnswers answers;
    Json asked = Json::array({fleetJson(question.own), fleetJson(question.enemy), question.wallValue,
                              question.runs, enough.value_or(-1)});
    std::string key = asked.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (const auto known = answers.find(key))
        return *known;
    const int wins = fightFor(question, figures, enough);
    answers.keep(std::move(key), wins);
    return wins;
}

} // namespace

struct WeekForesight::Answer {
    ImaginedQuestion question;
    std::optional<int> enough; ///< asked for whether it is so many, or how many
    int wins = 0;
};

WeekForesight::WeekForesight(const Figures& figures) : m_figures(figures) {}

WeekForesight::~WeekForesight() = default;

std::size_t WeekForesight::fought() const
{
    return m_answers.size();
}

int WeekForesight::wins(const Fleet& own, const Expected& enemy, int year, int runs)
{
    return answer(own, enemy, year, runs, std::nullopt);
}

bool WeekForesight::winsAtLeast(int enough, const Fleet& own, const Expected& enemy, int year)
{
    return answer(own, enemy, year, imaginedBattles, enough) >= enough;
}

int WeekForesight::answer(const Fleet& own, const Expected& enemy, int year, int runs,
                          std::optional<int> enough)
{
    if (const auto wins = plainWins(own, enemy))
        return *wins;
    ImaginedQuestion question = imagined(own, enemy, year, m_figures, runs);
    forgetNames(question.own);
    for (const Answer& known : m_answers)
        if (known.enough == enough && known.question == question)
            return known.wins;
    const int wins = answerOf(question, m_figures, enough);
    m_answers.push_back({std::move(question), enough, wins});
    return wins;
}

} // namespace navarch
