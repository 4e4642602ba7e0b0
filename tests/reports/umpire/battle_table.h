// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/changes.h"
#include "core/campaign/gate/gate.h"
#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/campaign_papers.h"
#include "tests/core/campaign/campaign_fixture.h"
#include "tests/reports/page_checks.h"

namespace navarch::test {

inline QString told(const Problems& problems)
{
    return QString::fromStdString(problems.front().text());
}

/// Two fleets of the teaching campaign before a battle off Nisaia; Aegina has allies off the table.
class BattleTable : public GamingTable {
public:
    BattleTable()
    {
        if (!perform(R"({"do":"campaign.begin"})").empty())
            qFatal("the campaign does not begin");
        const std::string keys = perform(
            R"({"do":"battle.arrange","rules":"salamis-ad-actium","name":"Off Nisaia","wind":"light",)"
            R"("sea":"slight","direction":2,"fleets":[)"
            + n(fleet("Ships of Nisaia")) + "," + n(fleet("Ships of Aiakos")) + "]}");
        if (!keys.empty())
            qFatal("the battle is not arranged: %s", keys.c_str());
        battle = campaign.table<BattleRecord>().rbegin()->first;
    }

    [[nodiscard]] QString paper(CampaignPaper kind, SideId whose) const
    {
        const auto made =
            campaignPaper({kind, whose, {}, battle, false}, campaign, builtInFigures(), {}, FontMeasurer());
        return made ? allText(*made) : told(made.error());
    }

    /// Sinks the first ship of the second side and captures the next, and has it all entered.
    void fight()
    {
        const BattleParts parts = partsOf(campaign, battle);
        EnterBattle action;
        action.battle = battle;
        action.outcome.rules = parts.battle->rules;
        action.outcome.turns = 7;
        action.outcome.victor = 0;
        int ofSecond = 0;
        for (const BattleShipRecord* entry : parts.ships) {
            ShipOutcome& ship = action.outcome.ships.emplace_back();
            ship.side = entry->sideNumber;
            ship.row = entry->row;
            ship.name = entry->name;
            if (const ShipRecord* record = campaign.find(ShipId{entry->ship}))
                ship.condition = record->condition;
            if (ship.side == 1 && ofSecond++ < 3) {
                ship.fate = ofSecond == 1   ? ShipFate::Sunk
                            : ofSecond == 2 ? ShipFate::Captured
                                            : ShipFate::Afloat;
                ship.captor = ofSecond == 2 ? 0 : -1;
                ship.condition.damage = Damage::Heavy;
            }
        }
        for (const BattleCommanderRecord* entry : parts.commanders) {
            CommanderOutcome& who = action.outcome.commanders.emplace_back();
            who.side = entry->sideNumber;
            who.row = entry->row;
            who.name = entry->name;
        }
        const Verdict made = consider(campaign, builtInFigures(), Action(action));
        if (!made.allowed())
            qFatal("the outcome is refused: %s", errorKeys(made.reasons).c_str());
        applyChanges(campaign, made.changes);
    }

    BattleId battle;
};

} // namespace navarch::test
