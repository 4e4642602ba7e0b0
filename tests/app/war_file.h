// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <memory>

#include "app/campaign/open_campaign.h"
#include "db/campaign_file.h"
#include "tests/core/campaign/battle_fixture.h"

namespace navarch::test {

/// The teaching campaign after a battle that Aegina won over Megara, and a way to put it on the window's table.
class FoughtWar : public WarTable {
public:
    /// Enters the battle: Aegina's ship Aiakos' squadron did its deeds, and that commander was captured by the other side.
    FoughtWar(const std::string& captured, const std::string& alsoCaptured = {})
    {
        EnterBattle action = quiet();
        action.outcome.victor = 1;
        action.outcome.ships.front().deeds.rams = 2;
        for (CommanderOutcome& each : action.outcome.commanders)
            if (each.name == captured || each.name == alsoCaptured) {
                each.state = PersonState::Captured;
                each.captor = 1 - each.side;
            }
        for (int i = 0; i < 40; ++i)
            action.dice.push_back(5);
        entered = enter(action);
        if (!entered.empty()) {
            action.dice.clear();
            entered = enter(action);
        }
    }

    std::string entered; ///< what stood against it; empty

    template <class Thing>
    Id<Thing> put(Thing thing)
    {
        HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
        thing.id = Id<Thing>{head.nextNumber++};
        const Id<Thing> id = thing.id;
        campaign.table<Thing>().emplace(id, std::move(thing));
        return id;
    }

    /// A movement of money between a side's treasury and one of its accounts.
    TransactionId move(SideId side, Account account, Talents intoTreasury, const std::string& reason,
                       int turn = 0)
    {
        const TransactionId id = put(TransactionRecord{{}, turn, -459, 6, 1, reason, false, false, {}});
        put(PostingRecord{{}, id, side, Account::Treasury, intoTreasury});
        put(PostingRecord{{}, id, side, account, -intoTreasury});
        return id;
    }

    /// A file of it, opened.
    [[nodiscard]] std::unique_ptr<OpenCampaign> opened(const QTemporaryDir& folder) const
    {
        static int count = 0;
        const QString path = folder.filePath(QStringLiteral("war-%1.navarch").arg(++count));
        if (!CampaignFile::create(path, campaign, "Founded for a test"))
            return nullptr;
        auto open = std::make_unique<OpenCampaign>();
        return open->open(path) ? std::move(open) : nullptr;
    }
};

} // namespace navarch::test
