// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "core/campaign/gate/authority.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/core/campaign/meddler.h"

using namespace navarch;
using namespace navarch::test;

namespace {

template <std::size_t... at>
std::vector<Action> plainActions(std::index_sequence<at...>)
{
    return {Action(std::variant_alternative_t<at, ActionKinds>())...};
}

/// One of each, about nothing in particular.
std::vector<Action> oneOfEach()
{
    return plainActions(std::make_index_sequence<std::variant_size_v<ActionKinds>>());
}

/// Whose a record is; nullopt of a record that says so through another, or is everybody's.
template <class Record>
std::optional<SideId> ownerOf(const Record& record, const Campaign& campaign)
{
    if constexpr (std::is_same_v<Record, PostingRecord>)
        return std::nullopt; // money goes to and fro: checked by the treasury
    else if constexpr (std::is_same_v<Record, PortRecord>)
        return record.owner;
    else if constexpr (std::is_same_v<Record, ShipRecord> || std::is_same_v<Record, SquadronRecord>) {
        const FleetRecord* fleet = campaign.find(record.fleet);
        return fleet ? std::optional(fleet->side) : std::nullopt;
    } else if constexpr (
        std::is_same_v<
            Record,
            FleetRecord> || std::is_same_v<Record, ContractRecord> || std::is_same_v<Record, LoanRecord> || std::is_same_v<Record, YardWorkRecord>)
        return record.side;
    else
        return std::nullopt;
}

std::vector<SideId> sidesIn(const Campaign& campaign)
{
    std::vector<SideId> sides;
    for (const auto& [id, side] : campaign.table<SideRecord>())
        sides.push_back(id);
    return sides;
}

std::string kindText(const Action& action)
{
    return std::string(kindOf(action));
}

} // namespace

