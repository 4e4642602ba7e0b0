// SPDX-License-Identifier: GPL-3.0-or-later
// SA-13.2: over which edge and where allies come in, and what it takes to find room.
#include "core/rules/salamis_ad_actium/setup/arrival.h"

#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// Each side has two triremes and allies of two squadrons with two triremes each; a contingent of the first side is due.
struct Arriving {
    Battle battle;

    explicit Arriving(int side = 0, Arrival how = Arrival::AnyEdge) : battle(brief())
    {
        battle.state.phase = Phase::Arrival;
        battle.state.side = static_cast<std::int8_t>(side);
        battle.state.squadron = 0;
        battle.state.contingents[static_cast<std::size_t>(side)] = how;
    }
    static BattleBrief brief()
    {
        BattleBrief brief = becalmed(squadronsOfTwo(1));
        for (BriefSide& side : brief.sides) {
            Fleet allies;
            allies.name = "Allies of " + side.name;
            allies.ships = {rowOf("trireme", 2, "Left"), rowOf("trireme", 2, "Right")};
            side.contingents = {allies};
        }
        return brief;
    }
    [[nodiscard]] std::string why(const ComeIn& order) const
    {
        return std::string(battle.game.check(battle.state, order).reason.pattern());
    }
    [[nodiscard]] std::string remedy(const ComeIn& order) const
    {
        return std::string(battle.game.check(battle.state, order).remedy.pattern());
    }
    /// The places in the order of the ships.
    [[nodiscard]] std::vector<free_table::Base> places(const ComeIn& order) const
    {
        std::vector<free_table::Base> bases;
        return arrivalPlaces(battle.game.facts(), battle.state, order, bases)
                   ? bases
                   : std::vector<free_table::Base>();
    }
};

const std::string nowhere = "No such contingent comes in now.";
const std::string notNow = "This contingent does not come in now.";
const std::string noRoom = "There is no room for the contingent there.";
const std::string notThere = "The contingent may not come in over this edge.";

} // namespace

class ArrivalTest : public QObject {
    Q_OBJECT
private slots:
    void sa_13_2_inLineOverEachEdge_data();
    void sa_13_2_inLineOverEachEdge();
    void sa_13_2_whollyOnTheTable();
    void sa_13_2_whereNobodyLies();
    void sa_13_2_overWhichEdge();
    void sa_13_2_whoIsDue();
    void sa_13_2_whoAndWhere();
    void sa_13_2_theyStandWhereItWasSaid();
};

/// Sterns on the edge as far as the largest class needs (half a length of 3.25 cm), 1.5 cm between the ships, the second
/// squadron 7.5 cm behind.
void ArrivalTest::sa_13_2_inLineOverEachEdge_data()
{
    QTest::addColumn<int>("edge");
    QTest::addColumn<int>("heading");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("first side's") << 0 << 0 << 50'000 << 3'250;
    QTest::newRow("right") << 1 << 270 << 120'000 - 3'250 << 50'000;
    QTest::newRow("second side's") << 2 << 180 << 50'000 << 90'000 - 3'250;
    QTest::newRow("left") << 3 << 90 << 3'250 << 50'000;
}

