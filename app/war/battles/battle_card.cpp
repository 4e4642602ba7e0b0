// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_card.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/battle/battle_drafts.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wall_list.h"
#include "app/war/battles/battle_words.h"
#include "core/battle/forecast/losses.h"
#include "core/ships/outline.h"
#include "reports/words.h"

namespace navarch {

namespace {

QString weatherWords(const BriefWeather& weather)
{
    QStringList fixed;
    if (weather.wind)
        fixed.push_back(capitalised(BattleCard::tr("%1 wind").arg(wordOf(*weather.wind).toLower())));
    if (weather.sea)
        fixed.push_back(BattleCard::tr("%1 sea").arg(wordOf(*weather.sea).toLower()));
    return fixed.isEmpty() ? BattleCard::tr("Weather is rolled") : fixed.join(QStringLiteral(", "));
}

QString lotWords(ShipLot lot, const BattleShipRecord& ship, const BattleParts& parts)
{
    const auto captor = [&]() -> QString {
        const auto number = static_cast<std::size_t>(std::max(0, ship.captor));
        return ship.captor >= 0 && number < parts.sides.size() ? words(parts.sides[number]->name) : QString();
    };
    switch (lot) {
    case ShipLot::None: return {};
    case ShipLot::Kept:
        return ship.fate == ShipFate::Afloat || !ship.onTable ? QString() : wordOf(ship.fate, "a ship");
    case ShipLot::Lost:
        return ship.fate == ShipFate::Sunk ? BattleCard::tr("Sunk") : BattleCard::tr("Lost as a wreck");
    case ShipLot::Towed: return BattleCard::tr("Towed home, a wreck");
    case ShipLot::Taken: return BattleCard::tr("Serves %1 now").arg(captor());
    case ShipLot::Sold: return BattleCard::tr("Sold by %1").arg(captor());
    case ShipLot::Burnt: return BattleCard::tr("Burnt by %1").arg(captor());
    }
    return {};
}

} // namespace

void BattleCard::setPlayer(int side, const QString& player)
{
    const std::optional<BattleBrief>& brief = m_lineup.brief();
    if (!brief || side < 0 || static_cast<std::size_t>(side) >= brief->sides.size())
        return;
    m_lineup.choose(static_cast<std::size_t>(side), captainOf(player));
    refill();
}

void BattleCard::setLevel(int side, const QString& level)
{
    const std::optional<BattleBrief>& brief = m_lineup.brief();
    if (!brief || side < 0 || static_cast<std::size_t>(side) >= brief->sides.size())
        return;
    m_lineup.chooseLevel(static_cast<std::size_t>(side), levelOf(level));
    refill();
}

bool BattleCard::fill(const Campaign& records)
{
    const BattleParts parts = partsOf(records, BattleId{itemId()});
    if (!parts.battle || !mayBeSeen(*campaign(), parts))
        return false;
    const BattleRecord& battle = *parts.battle;
    const bool waits = battle.state == BattleState::Waiting;
    m_name = words(battle.name);
    m_waits = waits;
    m_place = placeWords(battle.place, records.find(battle.port));
    m_date = dateText(battle.year, battle.month, battle.week);
    m_game = gameWords(battle.rules);
    QStringList end;
    if (!waits)
        end = {endWords(parts), battle.rounds == 1 ? tr("1 turn") : tr("%1 turns").arg(battle.rounds),
               wayWords(battle.way)};
    m_end = end.join(QStringLiteral(" · "));
    m_mapKind = records.find(battle.port) ? CampaignItem::Port : CampaignItem::None;
    m_mapId = static_cast<int>(battle.port.value);
    for (const auto& [id, contact] : records.table<ContactRecord>())
        if (contact.battle == battle.id && contact.state == ContactState::Arranged) {
            m_mapKind = CampaignItem::Contact;
            m_mapId = static_cast<int>(id.value);
        }

    auto brief = briefOf(battle, campaign()->figures());
    const ResultOrigin origin{campaign()->path(), itemId()};
    if (brief)
        m_lineup.take(records, parts, std::move(*brief),
                      waits && hasDraftOf(origin) ? playersOfDraft(origin)
                                                  : std::vector<std::optional<Temperament>>());
    else
        m_lineup.clear();
    m_weather = m_lineup.brief() ? weatherWords(m_lineup.brief()->weather) : QString();
    m_deeds.take(parts, brief ? QString() : whatOf(brief.error()));
    fillSides(records, parts);
    return true;
}

QList<CardShip> BattleCard::shipsOf(const BattleParts& parts, const BattleSideRecord& side) const
{
    const Figures& figures = campaign()->figures();
    std::map<std::pair<int, int>, const BriefShip*> brought; ///< by side and row
    const std::vector<BriefShip> ships =
        m_lineup.brief() ? navarch::shipsOf(*m_lineup.brief(), figures.classes) : std::vector<BriefShip>{};
    for (const BriefShip& ship : ships)
        brought[{ship.side, ship.row}] = &ship;
    std::map<std::pair<int, int>, const ShipOutcome*> became;
    const auto outcome = parts.battle->state == BattleState::Fought
                             ? outcomeOf(*parts.battle)
                             : Result<BattleOutcome>(tl::unexpected(Problems{}));
    if (outcome)
        for (const ShipOutcome& ship : outcome->ships)
            became[{ship.side, ship.row}] = &ship;
    QList<CardShip> rows;
    for (const BattleShipRecord* ship : parts.ships) {
        if (ship->sideNumber != side.number)
            continue;
        const auto at = std::pair(ship->sideNumber, ship->row);
        const ShipClass* known = figures.classes.find(ship->classId);
        const bool lost = ship->lot != ShipLot::None && ship->lot != ShipLot::Kept
                          && !(ship->lot == ShipLot::Towed && ship->captor < 0);
        CardShip row{.name = words(ship->name),
                     .kind = known ? spokenTerm(known->name) : words(ship->classId),
                     .fate = lotWords(ship->lot, *ship, parts),
                     .lost = lost,
                     .state = {},
                     .traits = {}};
        const auto start = brought.find(at);
        const auto last = became.find(at);
        const Condition condition = last != became.end()     ? last->second->condition
                                    : start != brought.end() ? start->second->ship.condition
                                                             : Condition{};
        if (start != brought.end())
            row.traits = QVariant::fromValue(outlineTraits(start->second->ship.fit, condition));
        if (condition != Condition{})
            row.state = conditionWords(condition);
        rows.push_back(row);
    }
    return rows;
}

void BattleCard::fillSides(const Campaign& records, const BattleParts& parts)
{
    m_sides.clear();
    m_fleets.clear();
    const std::optional<FieldValues> values =
        m_lineup.brief() ? std::optional<FieldValues>(std::in_place, *m_lineup.brief(), campaign()->figures())
                         : std::nullopt;
    for (std::size_t i = 0; i < parts.sides.size(); ++i) {
        const BattleSideRecord& side = *parts.sides[i];
        const BattlePlayer player =
            i < m_lineup.players().size() ? m_lineup.players()[i] : playerOf(records, side);
        QStringList fleets;
        for (const BattleFleetRecord* fleet : parts.fleets)
            if (fleet->sideNumber == side.number) {
                const PortRecord* retired = records.find(fleet->retired);
                fleets.push_back(retired
                                     ? tr("%1, retired to %2").arg(words(fleet->name), words(retired->name))
                                     : words(fleet->name));
                if (records.find(FleetId{fleet->fleet}) && campaign()->sees(side.side))
                    m_fleets.push_back(ShownChoice{static_cast<int>(fleet->fleet), words(fleet->name)});
            }
        QList<CardCommander> commanders;
        for (const BattleCommanderRecord* each : parts.commanders)
            if (each->sideNumber == side.number)
                commanders.push_back(CardCommander{
                    .name = each->name.empty() ? tr("Of the garrison") : words(each->name),
                    .state = each->state == PersonState::Fit ? QString() : wordOf(each->state)});
        QStringList walls;
        if (m_lineup.brief() && i < m_lineup.brief()->sides.size() && m_lineup.brief()->sides[i].walls)
            for (const WallSection& section : m_lineup.brief()->sides[i].walls->sections)
                walls.push_back(wallContents(section));
        const QList<CardShip> ships = shipsOf(parts, side);
        const auto level = m_lineup.brief() && i < m_lineup.brief()->sides.size()
                               ? m_lineup.brief()->sides[i].level
                               : std::nullopt;
        m_sides.push_back(CardSide{
            .name = words(side.name),
            .colour = player.colour,
            .emblem = player.emblem,
            .player = playerId(player.captain),
            .captained = player.captain.has_value(),
            .level = levelId(level),
            .victor = side.victor,
            .conceded = side.conceded,
            .fleets = fleets.join(QStringLiteral(" · ")),
            .count = static_cast<int>(ships.size()),
            .value = values && i < m_lineup.brief()->sides.size() ? amountText(values->ofSide(i)) : QString(),
            .losses = amountText(side.losses),
            .money = amountText(side.money),
            .ships = ships,
            .walls = walls,
            .commanders = commanders});
    }
}

} // namespace navarch
