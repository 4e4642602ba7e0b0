// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/taking_back.h"

#include <map>

#include "core/base/json_reader.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/images.h"
#include "core/campaign/fleets/fatigue.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/records/told.h"
#include "core/ships/limits.h"

namespace navarch {

namespace {

constexpr JsonLimits effectsLimits{std::size_t{64} << 20, 24, 256};

class TakingBack {
public:
    TakingBack(Deed& deed, BattleId battle)
        : m_deed(deed),
          m_draft(deed.draft()),
          m_parts(partsOf(deed.draft().base(), battle))
    {
    }

    void run()
    {
        Changes changes;
        if (!readEffects(changes))
            return;
        for (const AnyChange& any : changes)
            std::visit([this](const auto& change) { restore(change); }, any);
        reverseMoney();
        if (m_deed.refused())
            return;
        checkPlaces();
        checkBrief();
        if (!m_deed.refused())
            clearRecords();
    }

private:
    /// Reads the images one by one, so that it is told which record differs.
    bool readEffects(Changes& changes)
    {
        const std::string place = "battle " + std::to_string(m_parts.battle->id.value) + ": effects";
        const auto images = parseJson(m_parts.battle->effects, place, effectsLimits);
        if (!images || !images->is_array()) {
            m_deed.refuse("battle-damaged", given(m_parts.battle->name),
                          phrase("What it changed cannot be read any more; take a backup that is whole."));
            return false;
        }
        for (auto image = images->rbegin(); image != images->rend(); ++image) {
            auto read = readImages(Json::array({*image}), m_draft.base(), Reading::Backward, place);
            if (read)
                changes.insert(changes.end(), read->begin(), read->end());
            else
                refuseChanged(nameOfImage(*image));
        }
        return !m_deed.refused();
    }

    void refuseChanged(Phrase subject)
    {
        if (++m_refusals <= 20)
            m_deed.refuse(
                "changed-since", std::move(subject),
                phrase("It has been changed since the battle; undo that first, then take the battle back."),
                "CP-8.3");
    }

    Phrase nameOfImage(const Json& image) const
    {
        if (!image.is_object() || !image.contains("table") || !image.contains("id")
            || !image["id"].is_number_integer())
            return {};
        const std::int64_t id = image["id"].get<std::int64_t>();
        const Json& table = image["table"];
        if (table == ShipRecord::tableName)
            for (const BattleShipRecord* ship : m_parts.ships)
                if (ship->ship == id)
                    return given(ship->name);
        if (table == CommanderRecord::tableName)
            for (const BattleCommanderRecord* commander : m_parts.commanders)
                if (commander->commander == id)
                    return given(commander->name);
        if (table == FleetRecord::tableName)
            for (const BattleFleetRecord* fleet : m_parts.fleets)
                if (fleet->fleet == id)
                    return given(fleet->name);
        return phrase("%1 %2", table.is_string() ? Phrase(given(table.get<std::string>())) : phrase("record"),
                      id);
    }

    template <class Record>
    void restore(const RowChange<Record>& change)
    {
        if (change.after)
            m_draft.put(*change.after);
        else
            m_draft.remove(change.id());
    }
    /// A fleet has one order: the one it had comes back in place of one that it got since.
    void restore(const RowChange<OrderRecord>& change)
    {
        if (!change.after)
            return m_draft.remove(change.id());
        std::vector<Id<OrderRecord>> since;
        m_draft.forEach<OrderRecord>([&](const OrderRecord& order) {
            if (order.fleet == change.after->fleet && order.id != change.id())
                since.push_back(order.id);
        });
        for (const auto order : since)
            m_draft.remove(order);
        m_draft.put(*change.after);
    }
    /// The ledger is not rewritten: what was booked is booked back.
    void restore(const RowChange<TransactionRecord>& change)
    {
        m_booked.emplace(change.id(), phraseOf(*change.before));
    }
    void restore(const RowChange<PostingRecord>& change) { m_postings.push_back(*change.before); }

    void reverseMoney()
    {
        const HeadRecord now = m_deed.head();
        std::map<TransactionId, TransactionId> contrary;
        for (const auto& [id, reason] : m_booked) {
            // As long as a reason may be.
            Phrase text = phrase("Taken back: %1", reason);
            if (whyUnfitText(text.english(), maxNoteLength))
                text = phrase("Taken back: the battle");
            contrary[id] = m_draft.add(TransactionRecord{{},
                                                         now.turn,
                                                         now.year,
                                                         now.month,
                                                         now.week,
                                                         text.english(),
                                                         false,
                                                         true,
                                                         storedPhrase(text)});
        }
        for (const PostingRecord& posting : m_postings)
            if (const auto found = contrary.find(posting.transaction); found != contrary.end())
                m_draft.add(PostingRecord{{}, found->second, posting.side, posting.account, -posting.amount});
    }

