// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/outcome_edit.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

namespace {

using Part = OutcomeFinding::Part;

constexpr int commanderKeys = 10'000; ///< keys of ships stay below it, there are at most maxBattleShips
constexpr int wallKeys = 20'000;

/// The one other side, or none when there are several.
int onlyOther(const OutcomeSheet& sheet, int side)
{
    return sheet.brief.sides.size() == 2 ? 1 - side : -1;
}

bool isSide(const OutcomeSheet& sheet, int side)
{
    return side >= 0 && static_cast<std::size_t>(side) < sheet.brief.sides.size();
}

void setWithin(int& value, int wanted, int least, int most)
{
    value = std::clamp(wanted, least, std::max(least, most));
}

bool setShipNumber(ShipOutcome& ship, const QString& field, int number, const ShipOutcome& before,
                   const ShipFit& fit)
{
    Condition& now = ship.condition;
    const Condition& was = before.condition;
    for (const LossKind& kind : lossKinds)
        if (field == words(kind.key)) {
            setWithin(now.*kind.lost, number, was.*kind.lost, kind.aboard(fit));
            return true;
        }
    if (field == QLatin1String("rudder_hit"))
        now.rudderHit = number != 0 || was.rudderHit;
    else if (field == QLatin1String("mast_down"))
        now.mastDown = number != 0 || was.mastDown;
    else if (field == QLatin1String("greek_fire_used"))
        now.greekFireUsed = (number != 0 && fit.greekFire) || was.greekFireUsed;
    else if (field == QLatin1String("rams"))
        setWithin(ship.deeds.rams, number, 0, 99);
    else if (field == QLatin1String("rakes"))
        setWithin(ship.deeds.rakes, number, 0, 99);
    else if (field == QLatin1String("sinkings"))
        setWithin(ship.deeds.sinkings, number, 0, 99);
    else if (field == QLatin1String("captures"))
        setWithin(ship.deeds.captures, number, 0, 99);
    else if (field == QLatin1String("on_table")) {
        ship.onTable = number != 0;
        if (!ship.onTable) {
            ship.fate = ShipFate::Afloat;
            ship.captor = -1;
            ship.condition = before.condition;
        }
    } else
        return false;
    return true;
}

bool setShipChoice(ShipOutcome& ship, const QString& field, const QString& value, const OutcomeSheet& sheet)
{
    const std::string name = value.toStdString();
    if (field == QLatin1String("fate")) {
        const auto fate = enumFromName<ShipFate>(name);
        if (!fate)
            return false;
        ship.fate = *fate;
        if (ship.fate != ShipFate::Captured)
            ship.captor = -1;
        else if (!isSide(sheet, ship.captor))
            ship.captor = onlyOther(sheet, ship.side);
        ship.onTable = ship.onTable || ship.fate != ShipFate::Afloat;
        return true;
    }
    if (field == QLatin1String("captor")) {
        const int captor = value.toInt();
        if (!isSide(sheet, captor))
            return false;
        ship.fate = ShipFate::Captured;
        ship.captor = captor;
        return true;
    }
    if (field == QLatin1String("damage")) {
        const auto damage = enumFromName<Damage>(name);
        if (damage)
            ship.condition.damage = *damage;
        return damage.has_value();
    }
    if (field == QLatin1String("captain_state")) {
        const auto state = enumFromName<PersonState>(name);
        if (state)
            ship.condition.captain = *state;
        return state.has_value();
    }
    return false;
}

bool setCommanderChoice(CommanderOutcome& commander, const QString& field, const QString& value,
                        const OutcomeSheet& sheet)
{
    if (field == QLatin1String("captor")) {
        if (!isSide(sheet, value.toInt()))
            return false;
        commander.state = PersonState::Captured;
        commander.captor = value.toInt();
        return true;
    }
    const auto state = enumFromName<PersonState>(value.toStdString());
    if (field != QLatin1String("state") || !state)
        return false;
    commander.state = *state;
    if (*state != PersonState::Captured)
        commander.captor = -1;
    else if (!isSide(sheet, commander.captor))
        commander.captor = onlyOther(sheet, commander.side);
    return true;
}

bool setWallNumber(WallSection& left, const QString& field, int number, const WallSection& had)
{
    struct Counted {
        const char* field;
        int WallSection::*count;
    };
    constexpr std::array<Counted, 8> counts{{{"archers", &WallSection::archers},
                                             {"marines", &WallSection::marines},
                                             {"heavy_marines", &WallSection::heavyMarines},
                                             {"ballistae", &WallSection::ballistae},
                                             {"towers", &WallSection::towers},
                                             {"ferrea_manus", &WallSection::ferreaManus},
                                             {"boiling_oil", &WallSection::boilingOil},
                                             {"bees", &WallSection::bees}}};
    for (const Counted& each : counts)
        if (field == QLatin1String(each.field)) {
            setWithin(left.*each.count, number, 0, had.*each.count);
            return true;
        }
    if (field != QLatin1String("heavy_engines"))
        return false;
    const auto engines =
        std::clamp<std::ptrdiff_t>(number, 0, static_cast<std::ptrdiff_t>(had.heavyEngines.size()));
    left.heavyEngines.assign(had.heavyEngines.begin(), had.heavyEngines.begin() + engines);
    return true;
}

bool setWallChoice(WallOutcome& wall, const QString& field, const QString& value, const OutcomeSheet& sheet)
{
    if (field == QLatin1String("captor")) { // of a wall "held" is a choice as well
        const int captor = value.toInt();
        if (captor >= 0 && !isSide(sheet, captor))
            return false;
        wall.captor = captor == wall.side ? -1 : captor;
        return true;
    }
    if (field == QLatin1String("fate")) {
        wall.captor = value == QLatin1String("captured") ? onlyOther(sheet, wall.side) : -1;
        return value == QLatin1String("captured") || value == QLatin1String("afloat");
    }
    const auto state = enumFromName<PersonState>(value.toStdString());
    if (field != QLatin1String("commander_state") || !state)
        return false;
    wall.commander = *state;
    return true;
}

} // namespace