void ArrivalTest::sa_13_2_inLineOverEachEdge()
{
    QFETCH(int, edge);
    QFETCH(int, heading);
    QFETCH(int, x);
    QFETCH(int, y);
    const Arriving arriving;
    const auto places = arriving.places({0, static_cast<std::int8_t>(edge), 50'000});
    QCOMPARE(places.size(), std::size_t{4});
    const free_table::TablePoint middle{x, y};
    const auto in = free_table::rounded(free_table::wayOf(heading, 7'500, 0));
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(places[i].heading, heading);
        QCOMPARE(places[i].halfWidth, 1000);
        QCOMPARE(places[i].halfLength, 2250);
        const auto off = places[i].centre - (i < 2 ? middle : middle + in);
        QCOMPARE(std::abs(heading % 180 == 0 ? off.x : off.y),
                 1'750); // half of 2 cm and half of the water between
        QCOMPARE(heading % 180 == 0 ? off.y : off.x, 0);
    }
    QVERIFY(!(places[0].centre == places[1].centre) && !(places[2].centre == places[3].centre));
}

void ArrivalTest::sa_13_2_whollyOnTheTable()
{
    const Arriving arriving;
    for (const std::int8_t edge : {0, 1, 3}) {
        const int far = edge == 0 ? 120'000 : 90'000;
        // A ship's centre may lie on the rim.
        for (const int along : {1'750, far - 1'750})
            COMPARE_TEXT(arriving.why({0, edge, along}), "");
        for (const int along : {1'749, far - 1'749, 0, far, free_table::maxCoordinate})
            COMPARE_TEXT(arriving.why({0, edge, along}), noRoom);
        COMPARE_TEXT(arriving.remedy({0, edge, 0}), "Choose another place along the edge.");
        for (const int along : {-1, free_table::maxCoordinate + 1})
            COMPARE_TEXT(arriving.why({0, edge, along}), nowhere);
    }
    const Arriving second(1);
    COMPARE_TEXT(second.why({1, 2, 1'750}), "");
    COMPARE_TEXT(second.why({1, 2, 1'749}), noRoom);
}

void ArrivalTest::sa_13_2_whereNobodyLies()
{
    Arriving arriving;
    COMPARE_TEXT(arriving.why({0, 3, 50'000}), "");
    auto& other = arriving.battle.state.bases[0];
    other.centre = {3'250, 50'000 + 1'750 + 1'000 + 2'250}; // athwart, alongside the outer one
    other.heading = 0;
    COMPARE_TEXT(arriving.why({0, 3, 50'000}), "");
    --other.centre.y;
    COMPARE_TEXT(arriving.why({0, 3, 50'000}), noRoom);
    other.centre = {10'750, 50'000}; // in the place of the second squadron
    COMPARE_TEXT(arriving.why({0, 3, 50'000}), noRoom);
}

void ArrivalTest::sa_13_2_overWhichEdge()
{
    for (int side = 0; side < 2; ++side)
        for (const Arrival how : {Arrival::OwnEdge, Arrival::AnyEdge}) {
            const Arriving arriving(side, how);
            const int own = side == 0 ? 0 : 2;
            for (std::int8_t edge = 0; edge < 4; ++edge) {
                const ComeIn order{static_cast<std::int16_t>(side), edge, 30'000};
                const bool may = how == Arrival::OwnEdge ? edge == own : edge != 2 - own;
                COMPARE_TEXT(arriving.why(order), may ? "" : notThere);
                if (!may)
                    COMPARE_TEXT(arriving.remedy(order), how == Arrival::OwnEdge
                                                             ? "Take its own side's edge."
                                                             : "Take any edge but the enemy's.");
            }
        }
}

void ArrivalTest::sa_13_2_whoIsDue()
{
    for (const Arrival how : {Arrival::Waiting, Arrival::Refuses, Arrival::Here})
        COMPARE_TEXT(Arriving(0, how).why({0, 0, 30'000}), notNow);
    Arriving both;
    both.battle.state.contingents[1] = Arrival::AnyEdge;
    COMPARE_TEXT(both.why({0, 0, 30'000}), "");
    COMPARE_TEXT(both.why({1, 2, 30'000}), notNow); // it is the first side's card
    both.battle.state.side = 1;
    COMPARE_TEXT(both.why({0, 0, 30'000}), notNow);
    COMPARE_TEXT(both.why({1, 2, 30'000}), "");
}

void ArrivalTest::sa_13_2_whoAndWhere()
{
    Arriving arriving;
    for (const ComeIn& wrong :
         {ComeIn{-1, 0, 30'000}, ComeIn{2, 0, 30'000}, ComeIn{0, -1, 30'000}, ComeIn{0, 4, 30'000}})
        COMPARE_TEXT(arriving.why(wrong), nowhere);
    for (const Phase phase : {Phase::Begin, Phase::Deploy, Phase::Action, Phase::Engines}) {
        arriving.battle.state.phase = phase;
        COMPARE_TEXT(arriving.why({0, 0, 30'000}), nowhere);
    }
}

void ArrivalTest::sa_13_2_theyStandWhereItWasSaid()
{
    Arriving arriving;
    const ComeIn order{0, 3, 50'000};
    const auto places = arriving.places(order);
    Battle& battle = arriving.battle;
    std::vector<ShipNumber> allies;
    for (const int squadron : battle.game.facts().contingents[0].squadrons)
        for (const ShipNumber ship : battle.game.facts().squadrons[static_cast<std::size_t>(squadron)].ships)
            allies.push_back(ship);
    QCOMPARE(allies.size(), places.size());
    battle.give(order);
    for (std::size_t i = 0; i < allies.size(); ++i) {
        QVERIFY(battle.at(allies[i]).onTable());
        QCOMPARE(baseOf(battle.state, allies[i]), places[i]);
    }
    QCOMPARE(battle.state.contingents[0], Arrival::Here);
    QCOMPARE(battle.state.contingents[1], Arrival::Waiting);
    QCOMPARE(battle.game.unsoundness(battle.state), std::string());
}

QTEST_APPLESS_MAIN(ArrivalTest)
#include "arrival_test.moc"