    /// Whether what came back fits into the campaign as it is now.
    void checkPlaces()
    {
        for (const BattleShipRecord* entry : m_parts.ships) {
            const ShipRecord* ship = m_draft.find(ShipId{entry->ship});
            if (!ship)
                continue; // checkBrief() says so
            const FleetRecord* fleet = m_draft.find(ship->fleet);
            const SquadronRecord* squadron = m_draft.find(ship->squadron);
            if (!fleet || (ship->squadron && (!squadron || squadron->fleet != ship->fleet))
                || (squadron && squadronStrength(m_draft, squadron->id) > largestSquadron)) {
                refuseChanged(given(entry->name));
                continue;
            }
            int bearers = 0;
            m_draft.forEach<ShipRecord>([&](const ShipRecord& other) {
                const FleetRecord* of = m_draft.find(other.fleet);
                bearers += of && of->side == fleet->side && other.name == ship->name;
            });
            if (bearers > 1)
                m_deed.refuse("ship-name", given(ship->name),
                              phrase("Another ship of its side bears its name now; rename that one, then "
                                     "take the battle back."));
        }
        for (const BattleCommanderRecord* entry : m_parts.commanders) {
            const CommanderRecord* commander = m_draft.find(CommanderId{entry->commander});
            const bool lost = commander
                              && ((commander->fleet && !m_draft.find(commander->fleet))
                                  || (commander->squadron && !m_draft.find(commander->squadron)));
            if (!commander || lost) {
                refuseChanged(given(entry->name));
                continue;
            }
            m_draft.forEach<CommanderRecord>([&](const CommanderRecord& other) {
                const bool same = (commander->fleet && other.fleet == commander->fleet)
                                  || (commander->squadron && other.squadron == commander->squadron)
                                  || (commander->port && other.port == commander->port);
                if (same && other.id != commander->id)
                    m_deed.refuse(
                        "post-taken", given(other.name),
                        phrase("He holds the command of %1 now; give him another, then take the battle back.",
                               given(quotedForMessage(commander->name))));
            });
        }
    }

    /// The battle waits again with its brief, so its ships must be what the brief says.
    void checkBrief()
    {
        const auto brief = briefOf(*m_parts.battle, m_deed.figures());
        if (!brief) {
            m_deed.refuse("battle-damaged", given(m_parts.battle->name),
                          phrase("Its brief cannot be read: %1", given(brief.error().front().text())));
            return;
        }
        std::map<std::pair<int, int>, const FleetShip*> rows;
        for (std::size_t side = 0; side < brief->sides.size(); ++side) {
            int row = 0;
            for (const FleetShip& ship : brief->sides[side].fleet.ships)
                rows[{static_cast<int>(side), row++}] = &ship;
            for (const Fleet& contingent : brief->sides[side].contingents)
                for (const FleetShip& ship : contingent.ships)
                    rows[{static_cast<int>(side), row++}] = &ship;
        }
        for (const BattleShipRecord* entry : m_parts.ships) {
            const ShipRecord* ship = m_draft.find(ShipId{entry->ship});
            const auto row = rows.find({entry->sideNumber, entry->row});
            const FleetRecord* fleet = ship ? m_draft.find(ship->fleet) : nullptr;
            if (!fleet || row == rows.end() || ship->fit != row->second->fit
                || conditionInBattle(*ship, *fleet) != row->second->condition
                || crewInBattle(*ship, *fleet) != row->second->crew || ship->fleet.value != entry->fleet
                || ship->name != entry->name)
                refuseChanged(given(entry->name));
        }
    }

    void clearRecords()
    {
        BattleRecord& battle = m_draft.edit(m_parts.battle->id);
        battle.state = BattleState::Waiting;
        battle.way = BattleWay::None;
        battle.rounds = 0;
        battle.outcome.clear();
        battle.effects.clear();
        for (const BattleSideRecord* standing : m_parts.sides) {
            BattleSideRecord& side = m_draft.edit(standing->id);
            side.victor = side.conceded = false;
            side.losses = side.money = {};
        }
        for (const BattleFleetRecord* standing : m_parts.fleets)
            m_draft.edit(standing->id).retired = {};
        for (const BattleShipRecord* standing : m_parts.ships) {
            BattleShipRecord& ship = m_draft.edit(standing->id);
            BattleShipRecord bare;
            bare.id = ship.id;
            bare.battle = ship.battle;
            bare.sideNumber = ship.sideNumber;
            bare.row = ship.row;
            bare.ship = ship.ship;
            bare.fleet = ship.fleet;
            bare.name = ship.name;
            bare.classId = ship.classId;
            bare.price = ship.price;
            bare.damageBefore = bare.damage = ship.damageBefore;
            ship = std::move(bare);
        }
        for (const BattleCommanderRecord* standing : m_parts.commanders) {
            BattleCommanderRecord& commander = m_draft.edit(standing->id);
            commander.state = PersonState::Fit;
            commander.captor = -1;
            commander.weeksOut = commander.experience = 0;
        }
        if (m_parts.replay)
            m_draft.remove(m_parts.replay->id);
    }

    Deed& m_deed;
    Draft& m_draft;
    BattleParts m_parts;
    std::map<TransactionId, Phrase> m_booked;
    std::vector<PostingRecord> m_postings;
    int m_refusals = 0;
};

} // namespace

void takeBack(Deed& deed, BattleId battle)
{
    TakingBack(deed, battle).run();
}

} // namespace navarch
