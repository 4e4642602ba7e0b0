// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/arranging/skirmish.h"

#include <QRandomGenerator>

#include <algorithm>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/pricing/amounts.h"
#include "app/battle/arranging/sample_battles.h"
#include "app/campaign/watching.h"
#include "app/workshop/fleetbuilder/fleet_file.h"
#include "core/battle/brief/laid_board.h"
#include "core/battle/forecast/losses.h"
#include "core/boards/drawn/board_check.h"
#include "core/campaign/fleets/roster.h"
#include "core/ships/outline.h"

namespace navarch {

namespace {

/// What makes a board unfit, the first few sentences of it.
QString errorsOf(const Findings& findings)
{
    constexpr int most = 3;
    QStringList told;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error && told.size() < most)
            told.push_back(windowText("%1: %2").arg(words(finding.subject), words(finding.message)));
    return told.join(QLatin1Char(' '));
}

} // namespace

Skirmish::Skirmish(const RuleSets& rules, QObject* parent) : QObject(parent), m_rules(rules)
{
    choose(0);
}

void Skirmish::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &Skirmish::changed))
        return;
    emit changed();
}

void Skirmish::choose(int sample)
{
    if (sample < 0 || static_cast<std::size_t>(sample) >= sampleBattles().size())
        return;
    m_sample = sample;
    m_brief = sampleBattles()[static_cast<std::size_t>(sample)].brief;
    m_players.clear();
    for (std::size_t i = 0; i < m_brief.sides.size(); ++i) {
        m_players.push_back(plainPlayer(i));
        m_players.back().captain = m_brief.sides[i].captain;
    }
    ask();
}

void Skirmish::put(int side, Fleet fleet, const QString& name)
{
    BriefSide& at = m_brief.sides[static_cast<std::size_t>(side)];
    at.name = name.toStdString();
    at.fleet = std::move(fleet);
    at.contingents.clear();
    at.deployment.clear();
    m_sample = -1;
    for (const char* ofTheSample : {"table-size", "board", "terrain"})
        m_brief.options.erase(ofTheSample);
    m_brief.turnLimit.reset();
    ask();
}

bool Skirmish::arrange(const BattleBrief& brief, std::vector<BattlePlayer> players)
{
    if (brief.sides.size() < 2)
        return false;
    m_brief = brief;
    m_players = std::move(players);
    m_players.resize(std::min(m_players.size(), m_brief.sides.size()));
    for (std::size_t i = m_players.size(); i < m_brief.sides.size(); ++i) {
        m_players.push_back(plainPlayer(i));
        m_players.back().captain = m_brief.sides[i].captain;
    }
    m_sample = -1;
    for (std::size_t i = 0; i < sampleBattles().size(); ++i)
        if (sampleBattles()[i].brief == m_brief)
            m_sample = static_cast<int>(i);
    ask();
    return true;
}

bool Skirmish::arrangeLike(const Skirmish& other)
{
    if (!arrange(other.m_brief, other.m_players))
        return false;
    m_sample = other.m_sample;
    emit changed();
    return true;
}

bool Skirmish::putFleet(int side, Fleet fleet)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_brief.sides.size() || fleet.ships.empty())
        return false;
    const QString name = fleet.name.empty() ? tr("Side %1").arg(side + 1) : words(fleet.name);
    BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
    const BattlePlayer plain = plainPlayer(static_cast<std::size_t>(side));
    player.colour = plain.colour;
    player.emblem = plain.emblem;
    put(side, std::move(fleet), name);
    return true;
}

bool Skirmish::openFleet(int side, const QUrl& file)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_brief.sides.size())
        return false;
    auto fleet = readFleetFile(pathOf(file), builtInFigures());
    if (!fleet) {
        emit refused(whatOf(fleet.error()), remedyOf(fleet.error()));
        return false;
    }
    if (!putFleet(side, std::move(*fleet))) {
        emit refused(tr("There is no ship in this fleet."), tr("Take one with ships."));
        return false;
    }
    return true;
}

bool Skirmish::takeFleet(int side, int id)
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const FleetRecord* record = all ? all->find(FleetId{id}) : nullptr;
    if (!record || !m_campaign->sees(record->side) || side < 0
        || static_cast<std::size_t>(side) >= m_brief.sides.size())
        return false;
    Fleet fleet = rosterOf(*all, record->id);
    fleet.name = record->name;
    BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
    QString name = words(record->name);
    if (const SideRecord* owner = all->find(record->side)) {
        player.colour = words(nameOf(owner->colour));
        player.emblem = words(nameOf(owner->emblem));
        name = words(owner->name);
    }
    put(side, std::move(fleet), name);
    return true;
}

QList<ShownChoice> Skirmish::fleets() const
{
    QList<ShownChoice> rows;
    if (const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr)
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            if (m_campaign->sees(fleet.side))
                rows.push_back(ShownChoice{static_cast<int>(id.value), words(fleet.name)});
    return rows;
}

void Skirmish::setPlayer(int side, const QString& player)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_players.size())
        return;
    m_players[static_cast<std::size_t>(side)].captain = captainOf(player);
    m_brief.sides[static_cast<std::size_t>(side)].captain = captainOf(player);
    emit changed();
}

void Skirmish::setLevel(int side, const QString& level)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_brief.sides.size())
        return;
    m_brief.sides[static_cast<std::size_t>(side)].level = levelOf(level);
    emit changed();
}