/// Who may do what, whoever asks (CP-2.3).
class AuthorityTest : public QObject {
    Q_OBJECT

private slots:
    void theTableHasARowForEachAction()
    {
        const std::vector<Action> all = oneOfEach();
        QCOMPARE(authorityTable().size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(authorityTable()[i].kind, kindOf(all[i]));
    }

    /// Every action with every eyes: of what is not his a player hears that it is not, and nothing more.
    void allActionsWithAllEyes()
    {
        WarTable table;
        for (const Action& action : oneOfEach()) {
            QVERIFY(!refusedTo(table.campaign, action, {}));
            for (const SideId eyes : sidesIn(table.campaign)) {
                const Verdict verdict = consider(table.campaign, builtInFigures(), action, eyes);
                // It is about nothing of theirs, so nobody but the umpire may do it.
                QVERIFY2(!verdict.allowed(), kindText(action).c_str());
                QCOMPARE(verdict.reasons.size(), std::size_t(1));
                const bool isSides = authorityOf(table.campaign, action) == Authority::Side;
                QCOMPARE(errorKeys(verdict.reasons), std::string(isSides ? "not-yours" : "umpires-business"));
                QVERIFY(verdict.title.isEmpty() && verdict.events.empty() && verdict.changes.empty()
                        && verdict.missingDice.empty() && verdict.cost.isZero());
            }
        }
    }

    /// A long walk: what a side may do is decided as the umpire's would be, and changes nothing that is another's.
    void whatASideDoesStaysItsOwn()
    {
        GamingTable table;
        Meddler meddler(421);
        std::set<std::string> allowed;
        std::set<std::string> refused;
        for (int i = 0; i < 2500; ++i) {
            const std::string text = meddler.next(table.campaign);
            const auto json = parseJson(text, "walk");
            QVERIFY(json.has_value());
            const auto action = readAction(*json, "walk", builtInFigures());
            if (!action)
                continue;
            const Verdict byUmpire = consider(table.campaign, builtInFigures(), *action);
            for (const SideId eyes : sidesIn(table.campaign)) {
                const Verdict verdict = consider(table.campaign, builtInFigures(), *action, eyes);
                const auto why = refusedTo(table.campaign, *action, eyes);
                if (why) {
                    QCOMPARE(verdict.reasons, Findings{*why});
                    QVERIFY(verdict.changes.empty() && verdict.title.isEmpty());
                    refused.insert(kindText(*action));
                    continue;
                }
                QCOMPARE(verdict.reasons, byUmpire.reasons);
                QVERIFY(verdict.changes == byUmpire.changes);
                if (!verdict.allowed())
                    continue;
                allowed.insert(kindText(*action));
                for (const AnyChange& any : verdict.changes)
                    std::visit(
                        [&](const auto& change) {
                            if (!change.before)
                                return;
                            const auto owner = ownerOf(*change.before, table.campaign);
                            QVERIFY2(!owner || *owner == eyes, text.c_str());
                        },
                        any);
            }
            table.perform(text);
        }
        QVERIFY2(allowed.size() >= 10, "the walk no longer shows what sides may do");
        QVERIFY2(refused.size() >= 10, "the walk no longer shows what sides may not do");
    }

    /// What the umpire applied only he takes back, calls off or enters (issue: a player changed her treasury with it).
    void aBattleIsTheUmpires()
    {
        WarTable table;
        QCOMPARE(table.enter(table.quiet()), std::string());
        const Action back = TakeBackBattle{.battle = table.battle};
        QVERIFY(consider(table.campaign, builtInFigures(), back).allowed());
        for (const SideId eyes : sidesIn(table.campaign))
            QCOMPARE(errorKeys(consider(table.campaign, builtInFigures(), back, eyes).reasons),
                     std::string("umpires-business"));
        // Who plays alone against the machine speaks for all.
        const SideId megara = table.side("Megara");
        for (const SideId side : sidesIn(table.campaign))
            if (side != megara)
                table.perform(R"({"do":"side.change","side":)" + n(side) + R"(,"player":"machine"})");
        QCOMPARE(onlyPerson(table.campaign), megara);
        QVERIFY(consider(table.campaign, builtInFigures(), back, megara).allowed());
        QVERIFY(!consider(table.campaign, builtInFigures(), back, table.side("Aegina")).allowed());
    }

    /// Actions that are a side's, until they do what is not.
    void someActionsAreInPartTheUmpires()
    {
        WarTable table;
        const SideId megara = table.side("Megara");
        const auto says = [&](const Action& action) {
            const auto why = refusedTo(table.campaign, action, megara);
            return why ? why->key : std::string();
        };
        FleetId own;
        for (const auto& [id, fleet] : table.campaign.table<FleetRecord>())
            if (fleet.side == megara)
                own = id;
        QVERIFY(own);
        PortId port;
        for (const auto& [id, record] : table.campaign.table<PortRecord>())
            if (record.owner == megara)
                port = id;
        QVERIFY(port);
        BuyShips buying;
        buying.fleet = own;
        QCOMPARE(says(buying), std::string());
        const std::string umpires = "umpires-business";
        BuyShips waiving = buying;
        waiving.waive = {"ram-period"};
        QCOMPARE(says(waiving), umpires);
        BuyShips placing = buying;
        placing.placed = true;
        QCOMPARE(says(placing), umpires);
        ChangeFleet fleet;
        fleet.fleet = own;
        fleet.name = "Owls";
        QCOMPARE(says(fleet), std::string());
        fleet.port = port;
        QCOMPARE(says(fleet), umpires);
        ChangePort change;
        change.port = port;
        change.name = "Nisaia";
        QCOMPARE(says(change), std::string());
        change.economicValue = 9;
        QCOMPARE(says(change), umpires);
        CedePort ceding;
        ceding.port = port;
        QCOMPARE(says(ceding), std::string());
        ceding.price = Talents::whole(1);
        QCOMPARE(says(ceding), umpires);
        ChangeSide side;
        side.side = megara;
        side.name = "Megarians";
        QCOMPARE(says(side), std::string());
        side.player = Player::Machine;
        QCOMPARE(says(side), umpires);
        RenameShip nobodys;
        nobodys.ship = ShipId{987654};
        QCOMPARE(says(nobodys), std::string("not-yours"));
    }
};

QTEST_APPLESS_MAIN(AuthorityTest)
#include "authority_test.moc"
