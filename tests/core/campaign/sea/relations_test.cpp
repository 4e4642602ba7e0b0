// SPDX-License-Identifier: GPL-3.0-or-later
// How sides stand to each other (CP-2.1): offers and answers, and whoever asks who is an enemy.
#include <QtTest>

#include <algorithm>
#include <set>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/gate/authority.h"
#include "core/campaign/machine/diplomacy.h"
#include "core/campaign/machine/knowledge.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/turn/waiting_list.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The teaching campaign with a person for every side: nobody answers of himself.
class Diplomats : public SeaTable {
public:
    Diplomats()
    {
        for (auto& [id, side] : campaign.table<SideRecord>())
            side.player = Player::Person;
    }

    std::string offer(const std::string& from, const std::string& to, const std::string& relation,
                      int weeks = 0)
    {
        return perform(R"({"do":"relation.offer","side":)" + n(side(from)) + R"(,"other":)" + n(side(to))
                       + R"(,"relation":")" + relation + R"(","weeks":)" + std::to_string(weeks) + "}");
    }
    std::string answer(bool accept)
    {
        const auto& offers = campaign.table<OfferRecord>();
        return perform(R"({"do":"relation.answer","offer":)"
                       + (offers.empty() ? std::string("1") : n(offers.begin()->first)) + R"(,"accept":)"
                       + (accept ? "true}" : "false}"));
    }
    std::string set(const std::string& one, const std::string& other, const std::string& relation,
                    int weeks = 0)
    {
        return perform(R"({"do":"relation.set","side":)" + n(side(one)) + R"(,"other":)" + n(side(other))
                       + R"(,"relation":")" + relation + R"(","weeks":)" + std::to_string(weeks) + "}");
    }
    std::string goToWar(const std::string& one, const std::string& other)
    {
        return perform(R"({"do":"relation.break","side":)" + n(side(one)) + R"(,"other":)" + n(side(other))
                       + "}");
    }
    std::string order(const std::string& fleetName, const std::string& kind, const std::string& place)
    {
        return perform(R"({"do":"fleet.order","fleet":)" + n(fleet(fleetName)) + R"(,"order":")" + kind
                       + R"(","port":)" + n(port(place)) + "}");
    }
    [[nodiscard]] Relation between(const std::string& one, const std::string& other) const
    {
        return relationOf(campaign, side(one), side(other));
    }
    [[nodiscard]] bool isSound() const { return flawsOf(campaign, "test").empty(); }
};

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

} // namespace

class RelationsTest : public QObject {
    Q_OBJECT

private slots:
    void cp2_1_withoutAWordItIsWar()
    {
        Diplomats table;
        QVERIFY(table.campaign.table<RelationRecord>().empty());
        QCOMPARE(table.between("Athens", "Aegina"), Relation::War);
        const Draft draft(table.campaign);
        QVERIFY(areEnemies(draft, table.side("Athens"), table.side("Aegina")));
        QVERIFY(!areEnemies(draft, table.side("Athens"), table.side("Athens")));
        QVERIFY(!areEnemies(draft, table.side("Athens"), {}));
    }

    void cp2_1_anOfferIsAnswered()
    {
        Diplomats table;
        QCOMPARE(table.offer("Athens", "Aegina", "peace"), "");
        QCOMPARE(table.between("Athens", "Aegina"), Relation::War);
        QCOMPARE(table.answer(false), "");
        QVERIFY(table.campaign.table<OfferRecord>().empty());
        QCOMPARE(table.between("Athens", "Aegina"), Relation::War);
        QCOMPARE(table.offer("Athens", "Aegina", "truce", 12), "");
        QCOMPARE(table.offer("Athens", "Aegina", "peace"), "");
        QCOMPARE(table.campaign.table<OfferRecord>().size(), std::size_t{1}); // the later one holds
        QCOMPARE(table.answer(true), "");
        QCOMPARE(table.between("Aegina", "Athens"), Relation::Peace);
        QVERIFY(table.campaign.table<OfferRecord>().empty());
        QCOMPARE(table.offer("Aegina", "Athens", "peace"), "relation-stands");
        QCOMPARE(table.offer("Athens", "Athens", "peace"), "same-side");
        QCOMPARE(table.offer("Athens", "Aegina", "war"), "offer-war");
        QCOMPARE(table.offer("Athens", "Corinth", "truce"), "truce-weeks");
        QCOMPARE(table.offer("Athens", "Corinth", "peace", 3), "truce-weeks");
        QCOMPARE(table.offer("Athens", "Corinth", "alliance"), "");
        const auto made = table.campaign.table<OfferRecord>().begin()->first;
        QCOMPARE(table.perform(R"({"do":"relation.withdraw","offer":)" + n(made) + "}"), "");
        QVERIFY(table.campaign.table<OfferRecord>().empty());
        QVERIFY(table.isSound());
    }