void Skirmish::swapSides()
{
    std::swap(m_brief.sides[0], m_brief.sides[1]);
    std::swap(m_players[0], m_players[1]);
    std::swap(m_brief.sides[0].captain, m_brief.sides[1].captain);
    std::swap(m_brief.sides[0].level, m_brief.sides[1].level);
    std::swap(m_players[0].captain, m_players[1].captain);
    m_brief.sides[0].deployment.clear();
    m_brief.sides[1].deployment.clear();
    ask();
}

void Skirmish::setGame(const QString& game)
{
    if (game == this->game())
        return;
    m_brief.rules = game.toStdString();
    Problems unheard;
    const auto drawn = laidBoard(m_brief, unheard);
    m_brief.options.clear(); // they are the other game's
    if (drawn)
        layBoard(m_brief, *drawn);
    for (BriefSide& side : m_brief.sides)
        side.deployment.clear(); // in the measure of the other game's board
    ask();
}

bool Skirmish::takeBoard(const QUrl& file)
{
    if (file.isEmpty()) {
        takeUpBoard(m_brief);
        m_sample = -1;
        ask();
        return true;
    }
    const auto text = readWholeFile(pathOf(file));
    if (!text) {
        emit refused(whatOf(text.error()), remedyOf(text.error()));
        return false;
    }
    return takeDrawnBoard(words(*text), words(shownPath(pathOf(file))));
}

bool Skirmish::takeDrawnBoard(const QString& text, const QString& called)
{
    const auto board = readBoard(text.toStdString(), called.toStdString());
    if (!board) {
        emit refused(whatOf(board.error()), remedyOf(board.error()));
        return false;
    }
    const Findings findings = checkBoard(*board);
    if (hasErrors(findings)) {
        emit refused(tr("No battle can be fought on this board. %1").arg(errorsOf(findings)),
                     tr("Mend it in the board editor, or take another one."));
        return false;
    }
    layBoard(m_brief, *board);
    m_sample = -1;
    ask();
    // A board of another game's kind: the first that is fought on such ones.
    const auto isOthers = [this](const RuleSet& rules) {
        BattleBrief brief = m_brief;
        brief.rules = rules.id;
        const auto opened = m_rules.open(brief, builtInFigures());
        return !opened && opened.error().front().place == "board";
    };
    if (const RuleSet* own = m_rules.find(m_brief.rules); own && isOthers(*own))
        for (const RuleSet& rules : m_rules.all())
            if (!isOthers(rules)) {
                setGame(words(rules.id));
                break;
            }
    return true;
}

QString Skirmish::board() const
{
    Problems unheard;
    const auto drawn = laidBoard(m_brief, unheard);
    if (!drawn)
        return {};
    return drawn->name.empty() ? tr("A board without a name") : words(drawn->name);
}

void Skirmish::setSeed(const QString& seed)
{
    bool isNumber = false;
    const quint64 number = seed.trimmed().toULongLong(&isNumber);
    if (!isNumber || number == m_brief.seed)
        return;
    m_brief.seed = number;
    emit changed();
}

void Skirmish::rollSeed()
{
    setSeed(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000)));
}

void Skirmish::ask()
{
    const auto opened = m_rules.open(m_brief, builtInFigures());
    m_whyNot = opened ? QString() : sentencesOf(opened.error());
    emit changed();
}

bool Skirmish::begin(BattleRoom* room)
{
    return room && room->start()->begin(m_brief, m_players);
}

void Skirmish::enterResult(ResultEntry* entry)
{
    if (entry)
        entry->begin(m_brief, m_players, {});
}

QList<SkirmishSample> Skirmish::samples() const
{
    QList<SkirmishSample> rows;
    for (const SampleBattle& sample : sampleBattles()) {
        const RuleSet* rules = m_rules.find(sample.brief.rules);
        rows.push_back(SkirmishSample{.key = words(sample.name),
                                      .name = spokenTerm(sample.name),
                                      .note = spokenTerm(sample.note),
                                      .rules = words(sample.brief.rules),
                                      .game = rules ? spokenTerm(rules->name) : QString()});
    }
    return rows;
}

QList<ShownChoice> Skirmish::games() const
{
    QList<ShownChoice> rows;
    for (const RuleSet& rules : m_rules.all())
        rows.push_back(ShownChoice{words(rules.id), spokenTerm(rules.name)});
    return rows;
}

QList<SkirmishSide> Skirmish::sides() const
{
    const FieldValues values(m_brief, builtInFigures());
    QList<SkirmishSide> rows;
    for (std::size_t i = 0; i < m_brief.sides.size(); ++i) {
        const BriefSide& side = m_brief.sides[i];
        QList<SkirmishShips> ships;
        for (const FleetShip& ship : side.fleet.ships)
            ships.push_back(
                SkirmishShips{.text = words(displayName(ship, builtInFigures().classes)),
                              .kind = spokenTerm(classOf(ship, builtInFigures().classes)->name),
                              .crew = wordOf(ship.crew),
                              .count = ship.count,
                              .traits = QVariant::fromValue(outlineTraits(ship.fit, ship.condition))});
        rows.push_back(SkirmishSide{
            .name = words(side.name),
            .fleet = isOfSampleBattle(side.fleet) ? spokenTerm(side.fleet.name) : words(side.fleet.name),
            .ships = ships,
            .count = side.fleet.shipCount(),
            .value = amountText(values.ofSide(i)),
            .colour = m_players[i].colour,
            .emblem = m_players[i].emblem,
            .player = playerId(m_players[i].captain),
            .captained = m_players[i].captain.has_value(),
            .level = levelId(side.level),
            .leader = words(nameOf(m_players[i].captain.value_or(Temperament::Steady)))});
    }
    return rows;
}

} // namespace navarch