int OutcomePart::key() const
{
    const int number = static_cast<int>(index) + 1;
    switch (part) {
    case Part::Ship: return number;
    case Part::Commander: return commanderKeys + number;
    case Part::Wall: return wallKeys + number;
    case Part::Whole: break;
    }
    return 0;
}

OutcomePart OutcomePart::ofKey(int key)
{
    if (key <= 0)
        return {};
    const auto index = [key](int from) { return static_cast<std::size_t>(key - from - 1); };
    if (key > wallKeys)
        return {Part::Wall, index(wallKeys)};
    if (key > commanderKeys)
        return {Part::Commander, index(commanderKeys)};
    return {Part::Ship, index(0)};
}

int sideOf(const BattleOutcome& outcome, OutcomePart part)
{
    if (part.part == Part::Ship && part.index < outcome.ships.size())
        return outcome.ships[part.index].side;
    if (part.part == Part::Commander && part.index < outcome.commanders.size())
        return outcome.commanders[part.index].side;
    if (part.part == Part::Wall && part.index < outcome.walls.size())
        return outcome.walls[part.index].side;
    return -1;
}

bool setNumber(BattleOutcome& outcome, OutcomePart part, const QString& field, int number,
               const OutcomeSheet& sheet)
{
    const std::size_t i = part.index;
    if (part.part == Part::Ship && i < outcome.ships.size())
        return setShipNumber(outcome.ships[i], field, number, sheet.before.ships[i], sheet.ships[i].ship.fit);
    if (part.part == Part::Wall && i < outcome.walls.size())
        return setWallNumber(outcome.walls[i].left, field, number, sheet.before.walls[i].left);
    return false;
}

bool setChoice(BattleOutcome& outcome, OutcomePart part, const QString& field, const QString& value,
               const OutcomeSheet& sheet)
{
    const std::size_t i = part.index;
    if (part.part == Part::Ship && i < outcome.ships.size())
        return setShipChoice(outcome.ships[i], field, value, sheet);
    if (part.part == Part::Commander && i < outcome.commanders.size())
        return setCommanderChoice(outcome.commanders[i], field, value, sheet);
    if (part.part == Part::Wall && i < outcome.walls.size())
        return setWallChoice(outcome.walls[i], field, value, sheet);
    return false;
}

KeyMeaning meaningOf(QChar key, OutcomeFinding::Part part)
{
    const auto named = [](const char* field, std::string_view value) {
        return KeyMeaning{QLatin1String(field), words(value)};
    };
    const char letter = key.toUpper().toLatin1();
    if (part == Part::Commander)
        switch (letter) {
        case 'F': return named("state", nameOf(PersonState::Fit));
        case 'W': return named("state", nameOf(PersonState::Wounded));
        case 'C': return named("state", nameOf(PersonState::Captured));
        case 'D': return named("state", nameOf(PersonState::Dead));
        default: return {};
        }
    if (part == Part::Ship && letter >= '0' && letter <= '5')
        return named("damage", nameOf(static_cast<Damage>(letter - '0')));
    switch (letter) {
    case 'A': return named("fate", nameOf(ShipFate::Afloat));
    case 'C': return named("fate", nameOf(ShipFate::Captured));
    case 'S': return part == Part::Ship ? named("fate", nameOf(ShipFate::Sunk)) : KeyMeaning{};
    case 'F': return part == Part::Ship ? named("fate", nameOf(ShipFate::Fled)) : KeyMeaning{};
    case 'W': return part == Part::Ship ? named("fate", nameOf(ShipFate::Withdrew)) : KeyMeaning{};
    default: return {};
    }
}

} // namespace navarch