    /// CP-2.3: an offer is known to the two, a peace to all; who may answer is whom it was made to.
    void cp2_3_whoKnowsAndWhoMay()
    {
        Diplomats table;
        QCOMPARE(table.offer("Athens", "Aegina", "peace"), "");
        const auto knows = [&](const char* side, const char* kind) {
            const auto entries = chronicleFor(table.campaign, table.side(side));
            return std::any_of(entries.begin(), entries.end(),
                               [&](const ChronicleRecord* entry) { return entry->kind == kind; });
        };
        QVERIFY(knows("Athens", "offer-made") && knows("Aegina", "offer-made"));
        QVERIFY(!knows("Corinth", "offer-made") && !knows("Megara", "offer-made"));
        const AnswerOffer accept{table.campaign.table<OfferRecord>().begin()->first, true};
        QVERIFY(refusedTo(table.campaign, accept, table.side("Athens")).has_value());
        QVERIFY(refusedTo(table.campaign, accept, table.side("Corinth")).has_value());
        QVERIFY(!refusedTo(table.campaign, accept, table.side("Aegina")).has_value());
        const SetRelation set{table.side("Athens"), table.side("Aegina"), Relation::Peace, 0};
        QCOMPARE(authorityOf(table.campaign, set), Authority::Umpire);
        const auto waiting = [&](const char* side) {
            const auto list = whatWaitsFor(table.campaign, builtInFigures(), table.side(side));
            return std::count_if(list.begin(), list.end(),
                                 [](const Waiting& each) { return each.key == "offer-waits"; });
        };
        QCOMPARE(waiting("Aegina"), 1);
        QCOMPARE(waiting("Athens") + waiting("Corinth"), 0);
        QCOMPARE(table.answer(true), "");
        QVERIFY(knows("Corinth", "relation-set"));
        QCOMPARE(waiting("Aegina"), 0);
    }

    /// CP-7.3: nobody attacks, blockades or raids a friend's port; CP-7.2: an ally's harbours are open.
    void cp7_3_ordersAskWhoIsAnEnemy()
    {
        Diplomats table;
        for (const char* kind : {"attack", "blockade", "raid"})
            QCOMPARE(table.order(owls, kind, "aegina"), "");
        QCOMPARE(table.order(owls, "move", "aegina"), "hostile-port");
        QCOMPARE(table.order(owls, "blockade", "aegina"), "");
        QCOMPARE(table.set("Athens", "Aegina", "peace"), "");
        for (const auto& [id, order] : table.campaign.table<OrderRecord>())
            QVERIFY(order.fleet != table.fleet(owls)); // the order is void
        for (const char* kind : {"attack", "blockade", "raid"})
            QCOMPARE(table.order(owls, kind, "aegina"), "friends-port");
        QCOMPARE(table.order(owls, "move", "aegina"), "hostile-port");
        QCOMPARE(table.set("Athens", "Aegina", "alliance"), "");
        QCOMPARE(table.order(owls, "move", "aegina"), "");
        QVERIFY(table.isSound());
    }

    /// CP-7.5: those who are not at war pass each other by, whatever they seek.
    void cp7_5_friendsDoNotFight()
    {
        for (const char* relation : {"war", "peace", "alliance"}) {
            int contacts = 0;
            for (int seed = 1; seed <= 8; ++seed) {
                Diplomats table;
                table.setSeed(seed);
                table.setDate(7, 1);
                if (std::string(relation) != "war")
                    QCOMPARE(table.set("Athens", "Aegina", relation), "");
                for (const char* name : {owls, aiakos}) {
                    FleetRecord& fleet = table.fleetRecord(name);
                    fleet.port = {};
                    fleet.at = offPlace("aegina");
                    const std::string made =
                        table.perform(R"({"do":"fleet.order","fleet":)" + n(table.fleet(name))
                                      + R"(,"order":"patrol","patrol_from":"aegina","patrol_to":"piraeus"})");
                    QCOMPARE(made, "");
                }
                (void)table.advance();
                contacts += table.told("contact");
            }
            QVERIFY2((contacts > 0) == (std::string(relation) == "war"), relation);
        }
    }

