// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/outcome_lines.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/war/battles/battle_words.h"
#include "core/battle/forecast/losses.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

namespace {

QString shipsLine(const ShipConsequence& ship)
{
    switch (ship.lot) {
    case ShipLot::Lost:
        return ship.fate == ShipFate::Sunk ? windowText("Sunk") : windowText("Lost as a wreck");
    case ShipLot::Towed: return windowText("Towed home, a wreck");
    case ShipLot::Taken: return windowText("Captured, serves on");
    case ShipLot::Sold: return windowText("Captured, sold");
    case ShipLot::Burnt: return windowText("Captured, burnt");
    case ShipLot::None:
    case ShipLot::Kept: break;
    }
    QString text = words(ship.after);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString experienceNote(int points)
{
    return points > 0 ? windowText("experience +%1").arg(points) : QString();
}

QString personLine(const CommanderConsequence& person, const std::vector<SideConsequence>& sides)
{
    QStringList parts;
    if (person.after != person.before) {
        const auto captor = static_cast<std::size_t>(std::max(0, person.captor));
        if (person.after == PersonState::Captured && person.captor >= 0 && captor < sides.size())
            parts.push_back(windowText("captured by %1").arg(words(sides[captor].name)));
        else
            parts.push_back(wordOf(person.after).toLower());
        if (person.weeksOut > 0)
            parts.push_back(person.weeksOut == 1 ? windowText("out for 1 week")
                                                 : windowText("out for %1 weeks").arg(person.weeksOut));
    }
    if (person.experience > 0)
        parts.push_back(experienceNote(person.experience));
    return parts.join(QStringLiteral(", "));
}

/// What the fight itself cost each side, as the outcome's own sheet tells it: the same figure wherever it is told.
std::vector<Talents> lostInTheFight(const Campaign& all, const EnterBattle& action, const Figures& figures)
{
    const BattleRecord* battle = all.find(action.battle);
    if (!battle)
        return {};
    const auto brief = briefOf(*battle, figures);
    return brief ? FieldValues(*brief, figures).losses(action.outcome) : std::vector<Talents>();
}

bool isGone(ShipLot lot)
{
    return lot == ShipLot::Lost || lot == ShipLot::Taken || lot == ShipLot::Sold || lot == ShipLot::Burnt;
}

} // namespace

QList<ConsequenceSide> sideLines(const OpenCampaign& campaign, const EnterBattle& action,
                                 const Consequences& what)
{
    QList<ConsequenceSide> list;
    const Campaign* all = campaign.campaign();
    if (!all)
        return list;
    const BattleParts parts = partsOf(*all, action.battle);
    const std::vector<Talents> inTheFight = lostInTheFight(*all, action, campaign.figures());
    for (const SideConsequence& side : what.sides) {
        const auto number = static_cast<std::size_t>(side.number);
        const BattlePlayer player =
            number < parts.sides.size() ? playerOf(*all, *parts.sides[number]) : plainPlayer(number);
        QList<HurtShip> hurt;
        int whole = 0;
        for (const ShipConsequence& ship : what.ships) {
            if (ship.side != side.number)
                continue;
            if (!ship.changed) {
                ++whole;
                continue;
            }
            hurt.push_back(HurtShip{.name = words(ship.name),
                                    .lost = isGone(ship.lot),
                                    .text = shipsLine(ship),
                                    .note = experienceNote(ship.experience)});
        }
        QList<RetiringFleet> fleets;
        for (const FleetConsequence& fleet : what.fleets)
            if (fleet.side == side.number)
                fleets.push_back(RetiringFleet{
                    .name = words(fleet.name),
                    .text = words(fleet.text),
                    .ships = windowText("%1 of %2 ships").arg(fleet.shipsAfter).arg(fleet.shipsBefore)});
        QList<HurtPerson> people;
        for (const CommanderConsequence& person : what.commanders)
            if (const QString text = personLine(person, what.sides);
                person.side == side.number && !text.isEmpty())
                people.push_back(HurtPerson{
                    .name =
                        person.name.empty() ? windowText("Commander of the garrison") : words(person.name),
                    .text = text,
                    .lost = person.after == PersonState::Dead || person.after == PersonState::Captured});
        list.push_back(
            ConsequenceSide{.name = words(side.name),
                            .colour = player.colour,
                            .emblem = player.emblem,
                            .victor = side.victor,
                            .ships = side.ships,
                            .whole = whole,
                            .lost = side.sunk + side.captured + side.wrecksLost,
                            .fight = number < inTheFight.size() ? amountText(inTheFight[number]) : QString(),
                            .losses = amountText(side.losses),
                            .money = amountText(side.money),
                            .pays = side.money.isNegative(),
                            .gains = !side.money.isZero() && !side.money.isNegative(),
                            .fleets = fleets,
                            .people = people,
                            .hurt = hurt});
    }
    return list;
}

QList<PrizeLine> prizeLines(const Consequences& what)
{
    QList<PrizeLine> list;
    for (const Prize& prize : what.prizes)
        list.push_back(PrizeLine{
            .ship = static_cast<int>(prize.ship.value),
            .name = words(prize.name),
            .from = words(prize.from),
            .captor = words(prize.captorName),
            .use = words(nameOf(prize.use)),
            .chosen = prize.chosen,
            .canTake = !prize.into.isNone(),
            .take = amountText(prize.takeCost),
            .sale = amountText(prize.salePrice),
            .towed = prize.towed,
            .note = prize.into.isNone() ? windowText("no fleet to join")
                                        : windowText("joins %1, %2 crew")
                                              .arg(words(prize.intoName), wordOf(prize.crew).toLower())});
    return list;
}

} // namespace navarch