    /// Who goes to war is told beforehand what it means, and leaves the harbours he had.
    void cp2_1_aBrokenAlliance()
    {
        Diplomats table;
        QCOMPARE(table.goToWar("Athens", "Aegina"), "at-war");
        QCOMPARE(table.set("Athens", "Aegina", "alliance"), "");
        table.fleetRecord(owls).port = table.port("aegina");
        table.fleetRecord(owls).at = {};
        const Verdict asked = consider(table.campaign, builtInFigures(),
                                       BreakRelation{table.side("Athens"), table.side("Aegina")});
        QVERIFY(asked.allowed());
        std::set<std::string> keys;
        for (const Finding& finding : asked.reasons)
            keys.insert(finding.key);
        QVERIFY(keys.contains("breaks-word") && keys.contains("leaves-harbour"));
        QCOMPARE(table.goToWar("Athens", "Aegina"), "");
        QCOMPARE(table.between("Athens", "Aegina"), Relation::War);
        QVERIFY(table.fleetRecord(owls).port.isNone());
        QVERIFY(table.fleetRecord(owls).at == offPlace("aegina"));
        QVERIFY(table.isSound());
    }

    void cp2_1_aTruceRunsOut()
    {
        Diplomats table;
        table.setDate(6, 1);
        QCOMPARE(table.set("Athens", "Aegina", "truce", 2), "");
        QCOMPARE(table.offer("Aegina", "Athens", "alliance"), "");
        for (int week = 0; week < 2; ++week) {
            QCOMPARE(table.between("Athens", "Aegina"), Relation::Truce);
            QCOMPARE(table.advance(), "");
        }
        QCOMPARE(table.between("Athens", "Aegina"), Relation::War);
        QCOMPARE(table.told("truce-over"), 1);
        QVERIFY(table.campaign.table<RelationRecord>().empty());
        QCOMPARE(table.campaign.table<OfferRecord>().size(), std::size_t{1});
        for (int week = 2; week < offerTurns; ++week)
            QCOMPARE(table.advance(), "");
        QVERIFY(table.campaign.table<OfferRecord>().empty()); // nobody answered
    }

    /// CP-12: what the scenarios say of their sides.
    void cp12_scenariosSayHowSidesStand()
    {
        auto plan = builtInScenario("peloponnesian-war", builtInFigures());
        QVERIFY(plan.has_value());
        const Campaign campaign = foundCampaign(*plan, builtInFigures()).value();
        std::map<std::string, SideId> sides;
        for (const auto& [id, side] : campaign.table<SideRecord>())
            sides[side.name] = id;
        QCOMPARE(relationOf(campaign, sides.at("Athens"), sides.at("Corcyra")), Relation::Alliance);
        QCOMPARE(relationOf(campaign, sides.at("Athens"), sides.at("Corinth")), Relation::War);
        const Knowledge known = knowledgeOf(campaign, builtInFigures(), sides.at("Athens"));
        QVERIFY(known.aims.enemies.contains(sides.at("Corinth")));
        QVERIFY(known.harbours.at("corcyra").isOpen && !known.harbours.at("corcyra").isHostile);
        QVERIFY(known.harbours.at("corinth-lechaion").isHostile);
    }

    /// CP-11.1: a captain who is spent asks for a truce and takes what he is offered; one who is not takes it of whom he does
    /// not aim at.
    void cp11_1_captainsMakePeaceWhenSpent()
    {
        Diplomats table;
        const auto said = [&](const char* side) {
            return decideRelations(table.campaign,
                                   knowledgeOf(table.campaign, builtInFigures(), table.side(side)));
        };
        QCOMPARE(table.offer("Corinth", "Athens", "peace"), "");
        QCOMPARE(said("Athens").size(), std::size_t{1});
        QVERIFY(!std::get<AnswerOffer>(said("Athens").front())
                     .accept); // without aims all are enemies that matter
        auto& next = table.campaign.table<HeadRecord>().begin()->second.nextNumber;
        const Id<AimRecord> aim{next++};
        AimRecord& record =
            table.campaign.table<AimRecord>()
                .emplace(aim, AimRecord{aim, table.side("Athens"), {}, table.side("Aegina"), 5})
                .first->second;
        QVERIFY(std::get<AnswerOffer>(said("Athens").front()).accept);
        record.enemy = table.side("Corinth");
        QVERIFY(!std::get<AnswerOffer>(said("Athens").front()).accept);
        auto& ships = table.campaign.table<ShipRecord>();
        for (auto& [id, ship] : ships)
            if (ship.fleet == table.fleet(owls))
                ship.condition.damage = Damage::Wrecked;
        QVERIFY(std::get<AnswerOffer>(said("Athens").front()).accept);
        // Once a season he asks each enemy for a truce.
        int offers = 0;
        for (int turn = 0; turn < 12; ++turn) {
            table.campaign.table<HeadRecord>().begin()->second.turn = turn;
            for (const CaptainAction& action : said("Athens"))
                offers += std::holds_alternative<OfferRelation>(action);
        }
        QCOMPARE(offers, 3);
    }
};

QTEST_APPLESS_MAIN(RelationsTest)
#include "relations_test.moc"
